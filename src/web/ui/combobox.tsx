import type { ReactNode } from 'react';
import { ListButton } from './list-button.tsx';
import type { SelectProps } from './select.tsx';
import { useLaterPopup } from './use-later-popup.ts';

export type ComboboxProps<Value extends string> = SelectProps<Value> & {
  searchLabel?: string;
  /** The message when the search finds nothing. */
  emptyText?: ReactNode;
};

const loadList = () => import('./combobox-list.tsx').then(({ ComboboxList }) => ComboboxList);

/** A select for long lists with a search box in its popup; it searches label, hint and keywords. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { Popup: List, isPressed, button } = useLaterPopup(loadList, 'listbox');
  return List ? <List {...props} defaultOpen={isPressed} /> : <ListButton {...props} button={button} />;
}

import { ListButton } from './list-button.tsx';
import type { Option } from './option.tsx';
import { useLaterPopup } from './use-later-popup.ts';

export type SelectProps<Value extends string> = {
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<Option<Value>>;
  placeholder?: string;
  disabled?: boolean;
  /** For a select without a Field around it. */
  label?: string;
  className?: string;
};

const loadList = () => import('./select-list.tsx').then(({ SelectList }) => SelectList);

/** A select for a short list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { Popup: List, isPressed, button } = useLaterPopup(loadList, 'listbox');
  return List ? <List {...props} defaultOpen={isPressed} /> : <ListButton {...props} button={button} />;
}

import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { t } from '../../contract/translate.ts';
import type { ComboboxProps } from './combobox.tsx';
import { ChosenOption, useListButton } from './list-button.tsx';
import { type Option, OptionContent } from './option.tsx';

/** The most options listed; users find the others by searching. */
const listedAtMost = 100;

/** The list of a Combobox with its button; takes the focus of the button that it replaces. */
export function ComboboxList<Value extends string>(props: ComboboxProps<Value> & { defaultOpen: boolean }) {
  const {
    value,
    onValueChange,
    options,
    placeholder,
    searchLabel = t`Search`,
    emptyText = t`Nothing found`,
    disabled,
    label,
    className,
    defaultOpen,
  } = props;
  const groups = groupsOf(options);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <BaseCombobox.Root<Option<Value>>
      defaultOpen={defaultOpen}
      items={groups ?? options}
      limit={listedAtMost}
      value={chosen}
      disabled={disabled}
      autoHighlight
      isItemEqualToValue={(item, current) => item.value === current.value}
      itemToStringLabel={({ label, hint, keywords = [] }) => [label, hint, ...keywords].filter(Boolean).join(' ')}
      itemToStringValue={(item) => item.value}
      onValueChange={(next) => next && onValueChange(next.value)}
    >
      <BaseCombobox.Trigger autoFocus {...useListButton(label, className)}>
        <ChosenOption value={value} options={options} placeholder={placeholder} />
      </BaseCombobox.Trigger>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner positionMethod="fixed" align="start" sideOffset={6} className="layer">
          <BaseCombobox.Popup className="popup popup-anchored" aria-label={label ?? searchLabel}>
            <span className="input-with-icon block p-1.5">
              <Search size={18} strokeWidth={1.6} className="popup-search-icon" aria-hidden />
              <BaseCombobox.Input className="input" placeholder={searchLabel} aria-label={searchLabel} />
            </span>
            <BaseCombobox.Empty>
              <div className="px-4 py-3 text-sm text-ink-faint">{emptyText}</div>
            </BaseCombobox.Empty>
            <BaseCombobox.List className="popup-list">
              {groups
                ? (group: OptionGroup) => (
                    <BaseCombobox.Group key={group.value} items={group.items}>
                      <BaseCombobox.GroupLabel className="popup-group">{group.value}</BaseCombobox.GroupLabel>
                      <BaseCombobox.Collection>{listItem}</BaseCombobox.Collection>
                    </BaseCombobox.Group>
                  )
                : listItem}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}

function listItem(option: Option) {
  return (
    <BaseCombobox.Item key={option.value} value={option} disabled={option.disabled} className="popup-item">
      <span className="min-w-0 flex-1">
        <OptionContent option={option} />
      </span>
      <BaseCombobox.ItemIndicator>
        <Check size={16} strokeWidth={2} aria-hidden />
      </BaseCombobox.ItemIndicator>
    </BaseCombobox.Item>
  );
}

type OptionGroup = { value: string; items: Option[] };

/** The options under their headings; null if none has one. */
function groupsOf(options: readonly Option[]): OptionGroup[] | null {
  if (!options.some(({ group }) => group !== undefined)) return null;
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const { group = '' } = option;
    const last = groups.at(-1);
    if (last?.value === group) last.items.push(option);
    else groups.push({ value: group, items: [option] });
  }
  return groups;
}

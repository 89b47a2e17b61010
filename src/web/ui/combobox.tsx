import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { type Option, OptionContent } from './option.tsx';

export type ComboboxProps<Value extends string> = {
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<Option<Value>>;
  placeholder?: string;
  searchLabel?: string;
  /** The message when the search finds nothing. */
  emptyText?: ReactNode;
  disabled?: boolean;
  /** For a combobox without a Field around it. */
  label?: string;
  className?: string;
};

/** The most options listed; users find the others by searching. */
const listedAtMost = 100;

/** A select for long lists with a search box in its popup; it searches label, hint and keywords. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const {
    value,
    onValueChange,
    options,
    placeholder = 'Choose',
    searchLabel = 'Search',
    emptyText = 'Nothing found',
    disabled,
    label,
    className,
  } = props;
  const control = useFieldControl();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <BaseCombobox.Root<Option<Value>>
      items={options}
      limit={listedAtMost}
      value={chosen}
      disabled={disabled}
      autoHighlight
      isItemEqualToValue={(item, current) => item.value === current.value}
      itemToStringLabel={({ label, hint, keywords = [] }) => [label, hint, ...keywords].filter(Boolean).join(' ')}
      itemToStringValue={(item) => item.value}
      onValueChange={(next) => next && onValueChange(next.value)}
    >
      <BaseCombobox.Trigger
        {...control}
        aria-labelledby={control.id && `${control['aria-labelledby']} ${control.id}`}
        aria-label={label}
        className={classNames('input input-trigger', className)}
      >
        {chosen ? <OptionContent option={chosen} /> : <span data-placeholder="">{placeholder}</span>}
        <ChevronDown size={18} strokeWidth={1.6} className="text-ink-faint" aria-hidden />
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
              {(option: Option<Value>) => (
                <BaseCombobox.Item key={option.value} value={option} disabled={option.disabled} className="popup-item">
                  <span className="min-w-0 flex-1">
                    <OptionContent option={option} />
                  </span>
                  <BaseCombobox.ItemIndicator>
                    <Check size={16} strokeWidth={2} aria-hidden />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}

import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { type Option, OptionContent } from './option.tsx';

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

/** A select for a short list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, placeholder = 'Choose', disabled, label, className } = props;
  const control = useFieldControl();
  const chosen = options.find((option) => option.value === value);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BaseSelect.Root<Value>
      items={options}
      value={value}
      disabled={disabled}
      onValueChange={(next) => next !== null && onValueChange(next)}
      onOpenChange={setIsOpen}
    >
      <BaseSelect.Trigger
        {...control}
        aria-labelledby={control.id && `${control['aria-labelledby']} ${control.id}`}
        aria-label={label}
        className={classNames('input input-trigger', className)}
      >
        <BaseSelect.Value>
          {() => (chosen ? <OptionContent option={chosen} /> : <span data-placeholder="">{placeholder}</span>)}
        </BaseSelect.Value>
        <ChevronDown size={18} strokeWidth={1.6} className="text-ink-faint" aria-hidden />
      </BaseSelect.Trigger>
      {/* The choices stay in the DOM once opened; they are a region only while open. */}
      <BaseSelect.Portal {...(isOpen && { role: 'region', 'aria-label': 'Choices' })}>
        <BaseSelect.Positioner positionMethod="fixed" sideOffset={6} alignItemWithTrigger={false} className="layer">
          <BaseSelect.Popup className="popup popup-anchored">
            <BaseSelect.List className="popup-list">
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  label={option.label}
                  className="popup-item"
                >
                  <BaseSelect.ItemText render={<div className="min-w-0 flex-1" />}>
                    <OptionContent option={option} />
                  </BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator>
                    <Check size={16} strokeWidth={2} aria-hidden />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}

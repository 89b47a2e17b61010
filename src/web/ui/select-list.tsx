import { Select as BaseSelect } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../contract/translate.ts';
import { ChosenOption, useListButton } from './list-button.tsx';
import { OptionContent } from './option.tsx';
import type { SelectProps } from './select.tsx';

/** The list of a Select with its button; takes the focus of the button that it replaces. */
export function SelectList<Value extends string>(props: SelectProps<Value> & { defaultOpen: boolean }) {
  const { value, onValueChange, options, placeholder, disabled, label, className, defaultOpen } = props;
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <BaseSelect.Root<Value>
      defaultOpen={defaultOpen}
      items={options}
      value={value}
      disabled={disabled}
      onValueChange={(next) => next !== null && onValueChange(next)}
      onOpenChange={setIsOpen}
    >
      <BaseSelect.Trigger autoFocus {...useListButton(label, className)}>
        <ChosenOption value={value} options={options} placeholder={placeholder} />
      </BaseSelect.Trigger>
      {/* The choices stay in the DOM once opened; they are a region only while open. */}
      <BaseSelect.Portal {...(isOpen && { role: 'region', 'aria-label': t`Choices` })}>
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

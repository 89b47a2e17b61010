import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** A checkbox with its label. */
export function Checkbox({
  checked,
  onCheckedChange,
  disabled,
  children,
}: {
  checked: boolean;
  onCheckedChange: (checked: boolean, event: Event) => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-2.5 text-sm">
      <BaseCheckbox.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next, { event }) => onCheckedChange(next, event)}
        className="check-box touch"
      >
        <BaseCheckbox.Indicator>
          <Check size={14} strokeWidth={2.4} aria-hidden />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <label htmlFor={id} className="cursor-pointer">
        {children}
      </label>
    </div>
  );
}

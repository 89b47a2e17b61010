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
      <span className="check-box">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget, nativeEvent }) => onCheckedChange(currentTarget.checked, nativeEvent)}
          className="touch"
        />
        {checked && <Check size={14} strokeWidth={2.4} aria-hidden />}
      </span>
      <label htmlFor={id} className="cursor-pointer">
        {children}
      </label>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Radio, RadioGroup } from './radio-group.tsx';

/** A segmented control for a few choices that are not pages, such as email or text message. */
export function Segmented<Value extends string>({
  value,
  onValueChange,
  options,
  label,
  full = false,
}: {
  value: Value;
  onValueChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: ReactNode; disabled?: boolean }>;
  label?: string;
  full?: boolean;
}) {
  return (
    <RadioGroup
      label={label}
      value={value}
      onValueChange={onValueChange}
      className={classNames('seg', full && 'seg-full')}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value} disabled={option.disabled} className="seg-item">
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

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
  const control = useFieldControl();
  return (
    <RadioGroup<Value>
      {...control}
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      className={classNames('seg', full && 'seg-full')}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          nativeButton
          render={<button type="button" />}
          className="seg-item"
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** A radio group of tiles; arrow keys move the choice. Inside `<Field group>` it is named by the field. */
export function ChoiceGroup<Value extends string>({
  value,
  onValueChange,
  label,
  className,
  children,
}: {
  value: Value | null;
  onValueChange: (value: Value) => void;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const control = useFieldControl();
  return (
    <RadioGroup<Value | null>
      {...control}
      aria-label={label}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      className={className}
    >
      {children}
    </RadioGroup>
  );
}

type TileProps = { value: string; disabled?: boolean; className?: string; children: ReactNode };

function ChosenDisc() {
  return (
    <Radio.Indicator className="choice-disc">
      <Check size={14} strokeWidth={2.6} aria-hidden />
    </Radio.Indicator>
  );
}

/** A sheet of paper to choose: category, delivery. Chosen it has a 2 px ring and a check disc. */
export function ChoiceTile({ value, disabled, className, children }: TileProps) {
  return (
    <Radio.Root
      value={value}
      disabled={disabled}
      nativeButton
      render={<button type="button" />}
      className={classNames('choice', className)}
    >
      <ChosenDisc />
      {children}
    </Radio.Root>
  );
}

/** A picture to choose (its CardArt gets the ring), with its words beneath. */
export function PresetTile({ value, disabled, className, children }: TileProps) {
  return (
    <Radio.Root
      value={value}
      disabled={disabled}
      nativeButton
      render={<button type="button" />}
      className={classNames('preset', className)}
    >
      <ChosenDisc />
      {children}
    </Radio.Root>
  );
}

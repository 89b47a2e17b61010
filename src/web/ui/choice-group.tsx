import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** A radio group of tiles; arrow keys change the choice. Inside `<Field group>` the field labels it. */
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

/** A tile for a category or delivery method. The chosen one has a 2 px ring and a check mark. */
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

/** A tile with a picture and text below; if chosen, its CardArt has the ring. */
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

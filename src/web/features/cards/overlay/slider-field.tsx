import { inDigits, inPercent } from '../../../../contract/amounts.ts';
import { readerLocale } from '../../../../contract/translate.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberBox } from '../../../ui/number-box.tsx';
import { Slider } from '../../../ui/slider.tsx';

type Range = {
  slider: { min: number; max: number; step: number };
  /** The bounds of the box beside the slider; null shows the value as text. */
  input: { min: number; max: number } | null;
};

/** A labelled slider with a number box that accepts a wider range. */
export function SliderField({
  label,
  value,
  unit,
  range: { slider, input },
  onValueChange,
}: {
  label: string;
  value: number;
  unit?: '%';
  range: Range;
  onValueChange: (value: number) => void;
}) {
  return (
    <Field
      label={label}
      action={
        input ? (
          <NumberBox
            {...input}
            label={`${label}, exact`}
            step={slider.step < 1 ? slider.step : 1}
            value={value}
            {...(unit && { unit })}
            onValueChange={onValueChange}
          />
        ) : (
          <span className="text-sm text-ink-soft">{inDigits(value, 2)}</span>
        )
      }
    >
      <Slider
        {...slider}
        value={value}
        describe={unit ? inPercent : (shown) => shown.toLocaleString(readerLocale)}
        onValueChange={onValueChange}
      />
    </Field>
  );
}

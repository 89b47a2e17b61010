import type { CSSProperties } from 'react';
import { useFieldControl } from './field.tsx';

/** A slider. `describe` returns the value as text. */
export function Slider({
  value,
  min,
  max,
  step,
  onValueChange,
  describe,
}: {
  value: number;
  min: number;
  max: number;
  step: number;
  onValueChange: (value: number) => void;
  describe?: (value: number) => string;
}) {
  const { 'aria-labelledby': labelledBy, ...control } = useFieldControl();
  const part = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <input
      {...control}
      aria-labelledby={labelledBy}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={describe?.(value)}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      className="slider"
      style={{ '--slider-part': part } as CSSProperties}
    />
  );
}

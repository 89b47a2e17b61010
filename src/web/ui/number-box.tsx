import { useState } from 'react';

/** A small input for a number. Valid input applies while typing; leaving the input clamps it to the bounds. */
export function NumberBox({
  label,
  value,
  min,
  max,
  step,
  unit,
  onValueChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  unit?: string;
  onValueChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="number-box">
      <input
        type="number"
        inputMode="decimal"
        aria-label={label}
        className="input"
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        onChange={({ currentTarget: { value: text, valueAsNumber: given } }) => {
          setTyped(text);
          if (given >= min && given <= max) onValueChange(given);
        }}
        onBlur={({ currentTarget: { valueAsNumber: given } }) => {
          setTyped(null);
          if (!Number.isNaN(given)) onValueChange(Math.min(max, Math.max(min, given)));
        }}
      />
      {unit && <span aria-hidden>{unit}</span>}
    </span>
  );
}

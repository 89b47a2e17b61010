import { useId } from 'react';

/** A colour, chosen in the browser's own way, with its name beside it. */
export function ColorField({
  label,
  value,
  onValueChange,
}: {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className="overlay-color">
      <input id={id} type="color" value={value} onChange={(event) => onValueChange(event.currentTarget.value)} />
      <span>
        <span className="field-label">{label}</span>
        <span className="block text-xs text-ink-soft">{value.toUpperCase()}</span>
      </span>
    </label>
  );
}

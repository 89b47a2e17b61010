import { useFieldControl } from './field.tsx';

/** A switch, labelled by `label` or by its Field. A plain element, because long lists have many. */
export function Switch({
  checked,
  onCheckedChange,
  label,
  describedBy,
  disabled,
}: {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label?: string;
  /** The id of the element that describes it. */
  describedBy?: string;
  disabled?: boolean;
}) {
  const control = useFieldControl();
  return (
    <button
      {...control}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy ?? control['aria-describedby']}
      disabled={disabled}
      onClick={() => onCheckedChange(!checked)}
      className="switch"
    >
      <span className="switch-thumb" />
    </button>
  );
}

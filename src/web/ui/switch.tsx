import { useFieldControl } from './field.tsx';

/** An on-off control. `label` names what it switches, unless a Field around it does. Plain: long lists have many. */
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
  /** The id of a sentence about it. */
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

import { useFieldControl } from './field.tsx';

/** An on-off control. `label` names what it switches, unless a Field around it does. Plain: long lists have many. */
export function Switch({
  checked,
  onCheckedChange,
  label,
  disabled,
}: {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label?: string;
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
      disabled={disabled}
      onClick={() => onCheckedChange(!checked)}
      className="switch"
    >
      <span className="switch-thumb" />
    </button>
  );
}

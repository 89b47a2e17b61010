import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { useFieldControl } from './field.tsx';

/** An on-off control. `label` names what it switches, unless a Field around it does. */
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
    <BaseSwitch.Root
      {...control}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onCheckedChange={(next) => onCheckedChange(next)}
      className="switch"
    >
      <BaseSwitch.Thumb className="switch-thumb" />
    </BaseSwitch.Root>
  );
}

import { useId } from 'react';
import { Switch } from '../../ui/switch.tsx';

/** A switch with a label and an explanation. */
export function SwitchRow({
  label,
  text,
  checked,
  disabled,
  onChange,
}: {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="settings-switch">
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p id={id} className="text-sm text-ink-soft">
          {text}
        </p>
      </div>
      <Switch label={label} describedBy={id} checked={checked} disabled={disabled} onCheckedChange={onChange} />
    </div>
  );
}

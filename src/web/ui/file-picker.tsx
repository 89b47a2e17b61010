import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** A drop zone and file input. `accept` only filters in the browser; the server decides. */
export function FilePicker({
  accept,
  label,
  hint,
  icon,
  disabled = false,
  className,
  onFile,
}: {
  accept: string;
  /** What choosing a file does: 'Upload a photo'. */
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  className?: string;
  onFile: (file: File) => void;
}) {
  const ownId = useId();
  const control = useFieldControl();
  const id = control.id ?? ownId;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  };
  return (
    <label
      htmlFor={id}
      className={classNames('file-picker', over && 'file-picker-over', className)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        // Not `disabled`, because the input would lose the focus during an upload.
        aria-disabled={disabled || undefined}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        className="sr-only"
        onClick={(event) => disabled && event.preventDefault()}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Otherwise choosing the same file again would not fire an event.
          event.currentTarget.value = '';
          if (file && !disabled) onFile(file);
        }}
      />
      {icon}
      <span className="font-semibold">{label}</span>
      {hint && <span className="text-xs text-ink-faint">{hint}</span>}
    </label>
  );
}

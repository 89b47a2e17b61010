import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

type FieldControl = {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that connect a control to its Field; empty outside of a Field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}

export type FieldProps = {
  label: ReactNode;
  /** Shown below the control unless there is an error. */
  hint?: ReactNode;
  error?: string;
  /** Adds '(optional)' to the label; fields are required by default. */
  optional?: boolean;
  /** A link or button at the end of the label line. */
  action?: ReactNode;
  /** For several controls under one label, such as radio tiles: a labelled group instead of a label element. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label, a control, and a hint or error. Labels and describes the control. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  action,
  group = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const control: FieldControl = {
    id,
    'aria-labelledby': labelId,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  };
  const words = (
    <>
      {label}
      {optional && <span className="field-optional"> (optional)</span>}
    </>
  );
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        {group ? (
          <span id={labelId} className="field-label">
            {words}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className="field-label">
            {words}
          </label>
        )}
        {action}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {error ? (
        <p id={noteId} className="field-error" role="alert">
          <CircleAlert size={15} strokeWidth={1.6} aria-hidden />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

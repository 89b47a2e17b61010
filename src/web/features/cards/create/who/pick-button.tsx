import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldControl } from '../../../../ui/field.tsx';

/** A large button that shows the picked item and opens its picker. */
export function PickButton({
  media,
  title,
  hint,
  placeholder,
  disabled,
  onClick,
}: {
  media?: ReactNode;
  /** Null if nothing is picked. */
  title: string | null;
  hint?: ReactNode;
  placeholder: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  const { 'aria-invalid': invalid, ...control } = useFieldControl();
  return (
    <div className="choice card-pick" data-invalid={invalid} data-disabled={disabled || undefined}>
      {media}
      <button
        type="button"
        {...control}
        aria-labelledby={control.id && `${control['aria-labelledby']} ${control.id}`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onClick}
        className="card-pick-button"
      >
        {title === null ? (
          <span className="text-ink-faint">{placeholder}</span>
        ) : (
          <span className="line-clamp-2 font-semibold break-words" dir="auto">
            {title}
          </span>
        )}
        {hint && <span className="block truncate text-xs text-ink-faint">{hint}</span>}
      </button>
      <ChevronDown size={18} strokeWidth={1.6} className="text-ink-faint" aria-hidden />
    </div>
  );
}

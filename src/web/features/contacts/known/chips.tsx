import { X } from 'lucide-react';

/** A row of short texts, each with a Remove button. */
export function Chips({
  label,
  items,
  onRemove,
}: {
  label: string;
  items: readonly { key: string; text: string }[];
  onRemove: (key: string) => void;
}) {
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {items.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            className="touch flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line ps-3.5 pe-2.5 text-start text-sm hover:border-ink-faint"
            aria-label={`Remove ${text}`}
            onClick={() => onRemove(key)}
          >
            <bdi className="min-w-0 break-words">{text}</bdi>
            <X size={15} strokeWidth={1.8} className="shrink-0 text-ink-faint" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

import { Star, X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Makes a further email, phone or address the preferred one, or removes it. */
export function FurtherActs({
  what,
  onPrefer,
  onRemove,
}: {
  what: string;
  onPrefer: () => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex">
      <IconButton label={`Prefer ${what}`} onClick={onPrefer}>
        <Star size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${what}`} onClick={onRemove}>
        <X size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

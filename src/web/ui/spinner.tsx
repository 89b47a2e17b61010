import { LoaderCircle } from 'lucide-react';

/** A spinner. With a label it is announced; without one it is decoration beside text. */
export function Spinner({ label, size = 18 }: { label?: string; size?: number }) {
  const ring = (
    <LoaderCircle className="animate-spin motion-reduce:animate-none" size={size} strokeWidth={1.6} aria-hidden />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex text-ink-faint">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}

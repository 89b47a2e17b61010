import { TriangleAlert } from 'lucide-react';
import { type Extent, isTooSmall } from './small-photo.ts';

/** Warns that a photo is too small for a card; it can be used anyway. */
export function SmallPhotoNote({ extent, className = '' }: { extent: Extent | null; className?: string }) {
  if (!extent || !isTooSmall(extent)) return null;
  return (
    <p role="status" className={`photo-small ${className}`}>
      <TriangleAlert size={16} strokeWidth={1.7} className="mt-0.5 shrink-0" aria-hidden />
      <span>
        This photo is small, {extent.width} by {extent.height} pixels, and will be framed small on the card. Choose a
        larger one if you have it.
      </span>
    </p>
  );
}

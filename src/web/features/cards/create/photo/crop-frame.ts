import type { Extent } from '../../../../style-choice/small-photo.ts';

type Focus = { x: number; y: number };

/** The part of a photo that a square card shows, along the axis that is cropped, in fractions of that side. */
export type CropFrame = { axis: 'x' | 'y' | null; start: number; span: number };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The frame around a focus; centred without one. */
export function frameOf({ width, height }: Extent, focus: Focus | null): CropFrame {
  const axis = width === height ? null : width > height ? 'x' : 'y';
  if (!axis) return { axis, start: 0, span: 1 };
  const span = Math.min(width, height) / Math.max(width, height);
  return { axis, start: clamp((focus?.[axis] ?? 0.5) - span / 2, 0, 1 - span), span };
}

/** The focus whose frame is centred as near as possible to a position along the axis. */
export function focusAt({ axis, span }: CropFrame, middle: number): Focus {
  const place = clamp(middle, span / 2, 1 - span / 2);
  return { x: axis === 'x' ? place : 0.5, y: axis === 'y' ? place : 0.5 };
}

/** The position of the frame, 0 to 100. */
export function framePercent({ start, span }: CropFrame): number {
  return span === 1 ? 50 : Math.round((start / (1 - span)) * 100);
}

const steps: Record<string, number> = {
  ArrowLeft: -0.02,
  ArrowUp: -0.02,
  ArrowRight: 0.02,
  ArrowDown: 0.02,
  PageUp: -0.1,
  PageDown: 0.1,
  Home: -1,
  End: 1,
};

/** The focus after a key press; null for a key that does not move the frame. */
export function focusAfterKey(frame: CropFrame, key: string): Focus | null {
  const step = steps[key];
  return step === undefined ? null : focusAt(frame, frame.start + frame.span / 2 + step);
}

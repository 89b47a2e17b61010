import { z } from 'zod';
import { inkLimits } from './ink-limits.ts';
import { t } from './translate.ts';

/** Handwriting faces of typed signatures, named by their look. */
export const signatureFaces = ['pen', 'script', 'brush'] as const;

/** A line of the pen: x, y in px of a box of 600 x 200, and pressure 0..1. */
const point = z.tuple([z.number().min(0).max(600), z.number().min(0).max(200), z.number().min(0).max(1)]);
export const strokes = z
  .array(z.array(point).min(1).max(inkLimits.pointsPerStroke))
  .min(1)
  .max(inkLimits.strokes)
  .refine((lines) => lines.reduce((sum, line) => sum + line.length, 0) <= inkLimits.points, {
    error: t`The drawing is too long. Draw it again with fewer lines.`,
  });
export type Strokes = z.output<typeof strokes>;

/** Handwriting as an outline to fill: the path of an SVG with a view box of `width` x `height`. The server makes it. */
export const ink = z.strictObject({ width: z.number().positive(), height: z.number().positive(), path: z.string() });
export type Ink = z.infer<typeof ink>;

/** How a card is signed, frozen on the card: "Love," and the name in handwriting. */
export const cardSignature = z.strictObject({
  /** Empty for none. */
  closing: z.string().max(inkLimits.closing),
  /** What the handwriting says, for screen readers and plain text. */
  name: z.string().min(1).max(inkLimits.name),
  ink,
});
export type CardSignature = z.infer<typeof cardSignature>;

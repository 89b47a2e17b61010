import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import type { Subject } from '../../library/library-motif.ts';
import { type CardColours, groundHue } from '../../library/motif-colours.ts';

/** The sheet that a style lays a photo on. */
export type Mat = {
  /** Paper is left nearly white; a tint and a strong field take the card's colours. */
  ground: 'paper' | 'tint' | 'field';
  /** The empty margin around the photo, at 1024 px; 0 for a style that draws its own frame. */
  margin: number;
  /** Things of cut paper with shadows, for a style that paints nothing over. */
  isCut?: boolean;
};

type MatColours = { ground: Rgb; rim: Rgb; line: Rgb };

const paper: Rgb = [0.992, 0.985, 0.968];
const strength: Record<ColorPalette, number> = {
  Pastel: 0.7,
  'Bold & Bright': 1,
  'Black & White': 0,
  'Muted Tones': 0.5,
};

/** The sheet, the rim about the photo and the line around that. */
export function matColours({ ground }: Mat, colours: CardColours, things: readonly Subject[]): MatColours {
  const much = strength[colours.palette];
  const hue = groundHue(things, colours);
  const line = mixColours(oklch(0.66, 0.12 * much, hue), colours.ink, 0.12);
  if (ground === 'paper') return { ground: paper, rim: paper, line };
  const field = ground === 'tint' ? oklch(0.9, 0.045 * much, hue) : oklch(0.85, 0.13 * much, hue);
  return { ground: field, rim: paper, line };
}

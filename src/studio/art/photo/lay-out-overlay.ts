import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TextOverlay } from '../../../contract/styles.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import { resolveFamily } from '../text/text-families.ts';
import type { Extent } from './crop-to-cover.ts';

/** Words placed on a picture: the band they lie on runs across its full width. */
export type OverlayLayout = {
  fitted: FittedText;
  band: { top: number; height: number };
  textLeft: number;
  textRight: number;
};

const weights: Record<TextOverlay['fontWeight'], number> = { lighter: 300, normal: 400, bold: 700 };
const lineHeight = 1.24;
/** The minimum distance of words from the picture's sides, as a fraction of its width. */
const sideMargin = 0.05;
const bareMargin = 0.025;

/** Sets the overlay's words and finds where they lie, in pixels of a picture of this size. */
export function layOutOverlay(
  context: SKRSContext2D,
  text: string,
  style: TextOverlay,
  picture: Extent,
): OverlayLayout {
  const padding = (style.textPadding * picture.width) / 1024;
  const inset = padding + sideMargin * picture.width;
  const fitted = fitText(context, {
    text,
    font: { family: resolveFamily(style.fontFamily), weight: weights[style.fontWeight] },
    sizePx: (picture.height * style.fontSizePercent) / 100,
    maxWidth: picture.width - 2 * inset,
    maxLines: style.maxLines,
    maxHeight: picture.height - 2 * padding,
    lineHeight,
    wrap: style.wordWrap ? 'balanced' : 'none',
  });
  // Even without padding the words keep clear of the band's edge.
  const height = fitted.lines.length * fitted.lineHeightPx + 2 * Math.max(padding, fitted.font.sizePx * 0.28);
  const free = picture.height - height;
  // A band reaches the edge; bare words keep away from it.
  const edge = style.backgroundOpacity > 0 ? 0 : bareMargin * picture.height;
  const top = { top: Math.min(edge, free), center: free / 2, bottom: Math.max(0, free - edge) }[style.position];
  return { fitted, band: { top, height }, textLeft: inset, textRight: picture.width - inset };
}

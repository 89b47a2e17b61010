import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TextOverlay } from '../../../contract/styles.ts';
import { parseHex, relativeLuminance, toCss } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import { drawLines, measureWidest } from '../text/draw-lines.ts';
import type { OverlayLayout } from './lay-out-overlay.ts';
import { findScrim } from './overlay-contrast.ts';

/** Draws laid-out words over a picture already on the context; `picture` holds the same pixels. */
export function drawOverlay(context: SKRSContext2D, layout: OverlayLayout, style: TextOverlay, picture: Raster): void {
  const { band, fitted, textLeft, textRight } = layout;
  const { width } = picture;
  const textColour = parseHex(style.textColor);
  const ground = { colour: parseHex(style.backgroundColor), opacity: style.backgroundOpacity };

  if (ground.opacity > 0) {
    context.fillStyle = toCss(ground.colour, ground.opacity);
    context.fillRect(0, band.top, width, band.height);
  }
  const widest = measureWidest(context, fitted);
  const left = { left: textLeft, center: (width - widest) / 2, right: textRight - widest }[style.horizontalAlign];
  const scrim = findScrim(picture, { left, top: band.top, width: widest, height: band.height }, textColour, ground);
  if (scrim.opacity > 0) {
    if (ground.opacity > 0) {
      context.fillStyle = toCss(scrim.colour, scrim.opacity);
      context.fillRect(0, band.top, width, band.height);
    } else drawSoftScrim(context, layout, style, picture, toCss(scrim.colour, scrim.opacity), toCss(scrim.colour, 0));
  }
  if (style.preset === 'elegant' && ground.opacity > 0) drawHairlines(context, layout, style, picture);

  context.save();
  context.fillStyle = style.textColor;
  if (style.textShadow) {
    const light = relativeLuminance(textColour) > 0.4;
    context.shadowColor = light ? 'rgba(0,0,0,0.55)' : 'rgba(255,255,255,0.6)';
    context.shadowBlur = fitted.font.sizePx * 0.14;
    context.shadowOffsetY = light ? fitted.font.sizePx * 0.04 : 0;
  }
  const textTop = band.top + (band.height - fitted.lines.length * fitted.lineHeightPx) / 2;
  drawLines(context, fitted, { top: textTop, left: textLeft, right: textRight, align: style.horizontalAlign });
  context.restore();
}

/** Without a band the veil fades out into the picture. */
function drawSoftScrim(
  context: SKRSContext2D,
  { band }: OverlayLayout,
  { position }: TextOverlay,
  picture: Raster,
  full: string,
  none: string,
): void {
  const fade = band.height * 0.75;
  const from = position === 'top' ? 0 : band.top - fade;
  const to = position === 'bottom' ? picture.height : band.top + band.height + fade;
  const gradient = context.createLinearGradient(0, from, 0, to);
  const fadeShare = fade / (to - from);
  gradient.addColorStop(0, position === 'top' ? full : none);
  if (position !== 'top') gradient.addColorStop(fadeShare, full);
  if (position !== 'bottom') gradient.addColorStop(1 - fadeShare, full);
  gradient.addColorStop(1, position === 'bottom' ? full : none);
  context.fillStyle = gradient;
  context.fillRect(0, from, picture.width, to - from);
}

/** A fine rule along each edge of the band that lies inside the picture. */
function drawHairlines(context: SKRSContext2D, { band }: OverlayLayout, style: TextOverlay, picture: Raster): void {
  const unit = picture.width / 1024;
  const inset = 9 * unit;
  context.fillStyle = toCss(parseHex(style.textColor), 0.5);
  for (const [edge, y] of [
    ['top', band.top + inset],
    ['bottom', band.top + band.height - inset],
  ] as const)
    if (style.position !== edge) context.fillRect(0, y, picture.width, 1.5 * unit);
}

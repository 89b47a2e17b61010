import { type Box, ellipsePath, type Point, smoothPath } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { rectPath } from '../separations/paths.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawDots } from './pop-grounds.ts';
import { captionLook } from './pop-lettering.ts';

const margin = 40;

/** A single still panel of a comic with a narrator's caption: no shout, no burst. */
export function composeStillPanel(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  press.fill(rectPath(0, 0, width, height), {});
  const panel: Box = [margin, margin, width - margin, height - margin];
  const wide = width > height * 1.3;
  const caption = captionBox(panel, wide, rng.chance(0.5));
  press.clip(rectPath(...panel), () => {
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: panel,
      horizon: 0.72,
      season,
      outline: 4,
      keepClear: caption,
      strength: 0.58,
    });
  });
  press.stroke(rectPath(...panel), 7);
  const top = wide ? panel[1] + 50 : caption[1] < height / 2 ? caption[3] + 30 : panel[1] + 46;
  const bottom = wide || caption[1] < height / 2 ? panel[3] - 40 : caption[1] - 24;
  const reach = wide ? width * 0.2 : width * 0.27;
  const x = wide ? (caption[0] < width / 3 ? width * 0.72 : width * 0.28) : width / 2;
  drawSubject(context, context.subject, [x - reach, top, x + reach, bottom]);
  drawCaption(context, caption);
  return {
    textArea: inside(caption),
    look: captionLook,
    perch: { x: x + reach * 0.9, y: bottom, size: 70, facing: -1 },
  };
}

/** Daybreak over water in bands of dots, a branch or flower before it. */
export function composeDaybreak(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  const wide = width > height * 1.3;
  const line = height * 0.62;
  drawDots(press, rectPath(0, 0, width, line), { second: 0.6 }, [0, line], [0, 0], { light: 0.16 });
  const x = width * rng.pick([0.3, 0.5, 0.7]);
  const r = Math.min(width, height) * 0.22;
  for (const [share, light] of [
    [1.9, 0.22],
    [1.45, 0.42],
    [1, 1],
  ] as const)
    press.fill(ellipsePath(x, line, r * share), { light }, share === 1 ? { line: 4 } : {});
  press.clip(rectPath(0, line - height * (setting === 'Nature' ? 0.06 : 0.16), width, line + 1), () =>
    drawBackdrop(setting === 'Cozy' ? 'Nature' : setting, {
      press,
      rng: rng.fork('backdrop'),
      box: [0, line - height * 0.3, width, line + height * 0.12],
      horizon: 0.6,
      season,
      outline: 3.6,
      keepClear: null,
      strength: 0.5,
    }),
  );
  press.fill(
    rectPath(0, line, width, height),
    { start: { second: 0.28 }, end: { second: 0.85 }, along: { kind: 'linear', from: [0, line], to: [0, height] } },
    { line: 5 },
  );
  for (let i = 0; i < 9; i++) {
    const y = line + 22 + i * ((height - line) / 9);
    const w = width * rng.between(0.08, 0.22);
    const at = x + rng.gaussian(width * 0.16);
    const wave: Point[] = [
      [at - w, y],
      [at - w / 2, y - 7],
      [at, y],
      [at + w / 2, y - 7],
      [at + w, y],
    ];
    press.stroke(smoothPath(wave, false), 7, i < 5 ? { light: 0.8 } : {});
  }
  if (setting === 'Cozy') {
    press.stroke(`M${width / 2} 0V${height}M0 ${height * 0.44}H${width}`, 26);
    press.stroke(`M${width / 2} 0V${height}M0 ${height * 0.44}H${width}`, 14, {});
  }
  press.stroke(rectPath(8, 8, width - 8, height - 8), 16);
  const caption: Box = wide
    ? [width * 0.08, height * 0.12, width * 0.5, height * 0.34]
    : [width * 0.1, height * 0.075, width * 0.9, height * 0.245];
  drawCaption(context, caption);
  const reach = wide ? width * 0.15 : width * 0.24;
  const sx = wide ? width * 0.78 : width * (x > width / 2 ? 0.32 : 0.68);
  drawSubject(context, context.subject, [sx - reach, wide ? height * 0.14 : height * 0.32, sx + reach, height - 44]);
  return {
    textArea: inside(caption),
    look: captionLook,
    perch: { x: width * 0.14, y: height - 46, size: 76, facing: 1 },
  };
}

/** A disc of dots that fade outwards, with the subject on it and the caption below. */
export function composeFadingDisc(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  const wide = width > height * 1.3;
  press.fill(rectPath(0, 0, width, height), rng.pick([{ light: 0.12 }, {}]));
  const cx = wide ? width * 0.3 : width / 2;
  const cy = wide ? height * 0.5 : height * 0.42;
  const r = wide ? height * 0.4 : Math.min(width * 0.41, height * 0.36);
  press.clip(ellipsePath(cx, cy, r), () =>
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: [cx - r, cy - r, cx + r, cy + r],
      horizon: 0.72,
      season,
      outline: 3.6,
      keepClear: [cx - r * 0.5, cy - r * 0.8, cx + r * 0.5, cy + r * 0.5],
      strength: 0.55,
    }),
  );
  press.stroke(ellipsePath(cx, cy, r), 7);
  press.stroke(ellipsePath(cx, cy, r + 16), 2.5);
  drawSubject(context, context.subject, [cx - r * 0.66, cy - r * 0.86, cx + r * 0.66, cy + r * 0.78]);
  press.stroke(rectPath(26, 26, width - 26, height - 26), 6);
  const textArea: Box = wide
    ? [width * 0.57, height * 0.3, width - 90, height * 0.7]
    : [90, cy + r + 36, width - 90, Math.min(height - 56, cy + r + 36 + height * 0.15)];
  return { textArea, look: captionLook, perch: { x: cx + r * 0.62, y: cy + r * 0.74, size: r * 0.2, facing: -1 } };
}

function captionBox([left, top, right, bottom]: Box, wide: boolean, above: boolean): Box {
  const height = (bottom - top) * (wide ? 0.26 : 0.15);
  if (wide)
    return above
      ? [left + 70, top + 90, left + 70 + (right - left) * 0.42, top + 90 + height]
      : [right - 70 - (right - left) * 0.42, top + 90, right - 70, top + 90 + height];
  return above
    ? [left + 60, top + 44, right - 60, top + 44 + height]
    : [left + 60, bottom - 44 - height, right - 60, bottom - 44];
}

function drawCaption({ press }: CardContext, [left, top, right, bottom]: Box): void {
  press.fill(rectPath(left, top, right, bottom), { light: 0.14 }, { line: 5 });
}

const inside = ([left, top, right, bottom]: Box): Box => [left + 28, top + 14, right - 28, bottom - 14];

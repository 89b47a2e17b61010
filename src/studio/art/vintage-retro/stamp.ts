import type { Box } from '../core/geometry.ts';
import { ellipsePath, polygonPath } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { rectPath } from '../separations/paths.ts';
import type { Press } from '../separations/press.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawFleuron } from './frame.ts';
import { captionLook, labelLook } from './vintage-lettering.ts';

/** An airmail letter: striped border, a large stamp with the occasion, a postmark, the heading as its address. */
export function composeStamp(context: CardContext): Composed {
  const { press, rng, width, height, setting, season, quiet } = context;
  const edge = 44;
  drawAirmail(press, width, height, edge);
  const inner: Box = [edge + 14, edge + 14, width - edge - 14, height - edge - 14];
  press.fill(rectPath(...inner), { light: 0.12 }, { line: 2.4 });
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const stampHeight = wide ? height * 0.74 : tall ? height * 0.56 : height * 0.545;
  const stampWidth = Math.min(stampHeight * (wide ? 0.86 : tall ? 0.78 : 1.02), width * 0.72);
  const onRight = rng.chance(0.5);
  const cx = wide ? (onRight ? width - inner[0] - 60 - stampWidth / 2 : inner[0] + 60 + stampWidth / 2) : width / 2;
  const cy = wide ? height / 2 : inner[1] + (tall ? 90 : 66) + stampHeight / 2;
  const tilt = rng.between(0.015, 0.04) * (rng.chance(0.5) ? 1 : -1);
  press.at(
    [cx, cy],
    () => {
      const [w, h] = [stampWidth / 2, stampHeight / 2];
      press.fill(perforated(w, h, 9), {}, { line: 3 });
      const face: Box = [-w + 26, -h + 26, w - 26, h - 26];
      press.clip(rectPath(...face), () => {
        drawBackdrop(setting, {
          press,
          rng: rng.fork('backdrop'),
          box: face,
          horizon: 0.64,
          season,
          outline: 3,
          keepClear: [-w * 0.5, -h * 0.75, w * 0.5, h * 0.6],
          strength: quiet ? 0.5 : 0.85,
        });
      });
      press.stroke(rectPath(...face), 4);
      drawSubject(context, context.subject, [-w * 0.72, -h * 0.76, w * 0.72, h * 0.72]);
    },
    { angle: tilt },
  );
  const markX = wide ? cx + (onRight ? -1 : 1) * stampWidth * 0.52 : cx + stampWidth * 0.5 * (onRight ? 1 : -1);
  drawPostmark(
    press,
    markX,
    cy - stampHeight * 0.36,
    Math.min(stampWidth, stampHeight) * 0.15,
    onRight === wide ? -1 : 1,
    width,
  );
  const textArea: Box = wide
    ? onRight
      ? [inner[0] + 40, height * 0.32, cx - stampWidth / 2 - 60, height * 0.82]
      : [cx + stampWidth / 2 + 60, height * 0.32, inner[2] - 40, height * 0.82]
    : [inner[0] + 50, cy + stampHeight / 2 + (tall ? 60 : 34), inner[2] - 50, inner[3] - (tall ? 130 : 60)];
  const middle = (textArea[0] + textArea[2]) / 2;
  drawFleuron(press, middle, textArea[3] + (tall ? 54 : 26), (textArea[2] - textArea[0]) * 0.5);
  return {
    textArea,
    look: quiet ? captionLook(rng.fork('look')) : labelLook(rng.fork('look'), wide ? 3 : 2),
    perch: { x: cx - stampWidth * 0.34, y: cy - stampHeight / 2 + 4, size: stampWidth * 0.085, facing: 1 },
  };
}

export function drawAirmail(press: Press, width: number, height: number, edge: number): void {
  press.fill(rectPath(0, 0, width, height), {});
  const step = 62;
  const run = width + height;
  press.clip(`${rectPath(0, 0, width, height)}M${edge} ${edge}V${height - edge}H${width - edge}V${edge}Z`, () => {
    for (let x = -height, i = 0; x < run; x += step, i++) {
      const band = polygonPath([
        [x, height],
        [x + step * 0.62, height],
        [x + step * 0.62 + height, 0],
        [x + height, 0],
      ]);
      press.fill(band, i % 2 === 0 ? { main: 1 } : { second: 1 });
    }
  });
}

/** The outline of a stamp about the origin: teeth bitten out in half circles. */
export function perforated(w: number, h: number, r: number): string {
  const teethX = Math.round((w * 2) / (r * 3.2));
  const teethY = Math.round((h * 2) / (r * 3.2));
  const stepX = (w * 2) / teethX;
  const stepY = (h * 2) / teethY;
  let path = `M${-w} ${-h}`;
  const side = (count: number, dx: number, dy: number): void => {
    for (let i = 0; i < count; i++) {
      const [gx, gy] = [Math.sign(dx) * r * 2, Math.sign(dy) * r * 2];
      path += `l${(dx - gx) / 2} ${(dy - gy) / 2}a${r} ${r} 0 0 0 ${gx} ${gy}l${(dx - gx) / 2} ${(dy - gy) / 2}`;
    }
  };
  side(teethX, stepX, 0);
  side(teethY, 0, stepY);
  side(teethX, -stepX, 0);
  side(teethY, 0, -stepY);
  return `${path}Z`;
}

/** Rings and waves of a cancelling stamp. */
function drawPostmark(press: Press, x: number, y: number, r: number, side: 1 | -1, width: number): void {
  press.stroke(ellipsePath(x, y, r), 3, { key: 0.75 });
  press.stroke(ellipsePath(x, y, r * 0.68), 2, { key: 0.75 });
  let waves = '';
  for (let i = 0; i < 4; i++) {
    let wx = x + side * r * 1.08;
    const wy = y + (i - 1.5) * r * 0.34;
    waves += `M${wx} ${wy}`;
    for (let k = 0; k < 4 && wx > 90 && wx < width - 90; k++, wx += side * r * 0.5)
      waves += `q${side * r * 0.125} ${-r * 0.14} ${side * r * 0.25} 0t${side * r * 0.25} 0`;
  }
  press.stroke(waves, 2.6, { key: 0.75 });
}

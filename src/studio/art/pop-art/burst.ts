import { type Box, type Point, polygonPath } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import type { Inks } from '../separations/inks.ts';
import { rectPath, scallopPath, starburstPath } from '../separations/paths.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawBorder, drawRays, drawSign } from './pop-grounds.ts';
import { shoutLook } from './pop-lettering.ts';

/** A double star of a shout on rays, the occasion in front of it on its own ground. */
export function composeBurst(context: CardContext): Composed {
  const { press, rng, width, height, setting, season, family, heading } = context;
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const line = height * (tall ? 0.7 : 0.76);
  const lean = wide ? 0 : rng.pick([-1, 0, 1]);
  const x = wide ? width * 0.36 : width * (0.5 + lean * 0.035);
  const y = height * (wide ? 0.45 : tall ? 0.33 : 0.335);
  const [rx, ry] = [width * (wide ? 0.34 : 0.46), height * (wide ? 0.42 : tall ? 0.26 : 0.315)];
  drawRays(press, rng.fork('rays'), [0, 0, width, height], [x, y]);
  drawBackdrop(setting, {
    press,
    rng: rng.fork('backdrop'),
    box: [0, line - height * 0.26, width, height],
    horizon: 0.45,
    season,
    groundOnly: true,
    outline: 6,
    keepClear: null,
    strength: 1,
  });
  const [outer, inner] = burstShapes(rng.fork('shape'), [x, y], [rx, ry]);
  press.at([15, 17], () => press.fill(outer, { key: 1 }));
  const rim = rng.pick<Inks>([{ main: 1 }, { main: 1 }, { second: 1 }]);
  press.fill(outer, rim, { line: 9 });
  press.fill(
    inner,
    {
      start: {},
      end: rng.pick<Inks>([{ main: 0.5 }, { second: 0.55 }]),
      along: { kind: 'radial', centre: [x, y], radius: rx * 0.95, innerRadius: rx * 0.3 },
    },
    { line: 7 },
  );
  const foot = height - (tall ? 110 : 52);
  const stand: Box = wide
    ? [width * 0.67, height * 0.16, width - 60, foot]
    : [width * (0.2 - lean * 0.14), heading !== null ? y + ry * 0.62 : height * 0.2, width * (0.8 - lean * 0.14), foot];
  drawSubject(context, context.subject, stand);
  const loving = family === 'love';
  const signs = context.detailed ? 14 : 8;
  for (let i = 0; i < signs; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const px = side < 0 ? rng.between(50, 150) : width - rng.between(50, 150);
    const py = i < signs / 2 ? rng.between(50, height * 0.11) : rng.between(y + ry * 0.92, line - height * 0.07);
    if (wide && side > 0) continue;
    drawSign(
      press,
      [px, py],
      rng.between(17, 32),
      rng.between(0, 1),
      rng.pick<Inks>([{ light: 1 }, { main: 1 }, {}, { second: 1 }]),
      loving,
    );
  }
  drawBorder(press, width, height);
  const half = [rx * 0.67, ry * 0.52] as const;
  return {
    textArea: [x - half[0], y - half[1], x + half[0], y + half[1]],
    look: shoutLook(rng.fork('look')),
    perch: wide
      ? { x: width * 0.1, y: height - 60, size: 90, facing: 1 }
      : { x: width * (lean < 0 ? 0.15 : 0.85), y: foot, size: 84, facing: lean < 0 ? 1 : -1 },
  };
}

/** The rim and the field of the shout: spiked, or puffed like smoke. */
function burstShapes(rng: CardContext['rng'], at: Point, [rx, ry]: readonly [number, number]): [string, string] {
  const inward = [rx * 0.86, ry * 0.83] as const;
  if (rng.chance(0.4)) {
    const uneven = [1, 0.93, 1.04, 0.96, 1.01, 0.92, 1.05];
    const puffs = rng.pick([13, 15, 16]);
    return [
      scallopPath(at, [rx * 0.92, ry * 0.92], puffs, uneven),
      scallopPath(at, [rx * 0.81, ry * 0.79], puffs, uneven),
    ];
  }
  const count = rng.pick([13, 17, 21]);
  return [
    starburstPath(rng.fork('outer'), at, [rx, ry], count, 0.78),
    starburstPath(rng.fork('inner'), at, inward, count, 0.8),
  ];
}

/** Slanted halves of the sheet in two grounds, a giant dotted disc behind the subject, the words above. */
export function composeSpotlight(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const full = rectPath(0, 0, width, height);
  const [one, two] = rng.pick<readonly [Inks, Inks]>([
    [{ second: 1 }, { light: 1 }],
    [{ main: 1 }, { light: 1 }],
    [{ light: 1 }, { second: 0.95 }],
    [{ main: 0.55, light: 0.1 }, { second: 1 }],
  ]);
  press.fill(full, one);
  const lean = rng.pick([-1, 1]);
  press.fill(
    polygonPath([
      [lean > 0 ? 0 : width, 0],
      [lean > 0 ? width : 0, height],
      [lean > 0 ? 0 : width, height],
    ]),
    two,
    { line: 8 },
  );
  const cx = wide ? width * 0.72 : width / 2;
  const cy = height * (wide ? 0.5 : tall ? 0.6 : 0.62);
  const r = wide ? height * 0.42 : Math.min(width * 0.42, height * 0.345);
  const disc = `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`;
  press.at([16, 18], () => press.fill(disc, { key: 1 }));
  press.fill(disc, {}, { line: 12 });
  press.clip(disc, () =>
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: [cx - r, cy - r, cx + r, cy + r],
      horizon: 0.64,
      season,
      outline: 5,
      keepClear: [cx - r * 0.5, cy - r * 0.8, cx + r * 0.5, cy + r * 0.6],
      strength: 0.85,
    }),
  );
  press.stroke(disc, 11);
  drawSubject(context, context.subject, [cx - r * 0.76, cy - r * 0.86, cx + r * 0.76, cy + r * 0.8]);
  for (let i = 0; i < (context.detailed ? 10 : 6); i++) {
    const angle = rng.between(0, Math.PI) * (wide ? 2 : 1);
    const [sx, sy] = [cx + Math.cos(angle) * r * 1.2, cy + Math.sin(angle) * r * 1.12];
    if (sx > 50 && sx < width - 50 && sy < height - 50 && sy > 60 && (!wide || sx > width * 0.52))
      drawSign(
        press,
        [sx, sy],
        rng.between(20, 34),
        rng.between(0, 1),
        rng.pick<Inks>([{ light: 1 }, {}, { main: 1 }]),
        context.family === 'love',
      );
  }
  drawBorder(press, width, height);
  const textArea: Box = wide
    ? [60, height * 0.22, width * 0.47, height * 0.78]
    : [56, tall ? 110 : 44, width - 56, cy - r - (tall ? 30 : 12)];
  return {
    textArea,
    look: shoutLook(rng.fork('look')),
    perch: { x: cx + r * 0.8, y: cy + r * 0.72, size: r * 0.26, facing: -1 },
  };
}

import type { Rgb } from '../../core/colour.ts';
import { dimmed } from '../colours.ts';
import type { Clay, Vec } from '../trace/clay.ts';
import { type Material, type Pattern, satin, silk } from '../trace/material.ts';
import { ball, roundedBox } from './forms.ts';
import type { Kit } from './kit.ts';

export type Wrap = 'plain' | 'stripes' | 'dots';

/** A wrapped box on the ground with a ribbon both ways and a bow. */
export function gift(
  { clay, rng }: Kit,
  [w, h, d]: readonly [number, number, number],
  paper: Rgb,
  band: Rgb,
  wrap: Wrap,
): void {
  roundedBox(clay, satin(paper, wrapping(clay, [w, h, d], paper, wrap)), [w, h, d], 0.03);
  const ribbon = silk(band);
  const width = Math.min(w, d) * 0.15;
  clay.at({ y: -0.006 }, () => {
    roundedBox(clay, ribbon, [width, h + 0.016, d + 0.016], 0.012);
    roundedBox(clay, ribbon, [w + 0.016, h + 0.016, width], 0.012);
  });
  clay.at({ y: h + 0.01, turn: rng.between(0.2, 0.9), scale: Math.min(w, d) * 0.62 }, () =>
    bow(clay, ribbon, rng.whole(4, 6)),
  );
}

/** Loops of ribbon and two tails about a knot, a unit and a half across. */
export function bow(clay: Clay, ribbon: Material, loops: number): void {
  for (let i = 0; i < loops; i++) {
    const high = loops > 4 && i % 2 === 1;
    clay.at({ turn: (i / loops) * Math.PI * 2, tilt: high ? -0.55 : -0.12 }, () =>
      loop(clay, ribbon, high ? 0.62 : 0.78),
    );
  }
  for (const turn of [0.5, 2.4])
    clay.at({ turn, y: 0.02 }, () =>
      clay.surface(ribbon, [3, 12], (u, v) => [
        (u - 0.5) * 0.26,
        0.05 + 0.06 * Math.sin(v * 7) * v,
        v * 1.0 - (Math.abs(u - 0.5) < 0.2 ? v ** 8 * 0.1 : 0),
      ]),
    );
  clay.at({ y: 0.12, stretch: [1, 0.85, 1] }, () => ball(clay, ribbon, 0.16, 18));
}

function loop(clay: Clay, ribbon: Material, length: number): void {
  clay.surface(ribbon, [5, 26], (u, v) => {
    const around = v * Math.PI * 2;
    const out = (1 - Math.cos(around)) * 0.5;
    const x = (u - 0.5) * 0.3 * (0.45 + 0.55 * out);
    const lift = Math.sin(around) * 0.2;
    return [x, 0.14 + out * 0.1 - lift, out * length];
  });
}

/** The paper's pattern in the box's own measure, so that it runs evenly over each side however the box is turned. */
function wrapping(clay: Clay, [w, h]: readonly [number, number, number], paper: Rgb, wrap: Wrap): Pattern | null {
  if (wrap === 'plain') return null;
  const mark: Rgb = paper[0] + paper[1] + paper[2] > 1.5 ? dimmed(paper, 0.72) : [0.82, 0.79, 0.73];
  const origin = clay.locate([0, 0, 0]);
  const axes = [clay.locate([1, 0, 0]), clay.locate([0, 1, 0]), clay.locate([0, 0, 1])].map((end) => {
    const axis = [end[0] - origin[0], end[1] - origin[1], end[2] - origin[2]] as const;
    const square = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2;
    return [axis[0] / square, axis[1] / square, axis[2] / square] as const;
  }) as [Vec, Vec, Vec];
  const along = ([ax, ay, az]: Vec, x: number, y: number, z: number): number =>
    ax * (x - origin[0]) + ay * (y - origin[1]) + az * (z - origin[2]);
  const part = (value: number): number => value - Math.floor(value);
  return (_u, _v, x, y, z, out) => {
    const [right, up, front] = [along(axes[0], x, y, z), along(axes[1], x, y, z), along(axes[2], x, y, z)];
    const onTop = up > h - 0.02;
    const across = !onTop && Math.abs(right) > w / 2 - 0.02 ? front : right;
    const down = onTop ? front : up;
    const on =
      wrap === 'stripes'
        ? part(across * 4.2 + 0.21) < 0.42
        : (part(across * 4.5) - 0.5) ** 2 + (part(down * 4.5 + Math.floor(across * 4.5) * 0.5) - 0.5) ** 2 < 0.06;
    if (on) for (let k = 0; k < 3; k++) out[k] = mark[k as 0];
  };
}

import type { Rgb } from '../../core/colour.ts';
import type { FlowerKind } from '../../motifs/flower.ts';
import { dimmed } from '../colours.ts';
import type { Vec } from '../trace/clay.ts';
import { glass, glazed, type Material, satin } from '../trace/material.ts';
import { flowerHead, leaf, leafyTwig, stem } from './flowers.ts';
import { type ProfilePoint, turned } from './forms.ts';
import type { Kit } from './kit.ts';

const bodies = {
  round: [
    [0, 0],
    [0.3, 0],
    [0.34, 0.02],
    [0.58, 0.3],
    [0.56, 0.62],
    [0.32, 0.9],
    [0.26, 1.02],
    [0.32, 1.12],
  ],
  tall: [
    [0, 0],
    [0.28, 0],
    [0.32, 0.03],
    [0.4, 0.5],
    [0.42, 0.9],
    [0.34, 1.2],
    [0.36, 1.34],
  ],
  bottle: [
    [0, 0],
    [0.34, 0],
    [0.38, 0.03],
    [0.42, 0.35],
    [0.32, 0.66],
    [0.13, 0.88],
    [0.11, 1.15],
    [0.15, 1.22],
  ],
  jug: [
    [0, 0],
    [0.32, 0],
    [0.36, 0.03],
    [0.5, 0.36],
    [0.44, 0.76],
    [0.33, 0.98],
    [0.4, 1.2],
  ],
  jar: [
    [0, 0.02],
    [0.36, 0.02],
    [0.42, 0.06],
    [0.43, 0.5],
    [0.43, 0.82],
    [0.36, 0.95],
    [0.36, 1.05],
  ],
} satisfies Record<string, readonly ProfilePoint[]>;
export type VaseForm = keyof typeof bodies;

/** A vase on the ground; returns the radius and height of its mouth. */
export function vase({ clay, rng }: Kit, form: VaseForm, colour: Rgb): readonly [number, number] {
  const profile: readonly ProfilePoint[] = bodies[form];
  const [radius, height] = profile.at(-1) as ProfilePoint;
  const glassy = form === 'jar' || (form === 'bottle' && rng.chance(0.5));
  const clayLike: Material = rng.chance(0.6) ? glazed(colour) : satin(colour);
  const ribs =
    form === 'round' && rng.chance(0.4)
      ? (angle: number, t: number) => 1 + 0.02 * Math.cos(angle * 22) * Math.sin(t * Math.PI)
      : undefined;
  const inner: readonly ProfilePoint[] = [
    [radius, height],
    [radius * 0.9, height + 0.01],
    [radius * 0.86, height - 0.06],
    [radius * 0.84, height - 0.4],
  ];
  if (glassy) {
    turned(clay, glass([0.94, 0.975, 0.965]), profile, { sides: 56 });
    turned(
      clay,
      glass([0.9, 0.96, 0.955]),
      profile.slice(0, -2).map(([r, y]) => [r * 0.93, y + 0.03]),
      { sides: 40 },
    );
  } else {
    turned(clay, clayLike, [...profile, ...inner], { sides: 56, ...(ribs && { flute: ribs }) });
  }
  return [radius, height];
}

export type BouquetPlan = {
  form: VaseForm;
  heads: number;
  reach: number;
  kinds: readonly (FlowerKind | 'tulip')[];
  vaseColour: Rgb;
};

/** Flowers in a vase on the ground. */
export function bouquet(kit: Kit, { form, heads, reach, kinds, vaseColour }: BouquetPlan): void {
  const { clay, rng, hues } = kit;
  const [, mouth] = vase(kit, form, vaseColour);
  const domed = heads > 3;
  for (let i = 0; i < heads; i++) {
    const t = heads === 1 ? 0 : (i + 0.35) / heads;
    const a = i * 2.39996 + rng.gaussian(0.15);
    const away = Math.sqrt(t) * reach * rng.between(0.92, 1.06);
    const height =
      mouth + 0.34 + (domed ? Math.cos(Math.sqrt(t) * 1.35) * reach * 0.86 : 0.5 + rng.between(0, 0.5) - away * 0.4);
    const [x, z] = [Math.cos(a) * away, Math.sin(a) * away * 0.8];
    const facing = Math.min(1.15, (away / Math.max(0.3, reach)) * 1.05);
    const kind = rng.pick(kinds);
    const size =
      kind === 'rose' ? rng.between(0.78, 0.96) : kind === 'tulip' ? rng.between(0.72, 0.86) : rng.between(0.68, 0.9);
    const path: Vec[] = [
      [x * 0.04, mouth * 0.25, z * 0.04],
      [x * 0.16, mouth, z * 0.16],
      [x * 0.6, (mouth + height) / 2 + 0.08, z * 0.6],
      [x, height - 0.06, z],
    ];
    stem(kit, path);
    clay.at(
      { x, y: height, z, turn: Math.PI / 2 - a, tilt: kind === 'tulip' ? facing * 0.5 : facing * 0.85 + 0.22 },
      () =>
        clay.at({ scale: size, turn: rng.between(0, 6) }, () =>
          flowerHead(kit, kind, dimmed(hues[i % Math.min(hues.length, 3)] as Rgb, rng.between(0.86, 1.04))),
        ),
    );
  }
  const leaves = Math.round(heads * 1.7) + (domed ? 10 : 4);
  for (let i = 0; i < leaves; i++) {
    const a = i * 2.39996 + 1;
    const up = rng.between(0.15, domed ? 0.55 : 0.9);
    clay.at({ y: mouth + rng.between(-0.02, 0.2), turn: a, tilt: -up }, () =>
      clay.at({ z: 0.1 }, () =>
        kit.detailed && i % 3 === 0
          ? leafyTwig(kit, reach * rng.between(0.95, 1.25))
          : leaf(kit, rng.between(0.6, 0.85) * (domed ? reach : 0.8)),
      ),
    );
  }
}

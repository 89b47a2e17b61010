import type { Rgb } from '../../core/colour.ts';
import type { Vec } from '../trace/clay.ts';
import { type Material, matte, metal, rubber } from '../trace/material.ts';
import { rod, turned } from './forms.ts';
import type { Kit } from './kit.ts';
import { heartOutline, puffed } from './puffed.ts';

/** A balloon of about one unit's radius round the origin, with its string below. */
export function balloon(
  { clay, rng, metal: foil }: Kit,
  colour: Rgb,
  finish: 'latex' | 'foil' | 'heart',
  string = 2.6,
): void {
  const skin: Material = finish === 'latex' ? rubber(colour) : metal(colour, 0.05);
  if (finish === 'heart')
    clay.at({ lean: rng.between(-0.12, 0.12) }, () => puffed(clay, skin, heartOutline, 0.42, 1.05));
  else
    turned(
      clay,
      skin,
      [
        [0.03, -1.22],
        [0.13, -1.15],
        [0.46, -0.9],
        [0.83, -0.42],
        [1, 0.14],
        [0.93, 0.6],
        [0.6, 0.96],
        [0.2, 1.1],
        [0, 1.12],
      ],
      { sides: 56, rows: 36 },
    );
  const neck = finish === 'heart' ? -1.08 : -1.22;
  turned(
    clay,
    skin,
    [
      [0.03, neck + 0.03],
      [0.1, neck - 0.1],
      [0.12, neck - 0.12],
      [0.02, neck - 0.06],
    ],
    { sides: 16, rows: 8 },
  );
  const sway = rng.between(-0.25, 0.25);
  const path: Vec[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
    Math.sin(t * 5) * sway * t,
    neck - 0.08 - t * string,
    sway * t * 0.4,
  ]);
  if (string > 0) rod(clay, matte([0.7, 0.66, 0.6]), path, [0.009, 0.009], { sides: 5, rows: 16 });
  if (finish === 'foil') rod(clay, metal(foil, 0.1), path.slice(0, 2), [0.02, 0.01], { sides: 5, rows: 4 });
}

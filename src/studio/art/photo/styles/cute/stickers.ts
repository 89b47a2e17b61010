import type { SceneSetting } from '../../../../../contract/vocabulary.ts';
import { placeInk, sizeToLook } from '../../../arrange/ink.ts';
import type { Rgb } from '../../../core/colour.ts';
import type { Rng } from '../../../core/rng.ts';
import { cloud } from '../../../cute-whimsical/backdrops/sky.ts';
import type { CuteColours } from '../../../cute-whimsical/colours.ts';
import { drawBust } from '../../../cute-whimsical/motifs/animal.ts';
import { daisy, tulip } from '../../../cute-whimsical/motifs/blooms.ts';
import { type AnimalKind, coatOf } from '../../../cute-whimsical/motifs/cast.ts';
import type { PropTools } from '../../../cute-whimsical/motifs/treats.ts';
import type { FlatShape } from '../../../flat/flat-scene.ts';
import type { Subject } from '../../../library/library-motif.ts';
import { type CardColours, coloursOf } from '../../../library/motif-colours.ts';
import { placeMotif } from '../../../library/place-motif.ts';
import { dieCut } from './die-cut.ts';

const animalsOf: Record<SceneSetting, readonly AnimalKind[]> = {
  Nature: ['bunny', 'fox', 'deer'],
  Urban: ['cat', 'puppy'],
  Fantasy: ['panda', 'penguin', 'bunny'],
  Cozy: ['bear', 'cat', 'puppy'],
};

export type Place = { x: number; y: number; size: number; angle: number };

/** A thing of the card about `size` wide, its foot at the place. */
export function thingSticker({ x, y, size, angle }: Place, thing: Subject, card: CardColours): FlatShape[] {
  const placement = placeInk(thing, [x, y - size / 2], sizeToLook(thing, size), { angle });
  const parts = placeMotif(placement, coloursOf(thing, card), { leastSide: 1 });
  return dieCut((pen) => {
    for (const { path, colour, lineWidth } of parts)
      if (lineWidth === undefined) pen.fill(path, colour);
      else pen.line(path, colour, lineWidth);
  });
}

/** An animal's head that looks into the picture from its lower edge. */
export function animalSticker({ x, y, size, angle }: Place, setting: SceneSetting, rng: Rng): FlatShape[] {
  const kind = rng.pick(animalsOf[setting]);
  const coat = coatOf(kind, rng);
  return dieCut((pen) =>
    pen.at(x, y, { angle }, () => drawBust(pen, 0, 0, size / 210, { kind, coat, raised: 'none' })),
  );
}

/** Two or three blooms, or clouds in a town and in the air, as one sticker. */
export function clusterSticker(place: Place, colours: CuteColours, setting: SceneSetting, rng: Rng): FlatShape[] {
  const heads = rng.shuffle(colours.candy) as Rgb[];
  return dieCut((pen) => {
    const tools: PropTools = { pen, rng, colours };
    const { size } = place;
    pen.at(place.x, place.y, { angle: place.angle }, () => {
      if (setting === 'Fantasy') return cloud(tools, 0, 0, size * 0.5);
      daisy(tools, 0, 0, size * 0.36, heads[0] as Rgb);
      daisy(tools, size * 0.44, size * 0.2, size * 0.24, heads[1] as Rgb);
      if (setting === 'Nature') tulip(tools, -size * 0.36, size * 0.3, size * 0.2, heads[2] as Rgb);
      else daisy(tools, -size * 0.36, size * 0.3, size * 0.18, heads[2] as Rgb);
    });
  });
}

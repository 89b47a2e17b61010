import type { IllustrationRequest } from '../compose-scene.ts';
import type { Box } from '../core/geometry.ts';
import { inTurn } from '../core/in-turn.ts';
import { Rng } from '../core/rng.ts';
import type { FlatScene } from '../flat/flat-scene.ts';
import { Pen } from '../flat/pen.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { type MinimalColours, minimalColours } from './colours.ts';
import { places } from './places.ts';
import { drawCreature } from './subjects/creatures.ts';
import { minimalThemes, subjectOf } from './themes.ts';

type Layout = {
  textArea: Box;
  align: 'left' | 'center';
  /** Where the subject stands, and how large its thousand units are. */
  x: number;
  base: number;
  scale: number;
};

/** Words below or above the picture, or beside it on a wide sheet. */
function layOut(width: number, height: number, rng: Rng): Layout {
  const second = rng.chance(0.3);
  if (width > height) {
    return second
      ? { textArea: [110, 250, 850, 774], align: 'left', x: 1310, base: 880, scale: 0.82 }
      : { textArea: [950, 250, width - 110, 774], align: 'left', x: 478, base: 880, scale: 0.82 };
  }
  if (height > width) {
    return second
      ? { textArea: [120, 190, width - 120, 500], align: 'center', x: 512, base: 1570, scale: 0.98 }
      : { textArea: [120, 1300, width - 120, 1600], align: 'center', x: 512, base: 1200, scale: 0.98 };
  }
  return second
    ? { textArea: [112, 66, width - 112, 268], align: 'center', x: 512, base: 944, scale: 0.66 }
    : { textArea: [112, 770, width - 112, 966], align: 'center', x: 512, base: 700, scale: 0.67 };
}

/** The scene of a request in this style, with what its type needs; everything follows from the seed. */
export function composeMinimal(request: IllustrationRequest): {
  scene: FlatScene;
  colours: MinimalColours;
  align: Layout['align'];
} {
  const { category, settings, seed } = request;
  const rng = new Rng(seed).fork(`minimal/${category}`);
  const choice = rng.fork('choice');
  const theme = minimalThemes[category];
  const name = inTurn(seed, category, theme.subjects, choice.pick(theme.subjects));
  const colours = minimalColours(choice.pick(theme.colours), choice.between(-12, 12));
  const { width, height } = sizeInPixels(request.size);
  const layout = layOut(width, height, rng.fork('layout'));
  const pen = new Pen();
  const tools = { pen, rng: rng.fork(name), colours, detailed: settings.visualDetail === 'Detailed' };
  const subject = subjectOf(name);
  const place = places[settings.sceneSetting];
  const placeTools = { ...tools, rng: rng.fork('place') };
  const own = rng.fork('creature');
  const side = settings.includeCharacters ? own.pick([-1, 1] as const) : 0;
  pen.at(layout.x, layout.base, { scale: layout.scale }, () => {
    // A subject with its own sun or frame gets no place in nature, which would add a second sun.
    if (!subject.framed || settings.sceneSetting !== 'Nature') place.behind(placeTools);
    const standing = !subject.aloft || settings.sceneSetting === 'Urban' || settings.includeCharacters;
    if (standing) place.ground({ ...placeTools, rng: rng.fork('ground') }, side);
    subject.draw(tools);
    if (side !== 0) drawCreature({ ...tools, rng: own }, own.pick(theme.creatures), side * 345, side > 0);
  });
  const scene = {
    template: name,
    width,
    height,
    paper: colours.paper,
    shapes: pen.shapes,
    textArea: layout.textArea,
    faces: pen.faces,
  };
  return { scene, colours, align: layout.align };
}

import type { IllustrationRequest } from '../compose-scene.ts';
import { oklch } from '../core/colour.ts';
import { inTurn } from '../core/in-turn.ts';
import { Rng } from '../core/rng.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { type AbstractColours, abstractColours, hueSetsOf } from './colours.ts';
import { InkPen } from './ink-pen.ts';
import type { InkScene } from './ink-scene.ts';
import { drawVisitor, places } from './places.ts';
import { type SignName, signOf } from './symbols.ts';
import type { TemplateTools } from './templates/template.ts';
import { abstractThemes, templateOf } from './themes.ts';

const gold = oklch(0.77, 0.118, 82);

/** The scene of a request in this style; everything follows from the seed. */
export function composeAbstract(request: IllustrationRequest): { scene: InkScene; colours: AbstractColours } {
  const { category, settings, seed } = request;
  const rng = new Rng(seed).fork(`abstract/${category}`);
  const choice = rng.fork('choice');
  const theme = abstractThemes[category];
  const name = inTurn(seed, category, theme.templates, choice.pick(theme.templates));
  const sign = choice.pick(theme.signs);
  const quiet = category === 'sympathy';
  const colours = abstractColours(choice.pick(hueSetsOf(category)), settings.sceneSetting, {
    turn: choice.between(-9, 9),
    quiet,
  });
  const { width, height } = sizeInPixels(request.size);
  const pen = new InkPen(gold);
  const detailed = settings.visualDetail === 'Detailed';
  const stamp = stampWith(pen, colours, sign);
  const tools: TemplateTools = { pen, rng: rng.fork(name), colours, width, height, detailed, quiet, stamp };
  const { textArea, perch } = templateOf(name)(tools);
  places[settings.sceneSetting]({ ...tools, rng: rng.fork('place') });
  const visitor = settings.includeCharacters ? choice.pick(theme.visitors) : null;
  if (visitor !== null) drawVisitor(tools, visitor, ...perch);
  const scene: InkScene = {
    template: name,
    width,
    height,
    paper: colours.paper,
    marble: pen.marbled ? { inks: [...colours.inks, colours.deep], foil: quiet ? 0.3 : detailed ? 1 : 0.72 } : null,
    shapes: pen.shapes,
    textArea,
  };
  return { scene, colours };
}

function stampWith(pen: InkPen, colours: AbstractColours, name: SignName): TemplateTools['stamp'] {
  return (x, y, r, material = 'foil') => {
    const { fill, line } = signOf(name, x, y, r);
    const lineWidth = Math.max(2.2, r * 0.09);
    if (material === 'foil') {
      if (line) pen.foil(line, { lineWidth });
      if (fill) pen.foil(fill);
      return;
    }
    const tone = material === 'white' ? colours.white : colours.deep;
    if (line) pen.paint(line, tone, { lineWidth });
    if (fill) pen.paint(fill, tone);
  };
}

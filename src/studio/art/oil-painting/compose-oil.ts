import type { IllustrationRequest } from '../compose-scene.ts';
import { oklch } from '../core/colour.ts';
import { inTurn } from '../core/in-turn.ts';
import { Rng } from '../core/rng.ts';
import type { FlatScene } from '../flat/flat-scene.ts';
import { Pen } from '../flat/pen.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { hueSchemes, themes } from '../themes.ts';
import { layOutStage, type OilTools, oilColours } from './oil-tools.ts';
import { paintRoom } from './rooms.ts';
import { drawVisitor, type Visitor } from './subjects/visitors.ts';
import { oilThemes, type SubjectName, subjects } from './themes.ts';

/** The scene that is repainted in oil; everything follows from the seed. */
export function composeOil(request: IllustrationRequest): FlatScene {
  const { category, settings, seed } = request;
  const rng = new Rng(seed).fork(`oil/${category}`);
  const choice = rng.fork('choice');
  const suitable = oilThemes[category];
  const name: SubjectName = inTurn(seed, category, suitable, choice.pick(suitable));
  const { draw, tableScale } = subjects[name];
  const { width, height } = sizeInPixels(request.size);
  const stage = layOutStage(width, height, tableScale !== null, rng.fork('stage'));
  const pen = new Pen();
  const quiet = category === 'sympathy';
  const hues = hueSchemes[choice.pick(themes[category].hues)];
  const tools: OilTools = {
    pen,
    rng: rng.fork(name),
    colours: oilColours(hues, quiet, rng.fork('colours')),
    stage,
    detailed: settings.visualDetail === 'Detailed',
    setting: settings.sceneSetting,
    category,
  };
  if (tableScale !== null) {
    paintRoom({ ...tools, rng: rng.fork('room') });
    pen.at(stage.x, stage.base, { scale: stage.scale * tableScale }, () => draw(tools));
  } else draw(tools);
  if (settings.includeCharacters) {
    const visitor = rng.fork('visitor').pick(['bird', 'cat'] as const);
    placeVisitor({ ...tools, rng: rng.fork('visitor place') }, visitor, tableScale !== null);
  }
  const paper = oklch(0.6, 0.04, 70);
  return { template: name, width, height, paper, shapes: pen.shapes, textArea: stage.textArea, faces: pen.faces };
}

/** Beside the subject on the table, or in the foreground of open country. */
function placeVisitor(tools: OilTools, visitor: Visitor, onTable: boolean): void {
  const { stage, rng } = tools;
  const right = rng.chance(0.5);
  const scale = stage.scale * (visitor === 'cat' ? 1 : 1.2);
  const side = right ? 1 : -1;
  const edge = 130 * scale;
  if (onTable) {
    drawVisitor(tools, visitor, {
      x: Math.max(edge, Math.min(stage.width - edge, stage.x + side * 388 * stage.scale)),
      y: stage.base + 46,
      scale,
      flip: !right,
    });
    return;
  }
  const y = stage.height - 36;
  const x = stage.width * (right ? 0.72 : 0.28);
  drawVisitor(tools, visitor, { x, y, scale, flip: !right });
}

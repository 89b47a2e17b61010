import type { Box } from '../core/geometry.ts';
import type { DrawSubject, SubjectKit } from './subject-kit.ts';
import { drawBouquet, drawFlowerStem, drawTeacup, drawWreath } from './subjects-garden.ts';
import { drawClock, drawGlasses, drawLetter, drawRosette } from './subjects-keepsakes.ts';
import { drawBalloons, drawCake, drawCupcake, drawFireworks, drawGifts } from './subjects-party.ts';
import {
  drawBaubles,
  drawBirds,
  drawCandles,
  drawEggs,
  drawHearts,
  drawLantern,
  drawPumpkins,
  drawRabbit,
  drawTree,
} from './subjects-seasons.ts';

export const subjectNames = [
  'cake',
  'cupcake',
  'gifts',
  'balloons',
  'glasses',
  'hearts',
  'birds',
  'letter',
  'bouquet',
  'stem',
  'wreath',
  'teacup',
  'tree',
  'baubles',
  'candles',
  'clock',
  'fireworks',
  'pumpkins',
  'lantern',
  'eggs',
  'rabbit',
  'rosette',
] as const;
export type SubjectName = (typeof subjectNames)[number];

const drawings: Record<SubjectName, DrawSubject> = {
  cake: drawCake,
  cupcake: drawCupcake,
  gifts: drawGifts,
  balloons: drawBalloons,
  glasses: drawGlasses,
  hearts: drawHearts,
  birds: drawBirds,
  letter: drawLetter,
  bouquet: drawBouquet,
  stem: drawFlowerStem,
  wreath: drawWreath,
  teacup: drawTeacup,
  tree: drawTree,
  baubles: drawBaubles,
  candles: drawCandles,
  clock: drawClock,
  fireworks: drawFireworks,
  pumpkins: drawPumpkins,
  lantern: drawLantern,
  eggs: drawEggs,
  rabbit: drawRabbit,
  rosette: drawRosette,
};

/** Draws a named subject standing in a box. */
export function drawSubject(kit: SubjectKit, name: SubjectName, box: Box): void {
  drawings[name]({ ...kit, rng: kit.rng.fork(name) }, box);
}

import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, leafPath, polygon, roundedPath } from '../../flat/paths.ts';
import type { SubjectTools } from '../tools.ts';
import { bird } from './hearts.ts';

export type Creature = 'birds' | 'rabbit' | 'fox' | 'cat' | 'deer';

// A fox is a fox in every colour set.
const foxFur = oklch(0.66, 0.13, 44);

/** A small animal of few shapes, standing on the ground at x. */
export function drawCreature(tools: SubjectTools, creature: Creature, x: number, flip: boolean): void {
  const { pen, colours } = tools;
  const { fields, ink, paper } = colours;
  if (creature === 'birds') {
    bird(tools, x, -6, 0.9, fields[0], flip);
    bird(tools, x + (flip ? -150 : 150) * 0.9, -4, 0.64, fields[2], flip);
    return;
  }
  const fur = {
    rabbit: mixColours(oklch(0.66, 0.05, 60), paper, 0.3),
    fox: foxFur,
    cat: ink,
    deer: mixColours(fields[0], ink, 0.25),
  }[creature];
  const eye = creature === 'cat' ? colours.gold : ink;
  pen.at(x, 0, { scale: 1.05, flip }, () => {
    if (creature === 'deer') drawDeer(tools, fur);
    else drawSitting(tools, creature, fur, eye);
  });
}

/** Seen from the side and looking right: a body like a drop, a round head. */
function drawSitting({ pen, colours }: SubjectTools, creature: 'rabbit' | 'fox' | 'cat', fur: Rgb, eye: Rgb): void {
  const { paper, ink, fields } = colours;
  const shade = mixColours(fur, creature === 'cat' ? paper : ink, 0.16);
  if (creature === 'fox') {
    pen.fill(roundedPath([-60, -10, -150, 0, -200, -70, -186, -150, -150, -96, -84, -60], 0.5), fur, { volume: 0.4 });
    pen.fill(roundedPath([-200, -70, -186, -150, -160, -112, -172, -74], 0.4), paper);
  } else if (creature === 'cat') pen.line('M-60 -16C-150 -10 -150 -110 -112 -150', fur, 20);
  else pen.fill(ellipse(-84, -34, 28), paper);
  pen.fill('M-86 0C-104 -120 -40 -190 30 -190C66 -150 74 -70 62 0Z', fur, { volume: 0.45 });
  pen.fill('M-80 0C-80 -70 -10 -84 4 0Z', shade);
  if (creature === 'rabbit') {
    for (const [angle, tone] of [
      [-2.0, shade],
      [-1.75, fur],
    ] as const)
      pen.fill(leafPath(34, -250, angle, 150, 0.2), tone);
  } else {
    pen.fill(polygon([-8, -236, 0, -316, 52, -268]), shade);
    pen.fill(polygon([44, -270, 84, -320, 96, -240]), fur);
  }
  pen.fill(
    creature === 'rabbit'
      ? ellipse(44, -216, 66, 58)
      : roundedPath([-20, -230, 30, -276, 92, -262, 116, -206, 60, -164, -4, -178], 0.54),
    fur,
    { volume: 0.4 },
  );
  if (creature === 'fox') {
    pen.fill(roundedPath([44, -196, 100, -236, 150, -190, 70, -166], 0.4), paper);
    pen.fill(ellipse(146, -194, 10), ink);
  } else pen.fill(ellipse(creature === 'rabbit' ? 106 : 110, -208, 7), creature === 'rabbit' ? fields[0] : paper);
  pen.fill(ellipse(66, -226, 8), eye);
  pen.face(50, -216, 96);
}

function drawDeer({ pen, colours }: SubjectTools, fur: Rgb): void {
  const { ink, paper } = colours;
  for (const [lx, tone] of [
    [-76, 0.3],
    [-40, 0],
    [46, 0.3],
    [76, 0],
  ] as const)
    pen.line(`M${lx} -120L${lx + 4} 0`, mixColours(fur, ink, tone), 15);
  pen.fill(
    'M-110 -130C-110 -190 -40 -196 40 -190L84 -300L128 -280C116 -210 110 -120 60 -112C0 -100 -110 -90 -110 -130Z',
    fur,
    { volume: 0.45 },
  );
  pen.fill(roundedPath([80, -316, 128, -330, 190, -292, 176, -272, 112, -268], 0.5), fur, { volume: 0.3 });
  pen.fill(leafPath(90, -306, -2.7, 60, 0.26), mixColours(fur, ink, 0.2));
  pen.line(
    'M104 -322C96 -380 60 -380 52 -420M92 -366Q60 -350 34 -362M112 -322C130 -376 122 -396 148 -424M121 -370Q150 -372 168 -388',
    ink,
    7,
  );
  for (const [sx, sy] of [
    [-60, -160],
    [-24, -170],
    [12, -158],
    [-40, -138],
  ] as const)
    pen.fill(ellipse(sx, sy, 8), paper);
  pen.fill(ellipse(132, -304, 7), ink);
  pen.fill(ellipse(186, -284, 9), ink);
  pen.fill(leafPath(-108, -150, 2.3, 46, 0.3), paper);
  pen.face(130, -300, 76);
}

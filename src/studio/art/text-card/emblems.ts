import { mixColours, type Rgb } from '../core/colour.ts';
import type { Emblem, Pendant } from './occasion-moods.ts';
import { circlePath, type Ink, type Pen, starPath } from './pen.ts';
import type { Theme } from './theme.ts';

/** Colours a small figure is drawn in. */
type FigureColours = { main: Rgb; second: Rgb; line: Ink };

const heartPath = 'M0 .92C-1.5 -.1 -.92 -1.1 0 -.38C.92 -1.1 1.5 -.1 0 .92Z';
const tint = (colour: Rgb, amount: number) => mixColours(colour, [1, 1, 1], amount);
const shade = (colour: Rgb, amount: number) => mixColours(colour, [0.15, 0.08, 0.1], amount);

type Draw = (pen: Pen, colours: FigureColours) => void;

const drawBlossom: Draw = (pen, { main, second, line }) => {
  for (const [count, length, offset] of [
    [8, 1, 0],
    [8, 0.72, Math.PI / 8],
  ] as const)
    for (let i = 0; i < count; i++)
      pen.at(0, 0, length, offset + (i * 2 * Math.PI) / count, () => {
        pen.fill('M0 0C.34 -.3 .8 -.32 1 -.04C.82 .3 .34 .28 0 0Z', offset ? tint(main, 0.28) : main);
        pen.stroke('M.2 0Q.5 -.06 .8 -.02', shade(main, 0.25), 0.03, 0.6);
      });
  pen.fill(circlePath(0, 0, 0.2), second);
  for (let i = 0; i < 7; i++) pen.fill(circlePath(0.29 * Math.cos(i * 0.9), 0.29 * Math.sin(i * 0.9), 0.035), line);
};

const drawBalloon: Draw = (pen, { main, line }) => {
  pen.stroke('M0 1.12C.25 1.5 -.25 1.9 .05 2.4', line, 0.05);
  pen.fill('M0 1C-.55 .7 -.8 .25 -.8 -.18A.8 .82 0 0 1 .8 -.18C.8 .25 .55 .7 0 1Z', main);
  pen.fill('M-.12 1.14L0 .98L.12 1.14Z', shade(main, 0.2));
  pen.fill('M-.52 -.3C-.5 -.62 -.3 -.78 -.1 -.82C-.3 -.66 -.4 -.45 -.4 -.2Z', tint(main, 0.6), 0.85);
};

const drawHeart: Draw = (pen, { main }) => {
  pen.fill(heartPath, main);
  pen.fill('M-.78 -.3C-.74 -.56 -.52 -.66 -.36 -.6C-.56 -.5 -.64 -.36 -.66 -.14Z', tint(main, 0.55), 0.8);
};

const drawStar: Draw = (pen, { main }) => {
  pen.fill(starPath(5, 0.42), main);
  for (let i = 0; i < 5; i++)
    pen.at(0, 0, 1, (i * 2 * Math.PI) / 5, () => pen.fill('M0 -1L.247 -.34L0 0Z', shade(main, 0.16)));
};

const drawBauble: Draw = (pen, { main, second, line }) => {
  pen.fill(circlePath(0, 0, 0.86), main);
  pen.fill(
    'M-.84 -.2C-.4 .02 .4 .02 .84 -.2A.86 .86 0 0 1 .84 .2C.4 .42 -.4 .42 -.84 .2A.86 .86 0 0 1 -.84 -.2Z',
    second,
  );
  for (const x of [-0.5, 0, 0.5]) pen.fill(circlePath(x, 0.12 - Math.abs(x) * 0.12, 0.09), main);
  pen.fill('M-.16 -.84H.16V-1.04H-.16Z', line);
  pen.stroke(circlePath(0, -1.14, 0.1), line, 0.05);
  pen.fill('M-.5 -.42C-.42 -.62 -.28 -.68 -.14 -.7C-.3 -.58 -.38 -.46 -.4 -.32Z', [1, 1, 1], 0.6);
};

const drawEgg: Draw = (pen, { main, second }) => {
  const outline = 'M0 -1C.48 -1 .76 -.2 .76 .26C.76 .7 .42 1 0 1C-.42 1 -.76 .7 -.76 .26C-.76 -.2 -.48 -1 0 -1Z';
  pen.context.save();
  pen.fill(outline, main);
  pen.stroke('M-.6 -.32L-.36 -.5L-.12 -.32L.12 -.5L.36 -.32L.6 -.5', second, 0.09);
  pen.stroke('M-.72 .42Q-.36 .22 0 .42T.72 .42', tint(main, 0.6), 0.09);
  for (const x of [-0.5, -0.17, 0.17, 0.5]) pen.fill(circlePath(x, 0.02, 0.08), second);
  pen.context.restore();
};

const drawBat: Draw = (pen, { main }) =>
  pen.fill(
    'M0 -.2L.1 -.42L.2 -.16C.5 -.5 1 -.5 1.3 -.3C1.05 -.25 1 0 1 .18C.8 .02 .62 .06 .52 .28C.36 .12 .18 .16 0 .46C-.18 .16 -.36 .12 -.52 .28C-.62 .06 -.8 .02 -1 .18C-1 0 -1.05 -.25 -1.3 -.3C-1 -.5 -.5 -.5 -.2 -.16L-.1 -.42Z',
    main,
  );

const drawFlag: Draw = (pen, { main, second }) => {
  pen.fill('M-.72 0H.72L0 1.6Z', main);
  pen.fill('M-.5 .18H.5L0 1.3Z', second, 0.45);
};

const drawHangingLeaf: Draw = (pen, { main }) => {
  pen.fill('M0 0C.6 .35 .55 1.1 0 1.7C-.55 1.1 -.6 .35 0 0Z', main);
  pen.stroke('M0 .1V1.5M0 .6L.26 .42M0 .6L-.26 .42M0 1L.26 .82M0 1L-.26 .82', tint(main, 0.45), 0.05);
};

const drawRings: Draw = (pen, { line }) => {
  pen.stroke(circlePath(-0.42, 0.2, 0.62), line, 0.11);
  pen.stroke(circlePath(0.42, 0.2, 0.62), line, 0.11);
  pen.at(-0.42, -0.62, 0.26, 0, () => pen.stroke('M-1 0L-.5 -.6H.5L1 0L0 1ZM-1 0H1M-.5 -.6L0 1L.5 -.6', line, 0.13));
};

const drawSun: Draw = (pen, { main, second, line }) => {
  for (let i = 0; i < 16; i++)
    pen.at(0, 0, 1, (i * Math.PI) / 8, () => {
      if (i % 2) pen.stroke('M.68 0H.86', line, 0.05);
      else pen.fill('M.64 -.1L1.06 0L.64 .1Z', second);
    });
  pen.fill(circlePath(0, 0, 0.5), second);
  pen.fill(circlePath(0, 0, 0.38), tint(main, 0.35), 0.55);
};

const drawPumpkin: Draw = (pen, { main, line }) => {
  pen.stroke('M0 -.6C-.02 -.78 .06 -.88 .2 -.96', line, 0.15);
  pen.stroke('M.1 -.66C.4 -.96 .6 -.66 .8 -.9', line, 0.04);
  // Ribs from the outside in, each overlapping the one before.
  for (const [x, width, light] of [
    [-0.66, 0.4, -0.2],
    [0.66, 0.4, -0.2],
    [-0.36, 0.44, -0.06],
    [0.36, 0.44, -0.06],
    [0, 0.4, 0.14],
  ] as const)
    pen.at(x, 0.1, [width, 0.72 - Math.abs(x) * 0.14], 0, () => {
      pen.fill(circlePath(0, 0, 1), light < 0 ? shade(main, -light) : tint(main, light));
      pen.stroke(circlePath(0, 0, 1), shade(main, 0.28), 0.05, 0.5);
    });
};

const drawMoon: Draw = (pen, { second, main, line }) => {
  pen.fill('M.3 -.95A.98 .98 0 1 0 .92 .5A.8 .8 0 1 1 .3 -.95Z', second);
  pen.at(0.42, -0.28, 0.24, 0.2, () => pen.fill(starPath(5, 0.42), line));
  pen.at(0.82, -0.72, 0.13, 0, () => pen.fill(starPath(4, 0.3), line));
  pen.at(0.5, 0.62, 0.42, -0.2, () => drawBat(pen, { main, second, line }));
};

const drawSparkle: Draw = (pen, { line, main }) => {
  for (let i = 0; i < 12; i++)
    pen.at(0, 0, 1, (i * Math.PI) / 6, () => {
      pen.stroke(i % 2 ? 'M0 -.34V-.66' : 'M0 -.3V-.9', line, 0.05);
      pen.fill(circlePath(0, i % 2 ? -0.8 : -1.05, i % 2 ? 0.06 : 0.075), i % 2 ? main : line);
    });
  pen.at(0, 0, 0.22, 0, () => pen.fill(starPath(4, 0.3), line));
};

const drawLaurel: Draw = (pen, { main, line }) => {
  for (const side of [1, -1])
    pen.at(0, 0, [side, 1], 0, () => {
      pen.stroke('M.05 .95C.75 .85 .98 .2 .72 -.62', line, 0.045);
      for (let i = 0; i < 7; i++) {
        const angle = 1.35 - i * 0.33;
        const [x, y] = [0.06 + 0.86 * Math.cos(angle) ** 0.8 * 0.98, 0.08 + 0.86 * Math.sin(angle)];
        for (const lean of [0.55, -0.75])
          pen.at(Number.isFinite(x) ? x : 0.1, y, 0.34, angle - Math.PI / 2 + lean, () =>
            pen.fill('M0 0C.3 -.32 .8 -.26 1 0C.75 .22 .3 .24 0 0Z', main),
          );
      }
    });
  pen.at(0, -0.02, 0.4, 0, () => pen.fill(starPath(5, 0.42), line));
};

const drawDove: Draw = (pen, { main, line }) => {
  pen.fill(
    'M1.1 -.2C.9 -.46 .6 -.44 .45 -.24C.2 0 -.1 .06 -.3 .02L-1.1 .5C-.7 .6 -.4 .56 -.2 .46C.1 .72 .6 .6 .76 .2C.84 0 .88 -.1 1.1 -.2Z',
    main,
  );
  pen.fill('M.3 -.02C.1 -.5 -.3 -.86 -.86 -1C-.8 -.5 -.6 -.1 -.26 .1C-.05 .2 .2 .16 .3 -.02Z', tint(main, 0.25));
  pen.stroke(
    'M1.06 -.16C1.2 -.1 1.3 .02 1.36 .16M1.18 -.09C1.3 -.16 1.38 -.14 1.44 -.08M1.28 .02C1.28 .14 1.24 .22 1.18 .26',
    line,
    0.045,
  );
};

const emblems: Record<Emblem, Draw> = {
  balloon: drawBalloon,
  blossom: drawBlossom,
  heart: drawHeart,
  rings: drawRings,
  sun: drawSun,
  star: drawStar,
  egg: drawEgg,
  pumpkin: drawPumpkin,
  moon: drawMoon,
  bauble: drawBauble,
  sparkle: drawSparkle,
  laurel: drawLaurel,
  dove: drawDove,
};

const pendants: Record<Pendant, Draw> = {
  flag: drawFlag,
  heart: (pen, colours) => pen.at(0, 0.6, 0.66, 0, () => drawHeart(pen, colours)),
  star: (pen, colours) => pen.at(0, 0.78, 0.8, 0, () => drawStar(pen, colours)),
  bauble: (pen, colours) => pen.at(0, 0.95, 0.82, 0, () => drawBauble(pen, colours)),
  egg: (pen, colours) => pen.at(0, 0.8, 0.82, 0, () => drawEgg(pen, colours)),
  bat: (pen, colours) => pen.at(0, 0.5, 0.72, 0, () => drawBat(pen, colours)),
  leaf: drawHangingLeaf,
  blossom: (pen, colours) => pen.at(0, 0.62, 0.68, 0.2, () => drawBlossom(pen, colours)),
};

/** An occasion's emblem around the origin, about radius 1. */
export function drawEmblem(pen: Pen, emblem: Emblem, theme: Theme, line: Ink): void {
  const green = emblem === 'laurel' || emblem === 'dove';
  emblems[emblem](pen, { main: green ? theme.leaves[0] : theme.blooms[1], second: theme.blooms[2], line });
}

/** A flower, or what stands for it, around the origin; radius 1. */
export function drawBud(pen: Pen, bud: Emblem, colours: FigureColours): void {
  emblems[bud](pen, colours);
}

/** How far a bud may be turned, in radians: flowers in any direction, things with an upper side hardly. */
export const turnOfBud = (bud: Emblem): number => (bud === 'blossom' ? Math.PI : 0.22);

/** A thing on a string, hanging from the origin, about 1.6 long. */
export function drawPendant(pen: Pen, pendant: Pendant, colours: FigureColours): void {
  pendants[pendant](pen, colours);
}

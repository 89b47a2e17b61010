import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Box } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import type { Pen } from '../../flat/pen.ts';
import { drawBackdrop } from '../backdrops/backdrop.ts';
import type { BackdropTools } from '../backdrops/backdrop-tools.ts';
import type { CuteColours } from '../colours.ts';
import type { Pose } from '../motifs/animal.ts';
import { type AnimalKind, coatOf } from '../motifs/cast.ts';
import { drawHat, drawNeckwear, type Hat } from '../motifs/wear.ts';
import { drawProp, type PropName } from '../props.ts';
import type { CuteTheme } from '../themes.ts';

/** The input of a template. */
export type Stage = {
  pen: Pen;
  rng: Rng;
  colours: CuteColours;
  theme: CuteTheme;
  setting: SceneSetting;
  width: number;
  height: number;
  detailed: boolean;
  characters: boolean;
};

/** Draws the card and returns where its words go. */
export type CuteTemplate = (stage: Stage) => { textArea: Box; onPaper?: boolean };

export type Layout = {
  textArea: Box;
  /** The middle of the figures, and where they stand. */
  middle: number;
  floor: number;
  /** How large figures are: 1 is a square sheet's. */
  size: number;
};

/** Words above the figures, or beside them on a wide sheet. */
export function layOut({ width, height, rng }: Stage): Layout {
  if (width > height) {
    const left = rng.fork('side').chance(0.5);
    const words: Box = left ? [90, 210, width * 0.47, 700] : [width * 0.53, 210, width - 90, 700];
    return { textArea: words, middle: width * (left ? 0.73 : 0.27), floor: height * 0.89, size: 1.12 };
  }
  if (height > width)
    return { textArea: [100, 180, width - 100, 500], middle: width / 2, floor: height * 0.86, size: 1.42 };
  return { textArea: [104, 100, width - 104, 286], middle: width / 2, floor: height * 0.89, size: 1 };
}

export function setBackdrop(
  stage: Stage,
  { textArea, floor, middle }: Pick<Layout, 'textArea' | 'floor' | 'middle'>,
): BackdropTools {
  const { pen, rng, colours, theme, width, height, detailed } = stage;
  const tools: BackdropTools = {
    pen,
    rng: rng.fork('backdrop'),
    colours,
    width,
    height,
    floor,
    figure: middle,
    season: theme.season,
    detailed,
    calm: textArea,
  };
  drawBackdrop(stage.setting, tools);
  return tools;
}

type Dress = { kind?: AnimalKind; raised?: Pose['raised']; held?: PropName | null; hat?: Hat };

/** An animal dressed for the occasion. */
export function dress(stage: Stage, name: string, { kind, raised = 'none', held = null, hat }: Dress = {}): Pose {
  const { pen, theme, colours } = stage;
  const rng = stage.rng.fork(name);
  const chosen = kind ?? rng.pick(theme.animals);
  const wanted = hat ?? rng.pick(theme.hats);
  // Long ears and antlers leave little room.
  const fitting = (chosen === 'bunny' || chosen === 'deer') && wanted === 'bobble' ? 'flowers' : wanted;
  const neckwear = rng.pick(theme.neckwear);
  const tools = { pen, rng, colours };
  return {
    kind: chosen,
    coat: coatOf(chosen, rng.fork('coat')),
    raised,
    asleep: theme.quiet,
    ...(fitting !== 'none' && { hat: () => drawHat(tools, fitting) }),
    ...(neckwear !== 'none' && { neck: () => drawNeckwear(tools, neckwear) }),
    ...(held !== null && { held: () => drawProp(tools, held, 0, 52, heldScale(held)) }),
  };
}

const heldScale = (held: PropName): number =>
  ({ 'egg-basket': 0.72, bouquet: 0.82, flowerpot: 0.72, lantern: 0.8, pie: 0.72, trophy: 0.8, 'snow-globe': 0.72 })[
    held as string
  ] ?? 0.88;

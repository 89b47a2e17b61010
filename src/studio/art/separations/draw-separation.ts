import type { CardCategory, ColorPalette } from '../../../contract/vocabulary.ts';
import type { DrawOptions } from '../art-style.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import { inTurn } from '../core/in-turn.ts';
import type { Raster } from '../core/raster.ts';
import { Rng } from '../core/rng.ts';
import { bird } from '../motifs/bird.ts';
import { butterfly } from '../motifs/butterfly.ts';
import type { OnProgress } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { chooseHand } from '../text/hands.ts';
import { themes } from '../themes.ts';
import { type CardContext, type Composed, type Family, families, type SeparationTemplate } from './card-context.ts';
import { seasonOf, subjectsOf } from './choose-subject.ts';
import { type InkChoice, type InkSet, mixInks } from './inks.ts';
import { type LetteringLook, letterHeading } from './lettering.ts';
import { Press } from './press.ts';
import { type PrintRun, printPlates } from './print-plates.ts';
import { type Hand, printShapes } from './print-shapes.ts';

/** A style printed from spot-colour separations. */
export type SeparationStyle = {
  hand: Hand;
  run: PrintRun;
  inks: Record<Family, readonly InkChoice[]> & Partial<Record<CardCategory, readonly InkChoice[]>>;
  templates: Record<Family, Readonly<Record<string, SeparationTemplate>>>;
};

export type ComposedCard = Composed & { press: Press; inks: InkSet; template: string };

/** Draws everything but the words onto the plates; all of it follows from the request. */
export function composeSeparation(style: SeparationStyle, request: IllustrationRequest, scale: number): ComposedCard {
  const { category, settings, seed } = request;
  const rng = new Rng(seed).fork(`separation/${category}`);
  const { width, height } = sizeInPixels(request.size);
  const press = new Press(width, height, scale);
  const family = families[category];
  const theme = themes[category];
  const choice = rng.fork('choice');
  const frames = Object.keys(style.templates[family]);
  const template = inTurn(seed, `${category} frame`, frames, choice.pick(frames));
  // No fireworks indoors.
  const subjects = subjectsOf[category].filter((name) => settings.sceneSetting !== 'Cozy' || name !== 'fireworks');
  const subject = inTurn(seed, category, subjects, choice.pick(subjects));
  const kinds = choice.pick(theme.flowerKinds);
  const visitor = choice.pick(theme.visitors);
  const ink = choice.pick(style.inks[category] ?? style.inks[family]);
  const context: CardContext = {
    press,
    rng: rng.fork(template),
    hand: style.hand,
    width,
    height,
    category,
    family,
    season: seasonOf(request),
    setting: settings.sceneSetting,
    subject,
    detailed: settings.visualDetail === 'Detailed',
    quiet: family === 'quiet',
    flowerKinds: kinds,
    visitor: settings.includeCharacters ? visitor : null,
    heading: request.heading,
  };
  const compose = style.templates[family][template];
  if (compose === undefined) throw new Error(`There is no template '${template}'.`);
  const composed = compose(context);
  drawVisitor(context, composed.perch);
  return { ...composed, press, template, inks: mixInks(ink, settings.colorPalette) };
}

/** Draws an illustration in a separation style, heading and all. */
export async function drawSeparation(
  style: SeparationStyle,
  request: IllustrationRequest,
  onProgress: OnProgress,
  { scale = 1 }: DrawOptions,
): Promise<Raster> {
  const card = composeSeparation(style, request, scale);
  onProgress(0.35);
  if (request.heading !== null && request.heading.trim() !== '')
    letterHeading(
      card.press,
      request.heading,
      card.textArea,
      lookFor(card.look, request.settings.colorPalette),
      chooseHand(request),
    );
  onProgress(0.5);
  const run = agedFor(style.run, request.settings.colorPalette);
  const picture = printPlates(card.press, card.inks, run, new Rng(request.seed).fork('print'));
  onProgress(1);
  return picture;
}

/** In greys a coloured letter with a black shadow blurs: it turns black and loses both. */
function lookFor(look: LetteringLook, palette: ColorPalette): LetteringLook {
  const coloured = (look.fill.main ?? 0) > 0.5 || (look.fill.second ?? 0) > 0.5;
  if (palette !== 'Black & White' || !coloured) return look;
  return { ...look, fill: { key: 1 }, secondFill: { key: 1 }, outline: 0, shadow: 0 };
}

/** Yellowed paper would be a colour in black and white. */
function agedFor(run: PrintRun, palette: ColorPalette): PrintRun {
  return palette === 'Black & White' ? { ...run, age: 0 } : run;
}

function drawVisitor({ press, rng, hand, visitor }: CardContext, perch: Composed['perch']): void {
  if (visitor === null || perch === null) return;
  const { x, y, size, facing } = perch;
  const stream = rng.fork('visitor');
  const shapes =
    visitor === 'bird'
      ? bird(stream, x, y - size * 0.66, size, facing)
      : butterfly(stream, x, y - size * 0.6, size * 0.95, facing * 0.35);
  printShapes(press, shapes, hand);
}

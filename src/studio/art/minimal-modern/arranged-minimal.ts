import type { Arrangement, Placement } from '../arrange/arrangement.ts';
import type { DrawArrangement } from '../art-style.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import { mixColours } from '../core/colour.ts';
import { Rng } from '../core/rng.ts';
import { drawFlat } from '../flat/draw-flat.ts';
import type { FlatScene } from '../flat/flat-scene.ts';
import { Pen } from '../flat/pen.ts';
import { temperFor } from '../flat/temper.ts';
import { paletteFrom } from '../library/choose-palette.ts';
import { cardColoursOf, coloursOf } from '../library/motif-colours.ts';
import { numeralShape } from '../library/numeral-shape.ts';
import { chooseHand } from '../text/hands.ts';
import { layMinimalGround } from './arranged-grounds.ts';
import { type MinimalColours, minimalColours, tempered } from './colours.ts';
import { setType } from './heading.ts';
import { drawLines, type LineShapes, layOffsetColour } from './line-drawing.ts';
import { layMerged, type MergedShape, mergedShapes } from './merge-parts.ts';
import { minimalThemes } from './themes.ts';

type Composed = { scene: FlatScene; colours: MinimalColours; lines: readonly LineShapes[] };

/** Motifs as two to five flat shapes, or as a drawing of lines, with much space. */
export const drawArrangedMinimal: DrawArrangement = async (request, arrangement, onProgress, { scale = 1 }) => {
  const { scene, colours, lines } = compose(request, arrangement);
  onProgress(0.2);
  const canvas = drawFlat(
    scene,
    (colour) => colour,
    scale,
    (fraction) => onProgress(0.2 + fraction * 0.6),
  );
  const context = canvas.getContext('2d');
  if (lines.length > 0) drawLines(context, lines, colours.ink, scale);
  const words = request.heading?.trim();
  if (words && arrangement.textArea !== null) {
    const { ink } = colours;
    const align = 'center' as const;
    const rng = new Rng(request.seed).fork('minimal words');
    const type = { ink, accent: mixColours(ink, colours.paper, 0.22), align };
    setType(context, words, arrangement.textArea.box, type, rng, scale, chooseHand(request));
  }
  onProgress(0.95);
  const { width, height } = canvas;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
};

function compose(request: IllustrationRequest, arrangement: Arrangement): Composed {
  const { category, seed, settings } = request;
  const { name, width, height, numeral } = arrangement;
  const rng = new Rng(seed).fork(`minimal arranged/${category}/${name}`);
  const choice = rng.fork('choice');
  const { set, turn } = paletteFrom(minimalThemes[category].colours, request);
  const usual = minimalColours(set, choice.between(-12, 12) + turn);
  // Motifs have the palette's colours, so the colours they are matched with need them too.
  const plain = tempered(usual, temperFor(settings.colorPalette));
  const colours = arrangement.placements.some(({ subject }) => subject.colour === 'white') ? onDeepPaper(plain) : plain;
  const inLines = name !== 'crop' && name !== 'letter-stack' && choice.chance(0.3);
  const pen = new Pen();
  layMinimalGround({ pen, rng: rng.fork('ground'), colours, arrangement, request, inLines });
  if (numeral !== null && name === 'letter-stack') {
    const { path, lineWidth } = numeralShape(numeral);
    pen.line(path, mixColours(colours.fields[choice.pick([0, 1])] ?? colours.ink, colours.paper, 0.55), lineWidth);
  } else if (numeral !== null) {
    const font = choice.pick([
      { family: 'Newsreader', weight: 400 } as const,
      { family: 'Hanken Grotesk', weight: 800 } as const,
    ]);
    pen.words({ text: numeral.text, font, box: numeral.box }, colours.fields[choice.pick([0, 1])] ?? colours.ink);
  }
  const card = cardColoursOf(request);
  const lines: LineShapes[] = [];
  // A pattern places a thing thirty times.
  const merged = new Map<string, readonly MergedShape[]>();
  for (const placement of calmed(arrangement)) {
    const { subject, rank } = placement;
    const key = `${subject.motif.name}/${subject.colour}/${rank}`;
    const shapes = merged.get(key) ?? mergedShapes(placement, coloursOf(subject, card), plain);
    merged.set(key, shapes);
    if (inLines) {
      layOffsetColour(pen, placement, shapes, plain);
      lines.push({ placement, shapes });
    } else layMerged(pen, placement, shapes, plain);
  }
  const textArea = arrangement.textArea?.box ?? [0, 0, 0, 0];
  const scene = { template: name, width, height, paper: colours.paper, shapes: pen.shapes, textArea, faces: [] };
  return { scene, colours, lines };
}

/** A white piano is lost on white paper. */
const onDeepPaper = (colours: MinimalColours): MinimalColours => ({
  ...colours,
  paper: mixColours(colours.paper, colours.fields[3] ?? colours.ink, 0.5),
});

/** Half of the fillers that are only strewn are left out: the space is part of the picture. */
function calmed({ name, placements }: Arrangement): Placement[] {
  if (name === 'wreath' || name === 'border' || name === 'letter-stack') return [...placements];
  let fillers = 0;
  return placements.filter(({ rank }) => rank !== 'accent' || fillers++ % 2 === 0);
}

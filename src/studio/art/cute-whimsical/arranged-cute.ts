import { maySnow } from '../../../domain/season.ts';
import type { Arrangement, Placement } from '../arrange/arrangement.ts';
import type { DrawArrangement } from '../art-style.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import { mixColours, type Rgb } from '../core/colour.ts';
import { inTurn } from '../core/in-turn.ts';
import { Rng } from '../core/rng.ts';
import { drawFlat } from '../flat/draw-flat.ts';
import type { FlatScene } from '../flat/flat-scene.ts';
import { Pen } from '../flat/pen.ts';
import { temperFor } from '../flat/temper.ts';
import type { Subject } from '../library/library-motif.ts';
import { cardColoursOf, coloursOf } from '../library/motif-colours.ts';
import { chooseHand } from '../text/hands.ts';
import { layCuteGround } from './arranged-grounds.ts';
import { cuteColours, moods } from './colours.ts';
import { letteringFor } from './compose-cute.ts';
import { drawFriend, friendSpot } from './friend.ts';
import { drawLettering, type Lettering } from './heading.ts';
import { drawSoftMotif, softened } from './soft-motif.ts';
import { type CuteTheme, cuteThemes } from './themes.ts';

const paper: Rgb = [1, 0.99, 0.975];
/** Arrangements with a place to stand in; in others motifs are stickers on a sheet. */
const standing: readonly Arrangement['name'][] = ['hero', 'scene', 'crop', 'vignette', 'numeral'];

/** `mixed` are colours already in the card's palette. */
type Composed = { scene: FlatScene; lettering: Lettering; mixed: ReadonlySet<Rgb> };

/** Motifs as in a children's book: soft, rounded, with friendly faces. */
export const drawArrangedCute: DrawArrangement = async (request, arrangement, onProgress, { scale = 1 }) => {
  const { scene, lettering, mixed } = compose(request, arrangement);
  onProgress(0.1);
  const temper = temperFor(request.settings.colorPalette, mixed);
  const canvas = drawFlat(scene, temper, scale, (fraction) => onProgress(0.1 + fraction * 0.75));
  const context = canvas.getContext('2d');
  const words = request.heading?.trim();
  if (words && arrangement.textArea !== null) {
    const look = {
      ...lettering,
      inks: lettering.inks.map(temper),
      secondInk: temper(lettering.secondInk),
      edge: lettering.edge && temper(lettering.edge),
    };
    const rng = new Rng(request.seed).fork('cute words');
    drawLettering(context, words, arrangement.textArea.box, look, rng, scale, chooseHand(request));
  }
  onProgress(0.95);
  const { width, height } = canvas;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
};

function compose(request: IllustrationRequest, arrangement: Arrangement): Composed {
  const { category, settings, seed } = request;
  const { name, width, height, placements, numeral } = arrangement;
  const rng = new Rng(seed).fork(`cute arranged/${category}/${name}`);
  const usual = cuteThemes[category];
  const isGreen = usual.season === 'winter' && !maySnow(request.facts?.season ?? null);
  const theme: CuteTheme = isGreen ? { ...usual, season: 'summer' } : usual;
  const choice = rng.fork('choice');
  const mood = inTurn(seed, `${category} mood`, theme.moods, choice.pick(theme.moods));
  const colours = cuteColours(moods[mood], choice.between(-9, 9));
  const pen = new Pen();
  const { onPaper } = layCuteGround({ pen, rng: rng.fork('ground'), colours, theme, arrangement, settings });
  if (numeral !== null) {
    const words = { text: numeral.text, font: { family: 'Hanken Grotesk', weight: 900 } as const, box: numeral.box };
    pen.words(words, paper, { lineWidth: 44, drop: { blur: 16, down: 7, alpha: 0.3 } });
    pen.words(words, choice.pick(colours.candy), { lineWidth: 14 });
  }
  const card = cardColoursOf(request);
  const mixed = new Set<Rgb>();
  // A pattern places a thing thirty times.
  const known = new Map<Subject, readonly Rgb[]>();
  const softOf = (subject: Subject): readonly Rgb[] => {
    const soft = known.get(subject) ?? coloursOf(subject, card).map(softened);
    known.set(subject, soft);
    return soft;
  };
  const look = { sticker: standing.includes(name) ? null : paper, quiet: theme.quiet };
  const friend = friendSpot(request, arrangement, theme);
  const firstMain = placements.findIndex(({ rank }) => rank !== 'accent');
  placements.forEach((placement, i) => {
    if (friend !== null && i === firstMain) {
      const tools = { pen, rng: rng.fork('friend'), colours, theme };
      drawFriend(tools, friend, placement.centre[0], settings, arrangement);
    }
    const isFiller = placement.rank === 'accent' && arrangement.ground.kind === 'field';
    const shownAs = isFiller ? { ...look, sticker: paper } : look;
    const confetti = isConfetti(placement) && card.palette !== 'Black & White';
    const candy = rng.fork(`confetti ${i}`).pick(colours.candy);
    const own = softOf(placement.subject);
    const soft = confetti ? own.map(() => candy) : own;
    for (const colour of soft) mixed.add(colour);
    const covered = placements.slice(i + 1).some((other) => stands(other, placement));
    const drawn = isDot(placement) ? { ...placement, size: placement.size * 0.6 } : placement;
    drawSoftMotif(pen, drawn, soft, { ...shownAs, covered }, rng.fork(`motif ${i}`));
  });
  const textArea = arrangement.textArea?.box ?? [0, 0, 0, 0];
  const scene = {
    template: name,
    width,
    height,
    paper: onPaper ? mixColours(colours.cream, paper, 0.4) : colours.sky[1],
    shapes: pen.shapes,
    textArea,
    faces: pen.faces,
  };
  const dark = colours.night && !onPaper && settings.sceneSetting !== 'Cozy';
  return { scene, lettering: letteringFor(theme, colours, dark, onPaper, rng.fork('lettering')), mixed };
}

const isDot = ({ subject }: Placement): boolean => subject.motif.name === 'accent-dot';

/** Small things of one colour, which come in all of the card's. */
const isConfetti = ({ subject }: Placement): boolean => /^accent-(dot|star|heart)$/.test(subject.motif.name);

/** Whether a thing covers the middle of another. */
function stands(front: Placement, behind: Placement): boolean {
  if (front.rank === 'accent') return false;
  const [dx, dy] = [front.centre[0] - behind.centre[0], front.centre[1] - behind.centre[1]];
  return Math.max(Math.abs(dx), Math.abs(dy)) < front.size * 0.42 + behind.size * 0.06;
}

import type { CardCategory } from '../../contract/vocabulary.ts';
import { maySnow } from '../../domain/season.ts';
import { withoutFoliage } from './arrange/accent-roles.ts';
import { accentsFor } from './arrange/accents.ts';
import { type ArrangeRequest, arrange } from './arrange/arrange.ts';
import { type Arrangement, type ArrangementName, arrangementNames } from './arrange/arrangement.ts';
import { chooseArrangement } from './arrange/arrangements-for.ts';
import { initialOf } from './arrange/letter-strokes.ts';
import { isLacy, isLeafy } from './arrange/things.ts';
import type { IllustrationRequest } from './compose-scene.ts';
import { inTurn, seedsBefore } from './core/in-turn.ts';
import { Rng } from './core/rng.ts';
import { choosePalette } from './library/choose-palette.ts';
import { chooseSubjects, isMinor, nothingKnown, numeralOf, type Shown } from './library/choose-subjects.ts';
import type { Subject } from './library/library-motif.ts';
import { motifsOfOccasion } from './library/occasion-motifs.ts';
import { type AskedThing, readPrompt } from './library/read-prompt.ts';
import { clearRoom } from './library/stage-shapes.ts';
import { chooseGarnish } from './photo/frame/choose-garnish.ts';
import { sizeInPixels } from './size-in-pixels.ts';

/** Arrangements that separate things which a prompt puts together: "a cat on a sofa". */
const scattering: readonly ArrangementName[] = ['wreath', 'border', 'pattern', 'crop', 'collage'];
/** Arrangements that repeat the one thing of a prompt: "a yellow sheep" is one. */
const repeating: readonly ArrangementName[] = ['wreath', 'border', 'pattern'];
/** Arrangements of leaves, in which things lie between them. */
const leafFramed: readonly ArrangementName[] = ['wreath', 'border'];
/** One picture in this many is a hand-drawn scene if nothing is requested and nothing is known. */
const sceneEvery = 4;
/** Categories whose hand-drawn scenes lie in the snow. */
const snowyScenes: readonly CardCategory[] = ['christmas', 'new-year', 'holiday'];
/** The record of a hand-drawn scene among what a person was shown. */
const byHand = 'by hand';

/** What a picture shows and how it is arranged, without positions. */
type Content = Omit<ArrangeRequest, 'width' | 'height' | 'hasHeading' | 'rng'>;

/**
 * What a picture shows; null if a hand-drawn scene is better, because nothing is requested and nothing known about the
 * recipient. The same request has the same content.
 */
export function contentOf(request: IllustrationRequest): Content | null {
  const taken: ArrangementName[] = [];
  for (const seed of seedsBefore(request.seed)) {
    const before = contentBeside({ ...request, seed }, taken);
    if (before) taken.push(before.name);
  }
  return contentBeside(request, taken);
}

/** What a picture shows beside others that have `taken` their arrangements. */
function contentBeside(request: IllustrationRequest, taken: readonly ArrangementName[]): Content | null {
  const { category, prompt, seed } = request;
  const facts = request.facts ?? null;
  const { things } = readPrompt(prompt);
  if (things.length === 0 && (facts === null || isForScene(request))) return null;
  const known = facts ?? nothingKnown;
  const asked = chooseSubjects({ category, prompt, seed, facts: known });
  const subjects = asked.filter((subject) => !isWeather(subject, asked));
  const isSnowing = subjects.length < asked.length;
  const entry = motifsOfOccasion(category, known.occasion);
  const { mood } = entry;
  const numeral = numeralOf(category, known.years);
  const initial = things.length > 0 ? null : initialOf(known.name);
  const shown = arrangementNames.filter((name) => known.shown.some(({ arrangement }) => arrangement === name));
  const recent = [...shown, ...(things.length > 1 ? scattering : things.length === 1 ? repeating : [])];
  const occasion = {
    subjects,
    mood,
    hasNumeral: numeral !== null,
    hasInitial: initial !== null,
    hasHeading: request.heading !== null,
  };
  const isNumeral = things.length === 0 && isForNumeral(seed, numeral, recent);
  const name = isNumeral ? 'numeral' : chooseArrangement(seed, occasion, recent, known.others, taken);
  const together = things.length > 1;
  const isLostInLeaves =
    subjects.some(({ motif }) => isLacy(motif)) || (subjects.some(isLeafy) && !leafFramed.includes(name));
  const accents = accentsFor(entry, isSnowing ? 'winter' : known.season);
  return {
    name,
    subjects,
    accents: isLostInLeaves ? withoutFoliage(accents) : accents,
    together,
    numeral,
    initial,
  };
}

/** Snow that falls on other things is many flakes in the air, instead of one as large as they are. */
const isWeather = ({ motif, count }: Subject, all: readonly Subject[]): boolean =>
  motif.name === 'snowflake' && count === 1 && all.some((other) => other.motif.name !== 'snowflake');

/** Where everything is on a picture; null for a hand-drawn scene. The same request gives the same plan. */
export function planPicture(request: IllustrationRequest): Arrangement | null {
  const content = contentOf(request);
  if (content === null) return null;
  const rng = new Rng(request.seed).fork('arrange');
  const planned = arrange({ ...content, ...sizeInPixels(request.size), hasHeading: request.heading !== null, rng });
  return clearRoom(planned, request.settings.sceneSetting);
}

/** A record of what a picture shows and how, so that it is not repeated. */
export function shownBy(request: IllustrationRequest): Shown[] {
  const content = contentOf(request);
  const palette = choosePalette(request);
  return (
    content?.subjects.map(({ motif }) => ({ arrangement: content.name, motif: motif.name, palette })) ?? [
      { arrangement: byHand, motif: '', palette },
    ]
  );
}

/** The same of a painted photo: what lies around it, and its colours. */
export function shownByPhoto(request: Parameters<typeof chooseGarnish>[0]): Shown[] {
  const palette = choosePalette(request);
  return chooseGarnish(request).things.map(({ motif }) => ({ arrangement: 'photo', motif: motif.name, palette }));
}

/** One of three pictures made together has the figures of the day, if it has any. */
function isForNumeral(seed: string, numeral: string | null, recent: readonly ArrangementName[]): boolean {
  if (numeral === null || recent.includes('numeral')) return false;
  return inTurn(seed, 'numeral', [0, 1, 2], new Rng(seed).fork('numeral').whole(0, 2)) === 0;
}

function isForScene({ category, seed, facts }: IllustrationRequest): boolean {
  if (facts?.shown.some(({ arrangement }) => arrangement === byHand)) return false;
  if (!facts || facts.loves.length > 0 || facts.pets.length > 0 || numeralOf(category, facts.years) !== null)
    return false;
  if (!motifsOfOccasion(category, facts.occasion).hasScenes) return false;
  // Some scenes have glasses of champagne.
  if (isMinor(category, facts)) return false;
  if (snowyScenes.includes(category) && !maySnow(facts.season)) return false;
  const turns = Array.from({ length: sceneEvery }, (_, at) => at);
  return inTurn(seed, 'scene', turns, new Rng(seed).fork('scene').pick(turns)) === 0;
}

/** What a picture shows of its prompt, in the prompt's own words, and what it names that cannot be drawn. */
export function shownOfPrompt(request: IllustrationRequest): { drawn: string[]; missing: string[] } {
  const { things, missing } = readPrompt(request.prompt);
  const content = contentOf(request);
  const subjects = new Set(content?.subjects.map(({ motif }) => motif.name));
  if (content?.accents.some(({ motif }) => motif.name === 'accent-snowflake')) subjects.add('snowflake');
  const isDrawn = ({ motif }: AskedThing) => subjects.has(motif);
  const said = (some: readonly AskedThing[]) => some.map((thing) => thing.said);
  const lost = things.filter((thing) => !isDrawn(thing));
  return { drawn: [...new Set(said(things.filter(isDrawn)))], missing: [...new Set([...said(lost), ...missing])] };
}

import type { PetKind } from '../../../contract/about-limits.ts';
import type { CardCategory } from '../../../contract/vocabulary.ts';
import { maySnow, type Season } from '../../../domain/season.ts';
import { seatOf } from '../arrange/things.ts';
import { inTurn } from '../core/in-turn.ts';
import { leastUsed } from '../core/least-used.ts';
import { Rng } from '../core/rng.ts';
import type { HueSchemeName } from '../themes.ts';
import type { Subject } from './library-motif.ts';
import { isMotif, isPerson, loadMotif, skinCount } from './load-motif.ts';
import { hueGap, leadingHue } from './motif-colours.ts';
import { motifsOfOccasion, occasionTable } from './occasion-motifs.ts';
import { type AskedThing, readPrompt } from './read-prompt.ts';

/** What is known about the recipient and the day; plain data of a picture request. */
export type PictureFacts = {
  /** An occasion type, or the sender's own word for the day; null if there is none. */
  occasion: string | null;
  /** The years kept, if known. */
  years: number | null;
  /** The recipient's age on the day, if known; missing in pictures of earlier versions. */
  age?: number | null;
  /** Motifs of what they love, the most loved first. */
  loves: readonly string[];
  pets: readonly PetKind[];
  name: string;
  season: Season | null;
  /** What this person's earlier cards showed, the latest first. */
  shown: readonly Shown[];
  /** What the sender's cards to other people showed lately. */
  others?: readonly Shown[];
};

/** If nothing is known about the recipient. */
export const nothingKnown: PictureFacts = {
  occasion: null,
  years: null,
  loves: [],
  pets: [],
  name: '',
  season: null,
  shown: [],
};

/** One thing that a card showed, and how; `palette` is missing in records of earlier versions. */
export type Shown = { arrangement: string; motif: string; palette?: HueSchemeName };

type Asked = { category: CardCategory; prompt: string; seed: string; facts: PictureFacts };

/**
 * What a card shows: what the prompt asks for, else what they love, their pets, the occasion, the age or the season.
 */
export function chooseSubjects({ category, prompt, seed, facts }: Asked): Subject[] {
  const rng = new Rng(seed).fork('subjects');
  const { things } = readPrompt(prompt);
  if (things.length > 0) return withPlainSeat(things.map((thing) => subjectOf(thing, rng)));
  const { mood, belongs, with: beside, never, isSeasonal } = motifsOfOccasion(category, facts.occasion);
  const forbidden = new Set([...never, ...(isMinor(category, facts) ? (occasionTable().groups.alcohol ?? []) : [])]);
  const earlier = new Set(facts.shown.map(({ motif }) => motif));
  const lately = facts.others ?? [];
  const allowed = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => isMotif(name) && !forbidden.has(name));
  const fresh = (names: readonly string[]) => {
    const unseen = names.filter((name) => !earlier.has(name));
    return unseen.length > 0 ? unseen : names;
  };
  const isGrave = mood === 'grave';
  // Hobbies do not belong on a card of sympathy.
  const loves = isGrave ? [] : fresh(allowed(facts.loves));
  const pets = isGrave ? [] : allowed(facts.pets.flatMap((kind) => rng.pick(occasionTable().pets[kind] ?? [])));
  const ofAge = category === 'birthday' ? allowed(motifsOfAge(facts.years)) : [];
  const ofSeason = !isSeasonal || facts.season === null ? [] : allowed(occasionTable().seasons[facts.season] ?? []);
  const snow = maySnow(facts.season) ? [] : (occasionTable().groups.snow ?? []);
  const fromOccasion = (salt: string, names: readonly string[]): string[] => {
    const unsnowed = allowed(names).filter((name) => !snow.includes(name));
    const choice = leastUsed(fresh(unsnowed), (name) => lately.filter(({ motif }) => motif === name).length);
    return choice.length === 0 ? [] : [inTurn(seed, salt, choice, rng.fork(salt).pick(choice))];
  };
  const loved = loves.length === 0 ? [] : [inTurn(seed, 'love', loves, rng.fork('love').pick(loves))];
  const more = rng.shuffle(loves.filter((name) => !loved.includes(name))).slice(0, rng.whole(0, 1));
  const pet = pets.length > 0 && (loved.length === 0 || rng.chance(0.5)) ? [rng.pick(pets)] : [];
  const told = fromOccasion('occasion', belongs);
  const aside = rng.chance(0.6) ? fromOccasion('beside', [...beside, ...ofSeason]) : [];
  const young = fromOccasion('age', ofAge);
  const chosen = [...new Set([...loved, ...more, ...pet, ...young, ...told, ...aside])].slice(0, isGrave ? 2 : 4);
  const { colours } = occasionTable();
  return chosen.map((motif) => subjectOf({ motif, count: 1, colour: colours[motif] ?? null }, rng));
}

/** Hues of painted wood and of covers. */
const seatHues = [255, 145, 25, 305];
/** A seat whose hue is closer to that of who sits on it gets another. */
const seatApart = 48;

/** An orange cat would be lost in an orange armchair: the armchair is blue. */
function withPlainSeat(subjects: readonly Subject[]): Subject[] {
  const seat = subjects.find(({ motif, count, colour }) => seatOf(motif) !== null && count === 1 && colour === null);
  const own = seat && leadingHue(seat);
  if (seat === undefined || own === undefined || own === null) return [...subjects];
  const others = subjects.flatMap((subject) => (subject === seat ? [] : (leadingHue(subject) ?? [])));
  const room = (hue: number): number => Math.min(180, ...others.map((other) => hueGap(hue, other)));
  if (room(own) >= seatApart) return [...subjects];
  const colour = seatHues.reduce((best, hue) => (room(hue) > room(best) ? hue : best));
  return subjects.map((subject) => (subject === seat ? { ...subject, colour } : subject));
}

/** Whether the recipient is known to be too young for alcohol. */
export function isMinor(category: CardCategory, { age = null, years }: PictureFacts): boolean {
  const known = age ?? (category === 'birthday' ? years : null);
  return known !== null && known < 18;
}

/** Round birthdays, and all of a child's, are built around the figures. */
export function numeralOf(category: CardCategory, years: number | null): string | null {
  if (years === null || years < 1 || years > 120) return null;
  if (category === 'birthday')
    return years <= 12 || years === 18 || years === 21 || years % 10 === 0 ? `${years}` : null;
  return category === 'anniversary' && (years % 5 === 0 || years === 1) ? `${years}` : null;
}

function motifsOfAge(years: number | null): readonly string[] {
  if (years === null) return [];
  const ages = Object.entries(occasionTable().ages).sort(([one], [other]) => Number(one) - Number(other));
  return ages.find(([age]) => years <= Number(age))?.[1] ?? [];
}

function subjectOf({ motif, count, colour }: Pick<AskedThing, 'motif' | 'count' | 'colour'>, rng: Rng): Subject {
  return { motif: loadMotif(motif, isPerson(motif) ? rng.whole(0, skinCount - 1) : undefined), count, colour };
}

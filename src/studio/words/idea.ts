import { z } from 'zod';
import type { Register } from '../../contract/about.ts';
import type { PetKind } from '../../contract/about-limits.ts';
import type { Tone } from '../../contract/vocabulary.ts';
import type { Season } from '../../domain/season.ts';
import type { TopicFamily } from './read-topics.ts';
import { type Group, groups } from './relationship-group.ts';
import { suitsAge, type YearsCondition, yearsOf } from './years-condition.ts';

/** Three registers of speech, and a neutral one that suits all of them. */
export const voices = ['light', 'warm', 'formal', 'all'] as const;
export type Voice = (typeof voices)[number];

/** Voices in order of fit for each tone. */
const voicesOfTone: Record<Tone, readonly Voice[]> = {
  playful: ['light', 'all'],
  friendly: ['light', 'all', 'warm'],
  warm: ['warm', 'all'],
  tender: ['warm', 'all'],
  formal: ['formal', 'all'],
  respectful: ['formal', 'all'],
};

const nearest: ReadonlySet<Group> = new Set(['parent', 'child', 'sibling', 'grandparent', 'grandchild', 'partner']);
/** Whether they belong to the sender's household, who do not get sentences for anybody. */
export const isNearest = (group: Group) => nearest.has(group);

const mates: readonly Group[] = ['friend', 'work', 'acquaintance'];
/** Whether a card greets them with a hello: outside the family, in a light tone. */
export const isHailed = ({ group, tone }: Pick<Facts, 'group' | 'tone'>) =>
  mates.includes(group) && (tone === 'playful' || tone === 'friendly');

/** Whether a tone is that of letters. */
export const isFormal = (tone: Tone) => tone === 'formal' || tone === 'respectful';

/** Voices in order of fit. Even in a formal tone nobody writes to their mother or their mother-in-law as to an office. */
export function voicesFor(tone: Tone, group: Group): readonly Voice[] {
  return isFormal(tone) && isOfFamily(group) ? ['all', 'warm', 'formal'] : voicesOfTone[tone];
}

/** All voices, for when a tone's own are used up: nearest first, the light one last. */
export const everyVoice: readonly Voice[] = ['all', 'warm', 'formal', 'light'];

/** Something they love, in its form for sentences of the card's language. */
export interface KnownTopic {
  /** Its id in the catalogue; null for a topic of the sender's own, and for a pet. */
  id: string | null;
  family: TopicFamily | null;
  says: string;
  /** Recognised in the notes, not chosen: used only if there is no other topic. */
  isFromNotes: boolean;
  /** The seasons in which people do it; all if missing. */
  seasons?: readonly Season[] | undefined;
  /** A person or an animal, no hobby. */
  isLiving?: boolean;
  /** The kind of a pet; `says` is its name. */
  pet?: PetKind;
}

/** What is known about the recipient. Empty fields are unknown, and no sentence uses them. */
export interface Facts {
  /** What the sender calls them; empty if a bare first name would be wrong. */
  name: string;
  /** Whether the card speaks to a couple, a family or a firm. */
  isSeveral: boolean;
  /** A slug, or the sender's own word if it has none. */
  relationship: string;
  group: Group;
  /** Known only from the relationship or the sender. */
  gender: 'f' | 'm' | null;
  /** The gender of their salutation: also from a first name that has only one. */
  greetedAs: 'f' | 'm' | null;
  /** Age on a birthday, or years of a marriage; 0 if unknown. */
  years: number;
  /** Their age on this day; 0 if unknown, and on an anniversary, which counts the years of two. */
  age: number;
  /** Whether they may be a child or grown up: a grandson of unknown age. */
  isOfAnyAge: boolean;
  occasionType: string;
  /** An event in the sender's own words that a sentence can name; empty if there is none. */
  typedEvent: string;
  /** The other of the two whose anniversary it is, as the sender calls them; empty if unknown, and on all other days. */
  partner: string;
  /** The requested tone, if it decides between two forms of address. */
  tone?: Tone;
  /** The register that the sender chose; it takes precedence over relation and tone. */
  register?: Register | null;
  topics: readonly KnownTopic[];
}

/** Opening (the short form, able to stand alone), turn (only in the long form) and closing wish. */
export type Said = readonly [opening: string, turn: string, wish: string];

export const oneOrMore = z.union([z.string(), z.array(z.string()).min(1)]).transform((given) => [given].flat());
const said = z.tuple([z.string(), z.string(), z.string()]);

/** The form of an idea in `<language>/<occasion>.yaml`; CONTRIBUTING explains it. */
export const ideaFields = z.strictObject({
  id: z.string().regex(/^[\p{L}\p{N}-]+(?:\/[\p{L}\p{N}-]+)+$/u),
  /** The composer offers three of different kinds. */
  kind: z.enum(['fact', 'number', 'thanks', 'wish', 'picture', 'light']),
  /** Groups, relationships, "everyone", "kin" or "close"; "-client" leaves some out. */
  to: oneOrMore.transform(audienceOf),
  /** The ages it is for: "none" (unknown), "18", "13+", "1-11", "round", or several of them. */
  years: z.union([z.string(), z.int()]).transform(yearsOf).optional(),
  event: oneOrMore.optional(),
  /** Whose event it may be, if it need not be the reader's own: only somebody else's in the family, or anyone's. */
  whose: z.enum(['family', 'anyone']).optional(),
  notEvent: oneOrMore.optional(),
  /** Whether it requires a name, or requires that there is none. */
  named: z.boolean().optional(),
  light: said.optional(),
  warm: said.optional(),
  formal: said.optional(),
  all: said.optional(),
});
/** The gaps that tell a number of years: "{yearsInWords}", "{candlesCounted}". */
const gapOfYears = /\{(?:years\w*|feminineYears|candlesCounted)\b/;
const gapOfPartner = /\{partner\}/;
export const ideasSchema = z.array(
  ideaFields.transform(({ light, warm, formal, all, ...idea }): Idea => {
    const tells = (gap: RegExp) => [light, warm, formal, all].some((said) => said?.some((text) => gap.test(text)));
    return {
      ...idea,
      tellsYears: tells(gapOfYears),
      namesPartner: tells(gapOfPartner),
      says: { light, warm, formal, all },
    };
  }),
);

/** One thing worth saying, its audience, and its sentences in each voice. */
export interface Idea {
  id: string;
  kind: 'fact' | 'number' | 'thanks' | 'wish' | 'picture' | 'light';
  to: Audience;
  years?: YearsCondition | undefined;
  /** Whether it tells the number of years. */
  tellsYears?: boolean | undefined;
  /** Whether it names the other of a couple. */
  namesPartner?: boolean | undefined;
  event?: readonly string[] | undefined;
  whose?: 'family' | 'anyone' | undefined;
  notEvent?: readonly string[] | undefined;
  named?: boolean | undefined;
  /** The topic or family of topics that it mentions; missing if none. */
  about?: TopicFamily;
  says: Partial<Record<Voice, Said | undefined>>;
}

interface Audience {
  groups: ReadonlySet<Group>;
  /** Null if it is for whole groups. */
  relationships: ReadonlySet<string> | null;
}

const kin: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild', 'family', 'in-law'];
const close: readonly Group[] = [...kin, 'partner', 'friend'];
/** Whether they are of the sender's family, who are dear to them in any form of address. */
export const isOfFamily = (group: Group) => group === 'partner' || kin.includes(group);
/** Whether one writes to them with love: family, partners, friends. */
export const isClose = (group: Group) => close.includes(group);
const audiences: Readonly<Record<string, readonly Group[]>> = {
  everyone: groups,
  kin,
  close,
  ...Object.fromEntries(groups.map((group) => [group, [group]])),
};

/**
 * The audience of names: a name that is not a group is a relationship, also in the language's own words ("marraine").
 */
export function audienceOf(names: readonly string[]): Audience {
  const meant = new Set<Group>();
  const relationships = new Set<string>();
  for (const name of names) {
    const members = audiences[name.replace(/^-/, '')];
    if (members) for (const group of members) name.startsWith('-') ? meant.delete(group) : meant.add(group);
    else relationships.add(name);
  }
  return { groups: meant, relationships: relationships.size > 0 ? relationships : null };
}

/** The days whose number of years conditions mean; of other days it counts something else, such as years since a death. */
const daysOfYears: ReadonlySet<string> = new Set(['', 'birthday', 'anniversary', 'work-anniversary']);

function fitsYears({ years, tellsYears }: Idea, facts: Facts): boolean {
  if (tellsYears && facts.years === 0 && facts.age > 0) return false;
  if (!years) return true;
  if (facts.years > 0 && daysOfYears.has(facts.occasionType)) return years(facts.years);
  return facts.age > 0 ? suitsAge(years, facts.age) : years(0);
}

/** Whether all facts that the idea needs are known and it is for this person. */
export function isFitting(idea: Idea, facts: Facts): boolean {
  const { to, namesPartner, event, notEvent, named } = idea;
  // Sentences for one sister are not used for "Anna & Tom".
  const isMeant = to.relationships?.has(facts.relationship) ? !facts.isSeveral : to.groups.has(facts.group);
  return (
    isMeant &&
    fitsYears(idea, facts) &&
    (event?.includes(facts.occasionType) ?? true) &&
    !notEvent?.includes(facts.occasionType) &&
    (!namesPartner || facts.partner !== '') &&
    (named === undefined || named === (facts.name !== ''))
  );
}

/** The ages of a child and of a grown-up. */
const anyAge = [7, 30];
/** Whether an idea is true for a child and for a grown-up. */
export const suitsAnyAge = ({ years }: Pick<Idea, 'years'>) => !years || anyAge.every(years);

/** Whether something suits their age, known or likely; what may be a child's or a grown-up's has to suit both. */
export function suitsThem({ years }: Pick<Idea, 'years'>, facts: Facts): boolean {
  if (!years || (facts.age === 0 && facts.isOfAnyAge)) return suitsAnyAge({ years });
  return years(facts.age || likelyAgeOf(facts));
}

const parentsInLaw = ['mother-in-law', 'father-in-law'];

/** About how old people are whose age is unknown. */
export function likelyAgeOf({ group, relationship }: Pick<Facts, 'group' | 'relationship'>): number {
  if (group === 'grandparent') return 75;
  return group === 'parent' || parentsInLaw.includes(relationship) ? 50 : 30;
}

/** Whether they are known to be a child. */
export const isYoung = ({ age }: Pick<Facts, 'age'>) => age > 0 && age < 13;

/** How specific an idea is: 3 for one relationship, 2.5 for its group, 1 for kin, less for all who are close, 0 for nearly anyone. */
export function closenessOf({ to }: Idea, { relationship }: Facts): number {
  if (to.relationships?.has(relationship)) return 3;
  const width = to.groups.size;
  if (width <= 3) return width === 1 ? 2.5 : 2;
  return width <= kin.length ? 1 : width <= close.length ? 0.8 : 0;
}

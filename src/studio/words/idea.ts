import { z } from 'zod';
import type { PetKind, Register } from '../../contract/about.ts';
import type { Tone } from '../../contract/vocabulary.ts';
import type { Season } from '../../domain/season.ts';
import type { TopicFamily } from './read-topics.ts';
import { type Group, groups } from './relationship-group.ts';

/** Three registers of speech, and one that is plain enough for any of them. */
export type Voice = 'light' | 'warm' | 'formal' | 'all';

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
/** Whether they are of one's own house: nobody says to them what one would say to anybody. */
export const isNearest = (group: Group) => nearest.has(group);

/** Voices in order of fit. Nobody writes to their mother as to an office, however formal the tone. */
export function voicesFor(tone: Tone, group: Group): readonly Voice[] {
  const isFormal = tone === 'formal' || tone === 'respectful';
  return isFormal && isNearest(group) ? ['all', 'warm', 'formal'] : voicesOfTone[tone];
}

/** When a tone's own voices are used up: nearest first, and the light one last. */
export const everyVoice: readonly Voice[] = ['all', 'warm', 'formal', 'light'];

/** Something they love, as a sentence of the card's language names it. */
export interface KnownTopic {
  /** Of the catalogue; null for a topic of the sender's own, and for a pet. */
  id: string | null;
  family: TopicFamily | null;
  says: string;
  /** Recognised in the notes, not chosen: it waits until nothing else is left to speak of. */
  isFromNotes: boolean;
  /** When people do it; left out where any time will do. */
  seasons?: readonly Season[] | undefined;
  /** What animal a pet is; its name is what is said. */
  pet?: PetKind;
}

/** What is known of the recipient. Empty fields are not known, and nothing rests on them. */
export interface Facts {
  /** What the sender calls them; empty when a bare first name would be wrong. */
  name: string;
  /** Whether the card speaks to a couple, a family or a firm. */
  isSeveral: boolean;
  /** A slug, or the sender's own word where it means none. */
  relationship: string;
  group: Group;
  /** Only where the relationship tells it, or the sender. */
  gender: 'f' | 'm' | null;
  /** Age, or years of a marriage; 0 when nobody gave a year. */
  years: number;
  occasionType: string;
  /** The tone asked for, where it decides between two forms of address. */
  tone?: Tone;
  /** How the sender speaks to them, where they said so: it goes before relation and tone. */
  register?: Register | null;
  topics: readonly KnownTopic[];
}

/** Opening (the short form, able to stand alone), turn (only in the long form) and closing wish. */
export type Said = readonly [opening: string, turn: string, wish: string];

export const oneOrMore = z.union([z.string(), z.array(z.string()).min(1)]).transform((given) => [given].flat());
const said = z.tuple([z.string(), z.string(), z.string()]);

/** An idea as a writer puts it down in `<language>/<occasion>.yaml`; CONTRIBUTING says how. */
export const ideaFields = z.strictObject({
  id: z.string().regex(/^[\p{L}\p{N}-]+(?:\/[\p{L}\p{N}-]+)+$/u),
  /** The composer offers three of different kinds. */
  kind: z.enum(['fact', 'number', 'thanks', 'wish', 'picture', 'light']),
  /** Groups, relationships, "everyone", "kin" or "close"; "-client" leaves some out. */
  to: oneOrMore.transform(audienceOf),
  /** The ages it is said at: "none" (nobody gave a year), "18", "13+", "1-11", "round", or several of them. */
  years: z.union([z.string(), z.int()]).transform(yearsOf).optional(),
  event: oneOrMore.optional(),
  notEvent: oneOrMore.optional(),
  /** Whether it needs a name, or needs that there is none. */
  named: z.boolean().optional(),
  light: said.optional(),
  warm: said.optional(),
  formal: said.optional(),
  all: said.optional(),
});
export const ideasSchema = z.array(
  ideaFields.transform(
    ({ light, warm, formal, all, ...idea }): Idea => ({ ...idea, says: { light, warm, formal, all } }),
  ),
);

/** One thing worth saying, to whom, and how it is said in each voice. */
export interface Idea {
  id: string;
  kind: 'fact' | 'number' | 'thanks' | 'wish' | 'picture' | 'light';
  to: Audience;
  years?: ((years: number) => boolean) | undefined;
  event?: readonly string[] | undefined;
  notEvent?: readonly string[] | undefined;
  named?: boolean | undefined;
  /** The family of topics it speaks of; left out where it rests on none. */
  about?: TopicFamily;
  says: Partial<Record<Voice, Said | undefined>>;
}

interface Audience {
  groups: ReadonlySet<Group>;
  /** Null where whole groups are meant. */
  relationships: ReadonlySet<string> | null;
}

const kin: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild', 'family', 'in-law'];
const audiences: Readonly<Record<string, readonly Group[]>> = {
  everyone: groups,
  kin,
  close: [...kin, 'partner', 'friend'],
  ...Object.fromEntries(groups.map((group) => [group, [group]])),
};

/** Those whom names mean: a name that is no group is a relationship, also one in the language's own words ("marraine"). */
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

/** An age people look back from. */
const isRound = (years: number) => years >= 30 && years % 10 === 0;

function yearsOf(written: string | number): (years: number) => boolean {
  const tests = String(written)
    .split(/,\s*/)
    .map((part) => {
      if (part === 'none') return (years: number) => years === 0;
      if (part === 'round') return isRound;
      const range = /^(\d+)(?:(\+)|-(\d+))?$/.exec(part);
      if (!range) throw new Error(`"${part}" is no age`);
      const from = Number(range[1]);
      const to = range[2] ? Number.POSITIVE_INFINITY : Number(range[3] ?? from);
      return (years: number) => years >= from && years <= to;
    });
  return (years) => tests.some((test) => test(years));
}

/** Whether everything the idea rests on is known and it is meant for this person. */
export function isFitting(idea: Idea, facts: Facts): boolean {
  const { to, years, event, notEvent, named } = idea;
  // What is said to a sister alone is not said to "Anna & Tom".
  const isMeant = to.relationships?.has(facts.relationship) ? !facts.isSeveral : to.groups.has(facts.group);
  return (
    isMeant &&
    (years?.(facts.years) ?? true) &&
    (event?.includes(facts.occasionType) ?? true) &&
    !notEvent?.includes(facts.occasionType) &&
    (named === undefined || named === (facts.name !== ''))
  );
}

/** How closely an idea is written for one relation: 3 for the very relationship, 2.5 for its group, 0 for nearly anyone. */
export function closenessOf({ to }: Idea, { relationship }: Facts): number {
  if (to.relationships?.has(relationship)) return 3;
  const width = to.groups.size;
  return width === 1 ? 2.5 : width <= 3 ? 2 : width < 9 ? 0.5 : 0;
}

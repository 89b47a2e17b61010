import type { Tone } from '../../contract/vocabulary.ts';
import type { Group } from './relationship-group.ts';

/** Three registers of speech, and one that is plain enough for any of them. */
export type Voice = 'light' | 'warm' | 'formal' | 'all';

/** Voices in order of fit for each tone. */
export const voicesOfTone: Record<Tone, readonly Voice[]> = {
  playful: ['light', 'all'],
  friendly: ['light', 'all', 'warm'],
  warm: ['warm', 'all'],
  tender: ['warm', 'all'],
  formal: ['formal', 'all'],
  respectful: ['formal', 'all'],
};

/** When a tone's own voices are used up: nearest first, and the light one last. */
export const everyVoice: readonly Voice[] = ['all', 'warm', 'formal', 'light'];

/** What an idea is made of; the composer offers three of different kinds. */
type IdeaKind = 'fact' | 'number' | 'thanks' | 'wish' | 'picture' | 'light';

type Need = 'name' | 'years' | 'loves' | 'things' | 'traits';

/** What is known of the recipient. A field an idea does not `need` may be empty. */
export interface Facts {
  /** What the sender calls them; empty when a bare first name would be wrong. */
  name: string;
  /** A slug, or the sender's own word where it means none. */
  relationship: string;
  group: Group;
  /** Only where the relationship tells it. */
  gender: 'f' | 'm' | null;
  /** Age, or years of a marriage; 0 when nobody gave a year. */
  years: number;
  /** `years` in words: "sixty". */
  yearsInWords: string;
  occasionType: string;
  /** The tone asked for, where it decides between two forms of address. */
  tone?: Tone;
  /** Things they like doing or having: "gardening". */
  loves: readonly string[];
  /** Plain items from the notes: "blue bicycle", "Cornwall". */
  things: readonly string[];
  /** Good qualities from the notes: "patient". */
  traits: readonly string[];
}

/** Opening (the short form, able to stand alone), turn (only in the long form) and closing wish. */
export type Said = readonly [opening: string, turn: string, wish: string];
type Sayings = Partial<Record<Voice, Said | ((facts: Facts) => Said)>>;

interface IdeaLimits {
  needs?: readonly Need[];
  /** Relationship slugs inside the groups. */
  only?: readonly string[];
  /** Any other condition of the facts. */
  when?: (facts: Facts) => boolean;
}

/** One thing worth saying, to whom, and how it is said in each voice. */
export interface Idea {
  id: string;
  kind: IdeaKind;
  groups: readonly Group[];
  says: Sayings;
  limits: IdeaLimits;
}

/** Makes ideas that share a folder of ids and an audience. */
export function ideasFor(folder: string, audience: readonly Group[]) {
  return (name: string, kind: IdeaKind, says: Sayings, limits: IdeaLimits = {}): Idea => ({
    id: `${folder}/${name}`,
    kind,
    groups: audience,
    says,
    limits,
  });
}

/** Whether everything the idea rests on is known and it is meant for this person. */
export function isFitting(idea: Idea, facts: Facts): boolean {
  const { needs = [], only, when } = idea.limits;
  if (!idea.groups.includes(facts.group)) return false;
  if (only && !only.includes(facts.relationship)) return false;
  const isMissing = (need: Need) => facts[need] === 0 || (typeof facts[need] !== 'number' && facts[need].length === 0);
  return !needs.some(isMissing) && (when?.(facts) ?? true);
}

import { cardCategories, relationships } from '../../src/contract/vocabulary.ts';
import { type Facts, type Idea, isFitting, type Said } from '../../src/studio/words/idea.ts';
import type { LanguagePack } from '../../src/studio/words/language-pack.ts';
import { genderOf, relationshipOf } from '../../src/studio/words/relationship-group.ts';

/** Days that are kept and not celebrated. */
export const solemnDays = ['memorial', 'memorial-day', 'good-friday'];
/** Good news that has words of its own. */
export const goodNews = ['wedding', 'baby', 'graduation', 'promotion', 'retirement'];
/** Every occasion that decides what may be said, and none. */
export const occasions = ['', ...goodNews, ...solemnDays, 'st-patricks-day', 'labor-day', 'religious'];

/** What is known of somebody: who they are, as a sender types it, and nothing else. */
export function factsOf(pack: LanguagePack, typed: string, more: Partial<Facts> = {}): Facts {
  const who = relationshipOf(typed, pack.relationshipWords);
  return {
    name: '',
    ...who,
    gender: genderOf(who.relationship),
    years: 0,
    yearsInWords: '',
    occasionType: '',
    tone: 'warm',
    loves: [],
    things: [],
    traits: [],
    ...more,
  };
}

/** Every idea of a language by its name. */
export function allIdeasOf(pack: LanguagePack): Map<string, Idea> {
  const all = new Map<string, Idea>();
  for (const category of cardCategories)
    for (const occasion of occasions) for (const idea of pack.ideasOf(category, occasion)) all.set(idea.id, idea);
  return all;
}

/** What an idea says to somebody, in each of its voices. */
export function sayingsTo(idea: Idea, facts: Facts): Said[] {
  return Object.values(idea.says).map((saying) => (typeof saying === 'function' ? saying(facts) : saying));
}

/** Somebody of each group of an idea's audience, with something to fill every gap. */
export function readersOf(pack: LanguagePack, idea: Idea): Facts[] {
  const known = {
    name: 'Anna',
    years: 40,
    yearsInWords: pack.numberInWords(40),
    loves: ['Go'],
    things: ['Oslo', 'Bergen'],
    traits: ['Humor'],
  };
  const byGroup = new Map<string, Facts>();
  for (const relationship of relationships) {
    const facts = factsOf(pack, relationship, known);
    if (idea.groups.includes(facts.group) && !byGroup.has(facts.group)) byGroup.set(facts.group, facts);
  }
  return [...byGroup.values()];
}

/** Where there are fewer ideas than that for somebody, with no fact but who they are. */
export function scarcities(pack: LanguagePack, fewest: number, more: Partial<Facts>): string[] {
  const scarce: string[] = [];
  for (const category of cardCategories)
    for (const occasion of occasions) {
      const ideas = pack.ideasOf(category, occasion);
      for (const typed of [...relationships, 'pen friend']) {
        const facts = factsOf(pack, typed, { occasionType: occasion, ...more });
        let fitting = 0;
        for (const idea of ideas) if (fitting < fewest && isFitting(idea, facts)) fitting += 1;
        if (fitting < fewest) scarce.push(`${category} ${occasion} ${typed}: ${fitting}`);
      }
    }
  return scarce;
}

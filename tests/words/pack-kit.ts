import { cardCategories, relationships } from '../../src/contract/vocabulary.ts';
import { isSeveral } from '../../src/domain/name-kind.ts';
import { everyVoice, type Facts, type Idea, isFitting, type Said } from '../../src/studio/words/idea.ts';
import type { LanguagePack } from '../../src/studio/words/language-pack.ts';
import { genderOf, relationshipOf } from '../../src/studio/words/relationship-group.ts';
import { say, valuesFor } from '../../src/studio/words/say.ts';

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
    isSeveral: who.group !== 'partner' && isSeveral(more.name ?? ''),
    ...who,
    gender: genderOf(who.relationship),
    years: 0,
    occasionType: '',
    tone: 'warm',
    topics: [],
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
export function sayingsTo(pack: LanguagePack, idea: Idea, facts: Facts): Said[] {
  return everyVoice.flatMap((voice) => {
    const said = say(idea, voice, valuesFor(facts, pack), pack);
    return said ? [said] : [];
  });
}

/** Somebody of each group of an idea's audience, with something to fill every gap. */
export function readersOf(pack: LanguagePack, idea: Idea): Facts[] {
  const known = {
    name: 'Anna',
    years: 40,
  };
  const byGroup = new Map<string, Facts>();
  for (const relationship of relationships) {
    const facts = factsOf(pack, relationship, known);
    if (idea.to.groups.has(facts.group) && !byGroup.has(facts.group)) byGroup.set(facts.group, facts);
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

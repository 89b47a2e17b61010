import { cardCategories, relationships } from '../../src/contract/vocabulary.ts';
import { isSeveral } from '../../src/domain/name-kind.ts';
import { everyVoice, type Facts, type Idea, isFitting, type Said } from '../../src/studio/words/idea.ts';
import { isFamiliarForm } from '../../src/studio/words/keeps-address.ts';
import type { LanguagePack } from '../../src/studio/words/language-pack.ts';
import { relationshipOf } from '../../src/studio/words/relationship-group.ts';
import { say, valuesFor } from '../../src/studio/words/say.ts';
import { normalise } from '../../src/studio/words/sentences.ts';

/** Days that are remembered, not celebrated. */
export const solemnDays = ['memorial', 'memorial-day', 'good-friday'];
/** Good news with its own words. */
export const goodNews = ['wedding', 'baby', 'graduation', 'promotion', 'retirement'];
/** Losses and a fast with a file of their own each. */
export const quietDays = ['yom-kippur', 'miscarriage', 'pet-loss'];
/** Any feast: the sentences of all are in one file. */
const aFeast = 'hanukkah';
/** Every occasion that affects the words, and none. */
export const occasions = ['', ...goodNews, ...solemnDays, 'st-patricks-day', 'labor-day', 'religious'];

/** The facts about a contact as a sender types them: who they are, and nothing else. */
export function factsOf(
  pack: LanguagePack,
  typed: string,
  more: Partial<Omit<Facts, 'partner'>> = {},
): Facts & { typed: string } {
  const who = relationshipOf(typed, pack.relationshipWords);
  const facts: Facts & { typed: string } = {
    name: '',
    isSeveral: who.group !== 'partner' && isSeveral(more.name ?? ''),
    ...who,
    greetedAs: who.gender,
    typed,
    years: 0,
    age: 0,
    isOfAnyAge: false,
    typedEvent: 'Quiz',
    partner: '',
    occasionType: '',
    tone: 'warm',
    topics: [],
    ...more,
  };
  // Only of somebody one is close to is the other known by name.
  const isClose = !facts.isSeveral && (!pack.formFor || isFamiliarForm(pack.formFor(facts)));
  return { ...facts, partner: isClose ? 'Tom' : '' };
}

/** Every idea of a language by its id. */
export function allIdeasOf(pack: LanguagePack): Map<string, Idea> {
  const all = new Map<string, Idea>();
  for (const category of cardCategories)
    for (const occasion of [...occasions, ...quietDays, aFeast])
      for (const idea of pack.ideasOf(category, occasion)) all.set(idea.id, idea);
  return all;
}

/** The texts of an idea for somebody, in each of its voices. */
export function sayingsTo(pack: LanguagePack, idea: Idea, facts: Facts): Said[] {
  if (idea.namesPartner && facts.partner === '') return [];
  return everyVoice.flatMap((voice) => {
    const said = say(idea, voice, valuesFor(facts, pack), pack);
    return said ? [said] : [];
  });
}

/** One person of each group of an idea's audience, with a value for every gap. */
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

/** The cases with fewer ideas than that for a person about whom no facts are known. */
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

/**
 * The feast or loss whose own idea this is; empty for all others. A wish as plain as "I love you" may end the cards of two
 * feasts, which nobody gets at once.
 */
export const dayOf = (id: string) => /^(?:feasts\/[^/]+|yom-kippur|miscarriage|pet-loss)/.exec(id)?.[0] ?? '';

/** Whether a sentence is the greeting of the feast, which any of its ideas may open or end with: "Happy Hanukkah!" */
export const isGreetingOf = (pack: LanguagePack, id: string, sentence: string) =>
  dayOf(id) !== '' && normalise(pack.heading('holiday', null, dayOf(id).replace('feasts/', ''))) === sentence;

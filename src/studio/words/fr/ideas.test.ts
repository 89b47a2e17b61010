import { expect, test } from 'vitest';
import { cardCategories, relationships, tones } from '../../../contract/vocabulary.ts';
import type { Facts, Idea, Said } from '../idea.ts';
import { isFitting } from '../idea.ts';
import { genderOf, relationshipOf } from '../relationship-group.ts';
import { sentencesOf } from '../sentences.ts';
import { isPolite, relationshipWords } from './address.ts';
import { french } from './french.ts';
import { isWorn } from './worn-phrases.ts';

function factsOf(typed: string, more: Partial<Facts> = {}): Facts {
  const { relationship, group } = relationshipOf(typed, relationshipWords);
  return {
    name: '',
    relationship,
    group,
    gender: genderOf(relationship),
    years: 0,
    yearsInWords: '',
    occasionType: '',
    loves: [],
    things: [],
    traits: [],
    ...more,
  };
}

const solemn = ['memorial', 'memorial-day', 'good-friday'];
const occasions = ['', 'wedding', 'baby', 'graduation', 'promotion', 'retirement', 'st-patricks-day', ...solemn];
const people = [...relationships, 'boss', 'marraine', 'gendre', 'pen friend'];
const known = { years: 41, loves: ['le jazz', 'son chien Max'], things: ['vélo bleu', 'Bretagne'], traits: ['humour'] };

/** Every sentence that could reach anybody, with the facts of whoever reads it. */
const heard: { idea: Idea; facts: Facts; said: Said }[] = [];
for (const category of cardCategories)
  for (const occasionType of occasions)
    for (const person of people)
      for (const tone of ['warm', 'formal'] as const) {
        const facts = factsOf(person, { ...known, occasionType, tone });
        for (const idea of french.ideasOf(category, occasionType))
          if (isFitting(idea, facts))
            for (const saying of Object.values(idea.says))
              heard.push({ idea, facts, said: typeof saying === 'function' ? saying(facts) : saying });
      }
/** Each saying once, however many people hear it. */
const saidByAny = [...new Map(heard.map((each) => [each.said.join(' '), each])).values()];
const parts = new Map(heard.flatMap(({ idea, said }) => said.map((part) => [part, idea] as const)));

test('every category has twelve ideas for everyone, in every tone, with no fact but who they are', () => {
  for (const category of cardCategories)
    for (const occasionType of occasions)
      for (const relationship of people)
        for (const tone of tones) {
          const facts = factsOf(relationship, { occasionType, tone });
          const fitting = french.ideasOf(category, occasionType).filter((idea) => isFitting(idea, facts));
          expect(fitting.length, `${category} ${occasionType} ${relationship} ${tone}`).toBeGreaterThanOrEqual(12);
        }
});

test('an idea is named once, and no sentence is said by two ideas of a category', () => {
  for (const category of cardCategories)
    for (const occasion of occasions) {
      const ideas = french.ideasOf(category, occasion);
      expect(new Set(ideas.map((idea) => idea.id)).size).toBe(ideas.length);
      const own = new Set(ideas);
      const saidBy = new Map<string, string>();
      for (const { idea, said } of saidByAny.filter((each) => own.has(each.idea)))
        for (const sentence of said.flatMap(sentencesOf)) {
          const other = saidBy.get(sentence);
          if (other !== undefined && other !== idea.id) expect.fail(`"${sentence}" in ${idea.id} and ${other}`);
          saidBy.set(sentence, idea.id);
        }
    }
});

test('sentences are finished, unworn, free of digits, and set as French is', () => {
  for (const [part, idea] of parts) {
    const about = `${idea.id}: ${part}`;
    expect(part, about).toMatch(/^[\p{Lu}«].*[.!?]$/u);
    expect(part, about).not.toMatch(/ {2}|undefined|null|NaN|\d|['{}|"]|oeu|oei/);
    expect(part, about).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»/);
    expect(part, about).not.toMatch(/(?<!\p{L})(?:de|que|je|ne|se|me|te|ce) (?:[aeiouyéèêàâ]|hiver|homme|heure)/iu);
    expect(part.length, about).toBeLessThanOrEqual(185);
    expect(isWorn(part), about).toBe(false);
  }
});

test('nobody hears both tu and vous, and each hears the right one', () => {
  const { familiar, polite } = french.manners!;
  for (const { idea, facts, said } of heard)
    for (const part of said) {
      const about = `${idea.id} to ${facts.relationship}: ${part}`;
      if (isPolite(facts)) expect(part, about).not.toMatch(familiar!);
      else expect(part, about).not.toMatch(polite!);
    }
});

test('no ending guesses who is a man or a woman', () => {
  const guess =
    /(?<!\p{L})(?:chère?|ravie?|contente? de te|contente? de vous|heureux de|heureuse de|désolée?|fier de|fière de|sûre? de|touchée?|prête?|guérie?|reposée?|entourée?|gâtée?|aimée?|née?)(?!\p{L})/iu;
  const told =
    /(?:tu es|vous êtes) (?!quelque)\p{L}+(?:é|ée|ie|u|ue)(?!\p{L})|je (?:me )?suis \p{L}+(?:é|u|i)(?!\p{L})|je (?:t’|vous )ai (?:vue?|connue?|choisie?|aimée?|rencontrée?)/iu;
  for (const [part, idea] of parts) {
    expect(part, idea.id).not.toMatch(guess);
    expect(part, idea.id).not.toMatch(told);
  }
});

test('a number of years is spoken only by ideas that need one', () => {
  for (const [part, idea] of parts)
    if (!idea.limits.needs?.includes('years')) expect(part, idea.id).not.toMatch(french.manners!.numberWords);
});

test('sorrow is never cheered up', () => {
  const quiet = [...parts].filter(([, idea]) => /^(sympathy|memorial|memorial-day|good-friday)\//.test(idea.id));
  expect(quiet.length).toBeGreaterThanOrEqual(120);
  for (const [part, idea] of quiet) {
    expect(part, idea.id).not.toMatch(/!|courage|il faut|tu dois|vous devez|joie|bonheur|espoir|temps guérit/iu);
    expect(part, idea.id).not.toMatch(french.manners!.cheer);
  }
  const openings = heard.filter(({ idea }) => idea.id.startsWith('sympathy/')).map(({ said }) => said[0]);
  for (const opening of openings) expect(opening).toMatch(/peine/);
});

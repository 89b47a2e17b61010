import { expect, test } from 'vitest';
import { cardCategories, relationships } from '../../../contract/vocabulary.ts';
import type { Facts, Idea, Said } from '../idea.ts';
import { isFitting } from '../idea.ts';
import { genderOf, relationshipOf } from '../relationship-group.ts';
import { sentencesOf } from '../sentences.ts';
import { relationshipWords } from './address.ts';
import { english } from './english.ts';
import { isWorn } from './worn-phrases.ts';

function factsOf(relationship: string, more: Partial<Facts> = {}): Facts {
  return {
    name: '',
    ...relationshipOf(relationship, relationshipWords),
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

const occasions = [
  '',
  'wedding',
  'baby',
  'graduation',
  'promotion',
  'retirement',
  'memorial',
  'memorial-day',
  'good-friday',
];
const allIdeas = new Map<string, Idea>();
for (const category of cardCategories)
  for (const occasion of occasions) for (const idea of english.ideasOf(category, occasion)) allIdeas.set(idea.id, idea);

const known = {
  name: 'Anna',
  years: 40,
  yearsInWords: 'forty',
  loves: ['chess'],
  things: ['blue bicycle', 'Cornwall'],
  traits: ['kind'],
};

function sayingsOf(idea: Idea): Said[] {
  return Object.values(idea.says).map((saying) =>
    typeof saying === 'function' ? saying(factsOf('wife', known)) : saying,
  );
}

test.each(cardCategories)('%s has twelve ideas for everyone, with no fact but who they are', (category) => {
  for (const relationship of [...relationships, 'godmother', 'pen friend']) {
    const fitting = english.ideasOf(category, category).filter((idea) => isFitting(idea, factsOf(relationship)));
    expect(fitting.length, relationship).toBeGreaterThanOrEqual(12);
  }
});

test('whatever the occasion, a category has at least four for everyone', () => {
  for (const category of cardCategories)
    for (const occasion of occasions)
      for (const relationship of relationships) {
        const facts = factsOf(relationship, { occasionType: occasion });
        const fitting = english.ideasOf(category, occasion).filter((idea) => isFitting(idea, facts));
        expect(fitting.length, `${category} ${occasion} ${relationship}`).toBeGreaterThanOrEqual(4);
      }
});

test('an idea is named once, and no sentence is said by two ideas', () => {
  const all = cardCategories.flatMap((category) => english.ideasOf(category, ''));
  expect(new Set(all.map((idea) => idea.id)).size).toBe(all.length);
  const saidBy = new Map<string, string>();
  for (const category of cardCategories)
    for (const idea of english.ideasOf(category, ''))
      for (const sentence of sayingsOf(idea).flat().flatMap(sentencesOf)) {
        const other = saidBy.get(`${category} ${sentence}`);
        if (other !== undefined && other !== idea.id) expect.fail(`"${sentence}" in ${idea.id} and ${other}`);
        saidBy.set(`${category} ${sentence}`, idea.id);
      }
});

test('sentences are finished, unworn, and free of digits', () => {
  for (const [id, idea] of allIdeas)
    for (const part of sayingsOf(idea).flat()) {
      expect(part, id).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(part, id).not.toMatch(/ {2}|undefined|null|NaN|\d|\bvery very\b/);
      expect(part.length, `${id}: ${part}`).toBeLessThanOrEqual(170);
      expect(isWorn(part), `${id}: ${part}`).toBe(false);
    }
});

test('a number of years is spoken only by ideas that need one', () => {
  const numbers = /\b(ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i;
  for (const [id, idea] of allIdeas)
    if (!idea.limits.needs?.includes('years'))
      for (const part of sayingsOf(idea).flat()) expect(part, id).not.toMatch(numbers);
});

test('sorrow is never cheered up', () => {
  const solemn = [...allIdeas.values()].filter((idea) =>
    /^(sympathy|memorial|memorial-day|good-friday)\//.test(idea.id),
  );
  expect(solemn.length).toBeGreaterThanOrEqual(20);
  for (const idea of solemn)
    for (const part of sayingsOf(idea).flat())
      expect(part, idea.id).not.toMatch(
        /!|\b(happy|celebrat\w*|at least|smile|laugh\w*|joy|glad days|congratulations|better place|should|you will)\b/i,
      );
  for (const idea of english.ideasOf('sympathy', ''))
    for (const [opening] of sayingsOf(idea)) expect(opening, idea.id).toMatch(/\bsorry\b/);
});

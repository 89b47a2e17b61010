import { expect, test } from 'vitest';
import { allIdeasOf, factsOf, occasions, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { cardCategories } from '../../../contract/vocabulary.ts';
import type { Idea } from '../idea.ts';
import { keepsAddressOf } from '../keeps-address.ts';
import { sentencesOf } from '../sentences.ts';
import { pack as dutch } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

const allIdeas = allIdeasOf(dutch);

const known = { name: 'Anna', years: 40 };
const client = factsOf(dutch, 'client', { ...known, tone: 'formal' });
const couple = factsOf(dutch, 'friend', { ...known, name: 'Anna en Tom' });

const familiar = (idea: Idea) => sayingsTo(dutch, idea, factsOf(dutch, 'friend', known));
const polite = (idea: Idea) => sayingsTo(dutch, idea, client).filter(keepsAddressOf(client, dutch));
const toTwo = (idea: Idea) => sayingsTo(dutch, idea, couple).filter(keepsAddressOf(couple, dutch));
const mayBePolite = (idea: Idea) =>
  [...idea.to.groups].some((group) => ['work', 'client', 'acquaintance'].includes(group));
const isForClients = (idea: Idea) => [...idea.to.groups].every((group) => group === 'client');

test('no sentence is said by two ideas', () => {
  const saidBy = new Map<string, string>();
  // A plain "Van harte gefeliciteerd" belongs to everybody.
  for (const category of cardCategories)
    for (const occasion of occasions)
      for (const idea of dutch.ideasOf(category, occasion))
        for (const sentence of familiar(idea)
          .flat()
          .flatMap(sentencesOf)
          .filter((one) => one.split(' ').length > 6)) {
          const other = saidBy.get(`${category} ${sentence}`);
          if (other !== undefined && other !== idea.id)
            expect.soft('', `"${sentence}" in ${idea.id} and ${other}`).toBe(idea.id);
          saidBy.set(`${category} ${sentence}`, idea.id);
        }
});

test('sentences are finished, unworn, and free of digits and of open choices', () => {
  for (const [id, idea] of allIdeas)
    for (const part of [...familiar(idea), ...toTwo(idea), ...(mayBePolite(idea) ? polite(idea) : [])].flat()) {
      expect.soft(part, id).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect.soft(part, id).not.toMatch(/ {2}|undefined|null|NaN|\d|[{}|"<>']|[ ][,.!?]/);
      expect.soft(part.length, `${id}: ${part}`).toBeLessThanOrEqual(170);
      expect.soft(isWorn(part), `${id}: ${part}`).toBe(false);
    }
});

test('a card shouts once at most', () => {
  for (const [id, idea] of allIdeas)
    for (const said of familiar(idea)) expect.soft(said.join(' ').split('!').length, id).toBeLessThanOrEqual(2);
});

test('u is said throughout, and so are je and jullie', () => {
  const { familiar: je, polite: u } = dutch.manners;
  const verbOfJe =
    /(?<!(?:\p{L}|van|naast) ?)u (?:ben|heb|kan|wil|zal|zijn|hebben|kunnen|zitten|gaan|willen|staan)(?!\p{L})/iu;
  const verbOfOne =
    /(?<!(?:\p{L}|met|van|naast|voor|aan|bij|over) ?)jullie (?:bent|hebt|kunt|zult|gaat|staat|zit|weet|denkt|ziet|doet|mag)(?!\p{L})/iu;
  for (const [id, idea] of allIdeas) {
    for (const part of familiar(idea).flat()) if (u && !isForClients(idea)) expect.soft(part, id).not.toMatch(u);
    for (const part of toTwo(idea).flat()) expect.soft(part, id).not.toMatch(verbOfOne);
    if (!mayBePolite(idea)) continue;
    for (const part of polite(idea).flat()) {
      if (je) expect.soft(part, id).not.toMatch(je);
      expect.soft(part, id).not.toMatch(/(?<!\p{L})jullie(?!\p{L})/iu);
      expect.soft(part, id).not.toMatch(verbOfJe);
    }
  }
});

test('nobody’s gender is guessed', () => {
  for (const [id, idea] of allIdeas)
    for (const part of familiar(idea).flat())
      expect.soft(part, id).not.toMatch(/\*|\/|(?<!\p{L})(?:vriendin|mijn vriend|collegaatje|hij\/zij)(?!\p{L})/iu);
});

test('condolences name the loss, and give no advice', () => {
  const solemn = [...allIdeas.values()].filter((idea) =>
    /^(?:sympathy|memorial|memorial-day|good-friday)\//.test(idea.id),
  );
  expect(solemn.length).toBeGreaterThanOrEqual(60);
  for (const idea of solemn)
    for (const part of familiar(idea).flat())
      expect
        .soft(part, idea.id)
        .not.toMatch(/(?<!\p{L})(?:moet je|je moet|zou moeten|in ieder geval|komt goed)(?!\p{L})/iu);
  for (const idea of dutch.ideasOf('sympathy', ''))
    for (const [opening] of familiar(idea))
      expect.soft(opening, idea.id).toMatch(/condole|verlies|verdriet|gemis|rouw/iu);
});

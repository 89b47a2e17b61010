import { expect, test } from 'vitest';
import { allIdeasOf, factsOf, sayingsTo } from '../../../../tests/words/pack-kit.ts';
import { cardCategories } from '../../../contract/vocabulary.ts';
import type { Idea } from '../idea.ts';
import { sentencesOf } from '../sentences.ts';
import { pack as english } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

const allIdeas = allIdeasOf(english);

const known = {
  name: 'Anna',
  years: 40,
};

const sayingsOf = (idea: Idea) => sayingsTo(english, idea, factsOf(english, 'wife', known));

test('no sentence is said by two ideas', () => {
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

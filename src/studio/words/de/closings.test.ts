import { expect, test } from 'vitest';
import { cardCategories } from '../../../contract/vocabulary.ts';
import { sentencesOf } from '../sentences.ts';
import { closings } from './closings.ts';
import { pack as german } from './pack.ts';
import { isWorn } from './worn-phrases.ts';

const { familiar, polite, cheer, numberWords } = german.manners;

test('every category has nine closings, each one finished sentence that is right beside du and beside Sie', () => {
  for (const category of cardCategories) {
    expect(new Set(closings[category]).size, category).toBeGreaterThanOrEqual(9);
    for (const closing of closings[category]) {
      expect.soft(closing, category).toMatch(/^\p{Lu}[^\d{}|"!]*\.$/u);
      expect.soft(sentencesOf(closing).length, closing).toBe(1);
      expect.soft(isWorn(closing), closing).toBe(false);
      expect.soft(familiar?.test(closing) || polite?.test(closing), closing).toBe(false);
      expect.soft(numberWords?.test(closing), closing).toBe(false);
      // A leave-taking would take the place of the sign-off.
      expect.soft(german.closesItself(closing), closing).toBe(false);
    }
  }
});

test('closings of sympathy are never cheerful', () => {
  for (const closing of closings.sympathy) expect.soft(closing).not.toMatch(cheer ?? /$^/);
});

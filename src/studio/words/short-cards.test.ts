import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { languages, relationships } from '../../contract/vocabulary.ts';
import { Rng } from '../art/core/rng.ts';
import { bodyOf, composeText, settingOf } from './compose.ts';
import { composeMessages } from './compose-messages.ts';
import { audienceOf } from './idea.ts';
import { packFor } from './language-packs.ts';
import { mentions } from './never-mention.ts';
import { sentencesOf } from './sentences.ts';

const shortOf = (opening: string, wish: string, category: 'birthday' | 'christmas' = 'birthday') =>
  bodyOf({ said: [opening, '', wish] }, 'short', settingOf(wordsRequest({ category, length: 'short' }))).before;

test('a short card keeps its opening whole, and the greeting, whether its opening names the day or not', () => {
  expect(shortOf('It’s your birthday. You get the cake.', 'Happy birthday! I love you.')).toBe(
    'It’s your birthday. You get the cake. Happy birthday!',
  );
  expect(shortOf('You’re the best. I mean it.', 'I love you. Happy birthday! See you soon.')).toBe(
    'You’re the best. I mean it. Happy birthday!',
  );
  expect(shortOf('Happy birthday! You’re the best. I mean it.', 'All good things. I love you.')).toBe(
    'Happy birthday! You’re the best. I mean it.',
  );
  expect(shortOf('You’re the best. I mean it. It’s your birthday.', 'All good things. I love you.')).toBe(
    'You’re the best. I mean it. It’s your birthday.',
  );
  expect(shortOf('You’re the best.', 'Happy birthday! Have cake. I love you.')).toBe(
    'You’re the best. Happy birthday! I love you.',
  );
});

test('a short card ends with no sentence that needs one left out', () => {
  expect(shortOf('It’s your birthday. You get the cake.', 'I wish you a year of good luck. And of snow.')).toBe(
    'It’s your birthday. You get the cake. I wish you a year of good luck.',
  );
});

test.each(languages)(
  '%s: no short card is long, and none says the day without a greeting if its idea has one',
  (language) => {
    const { greetings } = packFor(language);
    for (const category of ['birthday', 'christmas'] as const)
      for (const relationship of relationships) {
        const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: null };
        const told = { language, category, recipient, sender: { name: null }, seed: relationship, count: 1 } as const;
        const [short] = composeMessages(wordsRequest({ ...told, length: 'short' }));
        const [medium] = composeMessages(wordsRequest({ ...told, length: 'medium' }));
        if (short?.idea !== medium?.idea || !medium || !short) continue;
        expect(sentencesOf(short.text).length, short.text).toBeLessThanOrEqual(4);
        if (mentions(medium.text, greetings)) expect(mentions(short.text, greetings), short.text).toBe(true);
      }
  },
);

test.each([
  ['pl', 'Cię kocham, całuję, z miłością, na zawsze przy Tobie.', 'Kocham Cię'],
  ['it', 'Oggi e sempre, amo te e ti amo.', 'Ti amo'],
  ['en', 'My love is all yours.', 'All my love'],
] as const)(
  '%s: a sign-off does not say the love of the body again, in any order of words',
  (language, said, signOff) => {
    const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'wife', notes: null };
    const setting = settingOf(wordsRequest({ language, recipient, sender: { name: 'Tom' } }));
    const idea = { id: 'a/b', kind: 'wish' as const, to: audienceOf(['everyone']), says: {} };
    for (let seed = 0; seed < 20; seed++) {
      const text = composeText({ before: said, after: '' }, { idea, voice: 'warm' }, setting, new Rng(`${seed}`));
      expect(text).not.toContain(signOff);
    }
  },
);

test('the last sentence and the sign-off under it do not both send love', () => {
  const recipient = { name: 'Zelda Quist', nickname: null, relationship: 'sister', notes: null };
  const setting = settingOf(wordsRequest({ recipient, sender: { name: 'Tom' } }));
  const idea = { id: 'a/b', kind: 'wish' as const, to: audienceOf(['everyone']), says: {} };
  for (let seed = 0; seed < 20; seed++) {
    const before = 'Happy Easter. You have all the love there is.';
    const text = composeText({ before, after: '' }, { idea, voice: 'warm' }, setting, new Rng(`${seed}`));
    expect(text.match(/love/gi), text).toHaveLength(1);
  }
});

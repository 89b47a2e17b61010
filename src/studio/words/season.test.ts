import { expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type CardCategory, type Language, languages, relationships, tones } from '../../contract/vocabulary.ts';
import { composeMessages } from './compose-messages.ts';
import { allTopics } from './read-topics.ts';

const people = 30;
const withFact = 24;
/** Languages with enough frames for every hobby. */
const thoroughly: ReadonlySet<Language> = new Set(['en', 'de']);

/** The ideas of cards that one sender writes to many people, each with the messages of the others. */
function ideasOfSeason(
  language: Language,
  topicOf: (at: number) => string,
  category: CardCategory = 'birthday',
): string[] {
  const taken: string[] = [];
  return [...Array(people).keys()].map((at) => {
    const relationship = relationships[(at * 7) % relationships.length] ?? 'friend';
    const about = { topics: [topicOf(at)] };
    const recipient = { name: `Zelda Quist ${at}`, nickname: null, relationship, notes: null, about };
    const tone = tones[at % tones.length] ?? 'warm';
    const request = wordsRequest({
      language,
      category,
      recipient,
      tone,
      seed: `season ${at}`,
      taken: [...taken],
      count: 1,
    });
    const [message] = composeMessages(request);
    taken.unshift(message?.text ?? '');
    return message?.idea ?? '';
  });
}

const ofTopics = (ideas: readonly string[]) => ideas.filter((idea) => idea.startsWith('topics/'));

test.each(languages)(
  '%s: the cards of thirty people with one hobby mention it, each frame at most three times',
  (language) => {
    const told = ofTopics(ideasOfSeason(language, () => 'gardening'));
    const times = told.map((idea) => told.filter((other) => other === idea).length);
    expect(Math.max(...times), told.join(' ')).toBeLessThanOrEqual(3);
    expect(told.length, told.join(' ')).toBeGreaterThanOrEqual(thoroughly.has(language) ? withFact : people / 2);
  },
);

test.each(languages)('%s: a short frame between two gaps is used three times at most, too', (language) => {
  const told = ofTopics(ideasOfSeason(language, () => 'gardening', 'valentines'));
  const times = told.map((idea) => told.filter((other) => other === idea).length);
  expect(Math.max(0, ...times), told.join(' ')).toBeLessThanOrEqual(3);
});

test.each([...thoroughly])('%s: of thirty people with different hobbies, twenty-four cards mention it', (language) => {
  const topics = allTopics();
  const told = ofTopics(ideasOfSeason(language, (at) => topics[(at * 5) % topics.length]?.id ?? ''));
  expect(told.length).toBeGreaterThanOrEqual(withFact);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerPseudoLanguage, outsideBrackets, pseudo } from '../../tests/app/pseudo-language.ts';
import { doubtClock } from './clock-doubt.ts';
import { deliveryWords } from './delivery-words.ts';
import { backupRefusals } from './features/backups/backup-trouble.ts';
import { outgoingWords } from './outgoing/outgoing-words.ts';
import { inWordsFor } from './reader.ts';
import { storedAgain } from './stored-words.ts';

let withdraw: () => void;
beforeAll(() => {
  withdraw = offerPseudoLanguage();
});
afterAll(() => withdraw());

const read = (text: string) => inWordsFor({ language: pseudo, locale: 'en-US' }, () => storedAgain(text));

test('says the sentences of a log again, and leaves the words of the mail server', () => {
  const log = [
    `${deliveryWords('refused', 'anna@berg.test')} 550 5.1.1 no such user.`,
    deliveryWords('onlySomeHaveIt', 'tom@berg.test, kim@berg.test', 'ben@berg.test'),
    '250 2.0.0 OK',
    deliveryWords('leftOutBounced', 'eva@berg.test'),
    deliveryWords('leftOutUnsubscribed', 'ida@berg.test'),
  ].join(' ');
  expect(read(log)).toBe(
    '⟦The mail server refused anna@berg.test:⟧ 550 5.1.1 no such user. ' +
      '⟦Only tom@berg.test, kim@berg.test and ben@berg.test have it.⟧ 250 2.0.0 OK ' +
      '⟦Left out eva@berg.test: mail came back before.⟧ ⟦Left out ida@berg.test: asked to get no more cards.⟧',
  );
  expect(storedAgain(log)).toBe(log);
});

test.each([
  ['Dr. Ada Byron asked to get no more cards from you.', ''],
  ['It came back: the address takes no mail', ''],
  ['It came back: 550 gone', '550 gone'],
  ['Kept in the outbox as 2026-05-04T09-00-00_abc.eml.', ''],
  [
    `${outgoingWords('serviceAnsweredWords', 'Telegram', 400)} Bad Request: chat not found`,
    'Bad Request: chat not found',
  ],
  [`${outgoingWords('answeredWords', 503)} Service Unavailable`, 'Service Unavailable'],
  [outgoingWords('silent'), ''],
  ['The mail server said something of its own.', 'The mail server said something of its own.'],
])('of %j the words %j stay as they are', (text, left) => {
  expect(outsideBrackets(read(text))).toBe(left);
});

test('says why a clock is doubted, with its distance as a number', () => {
  const now = new Date('2026-05-04T09:00:00Z');
  const facts = { now, lastSeen: new Date('2026-07-03T09:00:00Z'), isSetByService: false, waitedMs: 0 };
  const doubt = doubtClock(facts) ?? '';
  expect(read(doubt).split('⟧ ⟦')).toHaveLength(2);
  expect(outsideBrackets(read(doubt))).toBe('');
});

test('writes a stored size with the marks of the reader', () => {
  const stored = backupRefusals('noRoom', '1,023 MB', '1.5 GB');
  const read = inWordsFor({ language: pseudo, locale: 'de-DE' }, () => storedAgain(stored));
  expect(read).toMatch(/1\.023\sMB are free, and 1,5\sGB are needed/);
});

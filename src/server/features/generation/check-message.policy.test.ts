import { expect, test } from 'vitest';
import { messageComplaint } from './check-message.policy.ts';

type Facts = Parameters<typeof messageComplaint>[1];
const facts: Facts = {
  category: 'birthday',
  recipient: { name: 'Margaret Whitfield', nickname: null, relationship: 'aunt', notes: null },
  occasion: { type: 'birthday', years: 65, day: '2026-12-16' },
  language: 'en',
  avoid: [],
};
const names =
  'Robert Miles|Éloïse Marchand|山田太郎|محمد علي|May Frost|Rose Hill|Dr. Beatrice Vane|Berg, Ottilie|Aunt Agnes';
const others = [
  ...names.split('|').map((name) => ({ name, nickname: null })),
  { name: 'Walter Pike', nickname: 'Bear' },
  { name: 'Margaret Stone', nickname: null },
];
const complaint = (message: string, change: Partial<Facts> = {}) =>
  messageComplaint(message, { ...facts, ...change }, others);

test.each([
  'Margaret, see evil.page for more of this today.',
  'Margaret, see Evil.Pro/win for more of this today.',
  'Margaret, see evil . com for more of this today.',
  'Margaret, see evil. com for more of this today.',
  'Margaret, see evil (dot) com for more of this today.',
  'Margaret, see evil。com for more of this today.',
  'Margaret, see evil․com for more of this today.',
  'Margaret, mira evil punto com para ver más.',
  'Margaret, follow @evilcards for more of this today.',
  'Margaret, answer by sms:evil for more of this today.',
  'Margaret, open whatsapp://send for more of this today.',
  'Margaret, hxxp evil com has more of this today.',
])('finds a link in: %s', (message) => {
  expect(complaint(message)).toBe('a link');
});

test.each([
  'Margaret, send dollars to all of us this year.',
  'Margaret, haz clic aquí para tu regalo de hoy.',
  'Margaret, manda dinero hoy mismo por favor, querida.',
  'Margaret, donne-moi ton mot de passe, s’il te plaît.',
  'Margaret, cliquez donc ici pour votre petit cadeau.',
  'Margaret, klick hier und hole dein Geschenk bei uns ab.',
  'Margaret, überweise mir heute bitte alles, danke dir schön.',
  'Margaret, zet het vandaag even op mijn bankrekening, liefs.',
  'Margaret, clicca qui e prendi subito il tuo regalo, un abbraccio.',
  'Margaret, zrób dziś przelew, dziękuję ci bardzo i ściskam.',
])('finds an instruction in: %s', (message) => {
  expect(complaint(message)).toBe('an instruction');
});

test.each([
  'Robert sends you his love today, Margaret.',
  'Margaret, with love from robert and from all of us.',
  'Margaret, a lovely day to you. Robert',
  'Margaret, Röbert hopes that you have a lovely day.',
  'Margaret, Robert’s cake is waiting for you and yours.',
  'Margaret, eloise hopes that you have a lovely day.',
  'Margaret, 太郎 hopes that you have a lovely day.',
  'Margaret, محمد hopes that you have a lovely day.',
  'Margaret, the day that Beatrice knew you was lovely.',
  'Margaret, the day that Ottilie knew you was lovely.',
  'Margaret, the day that Agnes knew you was lovely.',
  'Margaret, the day that May knew you was lovely.',
  'Margaret, the day that Bear knew you was lovely.',
  'Margaret, have a lovely day. May, you know it.',
])("finds someone else's name in: %s", (message) => {
  expect(complaint(message)).toBe("someone else's name");
});

test.each([
  ['de', 'Liebe Ingrid, ich wünsche dir einen schönen Tag, Margaret.'],
  ['fr', 'Chère Solange, je te souhaite une belle journée, Margaret.'],
  ['es', 'Querida Carmen, te deseo un día muy bonito, Margaret.'],
  ['it', 'Cara Lucia, ti auguro una bellissima giornata, Margaret.'],
  ['pt', 'Olá Joana, desejo-te um dia muito bonito, Margaret.'],
  ['nl', 'Lieve Saskia, ik wens je een heel mooie dag, Margaret.'],
  ['pl', 'Droga Kasiu, życzę ci bardzo pięknego dnia, Margaret.'],
] as const)('finds a greeting to someone else in %s: %s', (language, message) => {
  expect(complaint(message, { language })).toBe("someone else's name");
});

test('accepts a Polish name in the vocative', () => {
  const recipient = { ...facts.recipient, name: 'Barbara Nowak' };
  const message = 'Droga Barbaro, życzę ci bardzo pięknego dnia i wielu uśmiechów.';
  expect(complaint(message, { language: 'pl', recipient })).toBeNull();
});

test('finds a name written with letters of another alphabet', () => {
  expect(complaint('Margaret, R\u043ebert hopes that you have a lovely day.')).toBe('letters in disguise');
});

test.each([
  'Happy ninety-third birthday to you, Margaret, and more.',
  'Happy ninetieth birthday to you, Margaret, and more.',
  'Margaret, you do not look like seventy at all.',
  'Margaret, ring me on eight zero zero one two three.',
  'Margaret, call oh eight oh nine and hear more.',
])('finds a number that the facts do not contain in: %s', (message) => {
  expect(complaint(message)).toBe('a number nobody gave');
});

test.each([
  'May the year be kind to you, Margaret, and may it be long.',
  'Margaret, a rose by any other name: that is you, and a bear of an aunt.',
  'Happy sixty-fifth birthday, Margaret! Sixty-five suits you.',
  'Margaret, sixty-five, or 65: it is a number, and you are you.',
  'Margaret, the sixteenth of December is the best day of the year.',
  'Margaret, one thing, two wishes, and three cheers for you… “Well,” you will say.',
  'Margaret, e.g. a walk, a cake, and p.s. a song (or two): have them all.',
  'Margaret, you are the sun on a grey day :) and no mistake.',
  'Margaret Whitfield, there is nobody like you in all the world.',
])('accepts: %s', (message) => {
  expect(complaint(message)).toBeNull();
});

test('rejects a year that the facts do not contain, in any language', () => {
  const occasion = { type: 'birthday', years: null, day: null };
  expect(complaint('Happy sixty-fifth birthday, Margaret! It suits you.', { occasion })).toBe('a number nobody gave');
  const french = { language: 'fr', occasion } as const;
  expect(complaint('Margaret, soixante ans, et toujours le même rire.', french)).toBe('a number nobody gave');
  const told = { language: 'fr', occasion: { type: 'birthday', years: 65, day: null } } as const;
  expect(complaint('Margaret, soixante-cinq ans, et toujours le même rire.', told)).toBeNull();
});

test('rejects what must never be mentioned, as whole words in any spelling', () => {
  const about = { neverMention: ['Derek', 'Crème brûlée'] };
  const said = (message: string) => complaint(message, { recipient: { ...facts.recipient, about } });
  expect(said('Margaret, may the day be as sweet as creme brulee.')).toBe('what is never to be mentioned');
  expect(said('Margaret, derek hopes that you have a lovely day.')).toBe('what is never to be mentioned');
  expect(said('Margaret, may the derekian year be a lovely one.')).toBeNull();
});

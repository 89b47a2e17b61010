import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messageSize, OpenedCard, type ShownCard } from './opened-card.tsx';

test.each([
  ['a'.repeat(300), 'large'],
  ['a'.repeat(301), 'medium'],
  [`${'a'.repeat(280)}\n\n`, 'medium'],
  ['🎂'.repeat(300), 'large'],
  ['a'.repeat(461), 'small'],
])('chooses the font size by the length of the message (%#)', (message, size) => {
  expect(messageSize(message)).toBe(size);
});

const card: ShownCard = {
  title: 'Happy Birthday',
  message: 'Sixty candles.',
  messageOnPicture: false,
  imageUrl: null,
  language: 'en',
  senderName: 'Eleanor Whitfield',
  senderFirstName: 'Eleanor',
  recipientName: 'Mum',
  day: null,
  category: 'birthday',
  isLively: false,
  maySnow: true,
  flames: [],
  place: null,
};

test.each([
  [12, [12], 0],
  [13, [13], 1],
  [60, [20, 20, 20], 3],
])('%i entries stand on the card as %j, on %i pages of their own', (count, groups, pages) => {
  const entries = Array.from({ length: count }, (_, at) => ({
    name: `Signer ${at}`,
    message: 'Hugs',
    ink: null,
    imageUrl: null,
  }));
  const html = renderToStaticMarkup(createElement(OpenedCard, { card, entries, fondlyHref: '/', opens: false }));
  const lists = html.split('<ul').slice(1);
  expect(lists.map((list) => list.match(/<li/g)?.length)).toEqual(groups);
  expect(html.match(/class="full-card-page"/g)?.length ?? 0).toBe(pages);
  const [inside, below] = html.split('</article>');
  expect((pages > 0 ? below : inside)?.match(/Signer \d+/g)).toHaveLength(count);
});

test.each([
  ['en', 'Anonymous', 'with love'],
  ['de', 'Anonym', 'mit Liebe'],
  ['pl', 'Anonim', 'z miłością'],
] as const)('the seal speaks the language of the card (%s)', (language, anonymous, withLove) => {
  const draw = (changes: Partial<ShownCard>) =>
    renderToStaticMarkup(
      createElement(OpenedCard, { card: { ...card, language, ...changes }, fondlyHref: '/', opens: false }),
    );
  expect(draw({})).toContain(`>${withLove}</textPath>`);
  expect(draw({})).toMatch(language === 'de' ? /aria-label="Wachssiegel: Eleanor Whitfield"/ : /Eleanor Whitfield"/);
  const unsigned = draw({ senderName: null, senderFirstName: null });
  expect(unsigned).toContain(`<bdi>${anonymous}</bdi>`);
  expect(unsigned).toContain(`>${anonymous}</textPath>`);
});

import { createElement } from 'react';
import { expect, test } from 'vitest';
import { scriptStrings } from '../../tests/app/script-strings.ts';
import { CardMail } from './features/delivery/mail/card-mail.tsx';
import { unsubscribePage } from './features/delivery/public/unsubscribe-page.view.ts';
import { OwnerMail } from './features/reminders/owner-mail.tsx';
import { renderMail } from './mail/render-mail.ts';

const mailOf = (words: string, messageOnPicture: boolean) =>
  renderMail(
    createElement(CardMail, {
      title: words,
      message: `${words}\n\n${words}`,
      senderName: words,
      senderFirstName: words,
      pictureId: 'picture@fondly.test',
      messageOnPicture,
      browserUrl: 'https://fondly.test/c/x',
      unsubscribeUrl: 'https://fondly.test/unsubscribe/x',
      productUrl: 'https://fondly.test',
      language: 'en',
    }),
  );

/** Each page is rendered with `words` in every place for people's words. */
const pages: Record<string, (words: string) => string | Promise<string>> = {
  'the mail of a card': (words) => mailOf(words, false),
  'the mail of a text card': (words) => mailOf(words, true),
  'a mail to an owner': (words) =>
    renderMail(
      createElement(OwnerMail, {
        title: words,
        intro: words,
        items: [{ heading: words, lines: [words, words], pictureId: null, links: [{ label: words, url: '/x' }] }],
        footer: { words, link: { label: words, url: '/x' } },
      }),
    ),
  'a page without the web app': (words) =>
    unsubscribePage({ title: words, body: words, formAction: `/unsubscribe/${words}`, button: words }),
};

const tagsIn = (html: string) => html.match(/<[a-z!/][^\s>]*/gi) ?? [];
const attributesIn = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => (tag.match(/ [a-z-]+="/gi) ?? []).length);

test.each(Object.entries(pages))('%s escapes what people typed', async (_name, page) => {
  expect(scriptStrings).toHaveLength(200);
  const plain = await page('Margaret');
  for (const words of scriptStrings) {
    const html = await page(words);
    expect(tagsIn(html), words).toEqual(tagsIn(plain));
    expect(attributesIn(html), words).toEqual(attributesIn(plain));
  }
});

import { createElement } from 'react';
import { expect, test } from 'vitest';
import { scriptStrings } from '../../tests/app/script-strings.ts';
import { SignPage } from '../card-page/sign-page.tsx';
import { packFor } from '../studio/words/language-packs.ts';
import { CardMail } from './features/delivery/mail/card-mail.tsx';
import { unsubscribePage } from './features/delivery/public/unsubscribe-page.view.ts';
import { OwnerMail } from './features/reminders/owner-mail.tsx';
import { SigningMail } from './features/signing/signing-mail.tsx';
import { renderPage } from './http/send-page.tsx';
import { renderMail } from './mail/render-mail.ts';

const picture = { contentId: 'ink@fondly.test', width: 10, height: 10 };
const ink = { width: 10, height: 10, path: 'M0 0L1 1Z' };

const mailOf = (words: string, messageOnPicture: boolean) =>
  renderMail(
    createElement(CardMail, {
      title: words,
      message: `${words}\n\n${words}`,
      senderName: words,
      senderFirstName: words,
      answersTo: words,
      pictureId: 'picture@fondly.test',
      messageOnPicture,
      browserUrl: 'https://fondly.test/c/x',
      unsubscribeUrl: 'https://fondly.test/unsubscribe/x',
      productUrl: 'https://fondly.test',
      language: 'en',
      signature: { closing: words, name: words, picture },
      entries: [{ name: words, message: words, picture, photo: picture }],
      moreEntries: 0,
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
        items: [
          {
            heading: words,
            lines: [words, words],
            pictureId: null,
            pictureAlt: '',
            links: [{ label: words, url: '/x' }],
          },
        ],
        footer: { words, link: { label: words, url: '/x' } },
      }),
    ),
  'a mail that asks to sign': (words) =>
    renderMail(
      SigningMail({
        language: 'en',
        sender: words,
        recipient: words,
        isReminder: false,
        note: words,
        until: 'Sunday',
        url: '/x',
        unsubscribeUrl: '/y',
      }),
    ),
  'the page for signers': (words) =>
    renderPage(
      {
        title: 'Sign a card',
        entry: 'sign-page',
        body: createElement(SignPage, {
          content: {
            language: 'en',
            words: packFor('en').signing.page,
            action: '/sign/x',
            key: 'x',
            coverUrl: '/x',
            title: words,
            sender: words,
            recipient: words,
            until: 'Sunday',
            note: words,
            closed: null,
            entry: { name: words, message: words, ink, photoUrl: '/x' },
            typed: { name: words, message: words },
            problem: words,
          },
        }),
      },
      undefined,
    ),
  'a page without the web app': (words) =>
    unsubscribePage({ language: null, title: words, body: words, formAction: `/unsubscribe/${words}`, button: words }),
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

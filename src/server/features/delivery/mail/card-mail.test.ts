import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/app/test-context.ts';
import { type CardChange, insertDueCard, insertOwner } from '../../../../../tests/delivery/insert-card.ts';
import { type MailServer, startMailServer } from '../../../../../tests/servers/mail-server.ts';
import { createSmtpMailer } from '../../../mail/smtp-mailer.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { storeImage } from '../../images/image-files.store.ts';
import { cardLinks } from './card-links.ts';
import { prepareCardMail as prepareMail } from './prepare-card-mail.ts';
import { findSendingCards, type SendingCard } from './sending-card.store.ts';

let fondly: TestContext;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  fondly = await createTestContext(
    { mailer: createSmtpMailer({ smtpUrl: server.url }) },
    { MAIL_FROM: 'cards@fondly.test' },
  );
});
afterAll(async () => {
  await fondly.close();
  await server.close();
});

async function picture(width: number, height: number, noise: boolean): Promise<Uint8Array> {
  const image = noise
    ? sharp({
        create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
      })
    : sharp({ create: { width, height, channels: 3, background: '#7b3450' } });
  return image.jpeg({ quality: 95 }).toBuffer();
}

const prepareCardMail = (context: typeof fondly.context, card: SendingCard, email: string) =>
  prepareMail(context, card, [email], cardLinks(context, card, [email]));

async function prepare(change: CardChange = {}, senderName = 'Eleanor Whitfield', jpeg?: Uint8Array) {
  const owner = await insertOwner(fondly.context, { name: senderName });
  const imageUrl = jpeg
    ? await storeImage(fondly.context, { userId: owner.userId, kind: 'card', jpeg, width: 10, height: 10 })
    : null;
  const id = await insertDueCard(fondly.context, owner, { imageUrl, ...change });
  const [card] = await findSendingCards(fondly.context.database.orm, [id]);
  const mail = await prepareCardMail(fondly.context, card!, card!.recipientEmail ?? '');
  return { id, owner, card: card!, mail: mail! };
}

async function deliver(
  ...of: Parameters<typeof prepare>
): Promise<{ parsed: Email; raw: string } & Awaited<ReturnType<typeof prepare>>> {
  const prepared = await prepare(...of);
  expect(await fondly.context.mailer.send(prepared.mail, async () => true)).toMatchObject({ outcome: 'accepted' });
  const { raw } = server.messages.at(-1)!;
  return { ...prepared, raw, parsed: await PostalMime.parse(Buffer.from(raw, 'latin1')) };
}

test('the mail contains the card', async () => {
  const jpeg = await picture(1024, 1024, false);
  const { parsed, raw, owner } = await deliver({}, 'Eleanor Whitfield', jpeg);
  expect(parsed.from).toMatchObject({ name: 'Eleanor Whitfield with Fondly', address: 'cards@fondly.test' });
  expect(parsed.to).toMatchObject([{ name: 'Margaret Whitfield', address: 'mum@example.test' }]);
  expect(parsed.replyTo).toMatchObject([{ name: 'Eleanor Whitfield', address: owner.email }]);
  expect(parsed.subject).toBe('Happy 60th Birthday, Mum');
  expect(raw.length).toBeLessThan(1_500_000);

  const [attachment, ...more] = parsed.attachments;
  expect(more).toEqual([]);
  expect(attachment).toMatchObject({ mimeType: 'image/jpeg', disposition: 'inline', related: true });
  expect(Buffer.from(attachment!.content as ArrayBuffer).equals(jpeg)).toBe(true);
  expect(await sharp(attachment!.content as ArrayBuffer).metadata()).toMatchObject({ width: 1024, format: 'jpeg' });
  const contentId = attachment!.contentId!.replace(/^<|>$/g, '');
  expect(parsed.html).toContain(`src="cid:${contentId}"`);
  expect(parsed.html).toMatch(/alt="[^"]+Happy 60th Birthday, Mum"/);

  expect(parsed.html!.length).toBeLessThan(100_000);
  expect(parsed.html).toContain('Created just for you by');
  for (const words of [parsed.html, parsed.text]) expect(words).toContain('View in browser');
  expect(parsed.text).toMatch(
    /Happy 60th Birthday, Mum\s+Sixty candles\.\s+With love\s+Created just for you by Eleanor and sent with love by Fondly/,
  );
});

test('the mail uses only features that Outlook, Gmail and Apple Mail all support', async () => {
  const { parsed } = await deliver({}, 'Eleanor Whitfield', await picture(1024, 1024, false));
  const html = parsed.html!;
  const inline = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style!);
  expect(inline.length).toBeGreaterThan(10);
  const properties = new Set(inline.flatMap((style) => style.split(';').map((each) => each.split(':')[0]!.trim())));
  for (const property of ['position', 'float', 'flex', 'grid', 'gap', 'object-fit', 'background-image', 'transform']) {
    expect([...properties]).not.toContain(property);
  }
  expect(new Set(inline.join(';').match(/display:[a-z-]+/g))).toEqual(new Set(['display:none', 'display:block']));
  expect(inline.join(';')).not.toMatch(/flex|grid|var\(|calc\(|oklch|rem\b|url\(/);
  // The layout uses tables only, pictures are attached and have alternative texts, and nothing is loaded or run.
  expect(html).not.toMatch(/<(script|link|iframe|form|svg|video|object|section|main|article)\b/i);
  expect(
    [...html.matchAll(/<img\b[^>]*>/g)].every(([image]) => /src="cid:/.test(image) && /alt="[^"]+"/.test(image)),
  ).toBe(true);
  expect(html.match(/<table\b/g)).toHaveLength(html.match(/role="presentation"/g)!.length);
  // Gmail removes a style block that it cannot parse or that is too long, and truncates a mail after 102 kB.
  expect(/<style>([^<]*)<\/style>/.exec(html)![1]!.length).toBeLessThan(8192);
  // Outlook on Windows renders with Word: it gets its width from a table of its own.
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]--><table/);
  expect(html).toContain('</table><!--[if mso]></td></tr></table><![endif]-->');
  expect(html).toMatch(/<!--\[if mso\]><xml [^>]*>.*<\/xml><!\[endif\]--><\/head>/);
});

test('user text cannot create Outlook markup', async () => {
  const { parsed } = await deliver({ message: '<mso-end></mso-end><!--[if mso]>' });
  expect(parsed.html).toContain('&lt;mso-end&gt;&lt;/mso-end&gt;&lt;!--[if mso]&gt;');
});

test('links are secret and stored as hashes, and the mail has a one-click unsubscribe header', async () => {
  const { parsed, mail, owner, id, card: prepared } = await deliver();
  const browser = /http:\/\/fondly\.test\/c\/([\w-]{43})/.exec(parsed.text!)![1]!;
  const unsubscribe = /http:\/\/fondly\.test\/unsubscribe\/([\w-]{43})/.exec(parsed.text!)![1]!;
  expect(parsed.html).toContain(`/c/${browser}`);
  expect(parsed.html).toContain(`/unsubscribe/${unsubscribe}`);
  const header = (key: string) => parsed.headers.find((each) => each.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(`<http://fondly.test/unsubscribe/${unsubscribe}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { links } = cardLinks(fondly.context, prepared, ['Mum@Example.test']);
  expect(links).toEqual([
    { kind: 'card', tokenHash: hashToken(browser), userId: owner.userId, email: null },
    { kind: 'unsubscribe', tokenHash: hashToken(unsubscribe), userId: owner.userId, email: 'mum@example.test' },
  ]);

  const [card] = await findSendingCards(fondly.context.database.orm, [id]);
  const again = await prepareCardMail(fondly.context, card!, 'mum@example.test');
  expect(again).toEqual(mail);
  const anew = await prepareCardMail(fondly.context, { ...card!, sendGeneration: 2 }, 'mum@example.test');
  expect(anew!.messageId).not.toBe(mail.messageId);
  expect(anew!.messageId).toMatch(/^[\w-]{43}@fondly\.test$/);
});

test('user text stays text and cannot add headers', async () => {
  const nasty = 'Hi"><script>alert(1)</script>\r\nBcc: all@example.test';
  const { parsed, raw } = await deliver(
    { title: nasty, message: `${nasty}\n\n<img src=x onerror=alert(1)>` },
    `Eve \u202e"E" <e@x>\nX-Evil: 1\u2066`,
  );
  expect(parsed.html).not.toMatch(/<script|<img[^>]*onerror/i);
  expect(parsed.html).toContain('&lt;script&gt;');
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Evil):/im);
  expect(server.messages.at(-1)!.to).toEqual(['mum@example.test']);
  expect(parsed.subject).toBe('Hi"><script>alert(1)</script> Bcc: all@example.test');
  expect(parsed.from).toMatchObject({ name: 'Eve "E" <e@x> X-Evil: 1 with Fondly', address: 'cards@fondly.test' });
});

test('preserves paragraphs, single line ends, repeated lines and every script', async () => {
  const message = 'Zażółć gęślą jaźń\r\nשלום 🎂\r\n\r\n\r\nLa la\nLa la\n\nLa la\nLa la';
  const { parsed } = await deliver({ title: '誕生日おめでとう', message });
  expect(parsed.subject).toBe('誕生日おめでとう');
  expect(parsed.text).toContain('Zażółć gęślą jaźń\nשלום 🎂\n\nLa la\nLa la\n\nLa la\nLa la\n');
  expect(parsed.html!.match(/<p /g)).toHaveLength(4);
  expect(parsed.html!.replaceAll(/<!--.*?-->/g, '')).toMatch(/Zażółć gęślą jaźń<br\/?>שלום 🎂/);
});

test('a card without a picture shows no broken image', async () => {
  const { parsed } = await deliver();
  expect(parsed.attachments).toEqual([]);
  expect(parsed.html).not.toContain('<img');
});

test('shrinks a heavy picture for every inbox', async () => {
  const jpeg = await picture(1792, 1792, true);
  expect(jpeg.byteLength).toBeGreaterThan(1_500_000);
  const { parsed, raw } = await deliver({ message: '🎂'.repeat(2500) }, 'Eleanor', jpeg);
  expect(raw.length).toBeLessThan(1_500_000);
  expect(parsed.html!.length).toBeLessThan(100_000);
  const { width } = await sharp(parsed.attachments[0]!.content as ArrayBuffer).metadata();
  expect(width).toBeGreaterThanOrEqual(800);
});

test('prepares no mail for a card whose picture is missing', async () => {
  const { mail } = await prepare({ imageUrl: '/api/images/3f2b8c1e-0000-4000-8000-000000000000' });
  expect(mail).toBeNull();
});

test.each([
  ['es', 'Eleanor con Fondly', 'Ver en el navegador', 'Hecha con esmero por Eleanor y enviada con cariño'],
  ['fr', 'Eleanor avec Fondly', 'Voir dans le navigateur', 'Créée tout spécialement pour vous par Eleanor et envoyée'],
  ['de', 'Eleanor mit Fondly', 'Im Browser ansehen', 'Ganz persönlich gemacht von Eleanor und mit Liebe verschickt'],
] as const)(
  'a contact who reads %s gets all surrounding text in that language',
  async (language, sender, view, signature) => {
    const { card, mail: english } = await prepare({}, 'Eleanor', await picture(40, 40, false));
    const mail = await prepareCardMail(fondly.context, { ...card, language }, 'mum@example.test');
    expect(mail?.from.name).toBe(sender);
    expect(mail?.text).toContain(`${view}${language === 'fr' ? '\u00a0:' : ':'} http`);
    expect(mail?.text).toContain(signature);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.html).toContain(view);
    const words = [mail?.html, mail?.text].join().replaceAll(/<style>.*?<\/style>/gs, '');
    expect(words).not.toMatch(/your card|just for you|sent with love|View in|sent you|no more cards/);
    expect(english.from.name).toBe('Eleanor with Fondly');
    if (language === 'fr') expect(mail?.text).toContain('Ne plus recevoir de cartes d’Eleanor');
  },
);

import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileWords } from '../../../../../tests/app/hostile-words.ts';
import { createTestContext, type TestContext } from '../../../../../tests/app/test-context.ts';
import { type CardChange, insertDueCard, insertOwner } from '../../../../../tests/delivery/insert-card.ts';
import { type MailServer, startMailServer } from '../../../../../tests/servers/mail-server.ts';
import { writeByHand } from '../../../../studio/art/text/write-by-hand.ts';
import { cardEntries, cardSignings } from '../../../db/tables/card-signing.ts';
import { createSmtpMailer } from '../../../mail/smtp-mailer.ts';
import { storeImage } from '../../images/image-files.store.ts';
import { cardLinks } from './card-links.ts';
import { prepareCardMail } from './prepare-card-mail.ts';
import { findSendingCards } from './sending-card.store.ts';

let fondly: TestContext;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  fondly = await createTestContext({ mailer: createSmtpMailer({ smtpUrl: server.url }) });
});
afterAll(async () => {
  await fondly.close();
  await server.close();
});

const inkOf = (name: string) => writeByHand(name, 'pen');
const nell = { closing: 'All my love,', name: 'Nell', ink: inkOf('Nell')! };
type Entry = Partial<typeof cardEntries.$inferInsert>;

async function deliver(change: CardChange, entries: Entry[] = []) {
  const owner = await insertOwner(fondly.context, { name: 'Eleanor Whitfield' });
  const cardId = await insertDueCard(fondly.context, owner, change);
  const db = fondly.context.database.orm;
  await db.insert(cardSignings).values({ cardId, until: '2030-01-01', closesAt: new Date() });
  for (const [position, entry] of entries.entries())
    await db
      .insert(cardEntries)
      .values({ cardId, tokenHash: `${cardId}/${position}`, name: 'Ann', message: 'Hugs.', position, ...entry });
  const [card] = await findSendingCards(db, [cardId]);
  const mail = await prepareCardMail(fondly.context, card!, ['mum@example.test'], cardLinks(fondly.context, card!, []));
  expect(await fondly.context.mailer.send(mail!, async () => true)).toMatchObject({ outcome: 'accepted' });
  const { raw } = server.messages.at(-1)!;
  return { owner, raw, parsed: await PostalMime.parse(Buffer.from(raw, 'latin1')) };
}

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#7b3450' } })
    .jpeg()
    .toBuffer();

test('the signature is below the words: a picture at twice its size, with the name as alternative text', async () => {
  const { parsed } = await deliver({ signature: nell, styleSettings: null });
  const [picture, ...more] = parsed.attachments;
  expect([picture?.mimeType, picture?.disposition, more]).toEqual(['image/png', 'inline', []]);
  const [, width, height] = /<img [^>]*alt="Nell" width="(\d+)" height="(\d+)"/.exec(parsed.html!)!.map(Number);
  const shown = await sharp(picture!.content as ArrayBuffer).metadata();
  expect([shown.width, shown.height, shown.hasAlpha]).toEqual([width! * 2, height! * 2, false]);
  expect(height).toBeGreaterThan(40);
  expect(parsed.text).toMatch(/Sixty candles\.[\s\S]*All my love,\s+Nell\s+Created just for you by/);
  expect(parsed.html).toMatch(/All my love,<\/p><img/);
  expect(parsed.html).toContain('href="http://fondly.test/about-fondly?style=watercolor"');
  expect(parsed.html).toMatch(
    /<a href="http:\/\/fondly.test\/c\/[\w-]{43}"[^>]*font-size:20px[^>]*>Open your card<\/a>/,
  );
});

test('a verse keeps its lines', async () => {
  const { parsed } = await deliver({}, [{ message: 'Roses are red,\nviolets are blue.' }]);
  expect(parsed.html).toMatch(/Roses are red,<br\s?\/?>violets are blue\./);
});

test('the mail contains all signers except hidden ones', async () => {
  const owner = await insertOwner(fondly.context);
  const imageUrl = await storeImage(fondly.context, {
    userId: owner.userId,
    kind: 'upload',
    jpeg: await photo(),
    width: 900,
    height: 600,
  });
  const { parsed, raw } = await deliver({}, [
    { name: 'Tom', message: 'Well done!\n\nSee you on Sunday.', ink: inkOf('Tom'), imageUrl },
    { name: 'Hidden Harry', message: 'Not this.', isHidden: true },
    { name: '🎂', message: '', ink: null },
  ]);
  expect(parsed.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg', 'image/png']);
  expect(parsed.html).toContain('alt="A photo from Tom"');
  expect(parsed.html).not.toContain('Hidden Harry');
  expect(parsed.text).toMatch(/Well done!\s+See you on Sunday\.\s+Tom\s+🎂\s+Created just for you by/);
  expect(raw.length).toBeLessThan(200_000);
});

test('a mail with the maximum of entries stays small enough for every program, and says how many more there are', async () => {
  const entries = Array.from({ length: 100 }, (_, at) => ({
    name: `Friend ${at}`,
    message: 'W'.repeat(500),
    ink: inkOf(`Friend ${at}`),
  }));
  const { parsed, raw } = await deliver({}, entries);
  expect(parsed.html!.length).toBeLessThan(100_000);
  expect(raw.length).toBeLessThan(600_000);
  expect(parsed.html).toContain('76 more signatures are on your card.');
});

test.each(hostileWords)('%j stays text in the mail', async (words) => {
  const plain = { name: words, message: words, ink: null };
  const { parsed, raw } = await deliver({ signature: { ...nell, closing: words.slice(0, 60), name: words } }, [plain]);
  expect(parsed.html).not.toMatch(/<(script|svg|iframe)|<[a-z]+(?: [a-z]+="[^"]*")* on/i);
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Evil):/im);
  expect(parsed.html!.match(/<table\b/g)).toHaveLength(parsed.html!.match(/role="presentation"/g)!.length);
  expect(parsed.html).toContain('Open your card</a>');
});

import { keepsakeEndpoints, type ReceivedKeepsake } from '../../../contract/keepsakes.ts';
import { localeOfReader } from '../../../contract/locale-of-reader.ts';
import { t } from '../../../contract/translate.ts';
import { dayFormat } from '../../../domain/day-format.ts';
import { calledBy, greetingName } from '../../../domain/first-name.ts';
import type { BookCard } from '../../../studio/art/print/keepsake-book.ts';
import type { Context } from '../../context.ts';
import { attachment } from '../../http/attachment.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { readSmallPhoto, sentAsOf } from '../cards/public.ts';
import { readHeldImage } from '../images/public.ts';
import { type Kept, loadShelf } from './load-shelf.ts';

/** The limit of cards, which are in memory together with their pictures. */
const mostCards = 150;

/** The shelf of a contact, or one year of it, as a PDF, the oldest card first. */
export const keepsakeBookRoute = route(keepsakeEndpoints.book, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, params, query: { year }, reply }) => {
    const { person, shelf } = await loadShelf(context.database.orm, user, params.id);
    const chosen = shelf.filter((kept) => year === undefined || kept.year === year).reverse();
    if (chosen.length === 0) throw notFound(t`A card was not found.`);
    if (chosen.length > mostCards)
      throw new Refusal('too_large', t`There are more than ${mostCards} cards. Please download them year by year.`);
    const called = greetingName(calledBy(person), person.name);
    const cards: BookCard[] = [];
    for (const kept of chosen) {
      const own = 'card' in kept ? await sentCard(context, kept) : await receivedCard(context, kept, called, user.name);
      cards.push(own);
    }
    const isBoth = chosen.some(({ keepsake }) => keepsake.kind === 'received');
    const title = [isBoth ? t`Cards for and from` : t`Cards for`, called, year].filter(Boolean).join(' ');
    const pdf = await context.pictures.book({ title, cards }, { signal: leavingSignal(reply) });
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(title))
      .header('cache-control', 'no-store')
      .send(Buffer.from(pdf));
  },
});

const read = async (context: Context, url: string | null) => (url ? readHeldImage(context, url) : null);
const inWords = (day: string) =>
  dayFormat(localeOfReader(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

async function sentCard(
  context: Context,
  { card, entries, day, keepsake }: Extract<Kept, { card: unknown }>,
): Promise<BookCard> {
  const { senderName, recipientName } = card.sentAs ?? sentAsOf(card.names);
  const answers: BookCard['answers'][number][] = [];
  for (const { kind, message, imageUrl } of keepsake.answers) {
    const from = kind === 'heart' ? t`A heart from ${recipientName}` : t`From ${recipientName}`;
    answers.push({ from, message, photo: await read(context, imageUrl) });
  }
  const signedBy: BookCard['entries'][number][] = [];
  for (const { name, message, ink, imageUrl } of entries)
    signedBy.push({ name, message, ink, photo: imageUrl ? await readSmallPhoto(context, imageUrl) : null });
  return {
    title: card.title,
    message: card.message,
    caption: null,
    sent: t`To ${recipientName} from ${senderName}, ${inWords(day)}`,
    picture: await read(context, card.imageUrl),
    signature: card.signature,
    entries: signedBy,
    answers,
  };
}

async function receivedCard(
  context: Context,
  { day, keepsake: { title, message, imageUrl } }: Extract<Kept, { keepsake: ReceivedKeepsake }>,
  from: string,
  to: string,
): Promise<BookCard> {
  return {
    title,
    message: message ?? '',
    caption: t`A card from ${from}`,
    sent: t`From ${from} to ${to}, ${inWords(day)}`,
    picture: await read(context, imageUrl),
    signature: null,
    entries: [],
    answers: [],
  };
}

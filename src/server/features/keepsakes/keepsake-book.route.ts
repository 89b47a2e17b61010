import { keepsakeEndpoints } from '../../../contract/keepsakes.ts';
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
const dayInWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The shelf of a contact, or one year of it, as a PDF, the oldest card first. */
export const keepsakeBookRoute = route(keepsakeEndpoints.book, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, params, query: { year }, reply }) => {
    const { person, shelf } = await loadShelf(context.database.orm, user, params.id);
    const chosen = shelf.filter((kept) => year === undefined || kept.year === year).reverse();
    if (chosen.length === 0) throw notFound('A card');
    if (chosen.length > mostCards)
      throw new Refusal('too_large', `These are more than ${mostCards} cards. Please download them year by year.`);
    const cards: BookCard[] = [];
    for (const kept of chosen) cards.push(await bookCard(context, kept));
    const title = ['Cards for', greetingName(calledBy(person), person.name), year].filter(Boolean).join(' ');
    const pdf = await context.pictures.book({ title, cards }, { signal: leavingSignal(reply) });
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(title))
      .header('cache-control', 'no-store')
      .send(Buffer.from(pdf));
  },
});

async function bookCard(context: Context, { card, entries, day, keepsake }: Kept): Promise<BookCard> {
  const read = async (url: string | null) => (url ? readHeldImage(context, url) : null);
  const { senderName, recipientName } = card.sentAs ?? sentAsOf(card.names);
  const answers: BookCard['answers'][number][] = [];
  for (const { kind, message, imageUrl } of keepsake.answers) {
    const from = kind === 'heart' ? `A heart from ${recipientName}` : `From ${recipientName}`;
    answers.push({ from, message, photo: await read(imageUrl) });
  }
  const signedBy: BookCard['entries'][number][] = [];
  for (const { name, message, ink, imageUrl } of entries)
    signedBy.push({ name, message, ink, photo: imageUrl ? await readSmallPhoto(context, imageUrl) : null });
  return {
    title: card.title,
    message: card.message,
    sent: `To ${recipientName} from ${senderName}, ${dayInWords.format(new Date(`${day}T00:00:00Z`))}`,
    picture: await read(card.imageUrl),
    signature: card.signature,
    entries: signedBy,
    answers,
  };
}

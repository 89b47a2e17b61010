import type { ShownCard } from '../../../../card-page/opened-card.tsx';
import { calledBy, firstName, greetingName } from '../../../../domain/first-name.ts';
import { flamesOn, saysMessage } from '../../images/public.ts';
import type { findPublicCard } from './secret-links.store.ts';

/** The card as its recipient sees it: with the names it was sent with, once it was sent. */
export function viewShownCard(card: NonNullable<Awaited<ReturnType<typeof findPublicCard>>>, token: string): ShownCard {
  const { sentAs } = card;
  const senderName = (sentAs?.senderName ?? card.senderName) || null;
  return {
    title: card.title,
    message: card.message,
    messageOnPicture: saysMessage(card),
    imageUrl: card.imageUrl && `/api/public/cards/${token}/image`,
    language: sentAs?.language ?? card.language,
    senderName,
    senderFirstName: firstName(senderName ?? '') || null,
    recipientName: sentAs ? firstName(sentAs.recipientName) : greetingName(calledBy(card), card.recipientName),
    day: card.day,
    category: card.category,
    isLively: card.isLively,
    flames: card.isLively ? flamesOn(card.recipe) : [],
    place: card.place,
  };
}

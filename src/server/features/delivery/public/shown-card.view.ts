import type { ShownCard } from '../../../../card-page/opened-card.tsx';
import { firstName } from '../../../../domain/first-name.ts';
import { maySnow, placeOf, seasonOnDay } from '../../../../domain/season.ts';
import { postmarkDay, sentAsOf } from '../../cards/public.ts';
import { flamesOn, saysMessage } from '../../images/public.ts';
import type { findPublicCard } from './secret-links.store.ts';

/** The card as its recipient sees it: with the names it was sent with, once it was sent. */
export function viewShownCard(card: NonNullable<Awaited<ReturnType<typeof findPublicCard>>>, token: string): ShownCard {
  const { senderName, recipientName } = card.sentAs ?? sentAsOf(card);
  return {
    title: card.title,
    message: card.message,
    messageOnPicture: saysMessage(card),
    imageUrl: card.imageUrl && `/api/public/cards/${token}/image`,
    language: card.sentAs?.language ?? card.language,
    senderName: senderName || null,
    senderFirstName: firstName(senderName) || null,
    recipientName,
    day: postmarkDay(card),
    category: card.category,
    isLively: card.isLively,
    maySnow: maySnow(seasonOnDay(card, placeOf(card.person, card.timeZone))),
    flames: card.isLively ? flamesOn(card.recipe) : [],
    place: card.place,
  };
}

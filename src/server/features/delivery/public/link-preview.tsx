import type { ShownCard } from '../../../../card-page/opened-card.tsx';
import { openingWords } from '../../../../card-page/opening-words.ts';
import { firstName } from '../../../../domain/first-name.ts';

/** What chats show of a card's link (Open Graph, Twitter): the sealed envelope, and no word of the card. */
export function LinkPreview({ card, url }: { card: ShownCard; url: string }) {
  const words = openingWords[card.language ?? 'en'];
  const title = words.preview(card.recipientName, firstName(card.senderName ?? ''));
  const image = `${url}/envelope.jpg`;
  return (
    <>
      <meta name="description" content={words.sealed} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Fondly" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words.sealed} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={words.sealed} />
      <meta name="twitter:image" content={image} />
    </>
  );
}

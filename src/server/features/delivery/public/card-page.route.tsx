import { AnswerForm } from '../../../../card-page/answer-form.tsx';
import { OpenedCard } from '../../../../card-page/opened-card.tsx';
import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { aboutFondlyPath } from '../../../../domain/about-fondly-path.ts';
import { packFor } from '../../../../studio/words/language-packs.ts';
import { sendMissingCard } from '../../../http/refused-page.tsx';
import { route } from '../../../http/route.ts';
import { sendPage } from '../../../http/send-page.tsx';
import { hashToken } from '../../../secrets/tokens.ts';
import { listShownEntries } from '../../cards/public.ts';
import { findImageAt } from '../../images/public.ts';
import { LinkPreview } from './link-preview.tsx';
import { findPublicCard } from './secret-links.store.ts';
import { viewShownCard } from './shown-card.view.ts';

/** The card as its recipient sees it; needs no account and no script (D33). */
export const cardPageRoute = route(deliveryEndpoints.cardPage, {
  access: 'secret',
  handler: async ({ context, params: { token }, reply }) => {
    const { orm } = context.database;
    const card = await findPublicCard(orm, hashToken(token));
    if (!card) return sendMissingCard(reply, { why: 'incomplete' });
    if (card.isRevoked) {
      const language = card.sentAs?.language ?? card.language ?? 'en';
      return sendMissingCard(reply, { why: 'ended', language });
    }
    const shown = viewShownCard(card, token);
    const picture = await findImageAt(orm, card.userId, card.imageUrl);
    const entries = (await listShownEntries(orm, card.id)).map(({ id, name, message, ink, imageUrl }) => ({
      name,
      message,
      ink,
      imageUrl: imageUrl && `/api/public/cards/${token}/photos/${id}`,
    }));
    const { answer, cardMail } = packFor(shown.language ?? 'en');
    return sendPage(reply, 200, {
      title: `${cardMail.tab} | Fondly`,
      entry: 'card-page',
      language: shown.language ?? 'en',
      tags: <LinkPreview card={shown} url={`${context.config.publicUrl}/c/${token}`} />,
      body: (
        <OpenedCard
          opens
          card={shown}
          pictureSize={picture && { width: picture.width, height: picture.height }}
          signature={card.signature}
          entries={entries}
          fondlyHref={aboutFondlyPath(card.styleSettings, shown.language)}
        >
          {card.takesAnswers && (
            <AnswerForm
              action={`/c/${token}/answer`}
              sender={shown.senderFirstName ?? card.senderName}
              words={answer}
            />
          )}
        </OpenedCard>
      ),
    });
  },
});

import type { CardListItem } from '../../contract/cards.ts';
import { t } from '../../contract/translate.ts';
import { type ContactDetail, neededDetail } from '../../domain/contact-detail.ts';

const missing: Record<ContactDetail, string> = {
  email: t`no email address yet`,
  phone: t`no phone number yet`,
  address: t`no complete mailing address yet`,
};

/** The recipient and the address of a card: 'For Margaret, to margaret@example.org'. */
export function RecipientWords({
  card,
}: {
  card: Pick<CardListItem, 'personName' | 'recipientLine' | 'deliveryMethod' | 'digitalDeliveryType'>;
}) {
  return (
    <>
      For <bdi>{card.personName || 'Unknown'}</bdi>,{' '}
      {card.recipientLine === null ? (
        missing[neededDetail(card)]
      ) : (
        <>
          to <bdi>{card.recipientLine}</bdi>
        </>
      )}
    </>
  );
}

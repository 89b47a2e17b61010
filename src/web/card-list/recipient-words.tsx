import type { CardListItem } from '../../contract/cards.ts';
import { type ContactDetail, neededDetail } from '../../domain/contact-detail.ts';

const missing: Record<ContactDetail, string> = {
  email: 'no email address yet',
  phone: 'no phone number yet',
  address: 'no complete mailing address yet',
};

/** The recipient and the address of a card: 'For Margaret, to margaret@example.org'. */
export function RecipientWords({
  card,
}: {
  card: Pick<CardListItem, 'personName' | 'recipient' | 'deliveryMethod' | 'digitalDeliveryType'>;
}) {
  return (
    <>
      For <bdi>{card.personName || 'Unknown'}</bdi>,{' '}
      {card.recipient === null ? (
        missing[neededDetail(card)]
      ) : (
        <>
          to <bdi>{card.recipient.replaceAll('\n', ', ')}</bdi>
        </>
      )}
    </>
  );
}

import type { CardListItem } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { type ContactDetail, neededDetail } from '../../../../domain/contact-detail.ts';

/** What the card still needs before it can be approved; a chosen day is kept meanwhile. */
export type Need = { kind: 'day' } | { kind: 'address'; day: string | undefined };

const missing: Record<ContactDetail, { words: string; add: string }> = {
  email: { words: t`No email address yet.`, add: t`Add it` },
  phone: { words: t`No phone number yet.`, add: t`Add it` },
  address: { words: t`No complete mailing address yet.`, add: t`Add it` },
};

/** What keeps the card from being approved, with the way to fix it. */
export function Missing({ card, today, onNeed }: { card: CardListItem; today: string; onNeed: (need: Need) => void }) {
  const needsDay = card.scheduledDate === null || card.scheduledDate < today;
  if (!needsDay && card.recipient !== null) return null;
  const { words, add } = missing[neededDetail(card)];
  return (
    <p className="review-missing">
      {card.recipient === null && <span>{words}</span>}
      <button
        type="button"
        className="link min-h-11"
        onClick={() => onNeed(card.recipient === null ? { kind: 'address', day: undefined } : { kind: 'day' })}
      >
        {card.recipient === null ? add : 'Choose a day'}
      </button>
    </p>
  );
}

import type { PersonView } from '../../../../../contract/people.ts';
import {
  type ContactDetail,
  isReachedBy,
  neededDetail,
  type WayOfDelivery,
} from '../../../../../domain/contact-detail.ts';

const addWords: Record<ContactDetail, string> = {
  email: 'Add an e-mail address',
  phone: 'Add a phone number',
  address: 'Add a mailing address',
};

/** The address of the card, with a button to add or complete it. */
export function DeliveryTarget({
  way,
  person,
  onMissing,
}: {
  way: WayOfDelivery;
  person: Pick<PersonView, ContactDetail>;
  onMissing: (detail: ContactDetail) => void;
}) {
  const detail = neededDetail(way);
  const known = person[detail];
  return (
    <p className="min-w-0 text-sm text-ink-soft">
      {known && (
        <span className="block break-words whitespace-pre-line" dir="auto">
          {known}
        </span>
      )}
      {!isReachedBy(detail, known) && (
        <button type="button" className="link touch min-h-8" onClick={() => onMissing(detail)}>
          {known ? 'Complete this address' : addWords[detail]}
        </button>
      )}
    </p>
  );
}

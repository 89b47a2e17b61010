import type { PersonView } from '../../../../../contract/people.ts';
import { t } from '../../../../../contract/translate.ts';
import {
  type ContactDetail,
  isReachedBy,
  neededDetail,
  type WayOfDelivery,
} from '../../../../../domain/contact-detail.ts';
import { recipientChoices } from '../../../../../domain/reach.ts';
import { RecipientSelect } from '../../recipient-select.tsx';

const addWords: Record<ContactDetail, string> = {
  email: t`Add an email address`,
  phone: t`Add a phone number`,
  address: t`Add a mailing address`,
};

/** The address of the card, with a choice if the contact has several and a button to add or complete one. */
export function DeliveryTarget({
  way,
  person,
  onMissing,
  onChoose,
}: {
  way: WayOfDelivery & { goesTo?: string | null };
  person: Pick<PersonView, ContactDetail> & Partial<Pick<PersonView, 'reach'>>;
  /** Only asked for a contact with several. */
  onChoose?: (recipient: string) => void;
  onMissing: (detail: ContactDetail) => void;
}) {
  const detail = neededDetail(way);
  const known = person[detail];
  const choices = recipientChoices(detail, person);
  if (choices.length > 1 && onChoose) {
    const chosen = choices.find(({ text }) => text === way.goesTo) ?? choices.find(({ text }) => text === known);
    return <RecipientSelect detail={detail} choices={choices} value={chosen?.text ?? null} onChoose={onChoose} />;
  }
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

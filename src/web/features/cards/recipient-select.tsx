import { t } from '../../../contract/translate.ts';
import type { ContactDetail } from '../../../domain/contact-detail.ts';
import type { recipientChoices } from '../../../domain/reach.ts';
import { reachLabelWords } from '../../../domain/reach-label.ts';
import { Select } from '../../ui/select.tsx';

const labels: Record<ContactDetail, string> = {
  email: t`Email address of this card`,
  phone: t`Phone number of this card`,
  address: t`Mailing address of this card`,
};

/** Chooses which of a contact's emails, phones or addresses a card goes to. */
export function RecipientSelect({
  detail,
  choices,
  value,
  disabled = false,
  onChoose,
}: {
  detail: ContactDetail;
  choices: ReturnType<typeof recipientChoices>;
  value: string | null;
  disabled?: boolean;
  onChoose: (recipient: string) => void;
}) {
  const isOther = value !== null && !choices.some(({ text }) => text === value);
  return (
    <Select
      label={labels[detail]}
      value={value}
      onValueChange={onChoose}
      disabled={disabled}
      options={[...(isOther ? [{ text: value, label: null }] : []), ...choices].map(({ text, label }) => ({
        value: text,
        label: text.replaceAll('\n', ', '),
        ...(label && { hint: reachLabelWords(label) }),
      }))}
    />
  );
}

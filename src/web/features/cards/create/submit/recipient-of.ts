import type { PersonView } from '../../../../../contract/people.ts';
import { type ContactDetail, neededDetail } from '../../../../../domain/contact-detail.ts';
import { recipientChoices } from '../../../../../domain/reach.ts';
import type { CreateForm } from '../create-form-state.ts';

/** Where the card goes: what was chosen, if the contact still has it, else the preferred one; null if that lacks something. */
export function recipientOf(
  form: Pick<CreateForm, 'deliveryMethod' | 'digitalDeliveryType' | 'goesTo'>,
  person: Pick<PersonView, ContactDetail | 'reach'>,
): string | null {
  const detail = neededDetail(form);
  const choices = recipientChoices(detail, person);
  const chosen =
    choices.find(({ text }) => text === form.goesTo) ?? choices.find(({ text }) => text === person[detail]);
  return chosen?.text ?? null;
}

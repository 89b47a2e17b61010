import { Mail, Stamp } from 'lucide-react';
import type { PersonView } from '../../../../../contract/people.ts';
import { t } from '../../../../../contract/translate.ts';
import type { DeliveryMethod, DigitalDeliveryType } from '../../../../../contract/vocabulary.ts';
import type { ContactDetail } from '../../../../../domain/contact-detail.ts';
import { useCurrentUser } from '../../../../session.ts';
import { PhoneFold } from '../../../../shell/phone-fold.tsx';
import { Tag } from '../../../../ui/badge.tsx';
import { ChoiceGroup, ChoiceTile } from '../../../../ui/choice-group.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import type { CreateForm, CreateFormEvent } from '../create-form-state.ts';
import { comingSoon, deliveryOffer } from './delivery-offer.ts';
import { DeliveryTarget } from './delivery-target.tsx';

/** Chooses the delivery method. Unavailable ones stay visible and say so (D32). */
export function DeliveryPanel({
  form,
  person,
  change,
  onMissing,
}: {
  form: CreateForm;
  person: PersonView | null;
  change: (event: CreateFormEvent) => void;
  /** Asks for a missing contact detail. */
  onMissing: (detail: ContactDetail) => void;
}) {
  const toast = useToast();
  const offer = deliveryOffer(useCurrentUser());
  const chooseMethod = (method: DeliveryMethod) => {
    const soon = comingSoon(method, offer);
    if (soon) toast(soon);
    else change({ type: 'deliveryMethodChosen', deliveryMethod: method });
  };
  const chooseType = (type: DigitalDeliveryType) => {
    const soon = comingSoon(type, offer);
    if (soon) toast(soon);
    else change({ type: 'deliveryTypeChosen', digitalDeliveryType: type });
  };
  const isDigital = form.deliveryMethod === 'digital';
  return (
    <section className="create-step" aria-labelledby="create-delivery">
      <PhoneFold title={t`Delivery method`} id="create-delivery">
        <ChoiceGroup<DeliveryMethod>
          label="Delivery method"
          className="create-pair items-start"
          value={form.deliveryMethod}
          onValueChange={chooseMethod}
        >
          <ChoiceTile value="digital">
            <span className="flex items-center gap-2 pe-7 font-semibold">
              <Mail size={18} strokeWidth={1.6} aria-hidden />
              Digital Card
            </span>
            <span className="mt-1 block text-xs leading-4.5 text-ink-soft">
              Emailed on the day, at 9 in the morning
            </span>
          </ChoiceTile>
          <ChoiceTile value="physical" className={offer.physical ? undefined : 'choice-soon'}>
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              <Stamp size={18} strokeWidth={1.6} aria-hidden />
              Physical Card
              {!offer.physical && <Tag>Coming soon</Tag>}
            </span>
            <span className="mt-1 block text-xs leading-4.5">
              {offer.physical
                ? 'Printed, stamped and posted, to arrive on the day.'
                : 'Printed, stamped and posted. Until then, every card can be printed at home.'}
            </span>
          </ChoiceTile>
        </ChoiceGroup>
        <div className="create-send-by">
          {isDigital && (
            <Segmented<DigitalDeliveryType>
              label="Send the digital card by"
              value={form.digitalDeliveryType ?? 'email'}
              onValueChange={chooseType}
              options={[
                { value: 'email', label: t`Email` },
                { value: 'text', label: <>Text Message {!offer.text && <Tag>Soon</Tag>}</> },
              ]}
            />
          )}
          {person && (
            <DeliveryTarget
              way={form}
              person={person}
              onMissing={onMissing}
              onChoose={(goesTo) => change({ type: 'recipientChosen', goesTo })}
            />
          )}
        </div>
      </PhoneFold>
    </section>
  );
}

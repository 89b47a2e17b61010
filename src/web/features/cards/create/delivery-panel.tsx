import { Mail, Stamp } from 'lucide-react';
import type { PersonView } from '../../../../contract/people.ts';
import { Tag } from '../../../ui/badge.tsx';
import { ChoiceGroup, ChoiceTile } from '../../../ui/choice-group.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useToast } from '../../../ui/toast.tsx';

const comingSoon = 'Feature Coming Soon';

/** How the card gets there. What cannot be had yet stays in sight and says so (D32). */
export function DeliveryPanel({ person, onEmail }: { person: PersonView | null; onEmail: () => void }) {
  const toast = useToast();
  const choose = (method: string) => {
    if (method === 'physical') {
      toast({
        title: comingSoon,
        description: 'Physical card delivery will be available soon. Please select Email for now.',
      });
    }
  };
  const chooseType = (type: string) => {
    if (type === 'text') {
      toast({
        title: comingSoon,
        description: 'Text message delivery will be available soon. Please select Email for now.',
      });
    }
  };
  return (
    <section className="create-step" aria-labelledby="create-delivery">
      <h2 id="create-delivery">Delivery method</h2>
      <ChoiceGroup label="Delivery method" className="create-pair items-start" value="digital" onValueChange={choose}>
        <ChoiceTile value="digital">
          <span className="flex items-center gap-2 pe-7 font-semibold">
            <Mail size={18} strokeWidth={1.6} aria-hidden />
            Digital Card
          </span>
          <span className="mt-1 block text-xs leading-4.5 text-ink-soft">E-mailed on the day, at 9 in the morning</span>
        </ChoiceTile>
        <ChoiceTile value="physical" className="choice-soon">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            <Stamp size={18} strokeWidth={1.6} aria-hidden />
            Physical Card
            <Tag>Coming soon</Tag>
          </span>
          <span className="mt-1 block text-xs leading-4.5">Printed, stamped and posted.</span>
        </ChoiceTile>
      </ChoiceGroup>
      <div className="create-send-by">
        <Segmented
          label="Send the digital card by"
          value="email"
          onValueChange={chooseType}
          options={[
            { value: 'email', label: 'Email' },
            {
              value: 'text',
              label: (
                <>
                  Text Message <Tag>Soon</Tag>
                </>
              ),
            },
          ]}
        />
        {person && (
          <p className="min-w-0 text-sm text-ink-soft">
            {person.email ? (
              <span className="break-all">{person.email}</span>
            ) : (
              <button type="button" className="link min-h-8" onClick={onEmail}>
                Add an e-mail address
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

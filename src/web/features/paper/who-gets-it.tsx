import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { PaperRecipient } from '../../../contract/paper.ts';
import { t } from '../../../contract/translate.ts';
import { SectionHead } from '../../ui/page-head.tsx';

const missingWords = {
  street: t`No street.`,
  city: t`No town.`,
  state: t`No state.`,
  postalCode: t`No postal code.`,
} as const;

/** All addresses as they will be printed; those that lack something come first. */
export function WhoGetsIt({ recipients }: { recipients: readonly PaperRecipient[] }) {
  const id = useId();
  const incomplete = recipients.filter(({ missing }) => missing.length > 0);
  const complete = recipients.filter(({ missing }) => missing.length === 0);
  return (
    <section aria-labelledby={id} className="panel">
      <SectionHead
        title={<span id={id}>Who gets it</span>}
        action={
          incomplete.length > 0 && (
            <p className="text-sm text-ink-soft">
              {incomplete.length} of {recipients.length} incomplete
            </p>
          )
        }
      />
      <ul className="grid divide-y divide-line">
        {[...incomplete, ...complete].map((recipient) => (
          <Recipient key={recipient.card?.id ?? recipient.personId} recipient={recipient} />
        ))}
      </ul>
    </section>
  );
}

function Recipient({ recipient: { personId, name, lines, missing, card } }: { recipient: PaperRecipient }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <div className="min-w-0">
        <Link to="/people/$id" params={{ id: String(personId) }} className="link touch wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        {card && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            <Link to="/cards/$id" params={{ id: String(card.id) }} className="link touch">
              <bdi>{card.title}</bdi>
            </Link>
            {card.deliveryStatus === 'draft' && ', not approved yet'}
            {card.deliveryStatus === 'sent' && ', posted'}
          </p>
        )}
      </div>
      <div className="min-w-0 text-sm">
        <p className="text-ink-soft wrap-anywhere" dir="auto">
          {lines.filter((line) => line !== name).join(', ') || 'No address'}
        </p>
        {missing.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2">
            <TriangleAlert size={15} strokeWidth={1.7} className="flex-none" aria-hidden />
            {missing.map((part) => missingWords[part]).join(' ')}
            <Link to="/people/$id/edit" data-needs="contacts" params={{ id: String(personId) }} className="link touch">
              Complete the address
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

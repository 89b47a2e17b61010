import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { signingQuery } from '../../../queries/signing.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { PhoneFold } from '../../../shell/phone-fold.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AskToSignDialog } from './ask-to-sign-dialog.tsx';
import { InviteSignersDialog } from './invite-signers-dialog.tsx';
import { SignerEntries } from './signer-entries.tsx';
import { SigningLink } from './signing-link.tsx';
import { useSigning } from './use-signing.ts';

/** Asks others to sign the card, and shows who did. */
export function SignedByManyPanel({ card }: { card: CardView }) {
  const signing = useQuery(signingQuery(card.id));
  const acts = useSigning(card);
  const [asks, setAsks] = useState(false);
  const [invites, setInvites] = useState(false);
  const [asksEnd, setAsksEnd] = useState(false);
  const isEditable = allows(card.deliveryStatus, 'edit');
  const known = signing.data?.signing ?? null;
  if (!isEditable && !known) return null;
  return (
    <Panel data-needs={known ? undefined : 'send'}>
      <PhoneFold title="Signed by Many" className="card-fold">
        <QueryError title="The signers could not be loaded" query={signing} />
        {signing.data && !known && (
          <p className="mb-4 text-sm text-ink-soft">
            Ask others to write a few words on this card. They need no account, only a link.
          </p>
        )}
        {known && (
          <div className="grid gap-4">
            <p className="text-sm text-ink-soft">{known.closedBecause ?? `Open until ${ordinalDay(known.until)}.`}</p>
            {known.isOpen && known.url && <SigningLink url={known.url} />}
            {known.isOpen && (
              <div data-needs="send" className="flex flex-wrap gap-2.5">
                <Button variant="line" size="sm" onClick={() => setInvites(true)}>
                  Ask by email
                </Button>
                {known.invitations.some(({ mailedAt }) => mailedAt) && (
                  <Button
                    variant="line"
                    size="sm"
                    busy={acts.remind.isPending}
                    busyLabel="Reminding..."
                    onClick={() => acts.remind.mutate()}
                  >
                    Remind them
                  </Button>
                )}
              </div>
            )}
            {known.invitations.length > 0 && (
              <ul className="grid gap-1 text-sm text-ink-soft">
                {known.invitations.map(({ id, name, mailedAt, reminders, trouble }) => (
                  <li key={id} className="break-words">
                    <bdi>{name}</bdi>
                    {t`: ${trouble ?? (mailedAt ? askedWords(reminders) : t`The email is on its way.`)}`}
                  </li>
                ))}
              </ul>
            )}
            <SignerEntries entries={known.entries} acts={acts} isEditable={isEditable} />
          </div>
        )}
        {isEditable && signing.data && (
          <div data-needs="send" className="mt-4 flex flex-wrap gap-2.5">
            <Button variant="line" onClick={() => setAsks(true)}>
              {known ? 'Change the day or note' : 'Ask others to sign'}
            </Button>
            {known?.isOpen && (
              <Button variant="quiet" onClick={() => setAsksEnd(true)}>
                End signing
              </Button>
            )}
          </div>
        )}
      </PhoneFold>
      {asks && <AskToSignDialog card={card} signing={known} acts={acts} onClose={() => setAsks(false)} />}
      {invites && known && <InviteSignersDialog signing={known} acts={acts} onClose={() => setInvites(false)} />}
      <ConfirmDialog
        open={asksEnd}
        onOpenChange={setAsksEnd}
        title="End signing?"
        text="The link ends. What was written stays on the card."
        confirmLabel="End signing"
        busyLabel="Ending..."
        busy={acts.close.isPending}
        onConfirm={() => acts.close.mutate(undefined, { onSettled: () => setAsksEnd(false) })}
      />
    </Panel>
  );
}

function askedWords(reminders: number): string {
  if (reminders === 0) return t`asked by email`;
  return reminders === 1 ? t`asked, and reminded once` : t`asked, and reminded ${reminders} times`;
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Handwriting } from '../../../../card-page/handwriting.tsx';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { call } from '../../../api.ts';
import { cardQuery, keepCard, markCardsStale, seenVersion } from '../../../queries/cards.queries.ts';
import { signaturesQuery } from '../../../queries/signatures.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { PhoneFold } from '../../../shell/phone-fold.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { PlaceForm } from './place-form.tsx';
import { SignerChoice } from './signer-choice.tsx';

const none = 'none';

type Signing = { signatureId: number | null } | { signatureId?: undefined; signedAs: string | null };

/** The handwriting at the end of the card, and the choice of another one until it is sent. */
export function SignaturePanel({ card }: { card: CardView }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const isEditable = allows(card.deliveryStatus, 'edit');
  const signatures = useQuery({ ...signaturesQuery, enabled: isEditable });
  const [asks, setAsks] = useState<Signing | null>(null);
  const sign = useMutation({
    mutationFn: ({ keepApproved, ...signing }: Signing & { keepApproved: boolean }) =>
      call('PATCH /api/cards/:id', {
        params: { id: card.id },
        body: { ...signing, keepApproved, version: seenVersion(queryClient, card) },
      }),
    onSuccess: async (changed, { signatureId }) => {
      await keepCard(queryClient, changed);
      await markCardsStale(queryClient);
      if (signatureId === undefined) toast({ title: t`The card is from ${changed.senderName}` });
      else toast({ title: changed.signature ? t`Card signed` : t`Signature removed` });
    },
    onError: (error) => {
      toast({ title: t`The card was not signed`, description: error.message, variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
    },
  });
  if (!isEditable && !card.signature) return null;
  const ask = (signing: Signing) => {
    if (card.deliveryStatus === 'approved_and_scheduled') setAsks(signing);
    else sign.mutate({ ...signing, keepApproved: false });
  };
  const choose = (signatureId: number | null) => ask({ signatureId });
  const present = signatures.data?.find(({ ink }) => ink.path === card.signature?.ink.path);
  return (
    <Panel>
      <PhoneFold title="Signature" className="card-fold">
        {isEditable && (
          <SignerChoice card={card} disabled={sign.isPending} onChoose={(signedAs) => ask({ signedAs })} />
        )}
        {card.signature ? (
          <div className="signature-paper mb-4">
            {card.signature.closing && <p dir="auto">{card.signature.closing}</p>}
            <Handwriting ink={card.signature.ink} words={card.signature.name} letters={30} />
          </div>
        ) : (
          <p className="mb-4 text-sm text-ink-soft">The card ends with its words.</p>
        )}
        {isEditable && <QueryError title="Your signatures could not be loaded" query={signatures} />}
        {isEditable && signatures.data && signatures.data.length > 0 && (
          <div data-needs="cards">
            <Select
              label="Signature of this card"
              placeholder={card.signature ? 'Choose another one' : 'Choose'}
              value={present ? String(present.id) : card.signature ? null : none}
              disabled={sign.isPending}
              options={[
                ...signatures.data.map(({ id, label }) => ({ value: String(id), label })),
                { value: none, label: t`None` },
              ]}
              onValueChange={(value) => choose(value === none ? null : Number(value))}
            />
          </div>
        )}
        {isEditable && signatures.data?.length === 0 && card.signature && (
          <Button data-needs="cards" variant="line" onClick={() => choose(null)}>
            Take it away
          </Button>
        )}
        {isEditable && (
          <Link to="/settings" data-needs="owner" hash="signatures" className="link touch table leading-6">
            {signatures.data?.length ? 'Change your signatures' : 'Make a signature'}
          </Link>
        )}
        {isEditable && <PlaceForm card={card} />}
      </PhoneFold>
      <KeepApprovedDialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        onChoose={(keepApproved) => {
          setAsks(null);
          if (asks) sign.mutate({ ...asks, keepApproved });
        }}
      />
    </Panel>
  );
}

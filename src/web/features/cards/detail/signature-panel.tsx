import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Handwriting } from '../../../../card-page/handwriting.tsx';
import type { CardView } from '../../../../contract/cards.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { call } from '../../../api.ts';
import { cardQuery, keepCard, markCardsStale, seenVersion } from '../../../queries/cards.queries.ts';
import { signaturesQuery } from '../../../queries/signatures.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { PlaceForm } from './place-form.tsx';

const none = 'none';

/** The handwriting at the end of the card, and the choice of another one until it is sent. */
export function SignaturePanel({ card }: { card: CardView }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const isEditable = allows(card.deliveryStatus, 'edit');
  const signatures = useQuery({ ...signaturesQuery, enabled: isEditable });
  const [asks, setAsks] = useState<number | null | undefined>();
  const sign = useMutation({
    mutationFn: ({ signatureId, keepApproved }: { signatureId: number | null; keepApproved: boolean }) =>
      call('PATCH /api/cards/:id', {
        params: { id: card.id },
        body: { signatureId, keepApproved, version: seenVersion(queryClient, card) },
      }),
    onSuccess: async (changed) => {
      await keepCard(queryClient, changed);
      await markCardsStale(queryClient);
      toast({ title: changed.signature ? 'Card signed' : 'Signature taken away' });
    },
    onError: (error) => {
      toast({ title: 'The card was not signed', description: error.message, variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
    },
  });
  if (!isEditable && !card.signature) return null;
  const choose = (signatureId: number | null) => {
    if (card.deliveryStatus === 'approved_and_scheduled') setAsks(signatureId);
    else sign.mutate({ signatureId, keepApproved: false });
  };
  const present = signatures.data?.find(({ ink }) => ink.path === card.signature?.ink.path);
  return (
    <Panel>
      <h2 className="mb-4">Signature</h2>
      {card.signature ? (
        <div className="signature-paper mb-4">
          {card.signature.closing && <p dir="auto">{card.signature.closing}</p>}
          <Handwriting ink={card.signature.ink} words={card.signature.name} letters={30} />
        </div>
      ) : (
        <p className="mb-4 text-sm text-ink-soft">The card ends with its words.</p>
      )}
      {isEditable && <QueryError title="Your signatures could not be read" query={signatures} />}
      {isEditable && signatures.data && signatures.data.length > 0 && (
        <Select
          label="Signature of this card"
          placeholder={card.signature ? 'Choose another one' : 'Choose'}
          value={present ? String(present.id) : card.signature ? null : none}
          disabled={sign.isPending}
          options={[
            ...signatures.data.map(({ id, label }) => ({ value: String(id), label })),
            { value: none, label: 'None' },
          ]}
          onValueChange={(value) => choose(value === none ? null : Number(value))}
        />
      )}
      {isEditable && signatures.data?.length === 0 && card.signature && (
        <Button variant="line" onClick={() => choose(null)}>
          Take it away
        </Button>
      )}
      {isEditable && (
        <Link to="/settings" hash="signatures" className="link touch table leading-6">
          {signatures.data?.length ? 'Change your signatures' : 'Make a signature'}
        </Link>
      )}
      {isEditable && <PlaceForm card={card} />}
      <KeepApprovedDialog
        open={asks !== undefined}
        onClose={() => setAsks(undefined)}
        onChoose={(keepApproved) => {
          setAsks(undefined);
          if (asks !== undefined) sign.mutate({ signatureId: asks, keepApproved });
        }}
      />
    </Panel>
  );
}

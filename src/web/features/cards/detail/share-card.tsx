import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { type CardView, cardEndpoints } from '../../../../contract/cards.ts';
import { call } from '../../../api.ts';
import { cardQuery } from '../../../queries/cards.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** The public address of the card, with a button to end it (D33). */
export function ShareCard({ card }: { card: CardView }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [asksStop, setAsksStop] = useState(false);
  const params = { id: card.id };
  const readAgain = () => queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
  const fail = (title: string) => (error: Error) =>
    toast({ title, description: error.message, variant: 'destructive' });
  const share = useMutation({
    mutationFn: () => call(cardEndpoints.share, { params }),
    onSuccess: readAgain,
    onError: fail('The card could not be shared'),
  });
  const stop = useMutation({
    mutationFn: () => call(cardEndpoints.unshare, { params }),
    onSuccess: async () => {
      setAsksStop(false);
      share.reset();
      await readAgain();
      toast({ title: 'No longer shared', description: 'Nobody can open this card by a link now.' });
    },
    onError: fail('Sharing could not be stopped'),
  });
  const url = share.data?.url;
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Link copied', description: 'Whoever has it can see this card.' });
    } catch {
      toast({ title: 'The link was not copied', description: 'Select it in the field and copy it yourself.' });
    }
  };
  return (
    <div className="card-share">
      {card.isShared && url ? (
        <Field label="Link to this card" hint="Whoever has it can see this card, without an account.">
          <TextInput readOnly dir="ltr" value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      ) : null}
      {card.isShared && url ? (
        <Button variant="line" onClick={() => void copy(url)}>
          Copy link
        </Button>
      ) : (
        <Button
          variant="line"
          icon={<Link2 size={17} strokeWidth={1.7} aria-hidden />}
          busy={share.isPending}
          busyLabel="Making a link..."
          onClick={() => share.mutate()}
        >
          {card.isShared ? 'Show the link' : 'Share by link'}
        </Button>
      )}
      {card.isShared && (
        <Button variant="quiet" onClick={() => setAsksStop(true)}>
          Stop sharing
        </Button>
      )}
      <ConfirmDialog
        open={asksStop}
        onOpenChange={setAsksStop}
        title="Stop sharing this card?"
        text="Every link to it ends, also the one in the e-mail that was sent. The e-mail itself stays."
        confirmLabel="Stop sharing"
        busyLabel="Stopping..."
        busy={stop.isPending}
        onConfirm={() => stop.mutate()}
      />
    </div>
  );
}

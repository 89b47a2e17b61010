import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import { type MessageAddressView, messageServices } from '../../../../contract/messages.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError, call } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { OwnerDialog } from '../owner-dialog.tsx';

const words = {
  title: t`Where messages go`,
  description: t`One address, written as for Apprise. It contains secrets, so it is not shown again.`,
  submit: t`Save`,
  busy: t`Saving...`,
  failed: t`The address was not saved`,
};

const forms = [
  'ntfy://topic',
  'ntfys://token@host/topic',
  'gotifys://host/token',
  'tgram://bot-token/chat-id',
  'matrixs://access-token@host/!room:host',
];

/** The service that messages go to, a test of it, and its address. */
export function MessagesDialog({
  user,
  address,
  onClose,
}: {
  user: UserView;
  address: MessageAddressView | null;
  onClose: () => void;
}) {
  const [isChanging, setChanging] = useState(address === null);
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, setTrouble] = useState(address?.trouble ?? null);
  const queryClient = useQueryClient();
  const toast = useToast();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['/api/user/messages'] });
  const test = useMutation({
    mutationFn: () => call('POST /api/user/messages/test'),
    onMutate: () => setTrouble(null),
    onSuccess: ({ hasArrived, reply }) => (hasArrived ? setSaid(reply) : setTrouble(reply)),
    onError: (error) => setTrouble(error.message),
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/user/messages'),
    onSuccess: onClose,
    onError: (error) => toast({ title: t`That did not work`, description: error.message, variant: 'destructive' }),
    onSettled: readAgain,
  });
  if (isChanging || !address) {
    const back = () => {
      void readAgain();
      if (address) setChanging(false);
      else onClose();
    };
    return <AddressDialog user={user} onClose={back} onSaved={() => setTrouble(null)} />;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={`Messages go to ${messageServices[address.service]} at ${address.host}.`}
      actions={
        <>
          <Button variant="quiet" busy={remove.isPending} busyLabel="Removing..." onClick={() => remove.mutate()}>
            Remove
          </Button>
          <Button variant="line" onClick={() => setChanging(true)}>
            Another address
          </Button>
          <Button busy={test.isPending} busyLabel="Sending..." onClick={() => test.mutate()}>
            Send a test
          </Button>
        </>
      }
    >
      {trouble ? (
        <ErrorNote title="The last message did not arrive">{trouble}</ErrorNote>
      ) : (
        <p role="status" className="text-ink-soft">
          {said ?? 'A test shows whether messages arrive, and what the service says if not.'}
        </p>
      )}
    </Dialog>
  );
}

function AddressDialog({ user, onClose, onSaved }: { user: UserView; onClose: () => void; onSaved: () => void }) {
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const toast = useToast();
  return (
    <OwnerDialog
      user={user}
      name="Messages"
      words={words}
      onClose={onClose}
      act={async (proof) => {
        setProblem(undefined);
        try {
          await call('PUT /api/user/messages', { body: { url, proof } });
        } catch (error) {
          if (error instanceof ApiError) setProblem(error.fields.url);
          throw error;
        }
      }}
      onDone={() => {
        onSaved();
        toast({ title: t`Saved`, description: t`Send a test to see whether messages arrive.` });
      }}
    >
      <Field
        label="Address"
        error={problem}
        hint={forms.map((form) => (
          <span key={form} className="block font-mono wrap-anywhere" dir="ltr">
            {form}
          </span>
        ))}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          className="font-mono text-xs"
          value={url}
          onChange={(change) => setUrl(change.target.value)}
        />
      </Field>
    </OwnerDialog>
  );
}

import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const none = 'none';

/** Asks what takes the place of something that is in use and will be deleted. */
export function FollowDialog({
  name,
  text,
  others,
  noneLabel,
  onDelete,
  onClose,
}: {
  name: string;
  text: string;
  others: readonly { id: number; name: string }[];
  noneLabel: string;
  onDelete: (next: number | undefined) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState(others[0] ? String(others[0].id) : none);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Delete ${name}?`}
      description={text}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onDelete(chosen === none ? undefined : Number(chosen));
              onClose();
            }}
          >
            Delete it
          </Button>
        </>
      }
    >
      <Field label="What follows">
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={[
            ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: none, label: noneLabel },
          ]}
        />
      </Field>
    </Dialog>
  );
}

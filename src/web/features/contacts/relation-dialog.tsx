import { useState } from 'react';
import { storedRelationship } from '../../../domain/relationship.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { relationshipOptions } from './relationship-options.ts';

/** Asks what several people are to the user. */
export function RelationDialog({
  description,
  open,
  busy,
  onClose,
  onChoose,
}: {
  description: string;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onChoose: (relationship: string) => void;
}) {
  const [relationship, setRelationship] = useState<string | null>(null);
  const [custom, setCustom] = useState('');
  const isOther = relationship === 'other';
  const isComplete = relationship !== null && (!isOther || custom.trim() !== '');
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title="Set the relation"
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={busy}
            busyLabel="Saving..."
            disabled={!isComplete}
            onClick={() => isComplete && onChoose(storedRelationship(relationship, custom))}
          >
            Set relation
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5">
        <Field label="Relation" hint="Their cards are written to someone who is this to you.">
          <Combobox
            value={relationship}
            onValueChange={setRelationship}
            options={relationshipOptions}
            placeholder="Choose a relation"
            searchLabel="Search relationships"
            emptyText="Not in the list. Choose Other to write your own."
          />
        </Field>
        {isOther && (
          <Field label="Custom relationship">
            <TextInput dir="auto" value={custom} maxLength={60} onChange={({ target }) => setCustom(target.value)} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

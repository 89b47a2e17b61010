import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Strokes, signatureFaces } from '../../../contract/ink.ts';
import { inkLimits } from '../../../contract/ink-limits.ts';
import type { SignatureView } from '../../../contract/signatures.ts';
import { t } from '../../../contract/translate.ts';
import { ApiError, call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { PenPad } from '../../ui/pen-pad.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { SwitchRow } from './switch-row.tsx';

type Face = (typeof signatureFaces)[number];
type Way = Face | 'drawn';
const ways: ReadonlyArray<{ value: Way; label: string }> = [
  { value: 'pen', label: t`Pen` },
  { value: 'script', label: t`Script` },
  { value: 'brush', label: t`Brush` },
  { value: 'drawn', label: t`Draw it` },
];

/** Adds a signature, or changes one. */
export function SignatureDialog({
  signature,
  isFirst,
  onClose,
}: {
  signature: SignatureView | null;
  isFirst: boolean;
  onClose: () => void;
}) {
  const toast = useToast();
  const formId = useId();
  const [label, setLabel] = useState(signature?.label ?? (isFirst ? t`Family` : ''));
  const [closing, setClosing] = useState(signature?.closing ?? t`With love,`);
  const [name, setName] = useState(signature?.name ?? '');
  const [way, setWay] = useState<Way>(signature ? (signature.face ?? 'drawn') : 'pen');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [isDefault, setIsDefault] = useState(signature?.isDefault ?? isFirst);
  const save = useMutation({
    mutationFn: () => {
      const drawn = way === 'drawn' && strokes.length > 0 ? { strokes } : {};
      const body = { label, closing, name, isDefault, ...(way === 'drawn' ? drawn : { face: way }) };
      return signature
        ? call('PATCH /api/signatures/:id', { params: { id: signature.id }, body })
        : call('POST /api/signatures', { body });
    },
    onSuccess: () => {
      toast({ title: t`Signature saved`, description: t`Choose it on a card, or use it on new cards.` });
      onClose();
    },
  });
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const isElsewhere = save.error && !['label', 'closing', 'name', 'face', 'strokes'].some((field) => errors[field]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={signature ? 'Edit the signature' : 'Add a signature'}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {isElsewhere && <ErrorNote>{save.error?.message}</ErrorNote>}
        <Field label="For whom" hint="So that you recognize it, such as Family or Work." error={errors.label}>
          <TextInput dir="auto" maxLength={40} value={label} onChange={(event) => setLabel(event.target.value)} />
        </Field>
        <Field label="Closing" optional hint="Appears above the name." error={errors.closing}>
          <TextInput
            dir="auto"
            maxLength={inkLimits.closing}
            value={closing}
            onChange={(event) => setClosing(event.target.value)}
          />
        </Field>
        <Field label="Name" error={errors.name}>
          <TextInput
            dir="auto"
            maxLength={inkLimits.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field group label="Handwriting" error={errors.face ?? errors.strokes}>
          <Segmented<Way> full value={way} options={ways} onValueChange={setWay} />
        </Field>
        {way === 'drawn' && <PenPad label="Your signature" onChange={setStrokes} />}
        {way === 'drawn' && signature?.face === null && strokes.length === 0 && (
          <p className="text-sm text-ink-soft">Leave the sheet empty to keep the current drawing.</p>
        )}
        <SwitchRow
          label="On new cards"
          text="New cards are signed with it."
          checked={isDefault}
          onChange={setIsDefault}
        />
      </form>
    </Dialog>
  );
}

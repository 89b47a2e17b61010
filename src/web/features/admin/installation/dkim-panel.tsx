import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type DkimBody, type DkimView, dkimBody } from '../../../../contract/mail-settings.ts';
import { showFieldErrors } from '../../../form-errors.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useRemoveDkim, useSaveDkim } from './use-mail-changes.ts';

/** The key that signs mails, and the record that its domain publishes. */
export function DkimPanel({ dkim, domain }: { dkim: DkimView; domain: string }) {
  return (
    <Panel className="grid gap-5">
      <div>
        <h3 className="font-ui text-base font-semibold">Signing of outgoing mail (DKIM)</h3>
        <p className="text-sm text-ink-soft">
          {dkim.source === 'variables'
            ? 'DKIM_KEY is set where Fondly is started, and takes precedence over this page.'
            : 'Only if your mail provider does not sign them: most do. The domain must be that of the sender’s address.'}
        </p>
      </div>
      {dkim.key && (
        <>
          <CopyField
            label="Name of the TXT record"
            hint="Publish it at the DNS provider of the domain."
            value={dkim.key.recordName}
          />
          <CopyField label="Its value" hint="The test mail says whether it is found." value={dkim.key.record} />
        </>
      )}
      {dkim.source !== 'variables' && <DkimForm dkim={dkim} domain={domain} />}
    </Panel>
  );
}

function DkimForm({ dkim: { source, key }, domain }: { dkim: DkimView; domain: string }) {
  const save = useSaveDkim();
  const remove = useRemoveDkim();
  const form = useForm<DkimBody, unknown, z.output<typeof dkimBody>>({
    resolver: zodResolver(dkimBody),
    values: { domain: key?.domain ?? domain, selector: key?.selector ?? 'fondly', key: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      // An empty key leaves the stored one as it is, or makes one.
      await save.mutateAsync({ ...body, key: body.key || undefined });
      form.resetField('key', { defaultValue: '' });
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4.5 md:grid-cols-2">
        <Field label="Domain" error={errors.domain?.message}>
          <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('domain')} />
        </Field>
        <Field
          label="Selector"
          hint="Tells this key apart from the domain’s other keys."
          error={errors.selector?.message}
        >
          <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('selector')} />
        </Field>
      </div>
      <Field
        label="Private key"
        optional
        hint={key ? 'One is stored. Leave this empty to keep it.' : 'In PEM format. If empty, Fondly makes one.'}
        error={errors.key?.message}
      >
        <TextArea
          dir="ltr"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          className="admin-mono"
          {...form.register('key')}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="line"
          disabled={key !== null && !isDirty}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          {key ? 'Save the key' : 'Sign outgoing mail'}
        </Button>
        {source === 'page' && (
          <Button variant="line" busy={remove.isPending} busyLabel="Removing..." onClick={() => remove.mutate()}>
            Stop signing them
          </Button>
        )}
      </div>
      <LeaveGuard changed={isDirty && !save.isPending} />
    </form>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { MailSecurity, MailSettingsView, mailSettingsBody } from '../../../../contract/mail-settings.ts';
import { t } from '../../../../contract/translate.ts';
import { checkLater } from '../../../check-later.ts';
import { showFieldErrors } from '../../../form-errors.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { useCurrentUser } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { NumberField } from '../number-field.tsx';
import { mailProviders, securityLabels } from './mail-providers.ts';
import { MailTrialResult } from './mail-trial.tsx';
import { useRemoveMail, useSaveMail, useTryMail } from './use-mail-changes.ts';

const check = checkLater(async () => (await import('../../../../contract/mail-settings.ts')).mailSettingsBody);

type Form = z.input<typeof mailSettingsBody>;
const securityOptions = (Object.keys(securityLabels) as MailSecurity[]).map((value) => ({
  value,
  label: securityLabels[value],
}));
const otherProvider = 'other';

/** The mail server of the installation: a preset or another server, tested before or after saving. */
export function MailForm({ mail: { settings, source } }: { mail: MailSettingsView }) {
  const me = useCurrentUser();
  const save = useSaveMail();
  const remove = useRemoveMail();
  const attempt = useTryMail();
  const [to, setTo] = useState(me?.email ?? '');
  const form = useForm<Form, unknown, z.output<typeof mailSettingsBody>>({
    resolver: check,
    values: formOf(settings, me?.email ?? ''),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitted, isDirty } = form.formState;
  const host = form.watch('host');
  const provider = mailProviders.find((each) => each.host === host);
  const set = <Key extends keyof Form>(key: Key, value: Form[Key]) =>
    form.setValue(key, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  // An empty password leaves the stored one as it is.
  const bodyOf = (body: Form): Form => (body.password ? body : { ...body, password: undefined });
  const submit = form.handleSubmit(async (body) => {
    try {
      await save.mutateAsync(bodyOf(body));
      form.resetField('password', { defaultValue: '' });
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  const sendTest = form.handleSubmit((body) =>
    attempt.mutate({ to, settings: bodyOf(body) }, { onError: (error) => showFieldErrors(error, form) }),
  );
  const choose = (name: string) => {
    const chosen = mailProviders.find((each) => each.name === name);
    set('host', chosen?.host ?? '');
    if (!chosen) return;
    set('port', chosen.port);
    set('security', chosen.security);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Panel className="grid gap-5">
        <Field label="Provider" hint={provider?.needs}>
          <Select
            value={provider?.name ?? (host ? otherProvider : null)}
            onValueChange={choose}
            placeholder="Choose your mail provider"
            options={[
              ...mailProviders.map(({ name }) => ({ value: name, label: name })),
              { value: otherProvider, label: t`Another one` },
            ]}
          />
        </Field>
        <div className="grid gap-4.5 md:grid-cols-[2fr_6rem_3fr]">
          <Field label="Mail server" error={errors.host?.message}>
            <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('host')} />
          </Field>
          <NumberField
            label="Port"
            value={form.watch('port')}
            min={1}
            max={65_535}
            error={errors.port?.message}
            onValueChange={(next) => set('port', next)}
          />
          <Field label="Encryption" error={errors.security?.message}>
            <Select
              value={form.watch('security')}
              onValueChange={(next) => set('security', next as MailSecurity)}
              options={securityOptions}
            />
          </Field>
        </div>
        <div className="grid gap-4.5 md:grid-cols-2">
          <Field label="User" optional error={errors.user?.message}>
            <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('user')} />
          </Field>
          <Field
            label="Password"
            optional
            hint={settings?.hasPassword ? 'One is stored. Leave this empty to keep it.' : undefined}
            error={errors.password?.message}
          >
            <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
          </Field>
          <Field
            label="Cards are sent from"
            hint="An address that belongs to the login. Replies go to each sender’s own address."
            error={errors.senderAddress?.message}
          >
            <TextInput type="email" dir="ltr" {...form.register('senderAddress')} />
          </Field>
          <Field label="Send a test mail to">
            <TextInput type="email" dir="ltr" value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)} />
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isDirty} busy={save.isPending} busyLabel="Saving...">
            Save mail server
          </Button>
          <Button variant="line" busy={attempt.isPending} busyLabel="Sending..." onClick={() => void sendTest()}>
            Send a test mail now
          </Button>
          {source === 'page' && (
            <Button variant="line" busy={remove.isPending} busyLabel="Removing..." onClick={() => remove.mutate()}>
              Remove
            </Button>
          )}
        </div>
        {attempt.error && Object.keys(errors).length === 0 && (
          <ErrorNote title="The test mail could not be tried">{attempt.error.message}</ErrorNote>
        )}
        {attempt.data && <MailTrialResult trial={attempt.data} to={attempt.variables.to} />}
      </Panel>
      <LeaveGuard changed={isDirty && !save.isPending} />
    </form>
  );
}

function formOf(settings: MailSettingsView['settings'], email: string): Form {
  if (!settings) return { host: '', port: 587, security: 'starttls', user: '', password: '', senderAddress: email };
  const { hasPassword: _, ...rest } = settings;
  return { ...rest, user: rest.user ?? '', password: '' };
}

import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import { t } from '../../../../contract/translate.ts';
import { type WebhookEvent, webhookEventNames, webhookEvents } from '../../../../contract/webhooks.ts';
import { ApiError, call } from '../../../api.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { OwnerDialog } from '../owner-dialog.tsx';

const words = {
  title: t`Add a webhook`,
  description: t`Choose what Fondly tells it. It gets ids; a token with Read asks for the rest.`,
  submit: t`Add webhook`,
  busy: t`Adding...`,
  failed: t`The webhook was not added`,
};

/** Takes an address and its events, and has the owner prove who they are. */
export function MakeWebhookDialog({
  onMade,
  ...props
}: {
  user: UserView;
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEventNames]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const toggle = (event: WebhookEvent, on: boolean) =>
    setEvents(webhookEventNames.filter((name) => (name === event ? on : events.includes(name))));
  return (
    <OwnerDialog
      {...props}
      name="Webhook"
      words={words}
      act={async (proof) => {
        setProblems({});
        try {
          onMade((await call('POST /api/user/webhooks', { body: { url, events, proof } })).secret);
        } catch (error) {
          if (error instanceof ApiError) setProblems(error.fields);
          throw error;
        }
      }}
      onDone={() => {}}
    >
      <Field label="Address" error={problems.url}>
        <TextInput
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          value={url}
          onChange={(change) => setUrl(change.target.value)}
        />
      </Field>
      <Field group label="What it is told" error={problems.events}>
        <div className="grid gap-1">
          {webhookEventNames.map((event) => (
            <Checkbox key={event} checked={events.includes(event)} onCheckedChange={(on) => toggle(event, on)}>
              {webhookEvents[event]}
            </Checkbox>
          ))}
        </div>
      </Field>
    </OwnerDialog>
  );
}

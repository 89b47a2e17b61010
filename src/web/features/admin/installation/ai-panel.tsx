import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AiSettingsBody, AiSettingsView, aiSettingsBody } from '../../../../contract/ai-settings.ts';
import { readerLocale } from '../../../../contract/translate.ts';
import { checkLater } from '../../../check-later.ts';
import { showFieldErrors } from '../../../form-errors.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AiConnection } from './ai-connection.tsx';
import { aiProviderPresets } from './ai-providers.ts';
import { PriceField } from './price-field.tsx';
import { useRemoveAi, useSaveAi, useTryAi } from './use-ai-changes.ts';

const loadTrial = () => import('./ai-trial.tsx').then(({ AiTrialResult }) => AiTrialResult);
const check = checkLater(async () => (await import('../../../../contract/ai-settings.ts')).aiSettingsBody);

/** The AI provider of the installation, its models and prices, tested before or after saving. */
export function AiPanel({ ai: { source, variables, settings } }: { ai: AiSettingsView }) {
  const save = useSaveAi();
  const remove = useRemoveAi();
  const attempt = useTryAi();
  const AiTrialResult = useLater(loadTrial, attempt.data);
  const form = useForm<AiSettingsBody, unknown, z.output<typeof aiSettingsBody>>({
    resolver: check,
    values: formOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const baseUrl = form.watch('baseUrl');
  const preset = aiProviderPresets.find(
    (each) => each.baseUrl === (form.watch('provider') === 'openai' ? null : baseUrl),
  );
  // An empty key leaves the stored one as it is.
  const bodyOf = (body: AiSettingsBody): AiSettingsBody => (body.apiKey ? body : { ...body, apiKey: undefined });
  const submit = form.handleSubmit(async (body) => {
    try {
      await save.mutateAsync(bodyOf(body));
      form.resetField('apiKey', { defaultValue: '' });
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  const tryOut = (kind: 'words' | 'picture') =>
    form.handleSubmit(async (body) => {
      try {
        await attempt.mutateAsync({ kind, settings: bodyOf(body) });
      } catch (error) {
        showFieldErrors(error, form);
      }
    });
  const named = new Intl.ListFormat(readerLocale, { type: 'conjunction' }).format(variables);
  const asks = (kind: 'words' | 'picture') => attempt.isPending && attempt.variables.kind === kind;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Panel className="grid gap-5">
        {source === 'variables' ? (
          <p>
            {variables.length > 1
              ? `${named} are set where Fondly is started, and take precedence over this page.`
              : `${named} is set where Fondly is started, and takes precedence over this page.`}{' '}
            Words and pictures come from {settings.baseUrl ?? 'OpenAI'}.
          </p>
        ) : (
          <AiConnection form={form} preset={preset} hasKey={settings.hasKey} isFixedPrivacy={variables.length > 0} />
        )}
        <div className="grid gap-4.5 md:grid-cols-2">
          <Field label="Model for words" error={errors.wordsModel?.message}>
            <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('wordsModel')} />
          </Field>
          <Field
            label="Model for pictures"
            optional
            hint="If empty, the studio draws every picture."
            error={errors.pictureModel?.message}
          >
            <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('pictureModel')} />
          </Field>
          <Field
            label="Name of the maker"
            optional
            hint="What users read beside words and pictures. If empty, the provider’s name."
            error={errors.name?.message}
          >
            <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
          </Field>
        </div>
        <fieldset className="grid gap-4.5 md:grid-cols-4">
          <legend className="field-label mb-1.5">
            Prices<span className="field-optional"> (optional), to calculate the cost of each call</span>
          </legend>
          <PriceField form={form} name="inputPrice" label="Million tokens read" />
          <PriceField form={form} name="outputPrice" label="Million tokens written" />
          <PriceField form={form} name="picturePrice" label="One picture" />
          <Field label="Currency" error={errors.currency?.message}>
            <TextInput dir="ltr" autoComplete="off" maxLength={3} {...form.register('currency')} />
          </Field>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isDirty} busy={save.isPending} busyLabel="Saving...">
            Save AI provider
          </Button>
          <Button variant="line" busy={asks('words')} busyLabel="Asking..." onClick={() => void tryOut('words')()}>
            Ask for words now
          </Button>
          <Button
            variant="line"
            disabled={!form.watch('pictureModel')}
            busy={asks('picture')}
            busyLabel="Asking..."
            onClick={() => void tryOut('picture')()}
          >
            Ask for a picture now
          </Button>
          {source === 'page' && (
            <Button variant="line" busy={remove.isPending} busyLabel="Removing..." onClick={() => remove.mutate()}>
              Remove
            </Button>
          )}
        </div>
        {attempt.error && <ErrorNote title="The provider could not be tried">{attempt.error.message}</ErrorNote>}
        {AiTrialResult && attempt.data && (
          <AiTrialResult trial={attempt.data} currency={attempt.variables.settings.currency} />
        )}
      </Panel>
      <LeaveGuard changed={isDirty && !save.isPending} />
    </form>
  );
}

function formOf({ hasKey: _, ...settings }: AiSettingsView['settings']): AiSettingsBody {
  return {
    ...settings,
    apiKey: '',
    baseUrl: settings.baseUrl ?? '',
    name: settings.name ?? '',
    pictureModel: settings.pictureModel ?? '',
  };
}

import type { AiSettingsBody } from '../../../../contract/ai-settings.ts';
import { t } from '../../../../contract/translate.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AiForm } from './ai-form.ts';
import { type AiProviderPreset, aiProviderPresets } from './ai-providers.ts';

const otherProvider = 'other';

/** The provider's address and key. */
export function AiConnection({
  form,
  preset,
  hasKey,
  isFixedPrivacy,
}: {
  form: AiForm;
  preset: AiProviderPreset | undefined;
  hasKey: boolean;
  /** AI_ALLOW_PRIVATE decides. */
  isFixedPrivacy: boolean;
}) {
  const { errors, isSubmitted } = form.formState;
  const set = <Key extends 'provider' | 'baseUrl' | 'allowPrivate'>(key: Key, value: AiSettingsBody[Key]) =>
    form.setValue(key, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  const choose = (name: string) => {
    const chosen = aiProviderPresets.find((each) => each.name === name);
    set('provider', chosen?.baseUrl === null ? 'openai' : 'compatible');
    set('baseUrl', chosen?.baseUrl ?? '');
    set('allowPrivate', chosen?.isInOwnNetwork ?? false);
    if (chosen && !chosen.draws) form.setValue('pictureModel', '', { shouldDirty: true });
  };
  const isCompatible = form.watch('provider') === 'compatible';
  return (
    <>
      <Field label="Provider" hint={preset?.needs} error={errors.provider?.message}>
        <Select
          value={preset?.name ?? otherProvider}
          onValueChange={choose}
          options={[
            ...aiProviderPresets.map(({ name }) => ({ value: name, label: name })),
            { value: otherProvider, label: t`Another one with the same API` },
          ]}
        />
      </Field>
      <div className="grid gap-4.5 md:grid-cols-2">
        {isCompatible && (
          <Field label="Address" error={errors.baseUrl?.message}>
            <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('baseUrl')} />
          </Field>
        )}
        <Field
          label="Key"
          optional={isCompatible}
          hint={hasKey ? 'One is stored. Leave this empty to keep it.' : undefined}
          error={errors.apiKey?.message}
        >
          <TextInput type="password" autoComplete="new-password" {...form.register('apiKey')} />
        </Field>
      </div>
      {isCompatible && (
        <div className="flex items-center justify-between gap-6">
          <div className="min-w-0">
            <p className="font-semibold">It runs in my own network</p>
            <p id="own-network-text" className="text-sm text-ink-soft">
              {isFixedPrivacy
                ? 'AI_ALLOW_PRIVATE is set where Fondly is started, and takes precedence over this page.'
                : 'Allows addresses of this machine and network, and http://.'}
            </p>
          </div>
          <Switch
            label="It runs in my own network"
            describedBy="own-network-text"
            checked={form.watch('allowPrivate')}
            disabled={isFixedPrivacy}
            onCheckedChange={(next) => set('allowPrivate', next)}
          />
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import type { ModelView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { customModel } from './config-form.ts';

/** Chooses a listed model, or a custom identifier. */
export function ModelField({
  models,
  value,
  error,
  onValueChange,
}: {
  models: readonly ModelView[];
  value: string;
  error?: string;
  /** Called with the identifier, and with the model if it is listed. */
  onValueChange: (identifier: string, model: ModelView | null) => void;
}) {
  const listed = models.find(({ identifier }) => identifier === value);
  const [isCustom, setIsCustom] = useState(value !== '' && !listed);
  const options = [
    ...models.map(({ identifier, name, category }) => ({
      value: identifier,
      label: name,
      hint: `${identifier} (${category})`,
    })),
    { value: customModel, label: t`Custom model identifier` },
  ];
  const choose = (next: string) => {
    const model = models.find(({ identifier }) => identifier === next) ?? null;
    setIsCustom(!model);
    onValueChange(model ? next : '', model);
  };
  return (
    <>
      <Field label="AI Model" error={isCustom ? undefined : error}>
        <Select
          value={isCustom ? customModel : (listed?.identifier ?? null)}
          onValueChange={choose}
          options={options}
        />
      </Field>
      {isCustom && (
        <Field label="Model identifier" error={error} hint="As the provider calls it.">
          <TextInput
            dir="auto"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ currentTarget }) => onValueChange(currentTarget.value, null)}
          />
        </Field>
      )}
    </>
  );
}

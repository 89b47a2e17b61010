import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  boundsMessage,
  type ConfigView,
  configBody,
  configCategories,
  type ModelView,
} from '../../../../contract/admin.ts';
import { configsQuery } from '../../../queries/admin.queries.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { namedOptions } from '../named-options.ts';
import { NumberField } from '../number-field.tsx';
import {
  type ConfigInput,
  configValues,
  isDrawing,
  mayHaveNoTokens,
  settingsFor,
  shownTemperature,
} from './config-form.ts';
import { ModelField } from './model-field.tsx';
import { endedBy, useSaveConfig } from './use-config-changes.ts';

const categories = namedOptions(configCategories);

/** Adds or edits a configuration; settings that the chosen model does not use are disabled. */
export function ConfigDialog({
  config,
  models,
  onClose,
}: {
  config: ConfigView | null;
  models: readonly ModelView[];
  onClose: () => void;
}) {
  const save = useSaveConfig();
  const form = useForm<ConfigInput>({
    resolver: (values, context, options) =>
      zodResolver(
        configBody.refine((body) => body.maxTokens > 0 || mayHaveNoTokens(values, models), {
          path: ['maxTokens'],
          message: boundsMessage(1, 4000),
        }),
      )(values, context, options),
    defaultValues: configValues(config),
  });
  const { errors, isSubmitted } = form.formState;
  const values = { ...configValues(config), ...form.watch() };
  const { data: configs } = useQuery(configsQuery);
  const ended = values.category && endedBy({ id: config?.id, body: { ...values, category: values.category } }, configs);
  const draws = isDrawing(values.aiModel, models);
  const set = <Key extends keyof ConfigInput>(key: Key, value: ConfigInput[Key]) =>
    form.setValue<keyof ConfigInput>(key, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const chooseModel = (identifier: string, model: ModelView | null) => {
    set('aiModel', identifier);
    const settings = model && settingsFor(model, config === null, values);
    if (!settings) return;
    set('numAlternatives', settings.numAlternatives);
    set('temperature', settings.temperature);
    set('maxTokens', settings.maxTokens);
  };
  return (
    <FormDialog
      title={config ? 'Edit prompt configuration' : 'Add prompt configuration'}
      description="Which model does a kind of work, and how freely."
      submitLabel={config ? 'Save configuration' : 'Add configuration'}
      form={form}
      busy={save.isPending}
      save={(body) => save.mutateAsync({ id: config?.id, body })}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" {...form.register('name')} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Select value={values.category ?? null} onValueChange={(next) => set('category', next)} options={categories} />
      </Field>
      <ModelField models={models} value={values.aiModel} error={errors.aiModel?.message} onValueChange={chooseModel} />
      <div className="grid gap-4.5 sm:grid-cols-3">
        <NumberField
          label="Alternatives"
          value={values.numAlternatives}
          min={0}
          max={10}
          hint="0-10"
          error={errors.numAlternatives?.message}
          onValueChange={(next) => set('numAlternatives', next)}
        />
        <NumberField
          label="Temperature"
          value={values.temperature}
          min={0}
          max={10}
          hint={`0-10, used as ${shownTemperature(values.temperature || 0)}`}
          error={errors.temperature?.message}
          disabled={draws}
          onValueChange={(next) => set('temperature', next)}
        />
        <NumberField
          label="Max tokens"
          value={values.maxTokens}
          min={0}
          max={4000}
          hint="1-4000"
          error={errors.maxTokens?.message}
          disabled={draws}
          onValueChange={(next) => set('maxTokens', next)}
        />
      </div>
      {draws && <p className="text-sm text-ink-soft">An image model uses neither temperature nor tokens.</p>}
      <Checkbox checked={values.isActive} onCheckedChange={(next) => set('isActive', next)}>
        Active
      </Checkbox>
      {ended && (
        <p role="status" className="text-sm text-ink-soft">
          “{ended.name}” will no longer be active: a category has only one.
        </p>
      )}
    </FormDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type ModelView, modelBody, modelCategories } from '../../../../contract/admin.ts';
import { inSense } from '../../../../contract/translate.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { namedOptions } from '../named-options.ts';
import { type ModelValues, modelValues } from './model-form.ts';
import { useSaveModel } from './use-model-changes.ts';

const categories = namedOptions(modelCategories);

/** Adds or edits a model. */
export function ModelDialog({ model, onClose }: { model: ModelView | null; onClose: () => void }) {
  const save = useSaveModel();
  const form = useForm<ModelValues>({ resolver: zodResolver(modelBody), defaultValues: modelValues(model) });
  const { errors, isSubmitted } = form.formState;
  const [category, isActive] = form.watch(['category', 'isActive']);
  const options = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <FormDialog
      title={model ? 'Edit model' : 'Add model'}
      description="A model that your AI provider offers."
      submitLabel={model ? 'Save model' : 'Add model'}
      form={form}
      busy={save.isPending}
      save={(body) => save.mutateAsync({ id: model?.id, body })}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" {...form.register('name')} />
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Identifier" error={errors.identifier?.message} hint="As the provider calls it.">
          <TextInput dir="auto" autoCapitalize="none" spellCheck={false} {...form.register('identifier')} />
        </Field>
        <Field label="Category" error={errors.category?.message}>
          <Select
            value={category ?? null}
            onValueChange={(next) => form.setValue('category', next, options)}
            options={categories}
          />
        </Field>
      </div>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea dir="auto" {...form.register('description')} />
      </Field>
      <Checkbox checked={isActive ?? true} onCheckedChange={(next) => form.setValue('isActive', next, options)}>
        {inSense('a model')`Active`}
      </Checkbox>
    </FormDialog>
  );
}

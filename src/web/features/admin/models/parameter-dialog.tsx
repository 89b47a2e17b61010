import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type ModelView, type ParameterView, parameterBody, parameterTypes } from '../../../../contract/admin.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { namedOptions } from '../named-options.ts';
import { type ParameterValues, parameterValues } from './model-form.ts';
import { useSaveParameter } from './use-parameter-changes.ts';

const types = namedOptions(parameterTypes);

/** Adds a parameter to a model or edits one. */
export function ParameterDialog({
  model,
  parameter,
  onClose,
}: {
  model: ModelView;
  parameter: ParameterView | null;
  onClose: () => void;
}) {
  const save = useSaveParameter();
  const form = useForm<ParameterValues>({
    resolver: zodResolver(parameterBody),
    defaultValues: parameterValues(parameter),
  });
  const { errors, isSubmitted } = form.formState;
  const [type, required] = form.watch(['type', 'required']);
  const options = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <FormDialog
      title={parameter ? 'Edit parameter' : 'Add parameter'}
      description={`Sent with every request to ${model.name}.`}
      submitLabel={parameter ? 'Save parameter' : 'Add parameter'}
      form={form}
      busy={save.isPending}
      save={(body) => save.mutateAsync({ modelId: model.id, id: parameter?.id, body })}
      onClose={onClose}
    >
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <TextInput autoCapitalize="none" spellCheck={false} {...form.register('name')} />
        </Field>
        <Field label="Type" error={errors.type?.message}>
          <Select value={type ?? null} onValueChange={(next) => form.setValue('type', next, options)} options={types} />
        </Field>
      </div>
      <Field
        label="Default value"
        optional
        error={errors.defaultValue?.message}
        hint="Write everything except text as JSON."
      >
        <TextInput dir="auto" spellCheck={false} {...form.register('defaultValue')} />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextInput dir="auto" {...form.register('description')} />
      </Field>
      <Checkbox checked={required ?? false} onCheckedChange={(next) => form.setValue('required', next, options)}>
        Required
      </Checkbox>
    </FormDialog>
  );
}

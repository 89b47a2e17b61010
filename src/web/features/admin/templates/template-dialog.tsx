import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type TemplateView, templateBody, templateCategories, templateTypes } from '../../../../contract/admin.ts';
import { variablesOf } from '../../../../contract/template-variables.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { namedOptions } from '../named-options.ts';
import { useSaveTemplate } from './use-template-changes.ts';
import { VariableList } from './variables-help.tsx';

const types = namedOptions(templateTypes);
const categories = namedOptions(templateCategories);

/** Adds or edits a template. */
export function TemplateDialog({ template, onClose }: { template: TemplateView | null; onClose: () => void }) {
  const save = useSaveTemplate();
  const form = useForm<TemplateValues>({
    resolver: zodResolver(templateBody),
    defaultValues: templateValues(template),
  });
  const { errors, isSubmitted } = form.formState;
  const [type, category, isDefault] = form.watch(['type', 'category', 'isDefault']);
  const options = { shouldDirty: true, shouldValidate: isSubmitted };
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { ref: registerContent, ...content } = form.register('content');
  const pick = (variable: string) => {
    const element = area.current;
    const text = form.getValues('content');
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = element ?? {};
    const next = insertVariable(text, { from, to }, variable);
    form.setValue('content', next.text, options);
    element?.focus();
    element?.setSelectionRange(next.cursor, next.cursor);
  };
  return (
    <FormDialog
      title={template ? 'Edit prompt template' : 'Add prompt template'}
      description="What is written here goes to the provider with the values of each card."
      submitLabel={template ? 'Save template' : 'Add template'}
      size="lg"
      form={form}
      busy={save.isPending}
      save={(body) => save.mutateAsync({ id: template?.id, body })}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput dir="auto" {...form.register('name')} />
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Type" error={errors.type?.message}>
          <Select value={type ?? null} onValueChange={(next) => form.setValue('type', next, options)} options={types} />
        </Field>
        <Field label="Category" error={errors.category?.message}>
          <Select
            value={category ?? null}
            onValueChange={(next) => form.setValue('category', next, options)}
            options={categories}
          />
        </Field>
      </div>
      <div>
        <Field label="Content" error={errors.content?.message}>
          <TextArea
            dir="auto"
            rows={10}
            spellCheck={false}
            className="admin-mono admin-content"
            {...content}
            ref={(element) => {
              registerContent(element);
              area.current = element;
            }}
          />
        </Field>
        <p className="mt-3 text-sm font-semibold">Variables</p>
        {category ? (
          <VariableList variables={variablesOf(category)} onPick={pick} />
        ) : (
          <p className="text-sm text-ink-soft">They depend on the category.</p>
        )}
      </div>
      <Field label="Description" optional error={errors.description?.message}>
        <TextInput dir="auto" {...form.register('description')} />
      </Field>
      <Checkbox checked={isDefault ?? false} onCheckedChange={(next) => form.setValue('isDefault', next, options)}>
        Use by default for this type and category
      </Checkbox>
    </FormDialog>
  );
}

/** The values of the form; a new template has no type and category yet. */
type TemplateValues = z.input<typeof templateBody>;

/** The initial values of the form. The server extracts the variables from the content. */
export function templateValues(template: TemplateView | null): Partial<TemplateValues> {
  if (!template) return { name: '', description: '', content: '', isDefault: false };
  const { name, type, category, content, description, isDefault } = template;
  return { name, type, category, content, description: description ?? '', isDefault };
}

/** Replaces the selection in a text with a variable; returns the text and the new cursor position. */
export function insertVariable(
  text: string,
  { from, to }: { from: number; to: number },
  variable: string,
): { text: string; cursor: number } {
  const written = `{{ ${variable} }}`;
  return { text: text.slice(0, from) + written + text.slice(to), cursor: from + written.length };
}

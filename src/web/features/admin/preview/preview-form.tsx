import { type FormEvent, useRef, useState } from 'react';
import type { ConfigView, TemplateView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError } from '../../../api.ts';
import { focusFirstProblem } from '../../../focus-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { exampleVariables, readVariables } from './preview-variables.ts';
import type { usePreview } from './use-preview.ts';

type Problems = Readonly<Record<string, string>>;

const noConfig = 'none';
const optionsOf = (rows: ReadonlyArray<{ id: number; name: string; category: string }>) =>
  rows.map(({ id, name, category }) => ({ value: String(id), label: name, hint: category }));

/** Chooses the templates, the configuration and the example values. */
export function PreviewForm({
  templates,
  configs,
  preview,
}: {
  templates: readonly TemplateView[];
  configs: readonly ConfigView[];
  preview: ReturnType<typeof usePreview>;
}) {
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [system, setSystem] = useState<string | null>(null);
  const [user, setUser] = useState<string | null>(null);
  const [config, setConfig] = useState<string>(noConfig);
  const [typed, setTyped] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const category = templates.find(({ id }) => String(id) === (user ?? system))?.category ?? 'card_message';
  const text = typed ?? exampleVariables(category);
  const ofType = (type: TemplateView['type']) => optionsOf(templates.filter((template) => template.type === type));
  const complain = (found: Problems) => {
    setProblems(found);
    focusFirstProblem(element.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const variables = readVariables(text);
    const found: Record<string, string> = {};
    if (system === null) found.systemTemplateId = t`Please select a system template`;
    if (user === null) found.userTemplateId = t`Please select a user template`;
    if (variables === null) {
      found.variables = t`Please check your variables JSON format`;
      toast({ title: t`Invalid JSON`, description: found.variables, variant: 'destructive' });
    }
    complain(found);
    if (system === null || user === null || variables === null) return;
    preview.mutate(
      {
        systemTemplateId: Number(system),
        userTemplateId: Number(user),
        configId: config === noConfig ? null : Number(config),
        variables,
      },
      { onError: (error) => error instanceof ApiError && complain(error.fields) },
    );
  };
  return (
    <Panel>
      <form ref={element} noValidate className="grid grid-cols-1 gap-4.5" onSubmit={submit}>
        <Field label="System template" error={problems.systemTemplateId}>
          <Select value={system} onValueChange={setSystem} options={ofType('system')} />
        </Field>
        <Field label="User template" error={problems.userTemplateId}>
          <Select value={user} onValueChange={setUser} options={ofType('user')} />
        </Field>
        <Field label="Configuration" optional error={problems.configId}>
          <Select
            value={config}
            onValueChange={setConfig}
            options={[{ value: noConfig, label: t`No configuration` }, ...optionsOf(configs)]}
          />
        </Field>
        <Field label="Variables" error={problems.variables} hint="As JSON.">
          <TextArea
            dir="ltr"
            spellCheck={false}
            className="admin-mono admin-content"
            value={text}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={preview.isPending} busyLabel="Previewing...">
            Preview
          </Button>
        </div>
      </form>
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { ConfigView, PreviewKind, TemplateView } from '../../../../contract/admin.ts';
import { missingContactMessage } from '../../../../contract/missing-words.ts';
import { t } from '../../../../contract/translate.ts';
import type { DeliveryType } from '../../../../contract/vocabulary.ts';
import { ApiError } from '../../../api.ts';
import { focusFirstProblem } from '../../../focus-problem.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { useRequestPreview } from './use-preview.ts';

const kinds: readonly { value: PreviewKind; label: string }[] = [
  { value: 'words', label: t`Words` },
  { value: 'description', label: t`Description` },
  { value: 'picture', label: t`Picture` },
];
const deliveries: readonly { value: DeliveryType; label: string }[] = [
  { value: 'email', label: t`Email` },
  { value: 'text', label: t`Text message` },
  { value: 'physical', label: t`Printed` },
];
/** The categories of templates and configurations behind each kind of request. */
const categories: Record<
  PreviewKind,
  { template: TemplateView['category']; configs: readonly ConfigView['category'][] }
> = {
  words: { template: 'card_message', configs: ['card_message'] },
  description: { template: 'image_generation', configs: ['image_generation'] },
  picture: { template: 'image_generation', configs: ['image_generation_ai', 'image_generation'] },
};

const inUse = 'in-use';
type Chosen = { system: string; user: string; image: string; config: string };
const allInUse: Chosen = { system: inUse, user: inUse, image: inUse, config: inUse };
const idOf = (chosen: string) => (chosen === inUse ? null : Number(chosen));

/** Chooses a contact of one's own, and what a provider would be asked for. */
export function ContactPreviewForm({
  templates,
  configs,
  preview,
}: {
  templates: readonly TemplateView[];
  configs: readonly ConfigView[];
  preview: ReturnType<typeof useRequestPreview>;
}) {
  const people = useQuery(peopleQuery);
  const element = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<PreviewKind>('words');
  const [person, setPerson] = useState<string | null>(null);
  const [delivery, setDelivery] = useState<DeliveryType>('email');
  const [chosen, setChosen] = useState(allInUse);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { template: category, configs: configCategories } = categories[kind];
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }));
  const complain = (found: Readonly<Record<string, string>>) => {
    setProblems(found);
    focusFirstProblem(element.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    complain(person === null ? { personId: missingContactMessage } : {});
    if (person === null) return;
    preview.mutate(
      {
        kind,
        personId: Number(person),
        deliveryType: delivery,
        systemTemplateId: kind === 'picture' ? null : idOf(chosen.system),
        userTemplateId: kind === 'picture' ? null : idOf(chosen.user),
        imageTemplateId: kind === 'picture' ? idOf(chosen.image) : null,
        configId: idOf(chosen.config),
      },
      { onError: (error) => error instanceof ApiError && complain(error.fields) },
    );
  };
  const templateField = (label: string, type: TemplateView['type'], field: 'system' | 'user' | 'image') => (
    <Field label={label} error={problems[`${field}TemplateId`]}>
      <Select
        value={chosen[field]}
        onValueChange={(next) => choose({ [field]: next })}
        options={[
          { value: inUse, label: t`The one in use` },
          ...templates
            .filter((each) => each.type === type && each.category === category)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Field>
  );
  return (
    <Panel>
      <form ref={element} noValidate className="grid grid-cols-1 gap-4.5" onSubmit={submit}>
        <Field label="Asked for" group>
          <Segmented
            full
            value={kind}
            options={kinds}
            onValueChange={(next) => {
              setKind(next);
              setChosen(allInUse);
              setProblems({});
            }}
          />
        </Field>
        <QueryError title="Your contacts could not be loaded" query={people} />
        <Field
          label="Contact"
          hint="One of your own, with their next date. The language is theirs."
          error={problems.personId}
        >
          <Combobox
            value={person}
            onValueChange={setPerson}
            disabled={!people.data}
            emptyText="No contact of yours has this name"
            options={(people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field label="Delivered by">
          <Select value={delivery} onValueChange={setDelivery} options={deliveries} />
        </Field>
        {kind === 'picture' ? (
          templateField(t`Picture template`, 'image', 'image')
        ) : (
          <>
            {templateField(t`System template`, 'system', 'system')}
            {templateField(t`User template`, 'user', 'user')}
          </>
        )}
        <Field label="Configuration" error={problems.configId}>
          <Select
            value={chosen.config}
            onValueChange={(next) => choose({ config: next })}
            options={[
              { value: inUse, label: t`The active one` },
              ...configs
                .filter((each) => configCategories.includes(each.category))
                .map(({ id, name, aiModel }) => ({ value: String(id), label: name, hint: aiModel })),
            ]}
          />
        </Field>
        <div>
          <Button type="submit" busy={preview.isPending} busyLabel="Previewing...">
            Show the request
          </Button>
        </div>
      </form>
    </Panel>
  );
}

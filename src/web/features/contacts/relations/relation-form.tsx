import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { aboutLimits, type PetKind, petKinds } from '../../../../contract/about-limits.ts';
import type { KnownPersonView } from '../../../../contract/people.ts';
import type { RelationView } from '../../../../contract/relations.ts';
import { t } from '../../../../contract/translate.ts';
import { relationKinds, relationLabel } from '../../../../domain/relation-kinds.ts';
import { call } from '../../../api.ts';
import { peopleQuery, personQuery } from '../../../queries/people.queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Option } from '../../../ui/option.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { petWords } from '../known/known-words.ts';
import { useChangeRelations } from './use-change-relations.ts';

const ownWords = t`own words`;
const noContact = t`no contact`;
const longestName = 200;

const kindOptions: Option[] = [
  ...relationKinds.map((kind) => ({ value: kind, label: relationLabel(kind) })),
  { value: ownWords, label: t`In my own words` },
];
const petOptions: Option[] = petKinds.map((kind) => ({
  value: petValue(kind),
  label: kind === 'other' ? t`Another pet` : petWords[kind],
  keywords: ['pet'],
}));

/** What somebody is to a contact, and who it is. A pet becomes one of the pets in "About them", which cards speak of. */
export function RelationForm({
  person,
  relation,
  onClose,
}: {
  person: KnownPersonView;
  /** The relation to change; without it one is added. */
  relation?: RelationView;
  onClose: () => void;
}) {
  const known = relation?.isReversed ? '' : (relation?.kind ?? '');
  const isListed = relationKinds.includes(known);
  const [kind, setKind] = useState<string | null>(relation ? (isListed ? known : ownWords) : null);
  const [words, setWords] = useState(isListed ? '' : known);
  const [who, setWho] = useState<string | null>(relation ? String(relation.other.id ?? noContact) : null);
  const [name, setName] = useState(relation?.other.id === null ? relation.other.name : '');
  const [problems, setProblems] = useState<{ kind?: string; who?: string }>({});
  const people = useQuery(peopleQuery).data ?? [];
  const pet = petKinds.find((each) => kind === petValue(each));
  const isNamed = pet !== undefined || who === noContact;
  const save = useChangeRelations(person.id, () => {
    const end = who === noContact ? { otherName: name } : { otherId: Number(who) };
    const body = { kind: kind === ownWords ? words : String(kind), ...end };
    return relation
      ? call('PUT /api/people/:id/relations/:relationId', { params: { id: person.id, relationId: relation.id }, body })
      : call('POST /api/people/:id/relations', { params: { id: person.id }, body });
  });
  const addPet = useAddPet(person, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...((kind === null || (kind === ownWords && words.trim() === '')) && { kind: t`What are they to each other?` }),
      ...((isNamed ? name.trim() === '' : who === null) && { who: t`Who is it?` }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    if (pet) addPet.mutate({ name, kind: pet });
    else save.mutate(undefined, { onSuccess: onClose });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3 rounded-[12px] bg-well p-3.5"
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <Field label="Their" error={problems.kind}>
        <Combobox
          value={kind}
          onValueChange={setKind}
          options={relation ? kindOptions : [...kindOptions, ...petOptions]}
          placeholder="Wife, mother, godchild, dog"
          searchLabel="Search"
          emptyText="Not in the list. Choose “In my own words”."
        />
      </Field>
      {kind === ownWords && (
        <Field label="What are they to each other?">
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={60}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
      {!pet && (
        <Field label="Who" error={isNamed ? undefined : problems.who}>
          <Combobox
            value={who}
            onValueChange={setWho}
            options={[
              { value: noContact, label: t`Someone who is not a contact` },
              ...people
                .filter((each) => each.kind === 'person' && each.id !== person.id)
                .map((each) => ({
                  value: String(each.id),
                  label: each.name,
                  keywords: each.nickname ? [each.nickname] : [],
                  media: <Avatar name={each.name} imageUrl={each.imageUrl} size="md" />,
                })),
            ]}
            placeholder="Choose a contact"
            searchLabel="Search contacts"
            emptyText="No such contact. Choose “Someone who is not a contact”."
          />
        </Field>
      )}
      {isNamed && (
        <Field label="Name" error={problems.who}>
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={pet ? aboutLimits.petName : longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      )}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={save.isPending || addPet.isPending}>
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

function petValue(kind: PetKind): string {
  return t`pet ${kind}`;
}

function useAddPet(person: KnownPersonView, onAdded: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (pet: { name: string; kind: PetKind }) =>
      call('PATCH /api/people/:id', {
        params: { id: person.id },
        body: { about: { pets: [...person.about.pets, pet] }, version: person.version },
      }),
    onSuccess: async (_, { name }) => {
      await queryClient.invalidateQueries({ queryKey: personQuery(person.id).queryKey });
      toast({
        title: t`${name} was added`,
        description: t`Pets are kept under “About them”, and their cards may mention them.`,
      });
      onAdded();
    },
    onError: (error) => toast({ title: t`It was not saved`, description: error.message, variant: 'destructive' }),
  });
}

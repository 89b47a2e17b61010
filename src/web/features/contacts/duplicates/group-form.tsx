import { useState } from 'react';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { DuplicateGroup } from '../../../../contract/duplicates.ts';
import type { MergeableField } from '../../../../contract/limits.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ContactColumn } from './contact-column.tsx';
import { FieldChoice } from './field-choice.tsx';
import { choicesOf, emailsOf, mergeFieldsOf, oldestFirst } from './merge-choices.ts';
import { useLostEmails } from './use-lost-emails.tsx';
import { useSettleGroup } from './use-settle-group.ts';

// Fields whose unchosen values are lost, and those whose are added to the notes. Emails, phones and addresses are all kept.
const unkept: MergeableField[] = ['photo', 'style', 'timeZone', 'language'];
const noted: MergeableField[] = ['name', 'nickname', 'greetingName', 'relationship'];

/** Compares a group side by side: which contacts are one person, which values to keep, and the buttons to settle it. */
export function GroupForm({
  group,
  people,
  dates,
  onSettled,
}: {
  group: DuplicateGroup;
  people: PersonView[];
  dates: ImportantDateView[];
  onSettled: () => void;
}) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Partial<Record<MergeableField, number>>>({});
  const [keepOthersInNotes, setKeepOthersInNotes] = useState(true);
  const { merge, apart } = useSettleGroup(group, onSettled);
  const everyone = oldestFirst(people);
  const taken = everyone.filter(({ id }) => !leftOut.has(id));
  const fields = mergeFieldsOf(taken);
  const [stays, ...merged] = taken;
  const toggle = (id: number, take: boolean) => {
    const next = new Set(leftOut);
    if (take) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  const choices = choicesOf(fields, chosen);
  const emails = emailsOf(taken, choices);
  const mergeAll = (updateCards: boolean) => {
    if (!stays) return;
    const shown = ({ id, version }: PersonView) => ({ id, version });
    merge.mutate({ stays: shown(stays), merged: merged.map(shown), choices, keepOthersInNotes, updateCards });
  };
  const { ask, dialog } = useLostEmails({ name: stays?.name ?? '', people: taken, ...emails }, mergeAll);
  return (
    <div>
      <div className="mb-3 grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {everyone.map((person) => (
          <ContactColumn
            key={person.id}
            person={person}
            dates={dates.filter(({ personId }) => personId === person.id)}
            cardCount={group.people.find(({ id }) => id === person.id)?.cardCount ?? 0}
            stays={person === stays}
            taken={!leftOut.has(person.id)}
            onTaken={everyone.length > 2 ? (take) => toggle(person.id, take) : undefined}
          />
        ))}
      </div>
      {fields.map((field) => (
        <FieldChoice
          key={field.field}
          field={field}
          people={taken}
          chosen={choices[field.field]}
          onChosen={(personId) => setChosen({ ...chosen, [field.field]: personId })}
        />
      ))}
      <div className="border-t border-line pt-3 text-sm">
        <p className="text-ink-soft">
          All notes, dates, cards, emails, phones and addresses are kept; equal dates become one.{' '}
          {merged.length > 1
            ? 'The older contact stays, the others go into it.'
            : 'The older contact stays, the other goes into it.'}{' '}
          {fields.some(({ field, options }) => unkept.includes(field) && options.length > 1) &&
            'A photo, card style, time zone or language that is not chosen is not kept.'}
        </p>
        {fields.some(({ field, options }) => noted.includes(field) && options.length > 1) && (
          <Checkbox checked={keepOthersInNotes} onCheckedChange={setKeepOthersInNotes}>
            Add names, nicknames and relationships that are not chosen to the notes
          </Checkbox>
        )}
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button
            busy={merge.isPending}
            busyLabel="Merging..."
            disabled={taken.length < 2 || apart.isPending}
            onClick={() => void ask()}
          >
            Merge
          </Button>
          <Button
            variant="line"
            busy={apart.isPending}
            disabled={taken.length < 2 || merge.isPending}
            onClick={() => apart.mutate(taken.map(({ id }) => id))}
          >
            {taken.length > 2 ? 'These are different people' : 'These are two people'}
          </Button>
        </div>
      </div>
      {dialog}
    </div>
  );
}

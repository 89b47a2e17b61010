import { useState } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { GroupBoxes } from '../../group-choice/group-boxes.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import type { RoundForm } from './round-form.ts';

type Props = {
  form: RoundForm;
  people: readonly PersonView[];
  occasionLabel: string;
  problem: string | undefined;
  change: (changed: Partial<RoundForm>) => void;
};

/** The first step: everybody, those with the occasion among their dates, groups, or chosen contacts; without some of them. */
export function WhoStep({ form, people, occasionLabel, problem, change }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const [isLeavingOut, setLeavingOut] = useState(false);
  const chosen = people.filter(({ id }) => form.personIds.includes(id));
  const leftOut = people.filter(({ id }) => form.minus.includes(id));
  return (
    <section className="round-step" aria-labelledby="round-who">
      <h2 id="round-who">Who</h2>
      <Checkbox
        checked={form.everyone}
        onCheckedChange={(everyone) => change({ everyone, ...(everyone && { withOccasion: false }) })}
      >
        All my contacts ({people.length.toLocaleString(readerLocale)})
      </Checkbox>
      {!form.everyone && (
        <>
          <Checkbox checked={form.withOccasion} onCheckedChange={(withOccasion) => change({ withOccasion })}>
            Everyone with {occasionLabel} among their dates
          </Checkbox>
          <GroupBoxes chosen={form.groups} onChange={(groups) => change({ groups })} error={problem} className="mt-3" />
          <NamedPeople
            label={chosen.length === 0 ? 'Choose contacts' : 'Change contacts'}
            people={chosen}
            onOpen={() => setChoosing(true)}
          />
        </>
      )}
      <NamedPeople
        label={leftOut.length === 0 ? 'But not …' : 'Change who gets none'}
        people={leftOut}
        prefix="But not "
        onOpen={() => setLeavingOut(true)}
      />
      <PeopleDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        title="Who gets a card?"
        doneLabel="Choose these"
        people={people}
        chosen={form.personIds}
        onChange={(personIds) => change({ personIds })}
      />
      <PeopleDialog
        open={isLeavingOut}
        onOpenChange={setLeavingOut}
        title="Who gets none?"
        doneLabel="Leave out these"
        people={people}
        chosen={form.minus}
        onChange={(minus) => change({ minus })}
      />
    </section>
  );
}

/** A button that opens the choice of contacts, with the names of the chosen beside it. */
function NamedPeople({
  label,
  people,
  prefix = '',
  onOpen,
}: {
  label: string;
  people: readonly PersonView[];
  prefix?: string;
  onOpen: () => void;
}) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="line" onClick={onOpen}>
        {label}
      </Button>
      {people.length > 0 && (
        <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">
          {prefix}
          <bdi>{namesInWords(people)}</bdi>
        </p>
      )}
    </div>
  );
}

const namedAtMost = 3;

/** 'Anna, Ben, Cleo and 4 more'. */
function namesInWords(people: readonly PersonView[]): string {
  const names = people.slice(0, namedAtMost).map(({ name }) => name);
  if (people.length > namedAtMost) return t`${names.join(', ')} and ${people.length - namedAtMost} more`;
  return new Intl.ListFormat(readerLocale, { type: 'conjunction' }).format(names);
}

import { useState } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import type { RoundForm } from './round-form.ts';

type Props = {
  form: RoundForm;
  people: readonly PersonView[];
  occasionLabel: string;
  problem: string | undefined;
  change: (changed: Partial<RoundForm>) => void;
};

/** The first step: everybody, those with the occasion among their dates, groups, or chosen contacts. */
export function WhoStep({ form, people, occasionLabel, problem, change }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const chosen = people.filter(({ id }) => form.personIds.includes(id));
  return (
    <section className="round-step" aria-labelledby="round-who">
      <h2 id="round-who">Who</h2>
      <Checkbox
        checked={form.everyone}
        onCheckedChange={(everyone) => change({ everyone, ...(everyone && { withOccasion: false }) })}
      >
        All my contacts ({people.length.toLocaleString('en-US')})
      </Checkbox>
      {!form.everyone && (
        <>
          <Checkbox checked={form.withOccasion} onCheckedChange={(withOccasion) => change({ withOccasion })}>
            Everyone with {occasionLabel} among their dates
          </Checkbox>
          {form.groups.length > 0 && (
            <Field group label="Groups" error={problem} className="mt-3">
              <div className="round-groups">
                {form.groups.map((name) => (
                  <Button
                    key={name}
                    variant="line"
                    size="sm"
                    aria-label={`Remove the group ${name}`}
                    onClick={() => change({ groups: form.groups.filter((other) => other !== name) })}
                  >
                    <bdi>{name}</bdi> ×
                  </Button>
                ))}
              </div>
            </Field>
          )}
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button variant="line" onClick={() => setChoosing(true)}>
              {chosen.length === 0 ? 'Choose contacts' : 'Change contacts'}
            </Button>
            <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">
              {chosen.length > 0 && <bdi>{namesInWords(chosen)}</bdi>}
            </p>
          </div>
        </>
      )}
      <PeopleDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        people={people}
        chosen={form.personIds}
        onChange={(personIds) => change({ personIds })}
      />
    </section>
  );
}

const namedAtMost = 3;

/** 'Anna, Ben, Cleo and 4 more'. */
function namesInWords(people: readonly PersonView[]): string {
  const named = people
    .slice(0, namedAtMost)
    .map(({ name }) => name)
    .join(', ');
  return people.length > namedAtMost ? `${named} and ${people.length - namedAtMost} more` : named;
}

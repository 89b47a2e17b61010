import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Postmark } from '../../../../../card-page/postmark.tsx';
import type { ImportantDateView } from '../../../../../contract/dates.ts';
import type { PersonView } from '../../../../../contract/people.ts';
import { countedOccasion } from '../../../../counted-occasion.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useLater } from '../../../../ui/use-later.ts';
import { PersonWords } from '../../person-words.tsx';
import type { CreateForm, CreateFormEvent } from '../create-form-state.ts';
import type { FormView } from '../form-view.ts';
import type { FieldProblems } from '../submit/find-problem.ts';
import { describeDate } from './describe-date.ts';
import { PickButton } from './pick-button.tsx';

const loadRecipientDialog = () => import('./recipient-dialog.tsx').then(({ RecipientDialog }) => RecipientDialog);
const loadDateDialog = () => import('./date-dialog.tsx').then(({ DateDialog }) => DateDialog);

/** The first step: recipient, special date and title. */
export function WhoAndWhen({
  form,
  view: { person, date, title },
  people,
  dates,
  problems,
  change,
}: {
  form: CreateForm;
  view: FormView;
  /** Undefined while loading. */
  people: readonly PersonView[] | undefined;
  dates: readonly ImportantDateView[] | undefined;
  problems: FieldProblems;
  change: (event: CreateFormEvent) => void;
}) {
  const [picking, setPicking] = useState<'person' | 'date' | null>(null);
  const RecipientDialog = useLater(loadRecipientDialog, picking === 'person');
  const DateDialog = useLater(loadDateDialog, picking === 'date');
  const close = (open: boolean) => setPicking((now) => (open ? now : null));
  return (
    <section className="create-step" aria-labelledby="create-who">
      <h2 id="create-who">Who and when</h2>
      <div className="create-pair">
        <Field label="Recipient" error={problems.personId}>
          {people ? (
            <PickButton
              title={person?.name ?? null}
              hint={person && <PersonWords person={person} />}
              placeholder="Choose a contact"
              media={person && <Avatar name={person.name} imageUrl={person.imageUrl} size="lg" />}
              onClick={() => setPicking('person')}
            />
          ) : (
            <Skeleton className="h-19 rounded-xl" />
          )}
        </Field>
        <Field label="Special date" error={problems.occasionId ?? problems.category}>
          {people && (dates || !person) ? (
            <PickButton
              title={date ? countedOccasion(date) : null}
              hint={date ? describeDate(date) : undefined}
              placeholder={person ? 'Choose a date' : 'Choose a contact first'}
              media={date && <Postmark date={date.nextOccurrence ?? date.date} className="card-postmark-sm" />}
              disabled={!person}
              onClick={() => setPicking('date')}
            />
          ) : (
            <Skeleton className="h-19 rounded-xl" />
          )}
        </Field>
      </div>
      {date?.card && (
        <p className="create-help mt-3.5 mb-0">
          <span>
            There is a card for this day already.{' '}
            <Link to="/cards/$id" params={{ id: String(date.card.id) }} className="link">
              View it
            </Link>
          </span>
        </p>
      )}
      <Field label="Card title" error={problems.title} className="mt-4.5">
        <TextInput
          dir="auto"
          maxLength={200}
          value={title}
          onChange={(event) => change({ type: 'titleChanged', title: event.currentTarget.value })}
        />
      </Field>
      {RecipientDialog && (
        <RecipientDialog
          open={picking === 'person'}
          onOpenChange={close}
          people={people ?? []}
          chosenId={form.personId}
          returnTo={createAddress(form)}
          onNew={() => change({ type: 'personLeftOpen' })}
          onChoose={(personId) => {
            change({ type: 'personChosen', personId });
            setPicking(null);
          }}
        />
      )}
      {person && DateDialog && (
        <DateDialog
          open={picking === 'date'}
          onOpenChange={close}
          person={person}
          dates={dates ?? []}
          chosenId={form.occasionId}
          onChoose={(occasionId) => {
            change({ type: 'dateChosen', occasionId });
            setPicking(null);
          }}
        />
      )}
    </section>
  );
}

/** The address that opens the form with its current contact and date. */
function createAddress({ personId, occasionId }: Pick<CreateForm, 'personId' | 'occasionId'>): string {
  const search = new URLSearchParams();
  if (personId !== null) search.set('personId', String(personId));
  if (occasionId !== null) search.set('dateId', String(occasionId));
  return search.size > 0 ? `/cards/create?${search}` : '/cards/create';
}

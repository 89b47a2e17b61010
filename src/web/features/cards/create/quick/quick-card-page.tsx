import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Postmark } from '../../../../../card-page/postmark.tsx';
import type { CardListItem } from '../../../../../contract/cards.ts';
import type { ImportantDateView } from '../../../../../contract/dates.ts';
import type { PersonView } from '../../../../../contract/people.ts';
import { categoryForOccasion } from '../../../../../domain/card-category.ts';
import { allows } from '../../../../../domain/card-lifecycle.ts';
import { settingsOfSimpleStyle } from '../../../../../domain/styles.ts';
import { countedOccasion } from '../../../../counted-occasion.ts';
import { focusFirstProblem } from '../../../../focus-problem.ts';
import { cardsQuery } from '../../../../queries/cards.queries.ts';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';
import { useCurrentUser } from '../../../../session.ts';
import { Page } from '../../../../shell/page.tsx';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNote } from '../../../../ui/error-note.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { useLater } from '../../../../ui/use-later.ts';
import type { CreateFormStart } from '../create-form-state.ts';
import { FormSwitch } from '../form-switch.tsx';
import { type CardJob, useDraft } from '../submit/card-draft.ts';
import { createFailure } from '../submit/create-failure.ts';
import { creditNote } from '../submit/credit-note.ts';
import { stepWords } from '../submit/generation-progress.tsx';
import { useCardJob } from '../submit/use-card-job.ts';
import { describeDate } from '../who/describe-date.ts';
import { QuickFields } from './quick-fields.tsx';
import {
  meantPerson,
  type QuickForm,
  quickDraft,
  quickOrder,
  quickProblems,
  startQuickForm,
} from './quick-form-state.ts';
import './quick-card.css';

const loadAnotherDialog = () =>
  import('../submit/another-card-dialog.tsx').then(({ AnotherCardDialog }) => AnotherCardDialog);

/** The simple form (D29): occasion, recipient and style; everything else is chosen automatically. */
export function QuickCardPage({ start, userId }: { start: CreateFormStart; userId: number }) {
  const navigate = useNavigate();
  const formElement = useRef<HTMLFormElement>(null);
  const [attempted, setAttempted] = useState(false);
  const { form, change, job, setJob } = useQuickForm(start, userId);
  const people = useQuery(peopleQuery);
  const known = people.data ?? [];
  const credits = creditNote(form.style ? settingsOfSimpleStyle(form.style).category : undefined, useCurrentUser());
  const making = useCardJob({
    job,
    setJob,
    onSaved: () => quickDraft.keep(null),
    onCreated: () => navigate({ to: '/' }),
    onRefused: () => focusFirstProblem(formElement.current),
    saysHow: true,
  });
  const person = meantPerson(form, known);
  const { date, cardId } = useDayCard(form, person);
  const [asksForAnother, setAsksForAnother] = useState(false);
  /** The existing card of the day that the user accepts a second card for. */
  const [besides, setBesides] = useState<number | null>(null);
  const AnotherCardDialog = useLater(loadAnotherDialog, asksForAnother);
  const nameLinked = useEffectEvent(() => {
    const linked = known.find(({ id }) => id === form.personId);
    if (linked && form.recipient === '') change({ recipient: linked.name });
  });
  useEffect(() => {
    if (people.data) nameLinked();
  }, [people.data]);
  const setCategory = useEffectEvent((occasionType: string) => {
    if (form.category === null) change({ category: categoryForOccasion(occasionType) });
  });
  useEffect(() => {
    if (date) setCategory(date.occasionType);
  }, [date]);
  const pending = making.starting || job !== null;
  const problems = attempted ? quickProblems(form, known) : {};
  const submit = (wantedBesides = besides) => {
    if (pending) return;
    setAttempted(true);
    making.forgetFailure();
    if (Object.keys(quickProblems(form, known)).length > 0) return focusFirstProblem(formElement.current);
    if (cardId !== null && cardId !== wantedBesides) return setAsksForAnother(true);
    making.start(quickOrder(form, known), null);
  };
  const leave = () => {
    quickDraft.keep(null);
    void navigate({ to: '/' });
  };
  return (
    <Page>
      <div className="flex items-baseline justify-between gap-3">
        <BackLink to="/">Home</BackLink>
        <FormSwitch start={{ personId: person?.id, dateId: date?.id ?? start.dateId }} />
      </div>
      <PageHead title="Create New Card" text="Let AI help you craft the perfect greeting" />
      {making.failure && (
        <div className="mb-6">
          <ErrorNote title={createFailure}>{making.failure} Nothing you typed is lost.</ErrorNote>
        </div>
      )}
      <form
        ref={formElement}
        noValidate
        className="quick-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset disabled={pending} className="grid gap-6">
          <legend className="sr-only">The card</legend>
          {date && person && (
            <p className="flex items-center gap-3.5">
              <Postmark date={date.nextOccurrence ?? date.date} className="card-postmark-sm" />
              <span className="min-w-0 break-words">
                <span className="block font-semibold" dir="auto">
                  {countedOccasion(date)}
                </span>
                <span className="block text-xs text-ink-faint">
                  <bdi>{person.name}</bdi>. {describeDate(date)}
                </span>
              </span>
            </p>
          )}
          <QuickFields form={form} change={change} people={known} problems={problems} />
        </fieldset>
        {making.saveError ? (
          <ErrorNote
            title={createFailure}
            action={
              <Button size="sm" onClick={making.saveAgain}>
                Try again
              </Button>
            }
          >
            {making.saveError}
          </ErrorNote>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="wax" size="lg" busy={pending} busyLabel="Generating...">
            Generate Card
          </Button>
          <Button
            variant="quiet"
            size="lg"
            busy={making.cancelling}
            busyLabel="Cancelling..."
            onClick={job ? making.cancel : leave}
          >
            Cancel
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {pending && `${stepWords(making.generation)} (${Math.round((making.generation?.progress ?? 0) * 100)} %)`}
          </p>
          {credits && !pending && <p className="w-full text-xs leading-4.5 text-ink-faint">{credits}</p>}
        </div>
      </form>
      {AnotherCardDialog && (
        <AnotherCardDialog
          cardId={asksForAnother ? cardId : null}
          onClose={() => setAsksForAnother(false)}
          onMakeAnother={() => {
            setAsksForAnother(false);
            setBesides(cardId);
            submit(cardId);
          }}
        />
      )}
    </Page>
  );
}

/** The date that the page's link contains for this contact, and the contact's existing card for the form's day. */
function useDayCard(form: QuickForm, person: PersonView | null) {
  const isLinked = form.eventId !== null && person !== null && person.id === form.personId;
  const id = person?.id ?? 0;
  const dates = useQuery({ ...datesQuery(id), enabled: isLinked }).data;
  const cards = useQuery({ ...cardsQuery(id), enabled: person !== null && form.date !== '' }).data;
  const date = isLinked ? (dates?.find((one) => one.id === form.eventId) ?? null) : null;
  return { date, cardId: person && dayCardOf(form.date, date, cards ?? []) };
}

/** The existing card for the chosen day, or without a day for the date's next occurrence. */
export function dayCardOf(
  day: string,
  date: Pick<ImportantDateView, 'card'> | null,
  cards: readonly Pick<CardListItem, 'id' | 'scheduledDate' | 'deliveryStatus'>[],
): number | null {
  if (day === '') return date?.card?.id ?? null;
  const isSkipped = (card: Pick<CardListItem, 'deliveryStatus'>) => allows(card.deliveryStatus, 'restore');
  return cards.find((card) => card.scheduledDate === day && !isSkipped(card))?.id ?? null;
}

/** The state of the simple form, kept for the tab: it survives leaving the page and coming back. */
function useQuickForm(start: CreateFormStart, userId: number) {
  const draft = useDraft(quickDraft, userId);
  const [kept] = useState(draft);
  const [initial] = useState(() => (kept?.job ? kept.form : startQuickForm(kept?.form ?? null, start)));
  const [form, setForm] = useState(initial);
  const [job, setJob] = useState<CardJob | null>(kept?.job ?? null);
  useEffect(() => {
    if (kept || form !== initial || job) quickDraft.keep({ userId, form, job });
  }, [userId, form, job, initial, kept]);
  const change = (part: Partial<QuickForm>) => setForm((before) => ({ ...before, ...part }));
  return { form, change, job, setJob };
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { categoryForOccasion } from '../../../../../domain/card-category.ts';
import { settingsOfSimpleStyle } from '../../../../../domain/styles.ts';
import { focusFirstProblem } from '../../../../focus-problem.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';
import { useCurrentUser } from '../../../../session.ts';
import { Page } from '../../../../shell/page.tsx';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNote } from '../../../../ui/error-note.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { Postmark } from '../../../../ui/postmark.tsx';
import { useLater } from '../../../../ui/use-later.ts';
import type { CreateFormStart } from '../create-form-state.ts';
import { FormSwitch } from '../form-switch.tsx';
import { createFailure } from '../submit/create-failure.ts';
import { creditNote } from '../submit/credit-note.ts';
import { stepWords } from '../submit/generation-progress.tsx';
import { useCardJob } from '../submit/use-card-job.ts';
import { describeDate, nameDate } from '../who/describe-date.ts';
import { QuickFields } from './quick-fields.tsx';
import { meantPerson, quickDraft, quickOrder, quickProblems } from './quick-form-state.ts';
import { useDayCard } from './use-day-card.ts';
import { useQuickForm } from './use-quick-form.ts';
import './quick-card.css';

const loadAnotherDialog = () =>
  import('../submit/another-card-dialog.tsx').then(({ AnotherCardDialog }) => AnotherCardDialog);

/** The simpler form (D29): what it is for, for whom, in which manner; the rest is made. */
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
    onSaved: quickDraft.clear,
    onCreated: () => navigate({ to: '/' }),
    onRefused: () => focusFirstProblem(formElement.current),
    saysHow: true,
  });
  const person = meantPerson(form, known);
  const { date, cardId } = useDayCard(form, person);
  const [asksForAnother, setAsksForAnother] = useState(false);
  /** The card of the day besides which another one is wanted. */
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
    quickDraft.clear();
    void navigate({ to: '/' });
  };
  return (
    <Page>
      <div className="flex items-baseline justify-between gap-3">
        <BackLink to="/">Home</BackLink>
        <FormSwitch start={start} />
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
                  {nameDate(date)}
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

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { PersonView } from '../../../../contract/people.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import { needsPhoto } from '../../../../domain/styles.ts';
import { focusFirstProblem } from '../../../focus-problem.ts';
import { datesQuery, proposedTitleQuery } from '../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { presetsQuery } from '../../../queries/presets.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { useCurrentUser } from '../../../session.ts';
import { Page } from '../../../shell/page.tsx';
import { PhoneFold } from '../../../shell/phone-fold.tsx';
import { sampleUrl } from '../../../style-choice/sample-url.ts';
import { useObjectUrl } from '../../../style-choice/use-object-url.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { Manner } from '../../../words-choice/manner.tsx';
import { clearDraft, useCreateForm } from './create-draft.ts';
import type { CreateForm, CreateFormStart } from './create-form-state.ts';
import { CreateHead } from './create-head.tsx';
import { CreatePreview } from './create-preview.tsx';
import { DeliveryPanel } from './delivery/delivery-panel.tsx';
import { useMissingDetail } from './delivery/missing-detail.tsx';
import { FormSwitch } from './form-switch.tsx';
import { viewForm } from './form-view.ts';
import { PhotoPanel } from './photo/photo-panel.tsx';
import { useCreatePhoto } from './photo/use-create-photo.ts';
import { PromptPanel } from './style/prompt-panel.tsx';
import { StylePanel } from './style/style-panel.tsx';
import { StyleWishesLine } from './style/style-wishes.tsx';
import { hasPrompt } from './submit/card-requests.ts';
import { createFailure } from './submit/create-failure.ts';
import { creditNote } from './submit/credit-note.ts';
import { GenerationProgress } from './submit/generation-progress.tsx';
import { useSubmitCard } from './submit/use-submit-card.ts';
import { WhoAndWhen } from './who/who-and-when.tsx';
import './create-card.css';

const loadAnotherDialog = () =>
  import('./submit/another-card-dialog.tsx').then(({ AnotherCardDialog }) => AnotherCardDialog);
const loadLateDialog = () =>
  import('./delivery/late-delivery-dialog.tsx').then(({ LateDeliveryDialog }) => LateDeliveryDialog);

/** The full create form: recipient, date, style and message. It makes the card and opens it. */
export function CreateCard({ start, userId }: { start: CreateFormStart; userId: number }) {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const formElement = useRef<HTMLFormElement>(null);
  const [warnsLate, setWarnsLate] = useState(false);
  const LateDeliveryDialog = useLater(loadLateDialog, warnsLate);
  const [otherCard, setOtherCard] = useState<number | null>(null);
  const AnotherCardDialog = useLater(loadAnotherDialog, otherCard);
  const { form, change, job, setJob } = useCreateForm(start, userId);
  const photo = useCreatePhoto(userId, change);
  const people = useQuery(peopleQuery);
  const dates = useQuery({ ...datesQuery(form.personId ?? 0), enabled: form.personId !== null });
  const presets = useQuery(presetsQuery);
  const proposedTitle = useProposedTitle(form, people.data);
  const view = viewForm(form, {
    people: people.data ?? [],
    dates: dates.data ?? [],
    proposedTitle,
    presets: presets.data ?? [],
    user,
  });
  const { person, style } = view;
  const preset = presets.data?.find(({ id }) => id === style?.presetId);
  const photoWanted = style !== null && needsPhoto(style.settings.category);
  const photoUrl = useObjectUrl(photo.file);
  const shownPhoto = photoWanted ? (photoUrl ?? form.photoUrl ?? style.photoUrl) : null;
  const credits = creditNote(style?.settings.category, user);
  const missing = useMissingDetail(person, () => submit.submit());
  const submit = useSubmitCard({
    form,
    view,
    photo,
    job,
    setJob,
    onMissing: (detail) => missing.ask(detail, true),
    onLate: () => setWarnsLate(true),
    onAnother: setOtherCard,
    onInvalid: () => focusFirstProblem(formElement.current),
  });
  const leave = () => {
    clearDraft();
    void (person ? navigate({ to: '/people/$id', params: { id: String(person.id) } }) : navigate({ to: '/' }));
  };

  if (job) {
    return (
      <Page>
        <GenerationProgress
          title={job.card.title}
          generation={submit.generation}
          saveError={submit.saveError}
          cancelling={submit.cancelling}
          onCancel={submit.cancel}
          onSaveAgain={submit.saveAgain}
        />
      </Page>
    );
  }
  const createButton = (className?: string) => (
    <Button
      type="submit"
      variant="wax"
      size="lg"
      form="create-card"
      className={className}
      busy={submit.starting}
      busyLabel="Creating..."
      disabled={photo.isLayingOut}
    >
      {inSense('a button that saves')`Create Card`}
    </Button>
  );
  return (
    <Page>
      <div className="flex items-baseline justify-between gap-3">
        {person ? (
          <BackLink to="/people/$id" params={{ id: String(person.id) }}>
            <bdi className="max-w-36 truncate sm:max-w-60">{person.name}</bdi>
          </BackLink>
        ) : (
          <BackLink to="/">Home</BackLink>
        )}
        <FormSwitch start={{ personId: form.personId ?? undefined, dateId: form.occasionId ?? undefined }} toQuick />
      </div>
      <CreateHead />
      {submit.failure && (
        <div className="mb-6">
          <ErrorNote title={createFailure}>{submit.failure} Nothing you typed is lost.</ErrorNote>
        </div>
      )}
      <QueryError title="Part of this page could not be loaded" query={[people, dates, presets]} className="mb-6" />
      <form
        id="create-card"
        ref={formElement}
        noValidate
        className="create-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit.submit();
        }}
      >
        <div className="min-w-0">
          <WhoAndWhen
            form={form}
            view={view}
            people={people.data}
            dates={dates.data}
            problems={submit.problems}
            change={change}
          />
          <StylePanel view={view} presets={presets.data} problem={submit.problems.style} change={change}>
            {style && style.settings.category !== 'photo' && (
              <StyleWishesLine form={form} style={style} change={change} />
            )}
            {photoWanted && (
              <PhotoPanel
                form={form}
                view={view}
                photo={photo}
                problem={submit.problems.photo}
                change={change}
                onPhoto={submit.forgetRefusal}
              />
            )}
          </StylePanel>
          {style && hasPrompt(style.settings.category) && (
            <section className="create-step" aria-labelledby="create-picture">
              <PhoneFold title={t`What the picture shows`} id="create-picture">
                <PromptPanel form={form} view={view} change={change} />
              </PhoneFold>
            </section>
          )}
          <section className="create-step" aria-labelledby="create-words">
            <PhoneFold title={t`In your words`} id="create-words">
              <Field
                label="Personal message"
                optional
                hint="Printed on the card as you write it, after a line from us. Small shared memories work best."
              >
                <TextArea
                  dir="auto"
                  maxLength={2000}
                  value={form.personalMessage}
                  onChange={(event) => change({ type: 'personalMessageChanged', text: event.currentTarget.value })}
                />
              </Field>
              <Manner manner={form} onChange={(manner) => change({ type: 'mannerChosen', manner })} />
            </PhoneFold>
          </section>
          <DeliveryPanel
            form={form}
            person={person}
            change={change}
            onMissing={(detail) => missing.ask(detail, false)}
          />
          {credits && <p className="text-xs leading-4.5 text-ink-faint md:hidden">{credits}</p>}
        </div>
        <CreatePreview
          view={view}
          way={form}
          imageUrl={sampleUrl(preset, view.date && { dateId: view.date.id })}
          insteadUrl={preset?.imagePath ?? null}
          credits={credits}
          photo={shownPhoto ? { url: shownPhoto, focus: form.focus } : null}
        >
          {createButton('w-full')}
          <Button variant="quiet" className="w-full" onClick={leave}>
            Cancel
          </Button>
        </CreatePreview>
      </form>
      <div className="create-bar-fixed">
        <Button variant="line" size="lg" onClick={leave}>
          Cancel
        </Button>
        {createButton('flex-1')}
      </div>
      {missing.dialog}
      {LateDeliveryDialog && (
        <LateDeliveryDialog
          open={warnsLate}
          onOpenChange={setWarnsLate}
          onAccept={() => {
            setWarnsLate(false);
            change({ type: 'lateDeliveryAccepted' });
            submit.submit({ acceptsLateDelivery: true });
          }}
        />
      )}
      {AnotherCardDialog && (
        <AnotherCardDialog
          cardId={otherCard}
          onClose={() => setOtherCard(null)}
          onMakeAnother={() => {
            setOtherCard(null);
            change({ type: 'anotherWanted' });
            submit.submit({ makesAnother: true, acceptsLateDelivery: form.acceptsLateDelivery });
          }}
        />
      )}
    </Page>
  );
}

/** The title in the chosen contact's language, proposed by the server; the page itself proposes English titles. */
function useProposedTitle(
  { personId, occasionId }: Pick<CreateForm, 'personId' | 'occasionId'>,
  people: readonly PersonView[] = [],
): string | undefined {
  const language = people.find(({ id }) => id === personId)?.language ?? 'en';
  const wanted = occasionId !== null && language !== 'en';
  const { data } = useQuery({ ...proposedTitleQuery(occasionId ?? 0), enabled: wanted });
  return wanted ? data?.title : undefined;
}

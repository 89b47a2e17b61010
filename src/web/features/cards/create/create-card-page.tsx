import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { needsPhoto } from '../../../../domain/styles.ts';
import { focusFirstProblem } from '../../../focus-problem.ts';
import { datesQuery } from '../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { presetsQuery } from '../../../queries/presets.queries.ts';
import { useCurrentUser } from '../../../session.ts';
import { Page } from '../../../shell/page.tsx';
import { PhotoBox } from '../../../style-choice/photo-box.tsx';
import { useObjectUrl } from '../../../style-choice/use-object-url.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { EmailDialog } from '../email-dialog.tsx';
import { clearDraft } from './create-draft.ts';
import { createFailure } from './create-failure.ts';
import { type CreateFormStart, viewForm } from './create-form-state.ts';
import { CreatePreview } from './create-preview.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import { StylePanel } from './style-panel.tsx';
import { useCreateForm } from './use-create-form.ts';
import { useSubmitCard } from './use-submit-card.ts';
import { WhoAndWhen } from './who-and-when.tsx';
import './create-card.css';

const photoLimits = {
  accept: 'image/jpeg,image/png,image/gif,image/webp,image/heic,image/heif,.heic,.heif',
  hint: 'JPEG, PNG or GIF, up to 10MB',
  megabytes: 10,
};

/** The full create form: who, when, which style, own words; then the card is made and opened. */
export function CreateCardPage({ start, userId }: { start: CreateFormStart; userId: number }) {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const formElement = useRef<HTMLFormElement>(null);
  const [asksEmail, setAsksEmail] = useState<'to go on' | 'to have it' | null>(null);
  /** After the address was added, as soon as it is on the page. */
  const [goesOn, setGoesOn] = useState(false);
  const { form, change, photo, choosePhoto, job, setJob } = useCreateForm(start, userId);
  const people = useQuery(peopleQuery);
  const dates = useQuery({ ...datesQuery(form.personId ?? 0), enabled: form.personId !== null });
  const presets = useQuery(presetsQuery);
  const view = viewForm(form, {
    people: people.data ?? [],
    dates: dates.data ?? [],
    presets: presets.data ?? [],
    user,
  });
  const { person, style } = view;
  const photoWanted = style !== null && needsPhoto(style.settings.category);
  const photoUrl = useObjectUrl(photo);
  const shownPhoto = photoWanted ? (photoUrl ?? style.photoUrl) : null;
  const submit = useSubmitCard({
    form,
    view,
    photo,
    job,
    setJob,
    onEmailMissing: () => setAsksEmail('to go on'),
    onInvalid: () => focusFirstProblem(formElement.current),
  });
  const goOn = useEffectEvent(() => {
    setGoesOn(false);
    submit.submit();
  });
  const hasEmail = Boolean(person?.email);
  useEffect(() => {
    if (goesOn && hasEmail) goOn();
  }, [goesOn, hasEmail]);
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
  const failed = [people, dates, presets].find((query) => query.isError);
  const createButton = (className?: string) => (
    <Button
      type="submit"
      variant="wax"
      size="lg"
      form="create-card"
      className={className}
      busy={submit.starting}
      busyLabel="Creating..."
    >
      Create Card
    </Button>
  );
  return (
    <Page>
      {person ? (
        <BackLink to="/people/$id" params={{ id: String(person.id) }}>
          <bdi className="max-w-60 truncate">{person.name}</bdi>
        </BackLink>
      ) : (
        <BackLink to="/">Home</BackLink>
      )}
      <PageHead
        title="Create a Card"
        text="Choose who, when and how it should look. You review everything before it is sent."
      />
      {submit.failure && (
        <div className="mb-6">
          <ErrorNote title={createFailure}>{submit.failure} Nothing you typed is lost.</ErrorNote>
        </div>
      )}
      {failed && (
        <div className="mb-6">
          <ErrorNote
            title="Some of this page could not be loaded"
            action={
              <Button variant="line" size="sm" onClick={() => void failed.refetch()}>
                Try again
              </Button>
            }
          >
            {failed.error?.message}
          </ErrorNote>
        </div>
      )}
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
            {photoWanted && (
              <PhotoBox
                photo={photo}
                keptUrl={style.photoUrl}
                limits={photoLimits}
                problem={submit.problems.photo}
                onPhoto={(file) => {
                  choosePhoto(file);
                  change({ type: 'focusChosen', focus: null });
                  submit.forgetRefusal();
                }}
              >
                {(shown) => (
                  <PhotoCrop
                    key={shown.url}
                    {...shown}
                    focus={form.focus}
                    onFocus={(focus) => change({ type: 'focusChosen', focus })}
                  />
                )}
              </PhotoBox>
            )}
          </StylePanel>
          <section className="create-step" aria-labelledby="create-words">
            <h2 id="create-words">In your words</h2>
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
          </section>
          <DeliveryPanel person={person} onEmail={() => setAsksEmail('to have it')} />
        </div>
        <CreatePreview
          view={view}
          imageUrl={presets.data?.find(({ id }) => id === style?.presetId)?.imagePath ?? null}
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
      {person && (
        <EmailDialog
          open={asksEmail !== null}
          onOpenChange={() => setAsksEmail(null)}
          person={person}
          onSaved={() => {
            setGoesOn(asksEmail === 'to go on');
            setAsksEmail(null);
          }}
        />
      )}
    </Page>
  );
}

import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useReducer, useRef, useState } from 'react';
import { missingStylePhotoMessage } from '../../../contract/missing-words.ts';
import type { KnownPersonView } from '../../../contract/people.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { presetsQuery } from '../../queries/presets.queries.ts';
import { changeStyle, startStyle, viewStyle } from '../../style-choice/picked-style.ts';
import type { SampleFor } from '../../style-choice/sample-url.ts';
import { photoRequired } from '../../toast-titles.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLater } from '../../ui/use-later.ts';
import { AboutSection, type Birthday, type ContactForm as Form } from './about-section.tsx';
import { personBody } from './contact-form-values.ts';
import { FormSection } from './form-section.tsx';
import { GroupsSection } from './groups/groups-section.tsx';
import { KnownSection } from './known/known-section.tsx';
import { MoreSection } from './more-section.tsx';
import { OwnFieldsSection } from './own-fields-section.tsx';
import { StyleSection, type StyleSectionHandle } from './style-section.tsx';
import { type ContactSave, isStale } from './use-save-contact.ts';

type ContactFormProps = {
  form: Form;
  /** The stored contact; undefined for a new one. */
  person?: KnownPersonView;
  /** Only for a new contact: others have their dates. */
  birthday?: Birthday;
  save: UseMutationResult<unknown, Error, ContactSave>;
  /** Ask before leaving with unsaved changes. */
  guarded?: boolean;
  /** Asks a question before saving, then calls `goOn`. */
  ask?: (save: ContactSave, goOn: (save: ContactSave) => void) => void;
  submitLabel: string;
  busyLabel: string;
  cancel: LinkProps;
};

/** Samples for a stored contact: their birthday, or a day of remembrance once they have died. */
const samplesTo = ({ id, about }: KnownPersonView): SampleFor =>
  about.hasDied
    ? { category: 'sympathy', occasionType: 'memorial', personId: id }
    : { category: 'birthday', occasionType: 'birthday', personId: id };

/** All fields of a contact. If saving fails, the form keeps its input and shows the problems. */
export function ContactForm(props: ContactFormProps) {
  const { form, person, birthday, save, guarded = true, ask, submitLabel, busyLabel, cancel } = props;
  const toast = useToast();
  const presets = useQuery(presetsQuery).data ?? [];
  const [uploading, setUploading] = useState(false);
  const [style, change] = useReducer(changeStyle, startStyle(person?.styleOverrideId));
  const styleSection = useRef<StyleSectionHandle>(null);
  const storedPhoto = person?.styleOverrideImage ?? null;
  const { isDirty, errors } = form.formState;
  const styleChanged = style.presetId !== (person?.styleOverrideId ?? null) || style.photo !== null;
  const goOn = (wanted: ContactSave) => save.mutate(wanted, { onError: (error) => showFieldErrors(error, form) });
  const submit = form.handleSubmit((values) => {
    const { preset, lacksPhoto } = viewStyle(style, presets, storedPhoto);
    if (preset && lacksPhoto) {
      toast({ title: photoRequired, description: missingStylePhotoMessage, variant: 'destructive' });
      styleSection.current?.askForPhoto();
      return;
    }
    const wanted = {
      body: { ...personBody(values), styleOverrideId: style.presetId },
      stylePhoto: style.presetId === null ? null : style.photo,
      onlyStyle: styleChanged && !isDirty,
    };
    if (ask) ask(wanted, goOn);
    else goOn(wanted);
  });
  return (
    <form noValidate className="page-whole grid gap-4" onSubmit={submit}>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <AboutSection form={form} birthday={birthday} onBusy={setUploading} />
          <FormSection
            title="Make your cards truly special!"
            text="What do they love? What have you shared? Their cards are written from what you note here."
          >
            <Field label="Notes" optional error={errors.notes?.message}>
              <TextArea
                dir="auto"
                rows={4}
                placeholder="Grows dahlias, taught me to fish, never says no to lemon cake"
                {...form.register('notes')}
              />
            </Field>
          </FormSection>
          <GroupsSection form={form} />
          <KnownSection form={form} topicsInNotes={person?.topicsInNotes ?? []} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ReachSection form={form} isHousehold={person?.kind === 'household'} />
          <StyleSection
            ref={styleSection}
            style={style}
            change={change}
            storedPhoto={storedPhoto}
            sampleFor={person ? samplesTo(person) : null}
          />
          <AddressSection form={form} />
          <OwnFieldsSection form={form} />
          <MoreSection form={form} />
        </div>
      </div>
      {isStale(save.error) && (
        <ErrorNote title="This contact was changed elsewhere">
          What you typed is still here. Saving again replaces the other change.
        </ErrorNote>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-2 max-md:[&>.btn]:grow">
        <Link {...cancel} className={buttonClass('quiet')}>
          Cancel
        </Link>
        <Button
          type="submit"
          size="lg"
          busy={save.isPending || uploading}
          busyLabel={uploading ? 'Uploading photo...' : busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
      <LeaveGuard changed={guarded && (isDirty || styleChanged || Boolean(birthday?.value))} />
    </form>
  );
}

const loadFurtherTexts = () => import('./reach/further-texts.tsx').then(({ FurtherTexts }) => FurtherTexts);
const loadFurtherAddresses = () =>
  import('./reach/further-addresses.tsx').then(({ FurtherAddresses }) => FurtherAddresses);

/** Email addresses and phone numbers. All addresses of a household get its mail, so they are on its page. */
function ReachSection({ form, isHousehold }: { form: Form; isHousehold: boolean }) {
  const { errors } = form.formState;
  const FurtherTexts = useLater(loadFurtherTexts, form.getValues('reach'));
  return (
    <FormSection title="How to reach them">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <Field label="Email" optional error={errors.email?.message} hint="Their cards arrive here.">
            <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
          </Field>
          {FurtherTexts && !isHousehold && <FurtherTexts form={form} kind="emails" />}
        </div>
        <div className="grid content-start gap-3">
          <Field label="Phone" optional error={errors.phone?.message}>
            <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
          </Field>
          {FurtherTexts && <FurtherTexts form={form} kind="phones" />}
        </div>
      </div>
    </FormSection>
  );
}

/** The mailing address in its parts (D13). */
function AddressSection({ form }: { form: Form }) {
  const { errors } = form.formState;
  const FurtherAddresses = useLater(loadFurtherAddresses, form.getValues('reach'));
  return (
    <FormSection title="Mailing address" text="All of it is optional.">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Street" className="sm:col-span-2" error={errors.street?.message}>
          <TextArea dir="auto" rows={1} className="min-h-11" autoComplete="off" {...form.register('street')} />
        </Field>
        <Field label="City" error={errors.city?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('city')} />
        </Field>
        <Field label="State / Province" error={errors.state?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('state')} />
        </Field>
        <Field label="Postal code" error={errors.postalCode?.message}>
          <TextInput autoComplete="off" {...form.register('postalCode')} />
        </Field>
        <Field label="Country" error={errors.country?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('country')} />
        </Field>
      </div>
      {FurtherAddresses && <FurtherAddresses form={form} />}
    </FormSection>
  );
}

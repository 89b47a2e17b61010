import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { t } from '../../../contract/translate.ts';
import { type Language, languages } from '../../../contract/vocabulary.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import type { Option } from '../../ui/option.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ContactForm } from './about-section.tsx';
import { languageName } from './language-name.ts';

const timeZoneOptions: Option[] = [
  { value: '', label: t`Same as mine` },
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
];
const languageOptions: Option<Language>[] = languages.map((language) => ({
  value: language,
  label: languageName(language),
}));

/** Rarely needed fields: the name in greetings (D47), the language of cards, and the time zone (D16). */
export function MoreSection({ form }: { form: ContactForm }) {
  const { errors } = form.formState;
  const [open, setOpen] = useState(false);
  const refused = [errors.greetingName, errors.language, errors.timeZone].some((error) => error !== undefined);
  return (
    <Disclosure
      className="panel py-1.5!"
      label={
        <span>
          More <span className="ps-1.5 font-normal text-ink-faint">Greeting, language and time zone</span>
        </span>
      }
      open={open || refused}
      onOpenChange={setOpen}
    >
      <div className="grid gap-4.5 pt-2 pb-4 sm:grid-cols-2">
        <Field
          className="sm:col-span-2"
          label="How do we greet them?"
          optional
          error={errors.greetingName?.message}
          hint="Without a nickname, cards say this instead of the first name."
        >
          <TextInput dir="auto" autoComplete="off" {...form.register('greetingName')} />
        </Field>
        <Field label="Language" error={errors.language?.message} hint="Their cards are written in it.">
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Select value={field.value ?? 'en'} onValueChange={field.onChange} options={languageOptions} />
            )}
          />
        </Field>
        <Field
          label="Time zone"
          optional
          error={errors.timeZone?.message}
          hint="Cards arrive at nine in the morning where they live."
        >
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field }) => (
              <Combobox
                value={field.value ?? ''}
                onValueChange={field.onChange}
                options={timeZoneOptions}
                searchLabel="Search time zones"
                emptyText="No such time zone"
              />
            )}
          />
        </Field>
      </div>
    </Disclosure>
  );
}

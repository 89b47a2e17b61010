import { useQuery } from '@tanstack/react-query';
import type { About } from '../../../../contract/about.ts';
import { aboutLimits, nothingKnown } from '../../../../contract/about-limits.ts';
import { t } from '../../../../contract/translate.ts';
import { topicsQuery } from '../../../queries/topics.queries.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import type { ContactForm } from '../about-section.tsx';
import { FormSection } from '../form-section.tsx';
import { Chips } from './chips.tsx';
import { LineList } from './line-list.tsx';
import { MoreKnown } from './more-known.tsx';

/** The contact's topics, and the other details in a collapsed part. */
export function KnownSection({ form, topicsInNotes }: { form: ContactForm; topicsInNotes: readonly string[] }) {
  const about: About = { ...nothingKnown, ...(form.watch('about') as Partial<About> | undefined) };
  const change = (changed: Partial<About>) =>
    form.setValue('about', { ...about, ...changed }, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const catalogue = useQuery(topicsQuery);
  const topics = catalogue.data ?? [];
  const chips = (ids: readonly string[]) =>
    catalogue.isPending
      ? []
      : ids.map((id) => ({ key: id, text: topics.find((topic) => topic.id === id)?.name ?? id }));
  const fromNotes = topicsInNotes.filter((id) => !about.topics.includes(id) && !about.notFromNotes.includes(id));
  const isFull = about.topics.length >= aboutLimits.topics;
  return (
    <FormSection title="What they love" text="Their cards mention it, one thing at a time.">
      <div id="known-loves" className="grid scroll-mt-24 gap-2.5">
        <Chips
          label="Chosen topics"
          items={chips(about.topics)}
          onRemove={(id) => change({ topics: about.topics.filter((each) => each !== id) })}
        />
        {!catalogue.isPending && fromNotes.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-ink-soft">From your notes:</span>
            <Chips
              label="From your notes"
              items={chips(fromNotes)}
              onRemove={(id) => change({ notFromNotes: [...about.notFromNotes, id] })}
            />
          </div>
        )}
        <Field
          label="Topics"
          optional
          {...(isFull && { hint: t`These are all ${aboutLimits.topics}. Remove one to choose another.` })}
          {...(catalogue.isError && { error: t`The topics could not be loaded. Reload the page to try again.` })}
        >
          <Combobox
            value={null}
            onValueChange={(id) => change({ topics: [...about.topics, id] })}
            options={topics
              .filter(({ id }) => !about.topics.includes(id))
              .map(({ id, name, family }) => ({ value: id, label: name, keywords: [family] }))}
            placeholder={catalogue.isPending ? 'Loading topics...' : 'Choose what they love'}
            searchLabel="Search topics"
            emptyText="Not in the list. Write it below."
            disabled={isFull || catalogue.isPending}
          />
        </Field>
      </div>
      <LineList
        label="Topics of your own"
        hint="Something that is not in the list."
        placeholder="Lighthouses"
        lines={about.ownTopics}
        most={aboutLimits.ownTopics}
        longest={aboutLimits.ownTopic}
        onChange={(ownTopics) => change({ ownTopics })}
      />
      <MoreKnown about={about} change={change} />
    </FormSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import { groupLimits } from '../../../../contract/limits.ts';
import { groupsQuery } from '../../../queries/groups.queries.ts';
import type { ContactForm } from '../about-section.tsx';
import { FormSection } from '../form-section.tsx';
import { LineList } from '../known/line-list.tsx';

/** The groups of a contact; a new name makes a new group. */
export function GroupsSection({ form }: { form: ContactForm }) {
  const known = useQuery(groupsQuery).data ?? [];
  const error = form.formState.errors.groups;
  return (
    <FormSection title="Groups" text="Find contacts by group, and make cards for a whole group at once.">
      <LineList
        label="Groups"
        hint="Choose one, or type a new name."
        placeholder="Family, Choir, Neighbors"
        lines={form.watch('groups') ?? []}
        known={known.map(({ name }) => name)}
        most={groupLimits.perContact}
        longest={groupLimits.name}
        error={error?.message}
        onChange={(groups) => form.setValue('groups', groups, { shouldDirty: true })}
      />
    </FormSection>
  );
}

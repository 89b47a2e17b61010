import { useQuery } from '@tanstack/react-query';
import { readerLocale } from '../../contract/translate.ts';
import { groupsQuery } from '../queries/groups.queries.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';

/** Chooses several groups of contacts by name; nothing while there are no groups. */
export function GroupBoxes({
  chosen,
  onChange,
  error,
  className,
}: {
  chosen: readonly string[];
  onChange: (groups: string[]) => void;
  error: string | undefined;
  className?: string;
}) {
  const groups = useQuery(groupsQuery).data ?? [];
  // A chosen group may have been renamed or deleted since; it stays until it is taken out.
  const gone = chosen.filter((name) => !groups.some((group) => group.name === name));
  if (groups.length + gone.length === 0) return null;
  return (
    <Field group label="Groups" error={error} {...(className && { className })}>
      <fieldset aria-label="Groups">
        <ul className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
          {[...groups, ...gone.map((name) => ({ name, contacts: null }))].map(({ name, contacts }) => (
            <li key={name} className="min-w-0">
              <Checkbox
                checked={chosen.includes(name)}
                onCheckedChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
                }
              >
                <bdi className="wrap-anywhere">{name}</bdi>
                {contacts !== null && ` (${contacts.toLocaleString(readerLocale)})`}
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
    </Field>
  );
}

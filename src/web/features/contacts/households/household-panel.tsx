import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowUp, X } from 'lucide-react';
import type { HouseholdView } from '../../../../contract/households.ts';
import { householdLimits } from '../../../../contract/limits.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { householdQuery } from '../../../queries/households.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { ChoiceGroup, ChoiceTile } from '../../../ui/choice-group.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { HouseholdEmails } from './household-emails.tsx';
import { PersonChoice } from './person-choice.tsx';
import { useChangeHousehold } from './use-household.tsx';

/** Who lives in a household, how it is named, and which addresses get its mail. */
export function HouseholdPanel({ person }: { person: PersonView }) {
  const household = useQuery(householdQuery(person.id));
  return (
    <section className="panel" aria-labelledby="household">
      <h2 id="household" className="mb-4">
        Who lives here
      </h2>
      <QueryError query={household} />
      {household.data && (
        <div className="grid grid-cols-1 gap-6">
          <Members household={household.data} address={person.address} />
          <NameChoice household={household.data} />
          <HouseholdEmails person={person} />
        </div>
      )}
    </section>
  );
}

type Member = HouseholdView['members'][number];

function Members({ household, address }: { household: HouseholdView; address: string | null }) {
  const change = useChangeHousehold(household.id);
  const { members } = household;
  const set = (next: Member[]) => change.mutate({ members: next.map(({ id, place }) => ({ id, place })) });
  const up = (at: number) => [...members.slice(0, at - 1), members[at], members[at - 1], ...members.slice(at + 1)];
  return (
    <div className="grid gap-3">
      <ol className="grid grid-cols-1 divide-y divide-line text-sm">
        {members.map((member, at) => (
          <li key={member.id} className="grid grid-cols-1 gap-2 py-3 first:pt-0">
            <div className="flex items-center gap-1">
              <Link
                to="/people/$id"
                params={{ id: String(member.id) }}
                className="link touch min-w-0 flex-1 break-words"
              >
                <bdi>{member.name}</bdi>
              </Link>
              {at > 0 && (
                <IconButton
                  data-needs="contacts"
                  label={`Move ${member.name} up`}
                  onClick={() => set(up(at).flatMap((each) => each ?? []))}
                >
                  <ArrowUp size={18} strokeWidth={1.6} aria-hidden />
                </IconButton>
              )}
              {members.length > 1 && (
                <IconButton
                  data-needs="contacts"
                  label={`Remove ${member.name} from the household`}
                  onClick={() => set(members.filter(({ id }) => id !== member.id))}
                >
                  <X size={18} strokeWidth={1.6} aria-hidden />
                </IconButton>
              )}
            </div>
            <div data-needs="contacts" className="flex">
              <Segmented
                label={`${member.name}: adult or child`}
                value={member.place}
                onValueChange={(place) =>
                  set(members.map((each) => (each.id === member.id ? { ...each, place } : each)))
                }
                options={[
                  { value: 'adult', label: t`Adult` },
                  { value: 'child', label: t`Child` },
                ]}
              />
            </div>
          </li>
        ))}
      </ol>
      {members.length < householdLimits.members && (
        <div data-needs="contacts">
          <PersonChoice
            address={address}
            without={members.map(({ id }) => id)}
            label="Add someone"
            onChoose={(id) => set([...members, { id, name: '', place: 'adult' }])}
          />
        </div>
      )}
    </div>
  );
}

/** The forms of the name, each as it would be written. */
function NameChoice({ household }: { household: HouseholdView }) {
  const change = useChangeHousehold(household.id);
  const { name, nameForm, names, family } = household;
  const forms = [
    { form: 'names', written: names },
    ...(family ? [{ form: 'family', written: family }] : []),
    ...(nameForm === 'own' ? [{ form: 'own', written: name }] : []),
  ];
  return (
    <div data-needs="contacts" className="grid gap-2">
      <h3 className="text-sm font-semibold">On the envelope</h3>
      <ChoiceGroup
        label="On the envelope"
        value={nameForm}
        onValueChange={(form) => form !== 'own' && change.mutate({ nameForm: form })}
        className="grid grid-cols-1 gap-2"
      >
        {forms.map(({ form, written }) => (
          <ChoiceTile key={form} value={form} className="text-start text-sm">
            <bdi className="wrap-anywhere">{written}</bdi>
          </ChoiceTile>
        ))}
      </ChoiceGroup>
      <p className="text-xs text-ink-faint">
        Greeted as <bdi>{household.greetingName ?? name}</bdi>.{' '}
        <Link to="/people/$id/edit" data-needs="contacts" params={{ id: String(household.id) }} className="link">
          Write your own
        </Link>
      </p>
    </div>
  );
}

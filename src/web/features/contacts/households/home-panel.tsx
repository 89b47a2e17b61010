import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { PersonView } from '../../../../contract/people.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { PersonChoice } from './person-choice.tsx';
import { useFoundHousehold } from './use-household.tsx';

/** With whom a contact lives: their household, or the choice of somebody to share cards with. */
export function HomePanel({ person }: { person: PersonView }) {
  return (
    <section className="panel" data-needs={person.household ? undefined : 'contacts'} aria-labelledby="lives-with">
      <h2 id="lives-with" className="mb-4">
        Lives with
      </h2>
      {person.household ? <AtHome person={person} householdId={person.household.id} /> : <Alone person={person} />}
    </section>
  );
}

function AtHome({ person, householdId }: { person: PersonView; householdId: number }) {
  const others = useQuery({
    ...peopleQuery,
    select: (people) =>
      people.find(({ id }) => id === householdId)?.members?.filter(({ id }) => id !== person.id) ?? [],
  }).data;
  return (
    <div className="grid gap-3 text-sm">
      {others && others.length > 0 && (
        <ul className="grid gap-2">
          {others.map(({ id, name }) => (
            <li key={id}>
              <Link
                to="/people/$id"
                params={{ id: String(id) }}
                className="link touch inline-flex items-center gap-2.5"
              >
                <Avatar name={name} imageUrl={null} size="md" />
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">
        Cards for everyone here go to{' '}
        <Link to="/people/$id" params={{ id: String(householdId) }} className="link">
          <bdi>{person.household?.name}</bdi>
        </Link>
        .
      </p>
    </div>
  );
}

function Alone({ person }: { person: PersonView }) {
  const navigate = useNavigate();
  const found = useFoundHousehold((id) => void navigate({ to: '/people/$id', params: { id: String(id) } }));
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-ink-soft">People who live together can share one card.</p>
      <PersonChoice
        address={person.address}
        without={[person.id]}
        label="Choose who they live with"
        onChoose={(id) => found.mutate({ members: [{ id: person.id }, { id }] })}
      />
    </div>
  );
}

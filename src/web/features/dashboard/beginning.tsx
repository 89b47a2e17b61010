import { useQuery } from '@tanstack/react-query';
import { datesQuery } from '../../queries/dates.queries.ts';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { FirstSteps } from './first-steps.tsx';

/** The start of an account: the whole form without contacts, else the steps with their progress. */
export function Beginning({ people, hasCard }: { people: number; hasCard: boolean }) {
  return people === 0 ? <EmptyDashboard /> : <StepsSoFar people={people} hasCard={hasCard} />;
}

function StepsSoFar({ people, hasCard }: { people: number; hasCard: boolean }) {
  const { data: dates } = useQuery(datesQuery());
  if (!dates) return null;
  return (
    <section aria-label="Your first steps" className="-mt-2 rounded-panel bg-well px-5 pb-6">
      <FirstSteps people={people} hasDay={dates.length > 0} hasCard={hasCard} />
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { personQuery } from '../../queries/people.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { backWords, cameFromCard, linkTo } from '../../return-address.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';

const loadForm = () => import('./add-date-form.tsx').then((module) => module.AddDateForm);

const loadKnownDates = () => import('./known-dates.tsx').then(({ KnownDates }) => KnownDates);

type DatePageProps = { personId: string; returnTo: string | undefined };

/** Adds a date to a contact, then returns to the create form if the user came from there. */
export function AddDatePage({ personId, returnTo }: DatePageProps) {
  const read = useQuery(personQuery(personId));
  const AddDateForm = useLater(loadForm, true);
  const KnownDates = useLater(loadKnownDates);
  const person = read.data;
  const back = returnTo ?? `/people/${personId}`;
  const forCard = cameFromCard(returnTo);
  return (
    <Page narrow>
      <BackLink {...linkTo(back)}>
        <bdi>{backWords(returnTo, person?.name)}</bdi>
      </BackLink>
      <PageHead
        title="Add Important Date"
        text={
          person && (
            <>
              For <bdi>{person.name}</bdi>
            </>
          )
        }
      />
      {read.isLoadingError ? (
        <QueryError title="Failed to load contact details." query={read} />
      ) : AddDateForm ? (
        <AddDateForm personId={Number(personId)} returnTo={returnTo} back={back} forCard={forCard} />
      ) : (
        <SkeletonGroup label="Loading...">
          <Skeleton className="h-96 rounded-panel" />
        </SkeletonGroup>
      )}
      {!forCard && AddDateForm && KnownDates && <KnownDates personId={Number(personId)} />}
    </Page>
  );
}

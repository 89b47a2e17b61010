import { useQuery } from '@tanstack/react-query';
import { dateQuery } from '../../queries/dates.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { backWords, linkTo } from '../../return-address.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';

const loadForm = () => import('./edit-date.tsx').then((module) => module.EditDate);

type DatePageProps = { personId: string; dateId: string; returnTo: string | undefined };

/** The form of a stored date, once it is loaded. */
export function EditDatePage({ personId, dateId, returnTo }: DatePageProps) {
  const date = useQuery(dateQuery(dateId));
  const EditDate = useLater(loadForm, true);
  const back = returnTo ?? `/people/${personId}`;
  return (
    <Page narrow>
      <BackLink {...linkTo(back)}>
        <bdi>{backWords(returnTo, date.data?.personName)}</bdi>
      </BackLink>
      {(date.isPending || (date.data && !EditDate)) && (
        <>
          <PageHead title="Edit Important Date" text={<Skeleton className="h-5 w-44" />} />
          <SkeletonGroup label="Loading date...">
            <Skeleton className="h-96 rounded-panel" />
          </SkeletonGroup>
        </>
      )}
      <QueryError title="This date could not be loaded" query={date} />
      {date.data && EditDate && <EditDate key={date.data.id} date={date.data} returnTo={returnTo} back={back} />}
    </Page>
  );
}

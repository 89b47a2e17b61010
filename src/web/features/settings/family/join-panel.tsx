import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { levels } from '../../../../contract/levels.ts';
import { call } from '../../../api.ts';
import { chooseAccount } from '../../../family/choose-account.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** What an invitation to share an account opens. It requires a click, because mail scanners open links. */
export function JoinPanel({ token }: { token: string }) {
  const invitation = useQuery({
    queryKey: ['/api/user/family/invitation', token],
    queryFn: ({ signal }) => call('POST /api/user/family/invitation', { body: { token }, signal }),
    retry: false,
  });
  const join = useMutation({
    mutationFn: async () => {
      const { id } = await call('POST /api/user/family/memberships', { body: { token } });
      await chooseAccount(id);
    },
  });
  const { data } = invitation;
  return (
    <>
      {invitation.isPending && <Skeleton className="h-40 w-full max-w-xl" />}
      <QueryError title="This invitation does not work" query={invitation} />
      {data && (
        <Panel className="max-w-xl">
          <p className="break-words">
            <strong className="font-semibold">
              <bdi>{data.ownerName}</bdi>
            </strong>{' '}
            (<bdi>{data.ownerEmail}</bdi>) shares contacts, their dates and the cards for them with you.
          </p>
          <p className="mt-3">{levels[data.level].own}</p>
          <p className="mt-3 text-ink-soft">
            Everything there stays theirs, and they see what you do. Your own account stays yours alone. You can leave
            at any time, in Settings under Family.
          </p>
          {join.isError && (
            <div className="mt-4.5">
              <ErrorNote title="That did not work">{join.error.message}</ErrorNote>
            </div>
          )}
          <div className="mt-5 flex flex-wrap gap-2.5 max-md:[&>.btn]:w-full">
            <Button busy={join.isPending} busyLabel="Joining..." onClick={() => join.mutate()}>
              Join
            </Button>
            <Link to="/" className={buttonClass('line')}>
              Not now
            </Link>
          </div>
        </Panel>
      )}
    </>
  );
}

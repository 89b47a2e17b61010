import { Button } from '../../ui/button.tsx';

/** The button below a paged log that loads older rows, if there are any. */
export function ShowOlder({
  log,
}: {
  log: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
}) {
  if (!log.hasNextPage) return null;
  return (
    <Button
      variant="line"
      className="mt-4"
      busy={log.isFetchingNextPage}
      busyLabel="Loading..."
      onClick={() => void log.fetchNextPage()}
    >
      Show older
    </Button>
  );
}

import { Button } from '../../ui/button.tsx';

/** What a log that comes page by page offers below its rows, while there are older ones. */
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

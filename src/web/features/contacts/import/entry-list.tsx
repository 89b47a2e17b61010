import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type ImportView, importEndpoints } from '../../../../contract/imports.ts';
import { call } from '../../../api.ts';
import { type EntryFilter, importEntriesQuery } from '../../../queries/imports.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { type Choice, chooseAll, chooseNone, withEntries } from './choice.ts';
import { EntryRows } from './entry-rows.tsx';

/** The choice among the entries, and how to change it. */
export type Choosing = { choice: Choice; onChoice: (next: Choice) => void };

/** The entries of an import with their filter; with `choosing` they can be chosen. */
export function EntryList({
  view,
  only,
  onFilter,
  choosing,
}: {
  view: ImportView;
  only: EntryFilter | undefined;
  onFilter: (only: EntryFilter | undefined) => void;
  choosing?: Choosing;
}) {
  const pages = useInfiniteQuery(importEntriesQuery(view.id, view.state, only));
  const entries = useMemo(() => pages.data?.pages.flatMap((page) => page.entries) ?? [], [pages.data]);
  const { fetchNextPage } = pages;
  const readMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { counts } = view;
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className="mb-3">
        In this file
      </h2>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Segmented<EntryFilter | 'all'>
          label="Show"
          value={only ?? 'all'}
          onValueChange={(next) => onFilter(next === 'all' ? undefined : next)}
          options={[
            { value: 'all', label: `All (${view.total})` },
            { value: 'dropped', label: `Left out (${counts.withDropped})` },
            { value: 'duplicates', label: `Duplicates (${counts.likelyDuplicates + counts.alreadyThere})` },
          ]}
        />
        {choosing && <ChoiceButtons view={view} {...choosing} />}
      </div>
      <Panel className="py-2 md:py-3">
        {pages.isPending && (
          <SkeletonGroup label="Loading entries..." className="grid gap-4 py-3">
            {['first', 'second', 'third'].map((row) => (
              <Skeleton key={row} className="h-12" />
            ))}
          </SkeletonGroup>
        )}
        {pages.isSuccess && entries.length === 0 && (
          <p className="py-4 text-ink-soft">
            {only ? 'No entries of this kind.' : 'There are no entries in this file.'}
          </p>
        )}
        {entries.length > 0 && (
          <EntryRows
            key={only ?? 'all'}
            entries={entries}
            choosing={choosing}
            hasMore={pages.hasNextPage && !pages.isFetchingNextPage && !pages.isError}
            onMore={readMore}
          />
        )}
        {pages.isError && (
          <ErrorNote
            title="The entries could not be loaded"
            action={
              <Button
                variant="line"
                size="sm"
                onClick={() => void (entries.length > 0 ? fetchNextPage() : pages.refetch())}
              >
                Try again
              </Button>
            }
          >
            {pages.error.message}
          </ErrorNote>
        )}
        {pages.isFetchingNextPage && (
          <p role="status" className="border-t border-line py-3 text-sm text-ink-soft">
            Loading more entries...
          </p>
        )}
      </Panel>
    </section>
  );
}

function ChoiceButtons({ view, choice, onChoice }: Choosing & { view: ImportView }) {
  const toast = useToast();
  const leaveOut = useMutation({
    mutationFn: () => likelyDuplicates(view.id),
    onSuccess: (ids) => onChoice(withEntries(choice, ids, false)),
    onError: (error) => toast({ title: 'Nothing was changed', description: error.message, variant: 'destructive' }),
  });
  return (
    <div className="flex flex-wrap gap-1">
      <Button variant="quiet" onClick={() => onChoice(chooseAll)}>
        Choose all
      </Button>
      <Button variant="quiet" onClick={() => onChoice(chooseNone)}>
        Choose none
      </Button>
      {view.counts.likelyDuplicates > 0 && (
        <Button variant="quiet" busy={leaveOut.isPending} onClick={() => leaveOut.mutate()}>
          Leave out duplicates
        </Button>
      )}
    </div>
  );
}

async function likelyDuplicates(importId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: ImportView = await call(importEndpoints.get, {
      params: { id: importId },
      query: { after, limit: 500, only: 'duplicates' },
    });
    ids.push(...page.entries.filter(({ state }) => state === 'new').map(({ id }) => id));
    after = page.nextAfter;
  }
  return ids;
}

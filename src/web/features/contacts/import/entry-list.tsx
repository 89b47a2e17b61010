import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ImportView } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { type EntryFilter, importEntriesQuery } from '../../../queries/imports.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { type Choosing, chooseAdded, chooseFilled, chooseNone } from './choice.ts';

const loadBar = () => import('./relation-bar.tsx').then(({ RelationBar }) => RelationBar);
const loadRows = () => import('./entry-rows.tsx').then(({ EntryRows }) => EntryRows);

/** The entries of an import with a filter; with `choosing` the user can choose among them. */
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
  const EntryRows = useLater(loadRows, entries.length > 0);
  const { counts } = view;
  const addable = useMemo(() => (choosing ? entries.filter(({ state }) => state === 'new') : []), [entries, choosing]);
  const { selection, start } = useSelection(addable);
  const Bar = useLater(loadBar, selection);
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
            { value: 'all', label: t`All (${view.total})` },
            { value: 'dropped', label: t`Left out (${counts.withDropped})` },
            {
              value: 'duplicates',
              label: t`Duplicates (${counts.likelyDuplicates + counts.alreadyThere + counts.repeated})`,
            },
          ]}
        />
        {choosing && !selection && <ChoiceButtons view={view} onRelations={() => start()} {...choosing} />}
      </div>
      <Panel className="py-2 md:py-3">
        {(pages.isPending || (!EntryRows && entries.length > 0)) && (
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
        {EntryRows && entries.length > 0 && (
          <EntryRows
            key={only ?? 'all'}
            entries={entries}
            choosing={choosing}
            selection={selection}
            hasMore={pages.hasNextPage && !pages.isFetchingNextPage && !pages.isError}
            onMore={readMore}
          />
        )}
        <QueryError
          title="The entries could not be loaded"
          query={{ error: pages.error, refetch: entries.length > 0 ? fetchNextPage : pages.refetch }}
        />
        {pages.isFetchingNextPage && (
          <p role="status" className="border-t border-line py-3 text-sm text-ink-soft">
            Loading more entries...
          </p>
        )}
      </Panel>
      {Bar && selection && <Bar importId={view.id} selection={selection} shown={addable.length} onSet={start} />}
    </section>
  );
}

function ChoiceButtons({
  view: { counts },
  onRelations,
  choice,
  onChoice,
}: Choosing & { view: ImportView; onRelations: () => void }) {
  return (
    <div className="flex flex-wrap gap-1">
      <Button variant="quiet" onClick={() => onChoice(chooseAdded(choice, 'new'))}>
        Choose all new
      </Button>
      {counts.likelyDuplicates > 0 && (
        <Button variant="quiet" onClick={() => onChoice(chooseAdded(choice, 'all'))}>
          Likely duplicates too
        </Button>
      )}
      {counts.fillable > 0 && (
        <Button variant="quiet" onClick={() => onChoice(chooseFilled(choice))}>
          Fill in all that is missing
        </Button>
      )}
      <Button variant="quiet" onClick={() => onChoice(chooseNone)}>
        Choose none
      </Button>
      {counts.ready > 0 && (
        <Button variant="quiet" onClick={onRelations}>
          Set relations
        </Button>
      )}
    </div>
  );
}

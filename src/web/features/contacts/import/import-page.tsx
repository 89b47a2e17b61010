import { type QueryObserverLoadingErrorResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { figure } from '../../../../contract/amounts.ts';
import type { ImportView } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError } from '../../../api.ts';
import { type EntryFilter, importQuery, markImportsStale } from '../../../queries/imports.queries.ts';
import { RetryButton } from '../../../query-error.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { entries } from './count-words.ts';
import { EntryList } from './entry-list.tsx';
import { ImportProgress, ReadingProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { StagedImport } from './staged-import.tsx';

type FilterProps = { only: EntryFilter | undefined; onFilter: (only: EntryFilter | undefined) => void };

/** One import (D14): review and choose, progress, result, undo. */
export function ImportPage({ id, ...filter }: FilterProps & { id: string }) {
  const found = useQuery(importQuery(id));
  return (
    <Page>
      <BackLink to="/people/import">Imports</BackLink>
      <PageHead
        title="Import contacts"
        text={found.data && found.data.state !== 'reading' && summaryWords(found.data)}
      />
      {found.isPending && (
        <SkeletonGroup label="Loading the import..." className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </SkeletonGroup>
      )}
      {found.isLoadingError && <MissingImport query={found} />}
      {found.data && <Import view={found.data} {...filter} />}
    </Page>
  );
}

function Import({ view, only, onFilter }: FilterProps & { view: ImportView }) {
  const queryClient = useQueryClient();
  const before = useRef(view.state);
  const place = useRef<HTMLDivElement>(null);
  // The clicked button disappears with its action.
  const keepFocus = () => rescueFocus(place.current, { preventScroll: true });
  useEffect(() => {
    if (before.current === 'applying' && view.state !== 'applying') void markImportsStale(queryClient);
    if (before.current !== view.state) rescueFocus(place.current, { preventScroll: true });
    before.current = view.state;
  }, [view.state, queryClient]);

  const isStaged = view.state === 'staged' || view.state === 'failed';
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {view.state === 'reading' && <ReadingProgress view={view} />}
      {view.state === 'applying' && <ImportProgress view={view} />}
      {isStaged && <StagedImport view={view} only={only} onFilter={onFilter} onColumnsRead={keepFocus} />}
      {(view.state === 'applied' || view.state === 'undone') && <ImportResult view={view} />}
      {view.state === 'applied' && <EntryList view={view} only={only} onFilter={onFilter} />}
    </div>
  );
}

function MissingImport({ query }: { query: QueryObserverLoadingErrorResult }) {
  const { error } = query;
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <ErrorNote
      title="The import could not be loaded"
      action={
        missing ? (
          <Link to="/people/import" className={buttonClass('line', 'sm')}>
            Choose a file
          </Link>
        ) : (
          <RetryButton query={query} size="sm" />
        )
      }
    >
      {missing ? 'This import does not exist. It may have been deleted.' : error.message}
    </ErrorNote>
  );
}

function summaryWords({ fileName, total, counts }: ImportView) {
  const facts = [
    entries(total),
    counts.birthdays > 0 && (counts.birthdays === 1 ? t`1 birthday` : t`${figure(counts.birthdays)} birthdays`),
    counts.anniversaries > 0 &&
      (counts.anniversaries === 1 ? t`1 anniversary` : t`${figure(counts.anniversaries)} anniversaries`),
    counts.households > 0 && (counts.households === 1 ? t`1 household` : t`${figure(counts.households)} households`),
    counts.photos > 0 && (counts.photos === 1 ? t`1 photo` : t`${figure(counts.photos)} photos`),
  ].filter(Boolean);
  return (
    <>
      <bdi>{fileName}</bdi>
      {t`: ${facts.join(', ')}`}
    </>
  );
}

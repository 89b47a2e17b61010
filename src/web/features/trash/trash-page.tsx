import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { t } from '../../../contract/translate.ts';
import type { TrashItem } from '../../../contract/trash.ts';
import { trashDays } from '../../../contract/trash-limits.ts';
import { call } from '../../api.ts';
import { trashQuery } from '../../queries/trash.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { restoreFromTrash } from '../../restore-from-trash.ts';
import { Page } from '../../shell/page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TrashRow } from './trash-row.tsx';

/** What was deleted: restored as it was, or deleted for good. */
export function TrashPage() {
  const trash = useInfiniteQuery(trashQuery);
  const [asking, setAsking] = useState<{ item: TrashItem | null; open: boolean }>({ item: null, open: false });
  const place = useRef<HTMLDivElement>(null);
  const acts = useTrashActs(() => place.current?.focus());
  const items = trash.data?.pages.flatMap((page) => page.items) ?? [];
  const total = trash.data?.pages[0]?.total ?? 0;
  return (
    <Page>
      <PageHead
        title="Trash"
        text={`Deleted contacts, dates and cards stay here for ${trashDays} days. You can restore them as they were.`}
        actions={
          total > 0 && (
            <Button data-needs="owner" variant="line" onClick={() => setAsking({ item: null, open: true })}>
              Empty the trash
            </Button>
          )
        }
      />
      <QueryError title="The trash could not be loaded" query={trash} className="mb-5" />
      {trash.isPending && (
        <SkeletonGroup label="Loading the trash..." className="grid gap-3">
          <Skeleton className="h-18 rounded-panel" />
          <Skeleton className="h-18 rounded-panel" />
        </SkeletonGroup>
      )}
      <div ref={place} tabIndex={-1} className="focus-visible:outline-none">
        {trash.data && items.length === 0 && (
          <EmptyState
            title="The trash is empty"
            text="What you delete waits here, in case you want it back."
            action={
              <Link to="/people" className={buttonClass('line')}>
                View contacts
              </Link>
            }
          />
        )}
        {items.length > 0 && (
          <ul className="panel grid grid-cols-1 divide-y divide-line py-0" aria-label="Deleted">
            {items.map((item) => (
              <TrashRow
                key={item.id}
                item={item}
                busy={acts.restore.isPending && acts.restore.variables.id === item.id}
                onRestore={() => acts.restore.mutate(item)}
                onRemove={() => setAsking({ item, open: true })}
              />
            ))}
          </ul>
        )}
        {trash.hasNextPage && (
          <Button
            variant="line"
            className="mt-5"
            busy={trash.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void trash.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking.open}
        onOpenChange={(open) => setAsking({ ...asking, open })}
        title={asking.item ? 'Delete for good?' : 'Empty the trash?'}
        text={
          asking.item ? (
            <>
              <bdi>{asking.item.title}</bdi> cannot be restored afterwards.
            </>
          ) : total === 1 ? (
            'Its one entry cannot be restored afterwards.'
          ) : (
            `Its ${total} entries cannot be restored afterwards.`
          )
        }
        confirmLabel="Delete for good"
        busyLabel="Deleting..."
        busy={acts.remove.isPending}
        onConfirm={() => acts.remove.mutate(asking.item, { onSettled: () => setAsking({ ...asking, open: false }) })}
      />
    </Page>
  );
}

/** `onGone` runs when an entry, and the button that had the focus, is gone. */
function useTrashActs(onGone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const restore = useMutation({
    mutationFn: (item: TrashItem) => restoreFromTrash(queryClient, item),
    onSuccess: (said) => {
      toast(said);
      onGone();
    },
    onError: (error) =>
      toast({ title: t`It could not be restored`, description: error.message, variant: 'destructive' }),
  });
  const remove = useMutation({
    mutationFn: (item: TrashItem | null) =>
      item ? call('DELETE /api/trash/:id', { params: { id: item.id } }) : call('DELETE /api/trash', {}),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: trashQuery.queryKey });
      toast({ title: t`Deleted for good` });
      onGone();
    },
    onError: (error) =>
      toast({ title: t`It could not be deleted`, description: error.message, variant: 'destructive' }),
  });
  return { restore, remove };
}

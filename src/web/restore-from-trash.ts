import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { t } from '../contract/translate.ts';
import type { TrashItem, TrashKind } from '../contract/trash.ts';
import { call } from './api.ts';
import { markPeopleStale } from './queries/people.queries.ts';
import { useToast } from './ui/toast.tsx';

const restoredTitles: Record<TrashKind, string> = {
  contact: t`The contact is restored`,
  date: t`The date is restored`,
  card: t`The card is restored`,
};

/** Restores an entry of the trash and returns what to say about it. */
export async function restoreFromTrash(queryClient: QueryClient, { id, kind }: Pick<TrashItem, 'id' | 'kind'>) {
  const { cardsToApprove } = await call('POST /api/trash/:id/restore', { params: { id } });
  await Promise.all([markPeopleStale(queryClient), queryClient.invalidateQueries({ queryKey: ['/api/trash'] })]);
  return { title: restoredTitles[kind], description: approvalWords(cardsToApprove) };
}

function approvalWords(cards: number): string | undefined {
  if (cards === 0) return undefined;
  return cards === 1
    ? t`One card is a draft now. Approve it again to send it.`
    : t`${cards} cards are drafts now. Approve them again to send them.`;
}

/** The Undo of a message about a deletion. */
export function useUndoDeletion(kind: TrashKind, subjectId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const undo = async () => {
    const { items } = await call('GET /api/trash', { query: { kind, subjectId: String(subjectId) } });
    const [item] = items;
    if (!item) throw new Error(t`It is no longer in the trash.`);
    toast(await restoreFromTrash(queryClient, item));
  };
  return {
    label: t`Undo`,
    onClick: () =>
      void undo().catch((error: Error) =>
        toast({ title: t`It could not be restored`, description: error.message, variant: 'destructive' }),
      ),
  };
}

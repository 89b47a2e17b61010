import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CardListItem } from '../../../../contract/cards.ts';
import { cardQuery } from '../../../queries/cards.queries.ts';
import { optionsOf } from '../detail/card-options.ts';

/** Reads the next cards and their pictures, so that they are there at once. */
export function usePreparedCards(next: readonly CardListItem[]) {
  const queryClient = useQueryClient();
  const ids = next.map(({ id }) => id).join();
  useEffect(() => {
    const prepare = async (id: string) => {
      const card = await queryClient.fetchQuery({ ...cardQuery(id), staleTime: 60_000 });
      for (const option of Object.values(optionsOf(card))) if (option?.imageUrl) new Image().src = option.imageUrl;
    };
    // The card reads itself again when it is shown, and says why if it cannot.
    for (const id of ids.split(',').filter(Boolean)) prepare(id).catch(() => {});
  }, [ids, queryClient]);
}

import { queryOptions } from '@tanstack/react-query';
import { adminEndpoints } from '../../../../contract/admin.ts';
import { download } from '../../../api.ts';
import { readMessage } from './read-message.ts';

/** A message of the outbox, read from its file. */
export const messageQuery = (fileName: string) =>
  queryOptions({
    queryKey: ['/api/admin', 'outbox', fileName],
    queryFn: async ({ signal }) => {
      const file = await download(adminEndpoints.readOutboxMessage, { params: { fileName }, signal });
      return readMessage(await file.arrayBuffer());
    },
    // A sent message changes no more.
    staleTime: Number.POSITIVE_INFINITY,
  });

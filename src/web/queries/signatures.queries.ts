import { queryOptions } from '@tanstack/react-query';
import { signatureEndpoints } from '../../contract/signatures.ts';
import { call } from '../api.ts';

/** The user's signatures, the default first. */
export const signaturesQuery = queryOptions({
  queryKey: ['/api/signatures'],
  queryFn: ({ signal }) => call(signatureEndpoints.list, { signal }),
});

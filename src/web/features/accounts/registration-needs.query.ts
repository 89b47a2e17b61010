import { queryOptions } from '@tanstack/react-query';
import { registrationEndpoints } from '../../../contract/registration.ts';
import { call } from '../../api.ts';

/** What it takes to register here, with the invitation that was opened. */
export const registrationNeedsQuery = (invitation: string | undefined) =>
  queryOptions({
    queryKey: ['/api/registration', invitation],
    queryFn: ({ signal }) => call(registrationEndpoints.needs, { body: { invitation }, signal }),
    staleTime: 0,
  });

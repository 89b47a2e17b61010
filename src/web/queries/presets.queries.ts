import { queryOptions } from '@tanstack/react-query';
import { styleEndpoints } from '../../contract/styles.ts';
import { call } from '../api.ts';

/** All card styles, in the order in which they are shown. */
export const presetsQuery = queryOptions({
  queryKey: ['/api/card-style-presets'],
  queryFn: ({ signal }) => call(styleEndpoints.listPresets, { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** All card styles in display order. */
export const presetsQuery = queryOptions({
  queryKey: ['/api/card-style-presets'],
  queryFn: ({ signal }) => call('GET /api/card-style-presets', { signal }),
});

/** The occasions of the simple create form. */
export const cardCategoriesQuery = queryOptions({
  queryKey: ['/api/categories'],
  queryFn: ({ signal }) => call('GET /api/categories', { signal }),
});

/** The styles of the simple create form. */
export const simpleStylesQuery = queryOptions({
  queryKey: ['/api/card-styles'],
  queryFn: ({ signal }) => call('GET /api/card-styles', { signal }),
});

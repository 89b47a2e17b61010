import { queryOptions } from '@tanstack/react-query';
import { styleEndpoints } from '../../contract/styles.ts';
import { call } from '../api.ts';

/** All card styles in display order. */
export const presetsQuery = queryOptions({
  queryKey: ['/api/card-style-presets'],
  queryFn: ({ signal }) => call(styleEndpoints.listPresets, { signal }),
});

/** The occasions of the simple create form. */
export const cardCategoriesQuery = queryOptions({
  queryKey: ['/api/categories'],
  queryFn: ({ signal }) => call(styleEndpoints.listCategories, { signal }),
});

/** The styles of the simple create form. */
export const simpleStylesQuery = queryOptions({
  queryKey: ['/api/card-styles'],
  queryFn: ({ signal }) => call(styleEndpoints.listSimpleStyles, { signal }),
});

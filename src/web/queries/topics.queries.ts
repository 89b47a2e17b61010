import { queryOptions } from '@tanstack/react-query';
import { readerLocale } from '../../contract/translate.ts';
import { languages } from '../../contract/vocabulary.ts';
import { call } from '../api.ts';

const [spoken = 'en'] = readerLocale.split('-');
const language = languages.find((each) => each === spoken) ?? 'en';

/** The catalogue of topics in the language of the pages; it changes only with a release. */
export const topicsQuery = queryOptions({
  queryKey: ['/api/topics'],
  queryFn: ({ signal }) => call('GET /api/topics', { query: { language }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { QueryError } from './query-error.tsx';

test.each<[string, Error, RegExp | null]>([
  ['a missing resource', new ApiError('The contact was not found.', 404), null],
  ['a forbidden resource', new ApiError('Not yours.', 403), null],
  ['an invalid request', new ApiError('Not a number.', 422), null],
  ['a failing server', new ApiError('Something went wrong.', 503), /Try again/],
  ['too many calls', new ApiError('Please wait.', 429), /Try again/],
  ['a lost connection', new ApiError('no connection', 0), /Try again/],
  ['a code chunk that failed to load', new TypeError('Failed to fetch'), /Try again/],
  ['an ended session', new ApiError('Unauthorized', 401), /Log in/],
])('offers the right action for %s', (_, error, offer) => {
  const html = renderToStaticMarkup(<QueryError title="Not loaded" query={{ error, refetch: () => {} }} />);
  expect(html).toContain(error.message);
  if (offer) expect(html).toMatch(offer);
  else expect(html).not.toContain('<button');
});

test('shows nothing while there is data or no answer yet', () => {
  const error = new ApiError('no connection', 0);
  const refetch = () => {};
  const said = (query: Parameters<typeof QueryError>[0]['query']) => renderToStaticMarkup(<QueryError query={query} />);
  expect(said({ error: null, refetch })).toBe('');
  expect(said({ error, data: [], refetch })).toBe('');
  expect(
    said([
      { error, data: [], refetch },
      { error: null, refetch },
    ]),
  ).toBe('');
  expect(
    said([
      { error: null, data: [], refetch },
      { error, refetch },
    ]),
  ).toContain('no connection');
});

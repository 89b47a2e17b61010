import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { adminCheckQuery, currentUserQuery } from './session.ts';

const answer = vi.fn<() => Response>();
vi.stubGlobal('fetch', () => Promise.resolve(answer()));
afterEach(() => answer.mockReset());
afterAll(() => vi.unstubAllGlobals());

test('a 401 is nobody', async () => {
  answer.mockReturnValue(Response.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 }));
  expect(await new QueryClient().fetchQuery(currentUserQuery)).toBe(null);
});

test('neither who is signed in nor who administers is asked again', () => {
  const client = createQueryClient(() => {});
  expect(client.defaultQueryOptions(currentUserQuery).retry).toBe(false);
  expect(client.defaultQueryOptions(adminCheckQuery).retry).toBe(false);
});

import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { UserView } from '../contract/accounts.ts';
import { createQueryClient } from './query-client.ts';
import { adminCheckQuery, currentUserQuery } from './session.ts';

const answer = vi.fn<() => Response>();
vi.stubGlobal('fetch', () => Promise.resolve(answer()));
afterEach(() => answer.mockReset());
afterAll(() => vi.unstubAllGlobals());

test('a 401 means signed out', async () => {
  answer.mockReturnValue(Response.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 }));
  expect(await new QueryClient().fetchQuery(currentUserQuery)).toBe(null);
});

test('a 401 for a known user is an error and keeps the user', async () => {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1 } as UserView);
  answer.mockReturnValue(Response.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 }));
  await expect(client.fetchQuery(currentUserQuery)).rejects.toMatchObject({ status: 401 });
  expect(client.getQueryData(currentUserQuery.queryKey)).toMatchObject({ id: 1 });
});

test('does not retry failed reads of the session and the administrator flag', () => {
  const client = createQueryClient();
  expect(client.defaultQueryOptions(currentUserQuery).retry).toBe(false);
  expect(client.defaultQueryOptions(adminCheckQuery).retry).toBe(false);
});

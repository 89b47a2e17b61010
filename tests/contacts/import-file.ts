import { expect, vi } from 'vitest';
import type { ImportView } from '../../src/contract/imports.ts';
import type { Person } from '../app/test-app.ts';

/** Uploads a file of contacts, which is staged for a decision. */
export async function stage(who: Person, file: Uint8Array | string): Promise<ImportView> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const response = await who.upload('/api/imports', { file: bytes });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json();
}

/** Applies the chosen entries, and waits until the job is done. */
export async function apply(who: Person, id: number, body: object = { choose: 'all' }): Promise<ImportView> {
  const response = await who.call('POST', `/api/imports/${id}/apply`, body);
  expect([response.statusCode, response.body]).toEqual([202, expect.any(String)]);
  return vi.waitFor(
    async () => {
      const now: ImportView = (await who.call('GET', `/api/imports/${id}`)).json();
      expect(now.state).not.toBe('applying');
      return now;
    },
    { timeout: 100_000, interval: 50 },
  );
}

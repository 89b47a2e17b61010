import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type KeptInTab, keptInTab } from './kept-in-tab.ts';

afterEach(() => vi.unstubAllGlobals());

const loadSchema = vi.fn(async () => z.object({ title: z.string() }));
/** As after a reload, with the given session storage. */
const load = () => keptInTab('draft', loadSchema);

function storage(stored: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

function Shown({ kept }: { kept: KeptInTab<{ title: string }> }) {
  return <p>{JSON.stringify(kept.useKept()).replaceAll('"', '')}</p>;
}

/** What a component is given. */
async function given(kept: KeptInTab<{ title: string }>): Promise<string> {
  const stream = await renderToReadableStream(
    <Suspense>
      <Shown kept={kept} />
    </Suspense>,
  );
  await stream.allReady;
  return /<p>(.*)<\/p>/.exec(await new Response(stream).text())?.[1] ?? '';
}

test('a value survives a reload until it is dropped', async () => {
  const stored = storage(new Map());
  load().keep({ title: 'Hi' });
  expect(await given(load())).toBe('{title:Hi}');
  load().keep(null);
  expect(await given(load())).toBe('null');
  expect([...stored.keys()]).toEqual([]);
});

test('the schema loads only for a stored value', async () => {
  loadSchema.mockClear();
  storage(new Map());
  const kept = load();
  expect(await given(kept)).toBe('null');
  kept.keep({ title: 'Hi' });
  expect(await given(kept)).toBe('{title:Hi}');
  expect(loadSchema).not.toHaveBeenCalled();
});

test.each(['{"title":7}', 'nonsense'])('ignores the stored value %s', async (value) => {
  storage(new Map([['draft', value]]));
  expect(await given(load())).toBe('null');
});

test('keeps a value in memory if storage is forbidden', async () => {
  const kept = load();
  kept.keep({ title: 'Hi' });
  expect(await given(kept)).toBe('{title:Hi}');
});

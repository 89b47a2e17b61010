import { useSyncExternalStore } from 'react';
import { t } from '../../../contract/translate.ts';
import { countDrawn } from '../../../domain/drawn-marks.ts';
import { ApiError, noConnectionMessage, send } from '../../api.ts';

/** The PDF of many cards that is being drawn, or was: one at a time in each tab. */
export type CardFile = {
  userId: number;
  /** What was asked for, to find it again on the page that asked. */
  address: string;
  total: number;
  drawn: number;
  state: 'drawing' | 'done' | 'failed';
  /** The finished file. */
  url: string | null;
  name: string;
  bytes: number;
  message: string;
};

type Wanted = { userId: number; address: string; query: Readonly<Record<string, unknown>>; total: number };

let current: CardFile | null = null;
let stop = new AbortController();
const listeners = new Set<() => void>();

/** The file of this account; it stays while other pages are open. */
export function useCardFile(userId: number): CardFile | null {
  const file = useSyncExternalStore(subscribe, () => current);
  return file?.userId === userId ? file : null;
}

/** Draws a file. Ends the one that is being drawn. */
export async function drawCardFile({ query, ...wanted }: Wanted): Promise<void> {
  forgetCardFile();
  const { signal } = stop;
  change({ ...wanted, drawn: 0, state: 'drawing', url: null, name: `${t`Cards`}.pdf`, bytes: 0, message: '' });
  const tell = (more: Partial<CardFile>) => {
    if (!signal.aborted && current) change({ ...current, ...more });
  };
  try {
    const response = await send('GET /api/paper/cards.pdf', { query, signal });
    const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const parts: BlobPart[] = [];
    const count = countDrawn();
    const letters = new TextDecoder('latin1');
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      parts.push(piece.value);
      tell({ drawn: count(letters.decode(piece.value)) });
    }
    const file = new Blob(parts, { type: 'application/pdf' });
    if (signal.aborted) return;
    tell({
      state: 'done',
      url: URL.createObjectURL(file),
      bytes: file.size,
      ...(name && { name: decodeURIComponent(name) }),
    });
  } catch (error) {
    tell({ state: 'failed', message: error instanceof ApiError ? error.message : noConnectionMessage(true) });
  }
}

/** Cancels the drawing, or frees the finished file. */
export function forgetCardFile(): void {
  stop.abort();
  stop = new AbortController();
  if (current?.url) URL.revokeObjectURL(current.url);
  change(null);
}

function change(file: CardFile | null): void {
  current = file;
  for (const tell of listeners) tell();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

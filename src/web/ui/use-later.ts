import { startTransition, useEffect, useState } from 'react';
import { whenCalm } from './calm.ts';

/** Modules that are already loaded, so that components get them at once. */
const loadedParts = new Map<unknown, unknown>();
const retryMs = 2000;

/**
 * Loads code that the first page does not need: once that page is shown, or earlier if `wanted`. Null until loaded.
 * While it is wanted, failed loads are retried.
 */
export function useLater<Part>(load: () => Promise<Part>, wanted: unknown = false): Part | null {
  const [part, setPart] = useState<Part | null>(() => (loadedParts.get(load) as Part | undefined) ?? null);
  const isWanted = Boolean(wanted);
  const isMissing = part === null;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const begin = () => {
      load().then(
        (loaded) => {
          loadedParts.set(load, loaded);
          if (!isHere) return;
          if (isWanted) setPart(() => loaded);
          // Nobody waits for it: in small steps, so that the page answers meanwhile.
          else startTransition(() => setPart(() => loaded));
        },
        // Probably offline, which the page's own calls report.
        () => {
          if (isHere && isWanted) timer = setTimeout(begin, retryMs);
        },
      );
    };
    const cancel = isWanted ? begin() : whenCalm(begin);
    return () => {
      isHere = false;
      clearTimeout(timer);
      cancel?.();
    };
  }, [load, isWanted, isMissing]);
  return part;
}

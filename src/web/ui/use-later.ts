import { useEffect, useState } from 'react';
import { useCalm } from './calm.ts';

/** Modules that are already loaded, so that components get them at once. */
const loadedParts = new Map<unknown, unknown>();
const retryMs = 2000;

/**
 * Loads code that the first page does not need: once that page is shown, or earlier if `wanted`. Null until loaded.
 * While it is wanted, failed loads are retried.
 */
export function useLater<Part>(load: () => Promise<Part>, wanted: unknown = false): Part | null {
  const calm = useCalm();
  const [part, setPart] = useState<Part | null>(() => (loadedParts.get(load) as Part | undefined) ?? null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (part !== null || !(calm || wanted)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    load().then(
      (loaded) => {
        loadedParts.set(load, loaded);
        if (isHere) setPart(() => loaded);
      },
      // Probably offline, which the page's own calls report.
      () => {
        if (isHere && wanted) timer = setTimeout(() => setFailures(failures + 1), retryMs);
      },
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [load, calm, wanted, part, failures]);
  return part;
}

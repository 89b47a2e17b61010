import { useEffect, useState } from 'react';
import { useCalm } from './calm.ts';

/** Loaded modules are available at once. */
const loadedParts = new Map<unknown, unknown>();
const retryMs = 2000;

/**
 * What is not needed to begin: null until it is loaded, which happens once the first page stands, or when it is wanted.
 * While it is wanted, what failed to load is tried again.
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
      // Without a connection; the page's own calls say so.
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

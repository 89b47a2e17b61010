import { useEffect, useState } from 'react';
import { useCalm } from './calm.ts';

/**
 * What is not needed to begin: null until it is loaded, which happens once the first page stands, or when it is wanted.
 * Whatever failed to load is tried again when `wanted` changes.
 */
export function useLater<Part>(load: () => Promise<Part>, wanted: unknown = false): Part | null {
  const calm = useCalm();
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (calm || wanted) {
      load().then(
        (loaded) => setPart(() => loaded),
        // Without a connection; the page's own calls say so.
        () => {},
      );
    }
  }, [load, calm, wanted]);
  return part;
}

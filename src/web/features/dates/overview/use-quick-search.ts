import { useCallback, useEffect, useRef, useState } from 'react';
import { type DateSearch, overviewAddress } from './date-search.ts';

/** The search as the controls show it at once; the address follows after the next frame. The setter is stable. */
export function useQuickSearch(
  inAddress: DateSearch,
  write: (search: DateSearch) => void,
): [DateSearch, (changed: Partial<DateSearch>) => void] {
  const [asked, setAsked] = useState(inAddress);
  // The address that is being written; until it arrives, older ones must not be written back into the controls.
  const onTheWay = useRef<string | null>(null);
  const latest = useRef({ asked, write });
  useEffect(() => {
    latest.current = { asked, write };
  });
  useEffect(() => {
    if (onTheWay.current === null) setAsked(inAddress);
    else if (onTheWay.current === overviewAddress(inAddress)) onTheWay.current = null;
  }, [inAddress]);
  const change = useCallback((changed: Partial<DateSearch>) => {
    const next = { ...latest.current.asked, ...changed };
    const address = overviewAddress(next);
    // Two changes may come before the next render, and both count.
    latest.current.asked = next;
    setAsked(next);
    onTheWay.current = address;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (onTheWay.current === address) latest.current.write(next);
      }),
    );
  }, []);
  return [asked, change];
}

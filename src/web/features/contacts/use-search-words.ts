import { useEffect, useRef, useState } from 'react';

/** So long after the last key the address is written: a new address makes the router look at everything anew. */
const settledMs = 200;

/** Search words that answer every key at once and are kept in the address, so that Back finds them again. */
export function useSearchWords(inAddress: string, write: (words: string) => void): [string, (words: string) => void] {
  const [words, setWords] = useState(inAddress);
  // The address follows with a delay: what it still has to pass through must not come back into the field.
  const onTheWay = useRef<string[]>([]);
  useEffect(() => {
    const seen = onTheWay.current.indexOf(inAddress);
    if (seen === -1) setWords(inAddress);
    onTheWay.current = onTheWay.current.slice(seen + 1);
  }, [inAddress]);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const change = (next: string) => {
    setWords(next);
    clearTimeout(settling.current);
    const { pathname } = location;
    settling.current = setTimeout(() => {
      // A contact was followed meanwhile: writing the address of the list would call that off.
      if (location.pathname !== pathname) return;
      onTheWay.current.push(next);
      write(next);
    }, settledMs);
  };
  return [words, change];
}

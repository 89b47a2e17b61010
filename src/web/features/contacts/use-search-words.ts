import { useEffect, useRef, useState } from 'react';

/** The delay between the last key and the update of the address, which makes the router match its routes again. */
const settledMs = 200;

/** Search words that update with every key and are stored in the address, so that Back restores them. */
export function useSearchWords(inAddress: string, write: (words: string) => void): [string, (words: string) => void] {
  const [words, setWords] = useState(inAddress);
  // The address lags behind: the outdated words it passes through must not be written back into the field.
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
      // The user has opened a contact meanwhile: writing the list's address would cancel that navigation.
      if (location.pathname !== pathname) return;
      onTheWay.current.push(next);
      write(next);
    }, settledMs);
  };
  return [words, change];
}

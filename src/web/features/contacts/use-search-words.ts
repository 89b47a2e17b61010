import { useEffect, useRef, useState } from 'react';

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
  const change = (next: string) => {
    setWords(next);
    onTheWay.current.push(next);
    write(next);
  };
  return [words, change];
}

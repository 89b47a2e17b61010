import { useEffect, useState } from 'react';

const settledMs = 250;

/** A debounced value, so that a search does not make a call per key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(settling);
  }, [value]);
  return settled;
}

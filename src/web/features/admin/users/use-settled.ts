import { useEffect, useState } from 'react';

const settledMs = 250;

/** A value a moment after it last changed: each key of a search need not be a call. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(settling);
  }, [value]);
  return settled;
}

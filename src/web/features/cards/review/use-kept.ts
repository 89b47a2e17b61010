import { useState } from 'react';

/** A setting of this browser; without storage it holds until the page is left. */
export function useKept(name: string, usual: boolean) {
  const [value, setValue] = useState(() => {
    try {
      return (localStorage.getItem(name) ?? String(usual)) === 'true';
    } catch {
      return usual;
    }
  });
  const set = (next: boolean) => {
    setValue(next);
    try {
      localStorage.setItem(name, String(next));
    } catch {
      // It holds until the page is left.
    }
  };
  return { value, set };
}

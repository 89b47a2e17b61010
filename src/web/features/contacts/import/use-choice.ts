import { useState } from 'react';
import { type Choice, choice, chooseNew } from './choice.ts';

const keyOf = (importId: number) => `fondly-import-${importId}`;

/** The choice among the entries of an import; it is there again when the page is left and come back to. */
export function useChoice(importId: number): [Choice, (next: Choice) => void] {
  const [chosen, setChosen] = useState(() => readChoice(importId));
  const keep = (next: Choice) => {
    setChosen(next);
    try {
      sessionStorage.setItem(keyOf(importId), JSON.stringify(next));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [chosen, keep];
}

function readChoice(importId: number): Choice {
  try {
    return choice.parse(JSON.parse(sessionStorage.getItem(keyOf(importId)) ?? ''));
  } catch {
    return chooseNew;
  }
}

import type { ReactNode } from 'react';

/** The key of a button, for those who see it and have a keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="review-key" aria-hidden>
      {children}
    </kbd>
  );
}

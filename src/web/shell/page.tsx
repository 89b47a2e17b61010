import type { ReactNode } from 'react';

/** The frame of a page's content: at most 1080 px wide, 1440 px in a wide window, with the design's margins. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? 'page page-narrow' : 'page'}>{children}</div>;
}

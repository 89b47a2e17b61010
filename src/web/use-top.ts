import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far an element is from the top of the page. The content above it may grow: a note, a longer title. */
export function useTop(place: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => setTop(Math.round((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [place]);
  return top;
}

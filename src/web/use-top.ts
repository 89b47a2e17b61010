import { type RefObject, useLayoutEffect, useState } from 'react';

/** The distance of an element from the top of the page; updates when the content above it changes its height. */
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

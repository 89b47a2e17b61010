/** The router's location without its types, which derive from its options. */
type Location = { href: string; state: { __TSR_key?: string } };

/** The router's state: at a page, or navigating to one. */
export type Way = { status: 'pending' | 'idle'; location: Location };

/** The key of the pending screen, which has no scroll position to restore. */
const onTheWay = 'on the way';

/**
 * The key under which the router stores a page's scroll position. While the next page loads, the router would store the
 * position of the pending screen for the page that was left, and going back would show the top of a long list.
 */
export function placeKey(location: Location, way: Way | undefined): string {
  const isLeft = way?.status === 'pending' && entryOf(way.location) !== entryOf(location);
  return isLeft ? onTheWay : entryOf(location);
}

/** Identifies an entry of the history; one address may have several. */
function entryOf({ state, href }: Location): string {
  return state.__TSR_key ?? href;
}

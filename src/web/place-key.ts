/** The router's location without its types, which derive from its options. */
type Location = { href: string; state: { __TSR_key?: string } };

/** Where the router is: at a page, or on its way to one. */
export type Way = { status: 'pending' | 'idle'; location: Location };

/** The pending screen has no scroll position to come back to. */
const onTheWay = 'on the way';

/**
 * What the router keeps a scrolled page's place under. Until the next page stands it takes whatever is shown for the page
 * that was left: who went back from a page still loading came to the top of a long list.
 */
export function placeKey(location: Location, way: Way | undefined): string {
  const isLeft = way?.status === 'pending' && entryOf(way.location) !== entryOf(location);
  return isLeft ? onTheWay : entryOf(location);
}

/** An entry of the history, which one address may have many of. */
function entryOf({ state, href }: Location): string {
  return state.__TSR_key ?? href;
}

/** The most characters of the place on a postmark. Apart from schemas: pages that only need the number load none. */
export const mostOfPlace = 30;

/** Lists up to this length are rendered completely, for the browser's search, the Tab key and screen readers. */
export const wholeUpTo = 100;

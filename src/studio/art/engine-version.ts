/**
 * Grows whenever the same request would give another picture. A picture drawn by another version cannot be drawn again,
 * only enlarged.
 */
export const engineVersion = 11;

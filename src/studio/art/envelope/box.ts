/** Where something lies, in px of the canvas. */
export type Box = { left: number; top: number; width: number; height: number };

/** The wall clock; tests put their own in the context. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

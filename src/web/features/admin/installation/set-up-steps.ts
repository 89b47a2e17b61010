/** The steps after the first account, in order. */
export const setUpSteps = ['address', 'mail', 'joining'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

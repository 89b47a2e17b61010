/** The steps after the first account, in their order. */
export const setUpSteps = ['address', 'mail', 'joining'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

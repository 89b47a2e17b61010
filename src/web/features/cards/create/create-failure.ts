/** The headline of every failure to create a card (specification 2, section 8). */
export const createFailure = 'Failed to create card';

/** The most cards or contacts of one file of addresses, and the most cards drawn for one file or marked as posted at once. */
export const paperLimits = { recipients: 500, cards: 200 } as const;

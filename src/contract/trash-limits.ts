// Apart from the schemas, so that pages can use it without loading zod.

/** How long what was deleted stays in the trash. */
export const trashDays = 30;

/** How many entries one call lists. */
export const trashPageSize = 50;

import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Ids are identity integers; card styles and images use uuid. */
export const identityId = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** timestamptz, a JS Date in rows, ISO with Z on the wire. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => instant().notNull().defaultNow();

/** Increases with every change; a PATCH with an older version is rejected (D37). */
export const version = () => integer().notNull().default(1);

import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Ids are identity integers; card styles and images use uuid. */
export const identityId = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** timestamptz, a JS Date in rows, ISO with Z on the wire. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => instant().notNull().defaultNow();

/** Grows with every change; a PATCH that carries an older one is refused (D37). */
export const version = () => integer().notNull().default(1);

import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MailSecurity } from '../../../contract/mail-settings.ts';
import { instant } from './columns.ts';

/** The mail server that an administrator entered; one row at most, with id 1. */
export const mailSettings = pgTable('mail_settings', {
  id: integer().primaryKey(),
  host: text().notNull(),
  port: integer().notNull(),
  security: text().$type<MailSecurity>().notNull(),
  user: text(),
  /** Encrypted with a key derived from SECRET_KEY. */
  sealedPassword: text(),
  senderAddress: text().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

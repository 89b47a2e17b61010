import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { BackupPlaceName } from '../../../contract/backups.ts';
import type { RegistrationMode } from '../../../contract/registration.ts';

/** What an administrator decided on the page; one row at most, with id 1. */
export const installationSettings = pgTable('installation_settings', {
  id: integer().primaryKey(),
  publicUrl: text(),
  timeZone: text(),
  registration: text().$type<RegistrationMode>(),
  keepsInOutbox: boolean().notNull().default(true),
  backsUpDaily: boolean().notNull().default(false),
  backupPlace: text().$type<BackupPlaceName>().notNull().default('data'),
  backupFolder: text(),
});

import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { z } from 'zod';
import type { BackupsView, backupPlan } from '../../../contract/backups.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { invalidField } from '../../refusal.ts';

/** The plan of the page, as read last. */
export function planOf({ installation }: Pick<Context, 'installation'>): BackupsView['plan'] {
  const { backsUpDaily, backupPlace, backupFolder } = installation.latest();
  return { isDaily: backsUpDaily, place: backupPlace, folder: backupFolder };
}

/** Checks a place before it is saved, so that a wrong one is reported at once and not after the first night. */
export async function requirePlace(
  { config }: Pick<Context, 'config'>,
  plan: z.output<typeof backupPlan>,
): Promise<void> {
  if (plan.place === 'bucket' && !config.files)
    throw invalidField('place', t`There is no bucket: FILES_URL is not set where Fondly is started.`);
  if (plan.place !== 'folder') return;
  const refuse = (message: string) => invalidField('folder', message);
  const folder = plan.folder ?? '';
  if (!isAbsolute(folder)) throw refuse(t`Enter the whole path, such as /var/backups/fondly.`);
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw refuse(t`There is no such folder where Fondly runs. Make it first.`);
  await access(folder, constants.W_OK).catch(() => {
    throw refuse(t`Fondly may not write there. Give the folder to the user that runs Fondly.`);
  });
}

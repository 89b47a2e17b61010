import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { type ConfigFields, configComplaint, findModel } from '../prompts/public.ts';

/** Refuses what the chosen model cannot work with (D42). */
export async function checkConfig(db: Executor, config: ConfigFields): Promise<void> {
  const found = await findModel(db, config.aiModel);
  const complaint = configComplaint(config, found?.model ?? null);
  if (complaint) throw invalidField(complaint.field, complaint.message);
}

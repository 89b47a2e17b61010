import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { findModel } from '../prompts/ai-models.store.ts';
import { configComplaint } from '../prompts/check-config.policy.ts';
import type { ConfigFields } from '../prompts/prompt-configs.store.ts';

/** Refuses what the chosen model cannot work with (D42). */
export async function checkConfig(db: Executor, config: ConfigFields): Promise<void> {
  const found = await findModel(db, config.aiModel);
  const complaint = configComplaint(config, found?.model ?? null);
  if (complaint) throw invalidField(complaint.field, complaint.message);
}

import type { ConfigView, TemplateView } from '../../../contract/admin.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import {
  activeConfig,
  findModel,
  isPictureModel,
  type RequestSettings,
  requestSettings,
  templateInUse,
} from '../prompts/public.ts';

/** What to request from a provider and with which words; `problem` if the administrator's settings allow no request. */
export type WordsPlan = { settings: RequestSettings; system: string; user: string };
export type PicturePlan = { settings: RequestSettings; image: string };
type Plan<P> = P | { problem: string } | null;

/** The plan for words of a category: null if no active configuration requests them. */
export async function wordsPlan(db: Executor, category: 'card_message' | 'image_generation'): Promise<Plan<WordsPlan>> {
  const chosen = await settingsOf(db, category, false);
  if (!chosen || 'problem' in chosen) return chosen;
  const system = await templateInUse(db, 'system', category);
  const user = await templateInUse(db, 'user', category);
  if (!user) return { problem: t`There is no prompt template for this.` };
  return { settings: chosen, system: system?.content ?? '', user: user.content };
}

/** The plan for a picture: null if no active configuration draws. */
export async function picturePlan(
  db: Executor,
  category: Exclude<TemplateView['category'], 'card_message'>,
): Promise<Plan<PicturePlan>> {
  // An image model may also be chosen for the category that usually describes pictures.
  const chosen =
    (await settingsOf(db, 'image_generation_ai', true)) ?? (await settingsOf(db, 'image_generation', true));
  if (!chosen || 'problem' in chosen) return chosen;
  const image = await templateInUse(db, 'image', category);
  return image ? { settings: chosen, image: image.content } : { problem: t`There is no prompt template for this.` };
}

async function settingsOf(
  db: Executor,
  category: ConfigView['category'],
  draws: boolean,
): Promise<Plan<RequestSettings>> {
  const config = await activeConfig(db, category);
  if (!config) return null;
  const found = await findModel(db, config.aiModel);
  return isPictureModel(category, found?.model ?? null) === draws ? requestSettings(config, found) : null;
}

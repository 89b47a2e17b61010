import type { z } from 'zod';
import { adminEndpoints, type requestPreviewBody } from '../../../contract/admin.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { TemplateProblem } from '../../prompt-language/template-problem.ts';
import { invalidField } from '../../refusal.ts';
import { findUser } from '../accounts/public.ts';
import { automaticBrief, chooseAutomaticStyle } from '../automatic-cards/public.ts';
import { findPerson } from '../contacts/public.ts';
import { ageOfPerson, upcomingDates } from '../dates/public.ts';
import { type CardBrief, earlierPictures, type PreviewChoice, previewProvider } from '../generation/public.ts';
import { findConfig, findModel, findTemplate, requestSettings } from '../prompts/public.ts';
import { listPresets } from '../styles/public.ts';

const wholeYear = 366;

/** The request that a provider would get for the next card to one of the administrator's own contacts. Nothing is sent. */
const previewRequestRoute = route(adminEndpoints.previewRequest, {
  access: 'admin',
  limit: 'drawing',
  handler: async ({ context, user, body }) => {
    const brief = { ...(await briefFor(context, user, body.personId)), deliveryType: body.deliveryType };
    const chosen = await choiceOf(context.database.orm, body);
    try {
      const preview = await previewProvider(context, brief, body.kind, chosen);
      if ('problem' in preview) throw invalidField('configId', preview.problem);
      return preview;
    } catch (error) {
      if (!(error instanceof TemplateProblem)) throw error;
      throw invalidField(body.kind === 'picture' ? 'imageTemplateId' : 'userTemplateId', error.message);
    }
  },
});

/** The brief of an automatic card for the contact's next date, or for a birthday today. */
async function briefFor(context: Context, user: SessionUser, personId: number): Promise<CardBrief> {
  const db = context.database.orm;
  const person = await findPerson(db, user.id, personId);
  const owner = await findUser(db, user.id);
  if (!person || !owner) throw invalidField('personId', t`This contact does not exist any more.`);
  const timeZone = person.timeZone ?? user.timeZone;
  const today = todayIn(context.clock, timeZone);
  const next = (await upcomingDates(db, user.id, today, wholeYear)).find((date) => date.personId === personId);
  const day = next?.nextOccurrence ?? today;
  const date = next ?? { occasionType: 'birthday', date: `--${today.slice(5)}` };
  const age = await ageOfPerson(db, { userId: user.id, personId }, day);
  const style = chooseAutomaticStyle({ presets: await listPresets(db), person, user: owner });
  return {
    ...automaticBrief({ date, person, timeZone }, day, style, { avoid: [], seed: 'preview', age }),
    ...(await earlierPictures(db, user.id, person.id, context.clock.now())),
  };
}

/** The chosen templates and configuration; those left out are the ones in use. */
async function choiceOf(db: Executor, body: z.output<typeof requestPreviewBody>): Promise<PreviewChoice> {
  const contentOf = async (field: 'systemTemplateId' | 'userTemplateId' | 'imageTemplateId') => {
    const id = body[field];
    if (!id) return undefined;
    const template = await findTemplate(db, id);
    if (!template) throw invalidField(field, t`This template does not exist any more.`);
    return template.content;
  };
  return {
    system: await contentOf('systemTemplateId'),
    user: await contentOf('userTemplateId'),
    image: await contentOf('imageTemplateId'),
    settings: body.configId ? await settingsOf(db, body.configId) : undefined,
  };
}

async function settingsOf(db: Executor, configId: number) {
  const config = await findConfig(db, configId);
  if (!config) throw invalidField('configId', t`This configuration does not exist any more.`);
  const settings = requestSettings(config, await findModel(db, config.aiModel));
  if ('problem' in settings) throw invalidField('configId', settings.problem);
  return settings;
}

export const previewRoutes: Route[] = [previewRequestRoute];

import { AboutPage } from '../../../../card-page/about-page.tsx';
import { readersLanguage } from '../../../../card-page/refusal-words.ts';
import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { artStyleOfSlug } from '../../../../domain/art-style-slug.ts';
import { packFor } from '../../../../studio/words/language-packs.ts';
import type { Executor } from '../../../db/executor.ts';
import { route } from '../../../http/route.ts';
import { sendPage } from '../../../http/send-page.tsx';
import { notFound } from '../../../refusal.ts';
import { readHeldImage } from '../../images/public.ts';
import { listPresets } from '../../styles/public.ts';

/** The picture of a style that the studio itself drew: an administrator's own pictures are not for everybody. */
async function findSample(db: Executor, slug: string): Promise<string | null> {
  const style = artStyleOfSlug(slug);
  const presets = style ? await listPresets(db) : [];
  const sample = presets.find(
    ({ parameters, seedKey, imagePath }) =>
      parameters.artStyle === style && imagePath && seedKey?.startsWith('generated/'),
  );
  return sample?.imagePath ?? null;
}

/** What Fondly is, for people who received a card (D53). */
export const aboutFondlyRoute = route(deliveryEndpoints.aboutFondly, {
  access: 'secret',
  handler: async ({ context, query: { style: slug, lang }, reply }) => {
    const language = lang ?? readersLanguage(reply.request.headers['accept-language']);
    const style = artStyleOfSlug(slug);
    const hasSample = style && (await findSample(context.database.orm, slug));
    const words = packFor(language).aboutFondly;
    return sendPage(reply, 200, {
      title: words.tab,
      language,
      entry: 'card-page',
      body: <AboutPage language={language} words={words} picture={hasSample ? `/about-fondly/${slug}.jpg` : null} />,
    });
  },
});

export const aboutPictureRoute = route(deliveryEndpoints.aboutPicture, {
  access: 'secret',
  handler: async ({ context, params: { file }, reply }) => {
    const sample = await findSample(context.database.orm, file.replace(/\.jpg$/, ''));
    const jpeg = sample && (await readHeldImage(context, sample));
    if (!jpeg) throw notFound(t`The picture was not found.`);
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(jpeg);
  },
});

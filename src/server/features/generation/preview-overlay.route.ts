import { generationEndpoints } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { studioBusyMessage } from '../../pictures/picture-pool.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { readImage, requireUsableImages } from '../images/public.ts';
import { requireKnownFont } from './known-font.policy.ts';

const scale = 0.5;
/** The limit per user: dragging a slider abandons older previews, which must not fill the studio's queue. */
const atOnceLimit = 4;
const atWork = new Map<number, number>();

/** Previews the words over a photo as on the card, at 512 px. Stores nothing. */
export const previewOverlayRoute = route(generationEndpoints.previewOverlay, {
  access: 'signed-in',
  scope: 'cards',
  limit: 'drawing',
  handler: async ({ context, user, body, reply }) => {
    const { imageUrl, title, overlay, focus = null } = body;
    requireKnownFont(overlay.fontFamily, 'overlay.fontFamily');
    await requireUsableImages(context.database.orm, user.id, { imageUrl });
    const photo = await readImage(context, imageUrl);
    if (!photo) throw invalidField('imageUrl', t`Choose a picture of your own.`);
    const picture = await withinLimit(user.id, () =>
      context.pictures.render(
        { kind: 'photo', photo, focus, overlay: { text: title, style: overlay }, size: '1024x1024' },
        { scale, signal: leavingSignal(reply) },
      ),
    );
    return reply.type('image/jpeg').send(Buffer.from(picture.jpeg));
  },
});

async function withinLimit<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const others = atWork.get(userId) ?? 0;
  if (others >= atOnceLimit) throw new Refusal('rate_limited', studioBusyMessage, { retryAfterSeconds: 1 });
  atWork.set(userId, others + 1);
  try {
    return await work();
  } finally {
    const left = (atWork.get(userId) ?? 1) - 1;
    if (left > 0) atWork.set(userId, left);
    else atWork.delete(userId);
  }
}

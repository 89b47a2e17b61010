import { overlayPresets } from '../../../domain/styles.ts';
import type { PictureRequest } from '../../../studio/art/picture.ts';
import type { Context } from '../../context.ts';
import { storeDrawing } from '../images/public.ts';

/**
 * Stores a provider's picture in place of the studio's drawing: cut to the card's size, and the heading set by us, since
 * a provider's letters cannot be trusted.
 */
export async function storeProviderPicture(
  context: Context,
  userId: number,
  jpeg: Uint8Array,
  instead: PictureRequest,
  signal: AbortSignal,
): Promise<string> {
  const heading = instead.kind === 'illustration' ? instead.heading : null;
  const overlay = heading ? { text: heading, style: overlayPresets.elegant } : null;
  return storeDrawing(
    context,
    userId,
    { kind: 'photo', photo: jpeg, focus: null, overlay, size: instead.size },
    { signal },
  );
}

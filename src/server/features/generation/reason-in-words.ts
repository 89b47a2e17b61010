import { t } from '../../../contract/translate.ts';
import { IllegalTransition } from '../../../domain/card-lifecycle.ts';
import { UnreadablePicture } from '../../../studio/art/photo/unreadable-picture.ts';
import { PictureQueueFull, PictureWorkerFailed } from '../../pictures/picture-pool.ts';
import { saidAgain } from '../../reader.ts';
import { Refusal } from '../../refusal.ts';

/** Why a card could not be made, for its user. */
export function reasonInWords(error: unknown): string {
  if (error instanceof UnreadablePicture) return saidAgain(error.message);
  if (error instanceof PictureQueueFull) return saidAgain(error.message);
  if (error instanceof Refusal || error instanceof IllegalTransition) return saidAgain(error.message);
  if (error instanceof PictureWorkerFailed) return t`The picture took too long to draw. Please try again.`;
  return t`The card could not be made. Please try again.`;
}

import { t } from '../../contract/translate.ts';

export const studioBusyMessage = t`The studio is busy. Please try again in a moment.`;

/** The queue is full: try again later. */
export class PictureQueueFull extends Error {
  override name = 'PictureQueueFull';
  override message = studioBusyMessage;
}

/** A picture's thread or process died or exceeded its time limit. */
export class PictureWorkerFailed extends Error {
  override name = 'PictureWorkerFailed';
}

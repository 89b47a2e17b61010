export const studioBusyMessage = 'The studio is busy. Please try again in a moment.';

/** More pictures wait than the pool takes: try again later. */
export class PictureQueueFull extends Error {
  override name = 'PictureQueueFull';
  override message = studioBusyMessage;
}

/** A picture's thread or process ended, or took longer than it may. */
export class PictureWorkerFailed extends Error {
  override name = 'PictureWorkerFailed';
}

import { t } from '../../../contract/translate.ts';

/** Why an upload is rejected. */
export type UnreadableReason = 'unsupported' | 'too-large' | 'too-costly' | 'damaged';

const messages: Record<UnreadableReason, string> = {
  unsupported: t`This is not a picture we can read. Use PNG, JPEG, GIF, WebP or HEIC.`,
  'too-large': t`The picture is larger than 50 megapixels, or one of its sides is longer than 12,000 pixels.`,
  'too-costly': t`This picture takes too much memory or time to read. Save it smaller, or as a standard JPEG.`,
  damaged: t`The picture is damaged.`,
};

/** A rejected upload; the message is for the person who sent it. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(messages[reason], options);
    this.reason = reason;
  }
}

import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';
import { refuseUnsafeHeaders } from './refuse-unsafe-headers.ts';

/** Our message in the words of nodemailer: text beside HTML, pictures beside the HTML that shows them. Throws UnsafeHeader. */
export function composeMessage(mail: OutgoingMail): SendMailOptions {
  refuseUnsafeHeaders(mail);
  return {
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.inlineImages.map((image) => ({
      filename: image.fileName,
      content: Buffer.from(image.jpeg),
      cid: image.contentId,
      contentType: 'image/jpeg',
      contentDisposition: 'inline',
    })),
    // Unfolded: a fold inside an address would change it, and what was written here is plain ASCII.
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([name, value]) => [name, { prepared: true, value }]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}

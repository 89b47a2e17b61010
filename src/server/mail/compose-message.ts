import type { SendMailOptions } from 'nodemailer';
import { base64Lines } from './base64-lines.ts';
import type { InlineImage, OutgoingMail } from './mailer.ts';
import { refuseUnsafeHeaders } from './refuse-unsafe-headers.ts';

/** Our message for nodemailer: text beside HTML, pictures beside the HTML that shows them. Throws UnsafeHeader. */
export function composeMessage(mail: OutgoingMail): SendMailOptions {
  refuseUnsafeHeaders(mail);
  return {
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    to: [mail.to, ...(mail.alsoTo ?? []).map((address) => ({ name: '', address }))],
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: withLineEnds(mail.text),
    html: withLineEnds(mail.html),
    attachments: mail.inlineImages.map((image) => ({
      cid: image.contentId,
      contentType: typeOf(image),
      raw: imagePart(image),
    })),
    // Unfolded: a fold inside an address would change it, and this text is plain ASCII.
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([name, value]) => [name, { prepared: true, value }]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}

/** The line ends of SMTP, so that the message needs no conversion. */
function withLineEnds(text: string): string {
  return text.replaceAll(/\r\n?|\n/g, '\r\n');
}

/** The complete MIME part of a picture, already in lines: nodemailer would encode it in a stream of its own. */
function imagePart(image: InlineImage): Buffer {
  const { contentId, fileName } = image;
  const head = [
    `Content-Type: ${typeOf(image)}; name=${fileName}`,
    'Content-Transfer-Encoding: base64',
    `Content-Id: <${contentId}>`,
    `Content-Disposition: inline; filename=${fileName}`,
  ];
  return base64Lines(`${head.join('\r\n')}\r\n\r\n`, 'png' in image ? image.png : image.jpeg);
}

function typeOf(image: InlineImage): string {
  return 'png' in image ? 'image/png' : 'image/jpeg';
}

// What other features may import from this one; its own files import each other directly.

export { sendOwnerMail } from './send-owner-mail.ts';

import { t } from '../../../contract/translate.ts';
import type { AccountLinkKind } from './account-links.ts';

/** The words of mails about an account. None of them come from the person who asked: the mail may reach a stranger. */
export type AccountMailWords = {
  subject: string;
  paragraphs: string[];
  button: { label: string; url: string };
  note: string;
};

/** The words of each kind of mail. `email` is the requested address; about a shared account, that of whoever invites or joins. */
export function accountMailWords(
  kind: AccountLinkKind,
  { publicUrl, token, email }: { publicUrl: string; token: string; email: string },
): AccountMailWords {
  switch (kind) {
    case 'email-change':
      return {
        subject: t`Confirm your new email address`,
        paragraphs: [t`Someone asked to use this address for their Fondly account. If that was you, confirm it here.`],
        button: { label: t`Confirm this address`, url: `${publicUrl}/auth?email=${token}` },
        note: t`The link works once, within a day. If it was not you, do nothing: nothing changes.`,
      };
    case 'email-undo':
      return {
        subject: t`The email address of your account was changed`,
        paragraphs: [
          t`Your Fondly account uses ${email} from now on. If you changed it, there is nothing to do.`,
          t`If it was not you, undo the change. You get this address back, and everyone is logged out.`,
        ],
        button: { label: t`Undo the change`, url: `${publicUrl}/auth?undo=${token}` },
        note: t`The link works for seven days.`,
      };
    case 'email-taken':
      return {
        subject: t`This address has a Fondly account already`,
        paragraphs: [
          t`Someone asked to use this address for another Fondly account. An address belongs to one account only, so nothing has changed.`,
          t`If that was you, log in with this address, or choose another one in your settings.`,
        ],
        button: { label: t`Log in`, url: `${publicUrl}/auth` },
        note: t`If it was not you, there is nothing to do.`,
      };
    case 'email-verify':
      return {
        subject: t`Confirm your email address`,
        paragraphs: [t`Cards from Fondly carry your name, so we check once that this address is yours.`],
        button: { label: t`Confirm this address`, url: `${publicUrl}/auth?verify=${token}` },
        note: t`The link works once, within seven days. If you have no Fondly account, do nothing.`,
      };
    case 'password-reset':
      return {
        subject: t`Choose a new password`,
        paragraphs: [t`Someone asked for a new password for your Fondly account. If that was you, choose it here.`],
        button: { label: t`Choose a new password`, url: `${publicUrl}/auth?reset=${token}` },
        note: t`The link works once, within an hour. If it was not you, do nothing: your password stays as it is.`,
      };
    case 'family-invitation':
      return {
        subject: t`An invitation to share an account`,
        paragraphs: [
          t`${email} has a Fondly account with contacts, their days and the cards for them, and invites you to share it.`,
          t`Log in to your own Fondly account, or create one. Then you see what you may do there, and decide.`,
        ],
        button: { label: t`See the invitation`, url: `${publicUrl}/settings#join=${token}` },
        note: t`The link works once, within seven days. If you do not know this address, do nothing.`,
      };
    case 'family-joined':
      return {
        subject: t`Someone joined your account`,
        paragraphs: [
          t`${email} accepted your invitation and shares your Fondly account from now on.`,
          t`You see all members in your settings, where you can change what they may do, and remove them.`,
        ],
        button: { label: t`Open your settings`, url: `${publicUrl}/settings` },
        note: t`If you did not invite them, remove them there and change your password.`,
      };
  }
}

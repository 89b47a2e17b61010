import { t } from '../../../../contract/translate.ts';

/** Where people have their address books: the address to fill in, and how to get a password for Fondly. */
export type Provider = {
  value: 'nextcloud' | 'icloud' | 'fastmail' | 'google' | 'other';
  label: string;
  address: string;
  /** Shown below the chosen one. */
  help: string;
};

export const googleHelp = t`You choose your account at Google and let Fondly read your contacts. Fondly changes nothing there, and sees nothing else.`;

export const providers: readonly Provider[] = [
  {
    value: 'nextcloud',
    label: t`Nextcloud`,
    address: '',
    help: t`The address of your cloud, such as https://cloud.example.org. Make an app password there under Settings > Security > Devices & sessions.`,
  },
  {
    value: 'icloud',
    label: 'iCloud',
    address: 'https://contacts.icloud.com',
    help: t`The user name is your Apple Account’s email address. Make an app-specific password at account.apple.com under Sign-In and Security; your own password is not accepted.`,
  },
  {
    value: 'fastmail',
    label: t`Fastmail`,
    address: 'https://carddav.fastmail.com',
    help: t`The user name is your full email address. Make an app password under Settings > Privacy & Security > Manage app passwords, with access to contacts.`,
  },
  {
    value: 'google',
    label: t`Google`,
    address: '',
    help: t`Google lets no program read contacts with a password. Export them at contacts.google.com and import the file under Contacts > Import.`,
  },
  {
    value: 'other',
    label: t`Another server`,
    address: '',
    help: t`Your email address, or the address of the server or of one book: Radicale, Baïkal, Synology, mailbox.org, Posteo and others.`,
  },
];

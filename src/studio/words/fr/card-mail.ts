import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  tab: 'Une carte pour vous',
  senderWithFondly: (sender) => `${sender} avec Fondly`,
  textMessage: (sender, title) => `${sender} a fait une carte pour vous\u00a0: ${title}`,
  viewInBrowser: 'Voir dans le navigateur',
  withAddress: (label, url) => `${label}\u00a0: ${url}`,
  openCard: 'Ouvrir la carte',
  moreSigned: (count) =>
    count === 1 ? 'Il y a encore une signature sur la carte.' : `Il y a encore ${count} signatures sur la carte.`,
  answer: (sender) => `${sender} vous a envoyé cette carte. Pour lui écrire, répondez à cet e-mail.`,
  noMore: (firstName) => `Ne plus recevoir de cartes ${from(firstName)}`,
  unsubscribe: {
    question: (sender) => `Plus de cartes ${from(sender)} ?`,
    consequence: (sender, email) => `Les cartes que ${sender} enverra avec Fondly n’arriveront plus à ${email}.`,
    button: 'Ne plus recevoir de cartes',
    done: 'C’est fait',
    doneText: (sender, email) => `Les cartes ${from(sender)} n’arriveront plus à ${email}.`,
  },
};

/** French leaves the e of "de" out before a vowel. */
function from(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûü]/iu.test(name) ? `d’${name}` : `de ${name}`;
}

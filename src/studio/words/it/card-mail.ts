import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  tab: 'Un biglietto per te',
  senderWithFondly: (sender) => `${sender} con Fondly`,
  textMessage: (sender, title) => `${sender} ha fatto un biglietto per te: ${title}`,
  viewInBrowser: 'Apri nel browser',
  withAddress: (label, url) => `${label}: ${url}`,
  openCard: 'Apri il biglietto',
  moreSigned: (count) =>
    count === 1 ? 'Sul biglietto c’è ancora una firma.' : `Sul biglietto ci sono altre ${count} firme.`,
  answer: (sender) => `Questo biglietto è di ${sender}. Per rispondere basta rispondere a questa e-mail.`,
  noMore: (firstName) => `Non ricevere più biglietti da ${firstName}`,
  unsubscribe: {
    question: (sender) => `Nessun altro biglietto da ${sender}?`,
    consequence: (sender, email) => `I biglietti che ${sender} manderà con Fondly non arriveranno più a ${email}.`,
    button: 'Non ricevere più biglietti',
    done: 'Fatto',
    doneText: (sender, email) => `I biglietti di ${sender} non arriveranno più a ${email}.`,
  },
};

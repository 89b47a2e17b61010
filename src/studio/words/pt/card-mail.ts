import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  tab: 'Um cartão para você',
  senderWithFondly: (sender) => `${sender} com Fondly`,
  textMessage: (sender, title) => `${sender} fez um cartão para você: ${title}`,
  viewInBrowser: 'Ver no navegador',
  withAddress: (label, url) => `${label}: ${url}`,
  openCard: 'Abrir o cartão',
  moreSigned: (count) =>
    count === 1 ? 'Há mais uma assinatura no cartão.' : `Há mais ${count} assinaturas no cartão.`,
  answer: (sender) => `Este cartão é de ${sender}. Para escrever de volta, basta responder a este e-mail.`,
  noMore: (firstName) => `Não receber mais cartões de ${firstName}`,
  unsubscribe: {
    question: (sender) => `Nenhum cartão mais de ${sender}?`,
    consequence: (sender, email) => `Os cartões que ${sender} enviar com Fondly não chegarão mais a ${email}.`,
    button: 'Não receber mais cartões',
    done: 'Pronto',
    doneText: (sender, email) => `Os cartões de ${sender} não chegarão mais a ${email}.`,
  },
};

import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Responder a ${sender}`,
  heart: 'Enviar um coração',
  message: 'Algumas palavras de agradecimento',
  photo: 'Uma foto, se quiser',
  send: 'Enviar',
  kept: (sender) => `${sender} vai receber a resposta.`,
  back: 'Voltar ao cartão',
  problems: {
    closed: 'Este cartão não recebe respostas.',
    full: 'Este cartão já tem todas as respostas que cabem nele.',
    empty: 'Escreva primeiro algumas palavras.',
    tooLong: 'Escreva no máximo 500 caracteres.',
    photo: 'Não foi possível ler esta foto. Escolha outra ou envie só as palavras.',
    tooLarge: 'A foto tem mais de 10 MB. Escolha uma menor ou envie só as palavras.',
    noRoom: 'Não há espaço para a foto. As palavras sozinhas vão chegar.',
  },
};

import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Odpowiedź na kartkę (nadawca: ${sender})`,
  heart: 'Wyślij serce',
  message: 'Kilka słów podziękowania',
  photo: 'Zdjęcie, jeśli jest ochota',
  send: 'Wyślij',
  kept: (sender) => `${sender} dostanie tę odpowiedź.`,
  back: 'Wróć do kartki',
  problems: {
    closed: 'Na tę kartkę nie można odpowiedzieć.',
    full: 'Na tej kartce nie zmieści się więcej odpowiedzi.',
    empty: 'Najpierw trzeba napisać kilka słów.',
    tooLong: 'Zmieści się najwyżej 500 znaków.',
    photo: 'Nie udało się odczytać tego zdjęcia. Można wybrać inne albo wysłać same słowa.',
    tooLarge: 'Zdjęcie ma ponad 10 MB. Można wybrać mniejsze albo wysłać same słowa.',
    noRoom: 'Na zdjęcie nie ma miejsca. Same słowa dotrą.',
  },
};

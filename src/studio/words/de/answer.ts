import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Eine Antwort an ${sender}`,
  heart: 'Ein Herz schicken',
  message: 'Ein paar Worte zum Dank',
  photo: 'Ein Foto, wer mag',
  send: 'Abschicken',
  kept: (sender) => `Die Antwort kommt bei ${sender} an.`,
  back: 'Zurück zur Karte',
  problems: {
    closed: 'Diese Karte nimmt keine Antworten an.',
    full: 'Diese Karte hat so viele Antworten, wie sie fassen kann.',
    empty: 'Bitte zuerst ein paar Worte schreiben.',
    tooLong: 'Bitte höchstens 500 Zeichen schreiben.',
    photo: 'Dieses Foto ließ sich nicht lesen. Bitte ein anderes wählen oder nur die Worte abschicken.',
    tooLarge: 'Das Foto ist größer als 10 MB. Bitte ein kleineres wählen oder nur die Worte abschicken.',
    noRoom: 'Für das Foto ist kein Platz. Die Worte allein kommen an.',
  },
};

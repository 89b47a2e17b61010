import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Répondre à ${sender}`,
  heart: 'Envoyer un cœur',
  message: 'Quelques mots pour dire merci',
  photo: 'Une photo, si vous voulez',
  send: 'Envoyer',
  kept: (sender) => `${sender} recevra votre réponse.`,
  back: 'Retour à la carte',
  problems: {
    closed: 'Cette carte n’accepte pas de réponses.',
    full: 'Cette carte a déjà toutes les réponses qu’elle peut recevoir.',
    empty: 'Écrivez d’abord quelques mots.',
    tooLong: 'Écrivez 500 caractères au plus.',
    photo: 'Cette photo n’a pas pu être lue. Choisissez-en une autre ou envoyez seulement vos mots.',
    tooLarge: 'La photo dépasse 10 Mo. Choisissez-en une plus petite ou envoyez seulement vos mots.',
    noRoom: 'Il n’y a pas de place pour la photo. Vos mots seuls arriveront.',
  },
};

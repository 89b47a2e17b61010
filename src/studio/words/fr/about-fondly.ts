import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: 'Qu’est-ce que Fondly\u00a0? | Fondly',
  heading: 'Qu’est-ce que Fondly\u00a0?',
  picture: 'Une image que Fondly a dessinée dans le style de votre carte',
  paragraphs: [
    'Fondly est un programme pour ceux qui ne veulent pas oublier les jours qui comptent pour les gens qu’ils aiment. Il garde les noms et les dates, et aide à faire une carte pour chacun.',
    'La personne qui vous a envoyé une carte l’a approuvée. Fondly a aidé pour les mots et l’image, et vous l’a apportée le jour venu.',
    'Il n’appartient pas à une entreprise qui gagne de l’argent grâce à vous\u00a0: il n’y a pas de publicité, et personne n’apprend que vous avez ouvert votre carte, à moins que vous n’y répondiez.',
    'Il ne sait de vous que ce qui a été noté pour vos cartes. Demandez à la personne qui vous écrit\u00a0: elle peut le montrer, le changer ou l’effacer.',
  ],
  ownHeading: 'Le vôtre',
  own: 'Fondly est gratuit, et son code est ouvert, sous licence MIT. Il tourne sur tout ordinateur qui reste allumé et qui a Node.js\u00a0: copiez-le, tapez npm start et ouvrez l’adresse qui s’affiche. La personne qui vous a envoyé la carte l’a déjà\u00a0; elle peut vous le transmettre, ou vous inviter chez elle.',
};

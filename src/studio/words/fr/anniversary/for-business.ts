import { business } from '../../en/audiences.ts';
import { capitalised, yearsCounted } from '../grammar.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('anniversary/work', business);

/** Right for a wedding anniversary as for years in a post: the record does not say which. */
export const anniversaryForBusiness = [
  idea('marked', 'wish', {
    all: [
      'Voilà un anniversaire qui compte. Il aurait été dommage de le laisser passer sans un mot.',
      'Ces dates-là se perdent vite parmi les autres.',
      'Tous mes vœux pour l’année qui commence.',
    ],
  }),
  idea('kept', 'thanks', {
    all: [
      'Un anniversaire, c’est une chose tenue, année après année, le plus souvent sans public. Bravo pour {le tien|le vôtre}.',
      'Cela vaut bien des discours.',
      'Que la journée soit agréable.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'Je {t’|vous }adresse mes félicitations pour cet anniversaire.',
      'Qu’il se passe en bonne compagnie.',
      'Que l’année à venir soit aussi belle.',
    ],
  }),
  idea('look-back', 'picture', {
    all: [
      'Je {te|vous} souhaite, pour cet anniversaire, un moment pour regarder tout le chemin déjà fait.',
      'De l’intérieur, on le voit mal.',
      'Et une bonne route pour la suite.',
    ],
  }),
  idea('lunch', 'light', {
    light: [
      'D’après mes calculs, un anniversaire vaut un très long déjeuner.',
      'En cas de contestation, montrer cette carte.',
      'Bon anniversaire, dessert compris.',
    ],
  }),
  idea('glad', 'thanks', {
    warm: [
      'Cet anniversaire est une bonne excuse pour le dire : c’est un plaisir de {te|vous} connaître.',
      'Et chaque année en rajoute un peu.',
      'Que la soirée commence tôt.',
    ],
  }),
  idea('steady', 'picture', {
    all: [
      'Commencer, tout le monde sait faire. Pour avoir un anniversaire, il faut de la constance.',
      'Je l’admire, sans l’avoir jamais dit.',
      'Félicitations, et bien amicalement.',
    ],
  }),
  idea('circled', 'picture', {
    warm: [
      'Il y a un cercle autour de cette date, et il est là pour {toi|vous}.',
      'Je l’ai fait à la main, il est presque rond.',
      'Bel anniversaire, et bonne suite.',
    ],
  }),
  idea('second-coffee', 'light', {
    light: [
      'Bon anniversaire ! Le règlement prévoit un deuxième café et une conversation sans ordre du jour.',
      'Le règlement est de moi.',
      'Le troisième café est à discuter.',
    ],
  }),
  idea('formal-esteem', 'thanks', {
    formal: [
      'Cet anniversaire me donne l’occasion de {te|vous} redire mon estime.',
      'Elle s’est faite avec le temps, comme il se doit.',
      'Avec mes pensées cordiales.',
    ],
  }),
  idea('good-year', 'wish', {
    all: [
      'Que l’année qui s’ouvre à partir de cet anniversaire soit calme, bien remplie, et sans mauvaise surprise.',
      'Les bonnes surprises restent admises.',
      'Je {te|vous} le souhaite de bon cœur.',
    ],
  }),
  idea('tree', 'picture', {
    all: [
      'Un arbre ajoute un cercle par an sans en faire un événement. Nous, nous envoyons des cartes.',
      'Il a la patience, nous avons le gâteau.',
      'Bel anniversaire à {toi|vous}.',
    ],
  }),
  idea('formal-line', 'picture', {
    formal: [
      'Il m’est agréable de saluer cet anniversaire.',
      'Il dit la durée, qui est une qualité rare.',
      'Je {te|vous} souhaite beaucoup d’autres belles années.',
    ],
  }),
  idea('well-earned', 'wish', {
    warm: [
      'Je {te|vous} souhaite aujourd’hui quelque chose de bon, partagé avec les bonnes personnes.',
      'Le travail n’aura qu’à regarder ailleurs.',
      'Bel anniversaire, amicalement.',
    ],
  }),
  idea('clock', 'light', {
    light: [
      'Le temps passe vite, sauf en réunion. Bel anniversaire malgré tout.',
      'Si l’on comptait les réunions, cela ferait un siècle.',
      'Trinquons à ce qui dure !',
    ],
  }),
  idea('cake', 'light', {
    light: [
      'Un anniversaire sans gâteau est un simple rendez-vous. Je compte sur {toi|vous} pour sauver la date.',
      'La forme de la part est libre.',
      'Bel anniversaire, et belle tranche.',
    ],
  }),
  idea(
    'years',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, cela ne s’improvise pas. Toutes mes félicitations.`,
        'Cela se fait un jour après l’autre, comme les choses solides.',
        'Que la suite {te|vous} soit aussi fidèle.',
      ],
    },
    { needs: ['years'] },
  ),
  idea(
    'years-and-people',
    'number',
    {
      all: ({ years }) => [
        `Que retient-on de ${yearsCounted(years)} ? Surtout les gens, je crois.`,
        'Le reste finit dans les classeurs.',
        'Bon anniversaire, et bonne continuation.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'years-in-lines',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))} : la date mérite mieux qu’une croix dans l’agenda.`,
        'Elle a droit à quelques lignes, pour commencer.',
        'Je {te|vous} souhaite une suite à la hauteur.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
];

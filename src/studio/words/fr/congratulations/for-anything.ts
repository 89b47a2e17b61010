import { everyone, personally } from '../../en/audiences.ts';
import type { Facts } from '../../idea.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('congratulations', everyone);
const personal = ideasFor('congratulations', personally);
const families = ['wedding', 'baby'];
const works = ['retirement', 'graduation', 'promotion'];
const unnamed = { when: ({ occasionType }: Facts) => ![...families, ...works].includes(occasionType) };
/** An achievement of one's own, whether or not the record says which; a birth or a wedding is not one. */
const achieved = {
  when: ({ occasionType }: Facts) => !families.includes(occasionType) && occasionType !== 'retirement',
};

/** Congratulations when the record does not say on what, and those that suit any good news. */
export const congratulationsForAnything = [
  idea('glass', 'wish', {
    all: [
      'D’ici, je lève mon verre à {toi|vous}, avec toutes mes félicitations dedans.',
      'Il y a bien quelqu’un près de {toi|vous} pour trinquer.',
      'Que les bonnes nouvelles se suivent de près.',
    ],
  }),
  idea('smiling', 'picture', {
    all: [
      'Une bonne nouvelle est meilleure quand elle arrive à quelqu’un qu’on apprécie. La {tienne|vôtre} est excellente.',
      'Elle a rendu la journée plus claire.',
      'Cela mérite d’être fêté, et félicité.',
    ],
  }),
  idea('told-everyone', 'thanks', {
    all: [
      'La nouvelle est arrivée jusqu’ici, et elle a fait plaisir à toute la maison.',
      'Elle s’est assise, et on ne parle plus que d’elle.',
      'Félicitations, et que la suite soit du même bois.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'Je {te|vous} adresse mes vives félicitations.',
      'C’est un plaisir que d’avoir à les écrire.',
      'Que la suite {t’|vous }apporte toutes les satisfactions.',
    ],
  }),
  idea('formal-joy', 'thanks', {
    formal: [
      '{Permets-moi|Permettez-moi} de me joindre à tous ceux qui {te|vous} félicitent.',
      'Je le fais de grand cœur.',
      'Avec toute mon estime et mon amitié.',
    ],
  }),
  idea('formal-deserved', 'picture', {
    formal: [
      'La nouvelle m’a fait grand plaisir, et je tenais à {te|vous} en féliciter.',
      'Certaines lettres s’écrivent toutes seules.',
      'Je forme des vœux pour tout ce qui va suivre.',
    ],
  }),
  personal('hurray', 'light', {
    light: [
      'Si un cri de joie a traversé le quartier, c’était moi, avec toutes mes félicitations.',
      'Les voisins ont été prévenus, de gré ou de force.',
      'Maintenant, il faut fêter cela.',
    ],
  }),
  personal('champagne', 'light', {
    light: [
      'Pop ! C’était le bouchon. Félicitations à {toi|vous}, et pardon pour le plafond.',
      'Le plafond s’en remettra, il aime les bonnes nouvelles.',
      'À la {tienne|vôtre} !',
    ],
  }),
  personal('dance', 'light', {
    light: [
      'En apprenant la nouvelle, j’ai fait une petite danse de félicitations. Par chance, personne n’a filmé.',
      'Il y avait une pirouette.',
      'Le rappel se fera en {ta|votre} présence.',
    ],
  }),
  personal('warm', 'thanks', {
    warm: [
      'Ce qui {t’|vous }arrive de bon me fait du bien aussi. Je {te|vous} félicite de tout cœur.',
      'C’est l’avantage d’aimer les gens.',
      'Que cela dure longtemps, et que cela se voie.',
    ],
  }),
  personal('warm-moment', 'wish', {
    warm: [
      'Avant que la vie reprenne son train, un moment pour savourer : félicitations à {toi|vous}.',
      'Dans un bon fauteuil, et avec du gâteau.',
      'Je pense à {toi|vous} avec affection.',
    ],
  }),
  idea(
    'your-doing',
    'thanks',
    {
      all: [
        'Félicitations : cette réussite est la {tienne|vôtre}, et j’espère qu’elle {te|vous} laisse le temps d’en profiter.',
        'On voit le jour où cela arrive. Je pense à tous ceux d’avant.',
        'Un salut, puis un bon fauteuil.',
      ],
    },
    achieved,
  ),
  idea(
    'patience',
    'picture',
    {
      all: [
        'Derrière une bonne nouvelle, il y a souvent beaucoup de patience. Je tire mon chapeau à la {tienne|vôtre}.',
        'On ne le tire pas pour la chance.',
        'Bravo, et belle vue de tout là-haut.',
      ],
    },
    achieved,
  ),
  idea(
    'stairs',
    'picture',
    {
      all: [
        'Une marche après l’autre, sans bruit, et voilà {tes|vos} efforts tout en haut, avec mes bravos.',
        'D’en bas, on voyait déjà bien.',
        'Il est permis de s’asseoir un moment.',
      ],
    },
    achieved,
  ),
  idea(
    'not-surprised',
    'thanks',
    {
      all: [
        'Beaucoup de plaisir, et aucune surprise : voilà ce que m’a fait la nouvelle. Je {te|vous} félicite.',
        'Il y a des réussites qu’on voit venir de loin.',
        'Que cette réussite {t’|vous }ouvre d’autres portes.',
      ],
    },
    achieved,
  ),
  idea(
    'quiet-days',
    'wish',
    {
      all: [
        'Bravo pour ce que tout le monde voit, et bravo surtout pour les jours où personne ne regardait.',
        'Ce sont eux qui ont tout fait.',
        'Que le repos soit à la hauteur.',
      ],
    },
    achieved,
  ),
  idea(
    'formal-merit',
    'thanks',
    {
      formal: [
        'C’est la récompense d’un travail patient, et je {t’|vous }en félicite.',
        'Il est plaisant de voir le mérite reconnu.',
        'Je {te|vous} souhaite la pleine réussite de ce qui vient.',
      ],
    },
    achieved,
  ),
  personal(
    'autograph',
    'light',
    {
      light: [
        'Je demande un autographe tout de suite, tant que c’est encore gratuit.',
        'Au dos d’un ticket, cela ira très bien.',
        'Bravo, et je dirai que je {te|vous} connais depuis toujours.',
      ],
    },
    achieved,
  ),
  personal(
    'modest',
    'light',
    {
      light: [
        'Les félicitations sont ouvertes, et la modestie est suspendue jusqu’à dimanche.',
        'On peut se vanter par tranches d’une demi-heure.',
        'Je fournis le public.',
      ],
    },
    achieved,
  ),
  idea(
    'news-travels',
    'picture',
    {
      all: [
        'Les bonnes nouvelles font vite le tour. La {tienne|vôtre} est arrivée ici un peu essoufflée, et très bien accueillie.',
        'On lui a servi quelque chose.',
        'Félicitations, de tout cœur.',
      ],
    },
    unnamed,
  ),
  idea(
    'good-day',
    'wish',
    {
      all: [
        'Que ce beau moment s’étire, et qu’il en reste un peu pour les jours de pluie. Félicitations, au sec comme au soleil.',
        'Cela se garde très bien.',
        'Une poignée de main, de loin.',
      ],
    },
    unnamed,
  ),
  idea(
    'sun',
    'picture',
    {
      all: [
        'Il y a des jours où tout tombe juste. Bravo pour celui-ci.',
        'Les autres jours en prennent de la graine.',
        'Je m’en réjouis avec {toi|vous}.',
      ],
    },
    unnamed,
  ),
  idea(
    'proud-friends',
    'thanks',
    {
      all: [
        'Ceux qui {te|vous} connaissent se réjouissent aujourd’hui. J’en fais partie, et je le dis.',
        'On est plus nombreux que la carte ne le laisse croire.',
        'Plusieurs bravos.',
      ],
    },
    unnamed,
  ),
  idea(
    'bells',
    'wish',
    {
      all: [
        'Il faudrait sonner les cloches pour une nouvelle pareille. À défaut, voici une carte.',
        'Elle tinte un peu si on la secoue.',
        'Félicitations, et que la fête soit belle.',
      ],
    },
    unnamed,
  ),
  idea(
    'formal-pleasure',
    'wish',
    {
      formal: [
        'J’apprends la bonne nouvelle, et je m’empresse de {te|vous} féliciter.',
        'Le plaisir est partagé.',
        'Que ce bonheur-là ait une suite.',
      ],
    },
    unnamed,
  ),
  idea(
    'formal-share',
    'picture',
    {
      formal: [
        'Je prends part à {ta|votre} joie, et je {t’|vous }en félicite.',
        'Elle est de celles qui font plaisir à voir.',
        'Avec mes vœux pour tout ce qui suivra.',
      ],
    },
    unnamed,
  ),
  personal(
    'drumroll',
    'light',
    {
      light: [
        'Roulement de tambour, projecteur, silence dans la salle : bravo !',
        'Le tambour, c’était une casserole.',
        'Le public, debout, réclame un gâteau.',
      ],
    },
    unnamed,
  ),
  personal(
    'confetti',
    'light',
    {
      light: [
        'J’avais acheté des confettis, ils sont partis tout seuls dans l’entrée. Félicitations quand même !',
        'On en a retrouvé dans le beurre.',
        'Le cœur y est, le balai aussi.',
      ],
    },
    unnamed,
  ),
];

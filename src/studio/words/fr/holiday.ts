import { everyone, personally } from '../en/audiences.ts';
import type { Facts } from '../idea.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('holiday', everyone);
const personal = ideasFor('holiday', personally);
const partner = ideasFor('holiday/partner', ['partner']);
const earnest = ['mlk-day', 'palm-sunday', 'religious', 'presidents-day'];
const playful = { when: ({ occasionType }: Facts) => !earnest.includes(occasionType) };
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });

/** Said so that it is right for any holiday, of any faith or none. */
export const holidayIdeas = [
  idea('own-time', 'wish', {
    all: [
      'Je {te|vous} souhaite un jour de fête où quelques heures ne soient qu’à {toi|vous}.',
      'Les jours ordinaires reviendront bien assez tôt.',
      'Qu’il soit bon d’un bout à l’autre.',
    ],
  }),
  idea('open-door', 'picture', {
    all: [
      'Une porte ouverte, quelque chose de bon sur la table, et personne pour regarder l’heure : voilà la fête que je {te|vous} souhaite.',
      'Si le fauteuil est confortable, c’est encore mieux.',
      'Bonne fête, de chez moi à chez {toi|vous}.',
    ],
  }),
  idea('stop', 'picture', {
    all: [
      'Certains jours demandent qu’on s’arrête un peu. En m’arrêtant, j’ai pensé à {toi|vous}.',
      'Il m’a semblé juste de le dire.',
      'Que cette journée soit paisible.',
    ],
  }),
  idea('table', 'wish', {
    all: [
      'Que la table soit grande, et que chacun y trouve sa place sans la chercher.',
      'Un tabouret suffit, à la rigueur.',
      'Belle fête à {toi|vous} et à {tes|vos} proches.',
    ],
  }),
  idea('thanks', 'thanks', {
    all: [
      'Les fêtes servent à penser à ceux qu’on oublie de remercier le reste du temps. Merci à {toi|vous}.',
      'Sans raison précise, ou pour toutes à la fois.',
      'Je {te|vous} souhaite une belle journée.',
    ],
  }),
  idea('light', 'picture', {
    all: [
      'J’espère qu’il y a de la lumière dans la pièce, et des voix que {tu aimes|vous aimez} à côté.',
      'Le reste n’est qu’un détail d’organisation.',
      'Une douce fête à {toi|vous}.',
    ],
  }),
  idea('rest', 'wish', {
    all: [
      'Qu’il soit permis, ce jour-là, de ne rien faire, et de le faire lentement.',
      'C’est un art, et il s’entretient.',
      'Bon repos, et bonne fête.',
    ],
  }),
  idea('from-far', 'thanks', {
    all: [
      'On est rarement tous ensemble les jours de fête. Alors j’envoie quelques mots prendre ma place.',
      'Ils mangent peu et ne parlent pas trop fort.',
      'Ils disent que je pense à {toi|vous}.',
    ],
  }),
  idea('bell', 'picture', {
    all: [
      'Il y a des jours qui ont un autre son que les autres. J’espère que celui-ci sonne bien chez {toi|vous}.',
      'Même en sourdine.',
      'Mes pensées sont de la fête.',
    ],
  }),
  idea('peace', 'wish', {
    all: [
      'Je {te|vous} souhaite la paix, celle des maisons où l’on s’entend et des matins sans réveil.',
      'La grande suivra peut-être.',
      'Bonne journée, sous tous les toits.',
    ],
  }),
  idea('walk', 'picture', {
    all: [
      'Un jour de fête, les rues sont calmes et les fenêtres animées. Je {te|vous} souhaite de profiter des deux.',
      'D’abord dehors, ensuite dedans.',
      'Et que le retour sente le gâteau.',
    ],
  }),
  idea('old-custom', 'thanks', {
    all: [
      'C’est une vieille coutume, et je l’aime : les jours de fête, on fait signe aux gens qui comptent. Je {te|vous} fais signe.',
      'De la main, à défaut de mieux.',
      'Que tout soit doux chez {toi|vous}.',
    ],
  }),
  idea('memory', 'picture', {
    all: [
      'De chaque fête, on garde une seule image. Je {te|vous} souhaite d’en trouver une bonne aujourd’hui.',
      'Souvent, elle n’était pas prévue.',
      'Gardons-la pour l’hiver.',
    ],
  }),
  idea('bread', 'wish', {
    all: [
      'Du pain, du temps, des gens : c’est la recette de toutes les fêtes, et je {te|vous} souhaite les trois.',
      'Le sel est à volonté.',
      'Bonne journée à toute la maison.',
    ],
  }),
  personal('would-be-there', 'thanks', {
    warm: [
      'Un jour de fête fait penser aux gens avec qui l’on voudrait le passer. J’ai pensé à {toi|vous}.',
      'C’était le meilleur moment des préparatifs.',
      'Que la journée {te|vous} soit bonne.',
    ],
  }),
  personal('warmth', 'wish', {
    warm: [
      'Je {te|vous} souhaite une journée à manches relevées, à joues chaudes, à rires dans la cuisine.',
      'Le salon, lui, peut rester rangé.',
      'Bien affectueusement, pour la fête.',
    ],
  }),
  personal('a-place', 'picture', {
    warm: [
      'Dans mon idée d’une belle fête, il y a toujours un bout de canapé pour {toi|vous}.',
      'Celui près de la fenêtre.',
      'Bonne fête, même de loin.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'Je {te|vous} adresse tous mes vœux pour ce jour de fête.',
      'Qu’il apporte le repos, et la bonne compagnie.',
      'Avec mes pensées les plus fidèles.',
    ],
  }),
  idea('formal-family', 'thanks', {
    formal: [
      'En ce jour de fête, mes pensées vont vers {toi|vous} et vers {ta|votre} famille.',
      'Elles sont brèves et fidèles.',
      'Que la journée {te|vous} soit agréable.',
    ],
  }),
  idea('formal-calm', 'picture', {
    formal: [
      'Que cette journée soit pour {toi|vous} une halte, avant que l’année reprenne son pas.',
      'On voit mieux le chemin quand on s’assoit.',
      'Je {te|vous} souhaite un heureux repos.',
    ],
  }),
  personal(
    'empty-list',
    'light',
    {
      light: [
        'J’ai préparé une liste pour ce jour férié. Elle est vide. Merci de tout faire.',
        'Deux fois, s’il reste du temps.',
        'Bonne fête, et bonne paresse.',
      ],
    },
    playful,
  ),
  personal(
    'pyjamas',
    'light',
    {
      light: [
        'Le pyjama est une tenue de fête. Il suffit de se tenir droit.',
        'Avec des chaussons, c’est du grand soir.',
        'Bonne journée à {toi|vous} !',
      ],
    },
    playful,
  ),
  personal(
    'monday',
    'light',
    {
      light: [
        'Un jour férié en semaine, c’est un petit dimanche qui s’est trompé de porte. On ne lui dira rien.',
        'Il repartira ce soir, sur la pointe des pieds.',
        'Bonne fête, et chut.',
      ],
    },
    playful,
  ),
  personal(
    'alarm',
    'light',
    {
      light: [
        'Le réveil a été informé qu’il n’était pas invité.',
        'Il a mal pris la chose, il boude sous un coussin.',
        'Dormons, c’est fête !',
      ],
    },
    playful,
  ),
  personal(
    'sofa',
    'light',
    {
      light: [
        'Programme du jour : canapé, puis table, puis canapé. Les horaires sont indicatifs.',
        'Un détour par le frigo reste possible.',
        'Bonne fête, et bon voyage.',
      ],
    },
    playful,
  ),
  personal(
    'cake',
    'light',
    {
      light: [
        'Dans toute fête, il y a un moment où quelqu’un dit « je n’ai plus faim », et un moment où il reprend du gâteau. Je {te|vous} souhaite le second.',
        'Le premier n’est qu’une formalité.',
        'Bon appétit, et bonne fête !',
      ],
    },
    playful,
  ),
  personal(
    'weather',
    'light',
    {
      light: [
        'La météo annonce une journée de fête, avec des éclaircies de chocolat l’après-midi.',
        'Vents faibles, sieste modérée.',
        'Joyeuse fête à {toi|vous} !',
      ],
    },
    playful,
  ),
  personal(
    'green',
    'light',
    {
      all: [
        'Bonne Saint-Patrick ! Que la chance soit de {ton|votre} côté, et quelque chose de vert aussi, ne serait-ce que les chaussettes.',
        'Personne ne vérifie les chaussettes, c’est une question d’honneur.',
        'Et que le lendemain soit doux.',
      ],
    },
    on('st-patricks-day'),
  ),
  idea(
    'labour',
    'wish',
    {
      all: [
        'Bonne fête du Travail. La meilleure façon de l’honorer est de n’en faire aucun.',
        'Le travail saura où nous trouver.',
        'Que les heures passent lentement.',
      ],
    },
    on('labor-day'),
  ),
  idea(
    'palms',
    'picture',
    {
      all: [
        'Je {te|vous} souhaite un dimanche des Rameaux paisible, avec un brin de buis à la porte.',
        'Il tiendra jusqu’à l’an prochain, comme toujours.',
        'Que la maison soit en paix.',
      ],
    },
    on('palm-sunday'),
  ),
  partner('with-you', 'picture', {
    all: [
      'Un jour de congé, c’est bien. Un jour de congé avec toi dedans, c’est ce que je demanderais.',
      'Rien ne nous force à en faire quelque chose.',
      'Je t’aime, aujourd’hui en particulier.',
    ],
  }),
  partner(
    'no-plans',
    'light',
    {
      light: [
        'Au programme : toi, et ensuite peut-être le déjeuner.',
        'L’ordre peut changer, pas la tête d’affiche.',
        'Des baisers fériés.',
      ],
    },
    playful,
  ),
];

import { ideasFor } from '../speak.ts';

const parent = ideasFor('anniversary/parent', ['parent']);
const child = ideasFor('anniversary/child', ['child', 'grandchild']);
const sibling = ideasFor('anniversary/sibling', ['sibling']);
const grandparent = ideasFor('anniversary/grandparent', ['grandparent']);
const family = ideasFor('anniversary/family', ['family', 'in-law']);
const friend = ideasFor('anniversary/friend', ['friend']);

/** Anniversary ideas for couples one is close to. */
export const anniversaryForRelatives = [
  parent('shown', 'thanks', {
    warm: [
      'Ce que je sais de la tendresse, je ne l’ai pas lu. Je levais les yeux de temps en temps, et vous étiez là tous les deux.',
      'J’ai cru que c’était pareil partout.',
      'Bel anniversaire, et merci.',
    ],
  }),
  parent('curfew', 'light', {
    light: [
      'C’est l’anniversaire de vous deux : sortez, rentrez tard, et surtout n’appelez pas en arrivant.',
      'Je guetterai la voiture, c’est bien mon tour.',
      'Bonne soirée à vous deux.',
    ],
  }),
  child('proud', 'thanks', {
    all: [
      'Cela me fait du bien de te savoir auprès de quelqu’un que tu aimes.',
      'Je n’aurais pas mieux choisi, et pourtant j’avais des idées.',
      'Que l’anniversaire soit tendre.',
    ],
  }),
  child('one-more-chair', 'picture', {
    warm: [
      'Quand je pense à toi maintenant, je pense à vous deux, et j’y gagne.',
      'On a rajouté une chaise, et l’on se demande comment on faisait avant.',
      'Je vous embrasse tous les deux.',
    ],
  }),
  sibling(
    'medal',
    'light',
    {
      light: [
        'Pour avoir grandi avec toi, je sais que cet anniversaire mérite une médaille.',
        'Je ne dis pas pour qui.',
        'Elle sera remise au dessert.',
      ],
    },
    { only: ['brother', 'sister'] },
  ),
  sibling('well-chosen', 'thanks', {
    all: [
      'Tu as bien choisi. En famille, on peut se le dire, et même s’en attribuer le mérite.',
      'Bon, pas le mérite.',
      'Trinquons à vous deux.',
    ],
  }),
  grandparent('trunk', 'thanks', {
    all: [
      'Toute une famille tient sur ce que vous deux avez commencé. Bel anniversaire, de la part d’une des branches.',
      'On s’agite beaucoup là-haut, et vous deux ne bougez pas.',
      'Avec plus de mercis qu’une carte n’en contient.',
    ],
  }),
  grandparent('lessons', 'light', {
    light: [
      'Si vous deux donnez un jour des leçons de mariage, je voudrais une place au premier rang.',
      'J’apporterai un cahier, et des gâteaux pour les professeurs.',
      'Bel anniversaire, et gros baisers.',
    ],
  }),
  family('good-door', 'picture', {
    all: [
      'Toute famille a besoin d’un couple chez qui l’on aime frapper. Chez nous, c’est vous deux.',
      'La sonnette n’a pas peur.',
      'Bel anniversaire, de notre côté vers l’autre.',
    ],
  }),
  friend('front-row', 'thanks', {
    warm: [
      'Un des bons côtés de notre amitié, c’est de vous voir ensemble tous les deux.',
      'Chacun finit les histoires de l’autre, pas toujours comme il faut.',
      'Bel anniversaire, et encore.',
    ],
  }),
  friend('how', 'light', {
    light: [
      'L’amour, c’est très bien, mais vous deux, en plus, avez l’air de vous plaire. Comment fait-on ?',
      'Réponse attendue au dos d’un menu.',
      'Bel anniversaire, de la part du fan-club.',
    ],
  }),
];

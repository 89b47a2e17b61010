import { outsideCouples } from '../../en/audiences.ts';
import { capitalised, yearsCounted } from '../grammar.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('anniversary', outsideCouples);

/** Said to somebody else’s couple of whom the years are known. */
export const anniversaryForCouplesByYears = [
  idea(
    'counted',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, et dans chacun, deux personnes qui le voulaient bien.`,
        'Un nombre pareil ne se trouve pas, il se fabrique au petit déjeuner.',
        'Beaucoup d’autres matins à vous deux.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'second-yes',
    'number',
    {
      all: ({ years }) => [
        `Il y a ${yearsCounted(years)}, quelqu’un a dit oui, et quelqu’un d’autre aussi. C’est la seconde moitié de l’histoire qui me plaît.`,
        'Un oui tout seul ne va pas loin.',
        'Belle journée à ces deux oui.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'first-step',
    'number',
    {
      all: ({ years }) => [
        `Je lève mon verre à ${yearsCounted(years)} de vie à deux, et à qui a fait le premier pas.`,
        'L’autre a bien fait de ne pas reculer.',
        'Bel anniversaire à vous deux, et encore un pas.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'unhurried-sum',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))} à deux, cela ne se raconte pas en trois lignes. Je voulais seulement dire que je les salue.`,
        'Les jours de pluie comptent double.',
        'Que la suite soit longue, et bien accompagnée.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'unfinished-sentences',
    'number',
    {
      light: ({ years }) => [
        `Au bout de ${yearsCounted(years)}, il paraît qu’on finit les phrases de l’autre. Et son dessert, surtout.`,
        'Personne ne dit qui a commencé.',
        'Bel anniversaire à vous deux, avec deux cuillères.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'first',
    'number',
    {
      all: [
        'Un an déjà, et l’on sait maintenant qui prend toute la couverture. Bel anniversaire au jeune ménage.',
        'La première année est celle de toutes les premières fois.',
        'Que la deuxième soit aussi bonne, avec une couverture de plus.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
  idea(
    'silver',
    'number',
    {
      all: [
        'Vingt-cinq ans, on dit que c’est de l’argent. Moi, je dirais plutôt une main, qu’on n’a pas lâchée.',
        'Elle brille moins, mais elle tient mieux.',
        'Toute mon admiration à vous deux.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 25 },
  ),
  idea(
    'gold',
    'number',
    {
      all: [
        'Cinquante ans. On appelle cela des noces d’or, et pour une fois le mot n’exagère pas.',
        'Des milliers de matins, et le même visage en face.',
        'À vous deux, avec respect et avec tendresse.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 50 },
  ),
];

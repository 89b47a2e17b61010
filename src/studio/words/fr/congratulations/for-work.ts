import { everyone } from '../../en/audiences.ts';
import type { Facts } from '../../idea.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('congratulations', everyone);
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });
const graduation = on('graduation');
const promotion = on('promotion');
const retirement = on('retirement');

/** For a graduation, a promotion and a retirement: about the person, not the event. */
export const congratulationsForWork = [
  idea(
    'graduation-nights',
    'thanks',
    {
      all: [
        'Personne d’autre n’a veillé ces nuits-là ni écrit ces pages. Ce diplôme, c’est {toi|vous}.',
        'Le papier porte un tampon, mais c’est à la personne que j’écris.',
        'Que la suite prenne le temps qu’il faut.',
      ],
    },
    graduation,
  ),
  idea(
    'graduation-hat',
    'light',
    {
      light: [
        'Félicitations pour le diplôme ! On lance son chapeau, et ensuite on le cherche, parce qu’il est loué.',
        'C’est la dernière interrogation, et elle est sans barème.',
        'Il est maintenant permis de dormir jusqu’à midi.',
      ],
    },
    graduation,
  ),
  idea(
    'graduation-steps',
    'picture',
    {
      all: [
        'On entre par une porte, on sort par une autre, et l’on n’est plus tout à fait la même personne. Bravo pour le diplôme.',
        'Il faut s’arrêter un instant sur les marches.',
        'Le reste attendra bien le déjeuner.',
      ],
    },
    graduation,
  ),
  idea(
    'graduation-formal',
    'wish',
    {
      formal: [
        'Je {te|vous} félicite pour {ton|votre} diplôme. C’est une belle réussite, et elle n’appartient à personne d’autre.',
        'Ce qu’on a appris, nul ne le reprend.',
        'Que le travail soit bon, et les collègues meilleurs encore.',
      ],
    },
    graduation,
  ),
  idea(
    'graduation-dull-days',
    'thanks',
    {
      warm: [
        'Bravo surtout pour les jours d’ennui, ceux où {tu as|vous avez} continué quand même. Ce sont eux, le diplôme.',
        'Les jours brillants étaient faciles.',
        'Je {te|vous} souhaite un métier qui {te|vous} plaise, et d’abord des vacances.',
      ],
    },
    graduation,
  ),
  idea(
    'promotion-right',
    'thanks',
    {
      all: [
        'De temps en temps, on demande à la bonne personne. Cette fois, c’était {toi|vous}.',
        'Il est plaisant que ceux qui ont les clés s’en aperçoivent.',
        'Que le nouveau poste soit à la hauteur de {toi|vous}.',
      ],
    },
    promotion,
  ),
  idea(
    'promotion-chair',
    'light',
    {
      light: [
        'Félicitations pour la promotion ! J’espère que la chaise est meilleure.',
        'Sinon, voilà une première décision à prendre.',
        'La soirée est libre, les décisions commencent demain.',
      ],
    },
    promotion,
  ),
  idea(
    'promotion-evenings',
    'wish',
    {
      all: [
        'Des questions intéressantes, de bons collègues, et des soirées qui restent à {toi|vous} : voilà ce que je souhaite à cette promotion.',
        'C’est sur le troisième point qu’il faut veiller.',
        'Bravo, et bonne chance.',
      ],
    },
    promotion,
  ),
  idea(
    'promotion-formal',
    'wish',
    {
      formal: [
        'Je {te|vous} présente mes félicitations pour cette promotion.',
        'Le bon travail finit par se voir.',
        'Je {te|vous} souhaite tout le succès possible dans ces fonctions.',
      ],
    },
    promotion,
  ),
  idea(
    'promotion-warm',
    'thanks',
    {
      warm: [
        'J’aime bien quand les choses vont à ceux qui les ont gagnées. Bravo pour cette promotion.',
        'Cela réconcilie avec les organigrammes.',
        'Et de l’indulgence pour soi, les premières semaines.',
      ],
    },
    promotion,
  ),
  idea(
    'retirement-noticed',
    'thanks',
    {
      all: [
        'Le travail continuera, c’est son habitude, mais il remarquera {ton|votre} absence.',
        'Ce dont on se souvient, ce n’est jamais le dossier. C’est qui était dans le bureau d’à côté.',
        'Que les matins soient longs, et l’agenda presque blanc.',
      ],
    },
    retirement,
  ),
  idea(
    'retirement-monday',
    'light',
    {
      light: [
        'Bonne retraite ! À partir de maintenant, lundi n’est plus qu’un mot.',
        'Il reste utile dans la conversation, avec les autres.',
        'À sept heures, il suffira de se retourner sur l’oreiller.',
      ],
    },
    retirement,
  ),
  idea(
    'retirement-hours',
    'wish',
    {
      all: [
        'Si longtemps, les heures ont été aux autres. Les voilà rendues, et j’en suis bien aise.',
        'Rien n’oblige à les remplir tout de suite.',
        'Bonne retraite, et un premier lundi interminable.',
      ],
    },
    retirement,
  ),
  idea(
    'retirement-person',
    'picture',
    {
      all: [
        'Un fauteuil, on le remplit toujours. Une personne, c’est autre chose.',
        'C’est à elle que j’écris, et depuis le début.',
        'Je {te|vous} souhaite des journées longues, et bien à {toi|vous}.',
      ],
    },
    retirement,
  ),
  idea(
    'retirement-garden',
    'picture',
    {
      all: [
        'Il paraît que l’on découvre, à la retraite, la lumière du mardi matin. J’espère qu’elle {te|vous} plaira.',
        'Elle était là tout le temps, derrière les stores.',
        'À {toi|vous} de la faire durer.',
      ],
    },
    retirement,
  ),
  idea(
    'retirement-watch',
    'light',
    {
      light: [
        'La retraite, c’est quand on demande quel jour on est et que la réponse n’a plus d’importance.',
        'La montre peut aller se reposer aussi.',
        'Bravo, et siestes offertes par la maison.',
      ],
    },
    retirement,
  ),
  idea(
    'retirement-formal',
    'thanks',
    {
      formal: [
        'Pour {ton|votre} départ à la retraite, je {te|vous} adresse mon respect, et des remerciements pour ces années.',
        'Elles laissent plus de traces qu’on ne le croit.',
        'Que le temps soit bien employé, ou bien perdu, au choix.',
      ],
    },
    retirement,
  ),
  idea(
    'retirement-warm',
    'wish',
    {
      warm: [
        'Que personne ne {te|vous} demande trop vite ce que {tu vas|vous allez} faire de tout ce temps.',
        'On peut très bien répondre : rien, et avec soin.',
        'Je {te|vous} souhaite une douce retraite.',
      ],
    },
    retirement,
  ),
];

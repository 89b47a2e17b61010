import { isRound, isYoung } from '../../ages.ts';
import { closePeople, personally } from '../../en/audiences.ts';
import type { Facts } from '../../idea.ts';
import { isPolite } from '../address.ts';
import { capitalised, listed, numberBeforeFeminine, yearsCounted } from '../grammar.ts';
import { ideasFor, toldTo } from '../speak.ts';

const idea = ideasFor('birthday', personally);
const close = ideasFor('birthday', closePeople);
const small = ideasFor('birthday', ['child', 'grandchild', 'family', 'sibling']);
const grown = ideasFor('birthday', ['partner', 'sibling', 'friend', 'family', 'in-law', 'child']);
const elders = ideasFor('birthday', ['parent', 'grandparent']);

/** A child is "tu"; two children at once get the other ideas. */
const isChild = (facts: Facts, from: number, to: number) => isYoung(facts, from, to) && !isPolite(facts);

/** Birthday ideas that rest on the notes or on an age somebody gave. */
export const birthdayFromFacts = [
  idea(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `J’espère que {ton|votre} anniversaire laissera de la place pour ${toldTo(loves)}.`,
        'Personne n’a le droit d’exiger de la raison un jour pareil.',
        'Et si quelqu’un presse le pas, {montre-lui|montrez-lui} cette carte.',
      ],
      formal: ({ loves }) => [
        `Je {te|vous} souhaite un bon anniversaire, avec du temps pour ${toldTo(loves)}.`,
        'Ce qu’on aime le plus, on le remet si souvent à demain.',
        'Que l’année {te|vous} en laisse le loisir.',
      ],
    },
    { needs: ['loves'] },
  ),
  close(
    'wrapped-hour',
    'fact',
    {
      warm: ({ loves }) => [
        `Si l’on pouvait emballer une heure, je {t’|vous }en offrirais une pour ${toldTo(loves.slice(0, 1))}, sans téléphone et sans rendez-vous après.`,
        'Le papier ne tient pas autour des heures, alors je {te|vous} la souhaite.',
        'Bon anniversaire, et qu’elle arrive vite.',
      ],
      light: ({ loves }) => [
        `Par arrêté d’anniversaire, la journée est déclarée fériée pour ${toldTo(loves.slice(0, 1))}.`,
        'Toute corvée aperçue sur les lieux sera verbalisée.',
        'Joyeux anniversaire, et vive la loi.',
      ],
    },
    { needs: ['loves'], when: (facts) => !isChild(facts, 1, 11) },
  ),
  small(
    'before-the-cake',
    'fact',
    {
      all: ({ loves }) => [
        `Aujourd’hui, il faut du temps pour ${toldTo(loves.slice(0, 1))}, avant le gâteau et encore après.`,
        'Le gâteau est prévenu, il attendra.',
        'Bon anniversaire, et joue aussi longtemps que tu veux.',
      ],
    },
    { needs: ['loves', 'years'], when: (facts) => isChild(facts, 1, 11) },
  ),
  idea(
    'your-words',
    'fact',
    {
      warm: ({ things }) => [
        `Il y a des mots qui sont devenus les {tiens|vôtres}, et que je ne peux plus croiser sans penser à {toi|vous} : ${things.join(', ')}.`,
        'La liste est belle, et j’espère qu’elle va s’allonger.',
        'Bon anniversaire, et un mot nouveau pour cette année.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'as-described',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))} : voilà ce que je répondrais, si l’on me demandait de parler de {toi|vous}.`,
        'On ne m’a rien demandé, alors je l’écris pour {ton|votre} anniversaire.',
        'Que la journée {te|vous} rende ce que {tu donnes|vous donnez} aux autres.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'round-number',
    'number',
    {
      all: ({ years }) => [
        `${yearsCounted(years)}, et c’est surtout nous qui y avons gagné. Bon anniversaire.`,
        'Je ne rendrais aucune des années où j’étais là.',
        'À la prochaine dizaine, et à l’allure qu’il {te|vous} plaira.',
      ],
      formal: ({ years }) => [
        `${yearsCounted(years)} : un bel endroit pour regarder derrière soi, et un meilleur encore pour regarder devant.`,
        'Peu de points de vue se gagnent aussi honnêtement.',
        'Je {te|vous} souhaite un bon anniversaire, et l’horizon dégagé.',
      ],
    },
    { needs: ['years'], when: ({ years }) => isRound(years) },
  ),
  elders(
    'light-of-candles',
    'number',
    {
      all: ({ years }) => [
        `${numberBeforeFeminine(years)} bougies, cela fait beaucoup de lumière, et elle porte plus loin qu’on ne le voit du gâteau.`,
        'Nous sommes quelques-uns à y avoir trouvé notre chemin.',
        'Bon anniversaire, et rien ne presse pour souffler.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 30 },
  ),
  grown(
    'fits-well',
    'number',
    {
      all: ({ years }) => [
        `${yearsCounted(years)}, ça {te|vous} va bien. J’espère que ce sera une année ample, avec de grandes poches.`,
        'De quoi y mettre tout ce qui fait envie, et laisser le reste dehors.',
        'Bon anniversaire, et bonne installation.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 22 },
  ),
  close(
    'of-age',
    'number',
    {
      all: ({ years }) => [
        `${yearsCounted(years)}, enfin. Quelques portes de plus s’ouvrent aujourd’hui, et c’est {toi qui choisis|vous qui choisissez} lesquelles pousser.`,
        'Ceux qui {te|vous} connaissent depuis le début se tiendront derrière, l’air de regarder ailleurs.',
        'Bon anniversaire, et bonne route.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 18 || years === 21 },
  ),
  close(
    'sixteen',
    'number',
    {
      all: [
        'Seize ans, c’est un bel âge pour aimer sa propre musique et sa propre compagnie.',
        'Je {te|vous} souhaite des amis pour le reste, ceux qui arrivent sans prévenir.',
        'Bon anniversaire, et une part de gâteau pour moi si possible.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 16 },
  ),
  small(
    'a-new-number',
    'number',
    {
      light: ({ years }) => [
        `Arrêtez les pendules et comptez les bougies : quelqu’un a ${yearsCounted(years)} aujourd’hui, et c’est {toi|vous} !`,
        'C’est un nombre tout neuf. Saute dedans pour voir s’il est à ta taille.',
        'Joyeux anniversaire, et attention à la crème !',
      ],
      all: ({ years }) => [
        `Aujourd’hui, tu as ${yearsCounted(years)} du bout des cheveux au bout des pieds.`,
        'Personne n’a jamais eu cet âge tout à fait comme toi.',
        'Bon anniversaire, avec un gâteau, des jeux, et le droit de veiller.',
      ],
    },
    { needs: ['years'], when: (facts) => isChild(facts, 2, 11) },
  ),
  small(
    'head-of-cake',
    'light',
    {
      all: ({ years }) => [
        `Avis officiel : la personne qui a ${yearsCounted(years)} aujourd’hui commande le gâteau.`,
        'Elle choisit aussi le jeu, la chanson, et qui commence.',
        'On a vérifié deux fois, et c’est bien toi. Joyeux anniversaire !',
      ],
    },
    { needs: ['years'], when: (facts) => isChild(facts, 4, 11) },
  ),
  small(
    'first-birthday',
    'number',
    {
      all: [
        'Une seule bougie, et déjà tant de gens qui accourraient pour toi.',
        'Ce gâteau, tu l’oublieras. Nous, non.',
        'Bon premier anniversaire, petit bout.',
      ],
    },
    { needs: ['years'], when: (facts) => isChild(facts, 1, 1) },
  ),
];

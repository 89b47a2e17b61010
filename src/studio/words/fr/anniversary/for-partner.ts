import { capitalised, yearsCounted } from '../grammar.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('anniversary/partner', ['partner']);
const married = { only: ['husband', 'wife'] };

/** Anniversary ideas between the two people whose day it is. */
export const anniversaryForPartner = [
  idea('across', 'picture', {
    warm: [
      'Je pourrais te regarder lire l’étiquette d’un pot de confiture pendant des heures.',
      'Je l’ai fait, d’ailleurs, tu n’as rien vu.',
      'Encore un anniversaire où je n’ai d’yeux que pour toi.',
    ],
  }),
  idea('hand', 'picture', {
    warm: [
      'C’est ta main que je cherche sans y penser. Aujourd’hui, j’y pense.',
      'Tant de choses, entre nous, se font ainsi, sans décision, seulement oui.',
      'Bel anniversaire, et laisse-la où je peux la trouver.',
    ],
  }),
  idea('again', 'thanks', {
    all: [
      'En sachant tout ce que je sais, je redirais oui. Un peu plus tôt, même.',
      'Je garderais aussi les semaines difficiles, puisque tu y étais.',
      'Bel anniversaire à nous deux.',
    ],
  }),
  idea('address', 'picture', {
    all: [
      'La maison, j’ai fini par comprendre que ce n’était pas un lieu. C’est ta voix qui demande si j’ai bien dormi.',
      'J’habiterais n’importe où à cette adresse.',
      'Je t’aime, ce jour-ci et les autres.',
    ],
  }),
  idea('thief', 'light', {
    light: [
      'Bel anniversaire à la personne qui m’a pris mon cœur, toute la couette et mes dernières frites.',
      'Je ne porte pas plainte.',
      'Reste autant que tu voudras.',
    ],
  }),
  idea('contract', 'light', {
    light: [
      'J’ai relu notre contrat. Je souhaite le reconduire aux mêmes conditions.',
      'L’article premier, les baisers, pourrait être étendu.',
      'Bel anniversaire, signe où tu veux.',
    ],
  }),
  idea(
    'quiet-parts',
    'thanks',
    {
      warm: [
        'Merci pour la tasse posée près de moi, le manteau tenu, et ce regard qui veut dire : on rentre ?',
        'On ne fait pas de chansons là-dessus. C’est pourtant ce qui me manquerait.',
        'Bel anniversaire, avec tout mon amour.',
      ],
    },
    married,
  ),
  idea('first-to-tell', 'thanks', {
    warm: [
      'Rien ne m’arrive tout à fait avant que je te l’aie raconté.',
      'Les bonnes nouvelles grandissent en chemin, les mauvaises rapetissent.',
      'Bel anniversaire, j’ai encore tant à te dire.',
    ],
  }),
  idea('plain-vow', 'wish', {
    formal: [
      'Pour notre anniversaire, je veux le dire sans ornement : je t’aime, et chaque jour avec toi m’est précieux.',
      'Je n’ai jamais trouvé meilleur emploi de mon temps.',
      'Je nous souhaite la santé, et de longues soirées.',
    ],
  }),
  idea('more', 'wish', {
    all: [
      'Je n’ai qu’un souhait pour notre anniversaire : la suite.',
      'D’autres conversations lumière éteinte, d’autres promenades qui s’allongent.',
      'Et ton visage, le matin, en désordre.',
    ],
  }),
  idea('choose-daily', 'picture', {
    formal: [
      'De tous les choix que j’ai faits, c’est toi que je refais le plus volontiers.',
      'C’est même le plus facile de la journée.',
      'Avec tout mon amour, pour notre anniversaire.',
    ],
  }),
  idea('language', 'picture', {
    warm: [
      'Nous avons maintenant des mots que personne d’autre ne comprend. C’est ma langue préférée.',
      'Elle a deux locuteurs, et aucune grammaire.',
      'Bel anniversaire à tout le pays.',
    ],
  }),
  idea('keys', 'light', {
    light: [
      'Parmi tant de gens, c’est toi que j’ai su trouver, et je ne retrouve même pas mes clés.',
      'J’évite de penser à la chance qu’il a fallu.',
      'Bel anniversaire, et as-tu vu mes clés ?',
    ],
  }),
  idea('socks', 'light', {
    light: [
      'Nos chaussettes ne vont plus par paires depuis longtemps. Nous, si.',
      'J’y vois un signe, et aussi une machine à laver.',
      'Bel anniversaire à la seule paire complète.',
    ],
  }),
  idea('formal-years', 'thanks', {
    formal: [
      'Je te dois le meilleur de ce que je suis. Il me semble juste de te l’écrire pour notre anniversaire.',
      'Tu diras que non. J’ai des preuves.',
      'À toi, toujours.',
    ],
  }),
  idea(
    'wife-husband',
    'thanks',
    {
      all: ({ relationship }) => [
        relationship === 'wife'
          ? 'J’aime encore dire aux gens : « ma femme ». Je le place plus souvent que nécessaire.'
          : 'J’aime encore dire aux gens : « mon mari ». Je le place plus souvent que nécessaire.',
        'Ils sont très patients avec moi.',
        'Bel anniversaire à nous.',
      ],
    },
    married,
  ),
  idea(
    'years',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} de toi et moi, et la journée ne commence vraiment que quand tu y entres.`,
        'J’avais peur de l’habitude. Elle s’est faite à nous, comme un bon manteau.',
        'Bel anniversaire, et reste où je te vois.',
      ],
      all: ({ years }) => [
        `Au bout de ${yearsCounted(years)}, je peux l’affirmer : c’était la bonne porte, et la bonne personne derrière.`,
        'J’ai refait les comptes, et je continue.',
        'Bel anniversaire à nous, mon amour.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'years-my-side',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))} ensemble, et je m’assieds encore du côté où je te vois.`,
        'On m’a proposé une plus jolie vue. Je n’ai pas compris laquelle.',
        'À toi, et à l’année qui vient.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'years-put-back',
    'number',
    {
      all: ({ years }) => [
        `Si l’on me rendait ces ${yearsCounted(years)}, je les remettrais au même endroit.`,
        'Avec un peu plus de siestes, peut-être.',
        'Bel anniversaire, mon amour, et continuons.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'one-year',
    'number',
    {
      all: [
        'Un an de nous. Je voudrais voir la suite, s’il te plaît.',
        'J’avais des espoirs au début. Ils étaient trop petits.',
        'Bel anniversaire, mon amour, le premier.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
];

import { ideasFor } from '../speak.ts';

const parent = ideasFor('birthday/parent', ['parent']);
const child = ideasFor('birthday/child', ['child']);
const sibling = ideasFor('birthday/sibling', ['sibling']);
const grandparent = ideasFor('birthday/grandparent', ['grandparent']);
const grandchild = ideasFor('birthday/grandchild', ['grandchild']);
const family = ideasFor('birthday/family', ['family']);
const isGrown = { when: ({ years }: { years: number }) => years === 0 || years >= 16 };

/** Birthday ideas said inside a family. */
export const birthdayForFamily = [
  parent('all-the-coats', 'thanks', {
    warm: [
      'Merci pour les manteaux boutonnés, les fièvres veillées, et toutes les fois où tu as fait semblant de ne rien voir.',
      'J’en oublie, et c’est sans doute ce que tu voulais.',
      'Bon anniversaire, avec tout ce que je ne dis pas assez.',
    ],
  }),
  parent('first-call', 'picture', {
    all: [
      'Quand il m’arrive quelque chose, c’est encore à toi que je pense d’abord. Aujourd’hui, c’est à toi qu’il arrive un anniversaire.',
      'Je n’ai pas trouvé meilleure adresse, et je ne cherche plus.',
      'Que la journée te soit légère.',
    ],
  }),
  parent('scarf', 'light', {
    light: [
      'Pour ton anniversaire, je promets de mettre une écharpe, de manger quelque chose, et d’appeler en arrivant.',
      'L’offre vaut une journée, sans garantie de renouvellement.',
      'Joyeux anniversaire, et ne bouge pas de ton fauteuil.',
    ],
  }),
  parent('own-turn', 'wish', {
    all: [
      'Tu as fêté tant de nos anniversaires. Aujourd’hui, c’est à nous d’allumer les bougies.',
      'Tu peux t’asseoir, et même donner des ordres.',
      'Je te souhaite une année où l’on s’occupe un peu plus de toi.',
    ],
  }),
  parent('handed-on', 'thanks', {
    formal: [
      'En ce jour d’anniversaire, je voudrais te dire ma reconnaissance, simplement et par écrit.',
      'Le plus utile de ce que je sais, je l’ai vu faire avant de l’apprendre.',
      'Je te souhaite une bonne santé et de longues soirées tranquilles.',
    ],
  }),
  parent('hands', 'picture', {
    warm: [
      'Je fais certains gestes exactement comme toi, et je ne m’en aperçois qu’après.',
      'C’est ma façon de t’avoir sous la main.',
      'Bon anniversaire, et garde-toi une grande part de gâteau.',
    ],
  }),
  child('first-morning', 'picture', {
    warm: [
      'Il y a dans chaque année un matin qui t’appartient. Pour moi, il n’a jamais cessé d’être neuf.',
      'Le reste du calendrier est venu s’arranger autour.',
      'Bon anniversaire, mon trésor.',
    ],
  }),
  child(
    'on-your-own-feet',
    'thanks',
    {
      all: [
        'On croit élever un enfant, et c’est l’enfant qui agrandit la maison. Bon anniversaire à toi.',
        'J’y ai gagné des yeux neufs et quelques cheveux blancs.',
        'Va où tu veux cette année, je te suis du regard.',
      ],
    },
    isGrown,
  ),
  child(
    'fridge-open',
    'light',
    {
      light: [
        'Pour ton anniversaire, le frigo est ouvert, la machine à laver aussi, et aucune question ne sera posée.',
        'Enfin, une seule : as-tu mangé ?',
        'Joyeux anniversaire, et gros bisous de la direction.',
      ],
    },
    { when: ({ years }) => years === 0 || years >= 18 },
  ),
  child('no-advice', 'wish', {
    all: [
      'Pour ton anniversaire, pas un conseil, c’est promis. Seulement ceci : je t’aime comme tu es.',
      'J’avais bien un conseil sur le bout de la langue, je l’ai avalé.',
      'Que l’année te donne de l’élan.',
    ],
  }),
  sibling(
    'same-stairs',
    'picture',
    {
      warm: [
        'On a descendu les mêmes escaliers, souvent trop vite. Je n’aurais voulu personne d’autre sur la marche d’à côté.',
        'Il en reste quelques bleus et beaucoup de fous rires.',
        'Bon anniversaire, et saute la dernière marche.',
      ],
    },
    { only: ['brother', 'sister'] },
  ),
  sibling('witness', 'thanks', {
    all: [
      'Tu sais d’où je viens sans que j’aie à l’expliquer. C’est reposant, et ça valait une carte d’anniversaire.',
      'Avec toi, les histoires n’ont pas besoin de début.',
      'Je te souhaite une année à la hauteur des meilleures.',
    ],
  }),
  sibling('remote', 'light', {
    light: [
      'C’est ton anniversaire : je te laisse la télécommande, la place près de la fenêtre, et le dernier mot.',
      'Jusqu’à minuit. Après, on retrouve les règles de la maison.',
      'Joyeux anniversaire, et pas un mot aux parents.',
    ],
  }),
  sibling('accomplice', 'light', {
    light: [
      'Joyeux anniversaire à la seule personne qui pourrait tout raconter et qui ne l’a pas fait.',
      'Mon silence, à moi aussi, se paie en gâteau.',
      'Vivement la prochaine bêtise.',
    ],
  }),
  sibling('in-my-corner', 'thanks', {
    formal: [
      'Je te souhaite un bel anniversaire, et je te redis mon affection.',
      'Elle n’a pas besoin d’une date, mais elle en profite.',
      'Que cette année te donne ce que tu n’oses pas demander.',
    ],
  }),
  grandparent('kitchen-clock', 'picture', {
    warm: [
      'Chez toi, les heures durent plus longtemps qu’ailleurs. C’est le plus grand luxe que je connaisse.',
      'Je n’ai jamais su comment tu t’y prenais.',
      'Bon anniversaire, et prends bien tout ton temps.',
    ],
  }),
  grandparent('stories', 'thanks', {
    all: [
      'C’est ton anniversaire, et je voudrais te dire merci pour les histoires, même celles que je connais par cœur.',
      'Je les raconte à mon tour, un peu moins bien.',
      'Que la journée t’apporte des visites, et juste ce qu’il faut de bruit.',
    ],
  }),
  grandparent('second-helping', 'light', {
    light: [
      'C’est ton anniversaire, alors pour une fois, c’est moi qui insiste pour que tu te resserves.',
      'J’attendais ce moment depuis l’enfance.',
      'Joyeux anniversaire, avec de gros baisers sur les deux joues.',
    ],
  }),
  grandparent('respect', 'wish', {
    formal: [
      'Pour ton anniversaire, je t’adresse ma tendresse et mon respect, qui ont grandi ensemble.',
      'Toute une famille te doit un peu de son chemin.',
      'Je te souhaite des journées calmes et de bonnes nuits.',
    ],
  }),
  grandparent('roots', 'picture', {
    all: [
      'Un arbre ne voit pas ses branches hautes, mais elles pensent à lui. Bon anniversaire, de l’une d’elles.',
      'Le vent secoue un peu par ici. Ça tient bien, grâce à toi.',
      'Que ce soit une année de soleil.',
    ],
  }),
  grandchild('look-at-you', 'picture', {
    warm: [
      'Te regarder grandir est une des meilleures choses que je fasse de mes journées.',
      'Je ne me lasse pas, et je ne cligne presque pas des yeux.',
      'Bon anniversaire, avec un baiser sur chaque joue.',
    ],
  }),
  grandchild('pockets', 'light', {
    light: [
      'J’ai vérifié dans toutes mes poches : il me reste exactement un anniversaire, et il est pour toi.',
      'Les bonbons, c’est une autre poche. On verra.',
      'Joyeux anniversaire, et beaucoup de gâteau !',
    ],
  }),
  grandchild('always-room', 'wish', {
    all: [
      'Chez moi, il y aura toujours une chaise pour toi et quelque chose de bon dans le placard. C’est ton anniversaire : sers-toi.',
      'Tu connais le placard, je crois.',
      'Grandis à ton rythme, je ne suis pas à un jour près.',
    ],
  }),
  grandchild('proud', 'thanks', {
    formal: [
      'Je te souhaite un très bon anniversaire, avec toute mon affection.',
      'Tu fais honneur à ceux qui t’aiment, et ils sont nombreux.',
      'Que l’année te donne de bons amis et de beaux projets.',
    ],
  }),
  family('noisy-table', 'picture', {
    all: [
      'Une famille, c’est une grande table où l’on parle tous en même temps. Aujourd’hui, c’est à toi qu’on coupe la parole pour dire bon anniversaire.',
      'On te la rendra au dessert.',
      'Je t’embrasse d’un bout de la table à l’autre.',
    ],
  }),
  family('branch', 'thanks', {
    warm: [
      'On ne se voit pas tous les dimanches, et pourtant tu fais partie de ce que j’appelle la maison.',
      'La porte est la même, quel que soit le temps passé dehors.',
      'Bon anniversaire, et à bientôt, je l’espère.',
    ],
  }),
  family(
    'good-draw',
    'light',
    {
      light: [
        'La famille, on ne la choisit pas. J’aurais hésité pour certains, mais pas pour toi.',
        'Pour les noms, je ne parlerai qu’en présence d’un gâteau.',
        'Joyeux anniversaire !',
      ],
    },
    isGrown,
  ),
  family('kind-word', 'wish', {
    formal: [
      'Je te souhaite un bon anniversaire, avec l’affection de toute cette branche de la famille.',
      'Les nouvelles vont lentement chez nous, l’affection beaucoup moins.',
      'Que l’année te soit favorable.',
    ],
  }),
  family(
    'aunt-uncle',
    'thanks',
    {
      all: [
        'Dans une famille, il faut quelqu’un à qui dire ce qu’on ne dit pas à ses parents. Merci, et bon anniversaire.',
        'Tu n’as jamais rien répété, et je l’ai bien remarqué.',
        'Que la journée te rende un peu de cette gentillesse.',
      ],
    },
    { only: ['aunt', 'uncle', 'marraine', 'parrain', 'godmother', 'godfather'] },
  ),
  family(
    'cousins',
    'light',
    {
      light: [
        'Entre cousins, on se doit la vérité : le gâteau, d’habitude, c’est moi qui le finis.',
        'Aujourd’hui, je t’en laisse une part. La plus grosse.',
        'Joyeux anniversaire, et pas de dénonciation.',
      ],
    },
    { only: ['cousin'] },
  ),
];

import { everyone, personally } from '../../en/audiences.ts';
import type { Facts } from '../../idea.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('birthday', everyone);
const personal = ideasFor('birthday', personally);

/** Ages at which a leisurely grown-up's wish would be wrong. */
const isGrown = ({ years }: Facts) => years === 0 || years >= 16;

/** Birthday ideas that suit almost anybody. */
export const birthdayForAnyone = [
  idea('first-slice', 'wish', {
    all: [
      'J’espère qu’il y a un gâteau aujourd’hui, et que la première part est pour {toi|vous}.',
      'Un anniversaire ne se coupe pas en parts égales.',
      'Bon anniversaire, et une année qui {te|vous} ressemble.',
    ],
  }),
  idea(
    'real-pause',
    'picture',
    {
      all: [
        'Je {te|vous} souhaite une vraie pause pour {ton|votre} anniversaire, même si la semaine autour n’en laisse guère.',
        'Une heure sans montre : voilà un cadeau auquel on pense rarement.',
        'Qu’il y en ait plusieurs, et que personne ne les compte.',
      ],
    },
    { when: isGrown },
  ),
  idea('one-word-page', 'picture', {
    all: [
      'Dans mon agenda, la page d’aujourd’hui tient en un mot, et c’est {ton|votre} nom.',
      'Les pages voisines ont l’air un peu pâles.',
      'Bon anniversaire, du matin jusqu’au soir.',
    ],
  }),
  idea('other-days-too', 'wish', {
    all: [
      'Un anniversaire ne dure qu’un jour, alors cette carte est aussi pour les autres.',
      'Pour les mardis ordinaires, et pour les lundis qui n’en finissent pas.',
      'Je {te|vous} souhaite une année où les bonnes nouvelles arrivent à l’heure.',
    ],
  }),
  idea('kept-for-pleasure', 'thanks', {
    all: [
      'Il y a des dates qu’on retient par devoir. {Ton|Votre} anniversaire, je le retiens par plaisir.',
      'Je n’ai même pas besoin de le noter.',
      'Que la journée soit bonne, et la soirée meilleure encore.',
    ],
  }),
  idea('table-no-clock', 'picture', {
    all: [
      'Une table, des gens qu’on aime autour, et personne pour regarder l’heure : c’est l’anniversaire que je {te|vous} souhaite.',
      'Le dessert se chargera du reste.',
      'D’ici, je lève mon verre.',
    ],
  }),
  idea('small-things', 'wish', {
    all: [
      'Pour cette année, je {te|vous} souhaite de petites choses réussies : du pain encore chaud, un train à l’heure, une lettre qu’on n’attendait plus.',
      'Les grandes viennent volontiers derrière les petites.',
      'Très bon anniversaire.',
    ],
  }),
  idea(
    'window',
    'picture',
    {
      all: [
        'Une année neuve s’ouvre comme une fenêtre. J’espère que la vue {te|vous} plaira.',
        'Rien ne presse, on peut rester un moment à regarder.',
        'Bon anniversaire, et bel horizon.',
      ],
    },
    { when: isGrown },
  ),
  idea('after-the-candles', 'picture', {
    all: [
      'Une fois les bougies soufflées, il reste la lumière de ceux qui pensent à {toi|vous}. J’en fais partie.',
      'Elle n’éblouit personne, mais elle tient toute la nuit.',
      'Bon anniversaire, et une année douce.',
    ],
  }),
  idea('two-lines', 'thanks', {
    all: [
      'Deux lignes suffisent. Voici la première, pour dire que {ton|votre} anniversaire compte pour moi.',
      'Celle-ci n’ajoute presque rien, mais elle y tenait.',
      'Et voilà la seconde : bon anniversaire.',
    ],
  }),
  idea('right-day-to-write', 'thanks', {
    all: [
      'C’est une chance de {te|vous} connaître, et un anniversaire est le bon jour pour l’écrire.',
      'Les autres jours, on remet toujours à plus tard.',
      'Je {te|vous} souhaite une très bonne année.',
    ],
  }),
  idea('no-hurry-anywhere', 'wish', {
    all: [
      'Que cet anniversaire prenne son temps, et {te|vous} laisse prendre le {tien|vôtre}.',
      'Le reste de la semaine saura bien attendre son tour.',
      'Mes pensées {t’|vous }accompagnent toute la journée.',
    ],
  }),
  idea('seasons', 'wish', {
    all: [
      'Je {te|vous} souhaite quatre bonnes saisons, à commencer par celle-ci.',
      'Avec un banc à l’ombre pour l’été et une bonne couverture pour l’hiver.',
      'Bon anniversaire, et rendez-vous à la prochaine.',
    ],
  }),
  idea('worth-a-stamp', 'picture', {
    all: [
      'Certains jours passent sans qu’on les remarque. Le jour de {ton|votre} anniversaire, il faut faire un signe.',
      'Le voici, de la main et de loin.',
      'Que tout ce qui commence aujourd’hui commence bien.',
    ],
  }),
  personal('more-liveable', 'thanks', {
    warm: [
      'On ne le dit pas les jours ordinaires, alors je profite de {ton|votre} anniversaire : le monde est plus habitable quand on {te|vous} connaît.',
      'Voilà qui est écrit, et qui le restera.',
      'Je {te|vous} souhaite une journée sans rien à prouver.',
    ],
  }),
  personal('day-from-the-market', 'picture', {
    warm: [
      'Si les journées s’achetaient au marché, je {t’|vous }en aurais choisi une belle pour {ton|votre} anniversaire : du soleil, un banc, et rien d’écrit dessus.',
      'L’étal était fermé, il a fallu se contenter de mots.',
      'J’espère que le ciel, lui, fera un effort.',
    ],
  }),
  personal('same-day', 'thanks', {
    warm: [
      'J’aime savoir que {tu es|vous êtes} quelque part dans la même journée que moi.',
      'Aujourd’hui, je {te|vous} la laisse volontiers tout entière.',
      'Bon anniversaire, avec une pensée pour chacune de ses heures.',
    ],
  }),
  personal('three-people', 'wish', {
    warm: [
      'Que quelqu’un {t’|vous }apporte le petit déjeuner, que quelqu’un {te|vous} téléphone, et que quelqu’un fasse la vaisselle.',
      'Une seule personne peut suffire, si elle est très motivée.',
      'C’est ainsi que j’imagine un bon anniversaire.',
    ],
  }),
  personal('laugh-louder', 'thanks', {
    warm: [
      'Il y a des gens près de qui l’on parle plus simplement et l’on rit plus fort. J’ai pensé à {toi|vous}.',
      'Cela valait bien une carte d’anniversaire.',
      'Que l’année {te|vous} rende un peu de ce que {tu donnes|vous donnez}.',
    ],
  }),
  idea('as-much-as-asked', 'wish', {
    formal: [
      'Je {te|vous} souhaite un très bon anniversaire, et une année aussi douce qu’il est permis de l’espérer.',
      'Que les journées y soient bien remplies et les soirées bien tranquilles.',
      'Avec mes pensées les meilleures.',
    ],
  }),
  idea('pretext', 'thanks', {
    formal: [
      '{Permets-moi|Permettez-moi} de {te|vous} souhaiter un bon anniversaire.',
      'C’est un plaisir d’en avoir le prétexte.',
      'Que l’année qui vient apporte de belles rencontres, et du temps pour elles.',
    ],
  }),
  idea('esteem', 'thanks', {
    formal: [
      'Un anniversaire permet de dire ce qu’on tait le reste de l’année : {tu as|vous avez} toute mon estime.',
      'Je n’y ajoute rien, de peur de l’affaiblir.',
      'Que cette année tienne ce qu’elle promet.',
    ],
  }),
  idea('calm-and-surprise', 'wish', {
    formal: [
      'Mes pensées vont vers {toi|vous} pour {ton|votre} anniversaire, avec le souhait d’une année paisible.',
      'Et d’un peu d’imprévu, pourvu qu’il soit agréable.',
      'Que la santé soit au rendez-vous, et les amis avec elle.',
    ],
  }),
  idea('simple-wish', 'wish', {
    formal: [
      'Pour {ton|votre} anniversaire, je forme un vœu simple : une bonne santé, de bonnes nouvelles, et le temps de les goûter.',
      'Dans cet ordre ou dans un autre.',
      'Je {te|vous} adresse mes amicales pensées.',
    ],
  }),
  personal('brass-band', 'light', {
    light: [
      'J’avais demandé une fanfare sous {ta|votre} fenêtre. Il ne restait que cette carte.',
      'Elle joue moins fort, et les voisins lui en savent gré.',
      'Bon anniversaire, à chanter aussi faux que possible.',
    ],
  }),
  personal(
    'rules-until-midnight',
    'light',
    {
      light: [
        'Jusqu’à minuit, le règlement d’anniversaire est formel : ni vaisselle, ni courses, ni avis contraire.',
        'En cas de litige, présenter cette carte.',
        'Bon règne, et vive le gâteau.',
      ],
    },
    { when: isGrown },
  ),
  personal('one-mission', 'light', {
    light: [
      'Cette carte n’avait qu’une mission : arriver le bon jour et dire bon anniversaire.',
      'Elle n’en a pas dormi.',
      'C’est fait. On peut la poser en vue du gâteau.',
    ],
  }),
  personal('missing-slice', 'light', {
    light: [
      'Avis de recherche : une part de gâteau, vue pour la dernière fois dans {ton|votre} assiette.',
      'Aucune plainte n’a été déposée.',
      'L’affaire est classée, et l’anniversaire est ouvert.',
    ],
  }),
  personal('candles-talked', 'light', {
    light: [
      'Il paraît que c’est aujourd’hui. Inutile de nier, les bougies ont parlé.',
      'Elles finissent toujours par parler, c’est leur défaut.',
      'Joyeux anniversaire, et une bonne part à qui de droit !',
    ],
  }),
  personal('serious-study', 'light', {
    light: [
      'Une étude sérieuse l’affirme : rien de ce qu’on mange le jour de son anniversaire ne compte.',
      'L’étude est de moi. Elle se poursuit.',
      '{Reprends|Reprenez} du dessert, c’est pour la science.',
    ],
  }),
  personal('song-to-the-end', 'light', {
    light: [
      'Quelqu’un va chanter « joyeux anniversaire » aujourd’hui, pas très juste, et jusqu’au bout.',
      'C’est le seul concert où l’on applaudit pour que ça s’arrête.',
      '{Tiens|Tenez} bon, le gâteau est juste derrière.',
    ],
  }),
  personal('paper-crown', 'light', {
    light: [
      'Jusqu’à ce soir, la couronne est à {toi|vous}. Elle est en carton, mais le pouvoir est réel.',
      'Il s’étend jusqu’au choix du film.',
      'Bon anniversaire, Majesté.',
    ],
  }),
  personal(
    'valid-excuse',
    'light',
    {
      light: [
        'Un anniversaire est une excuse recevable pour presque tout : commencer tard, finir tard, et ne rien faire entre les deux.',
        'Je signe le mot, si quelqu’un le réclame.',
        '{Fais-en|Faites-en} bon usage.',
      ],
    },
    { when: isGrown },
  ),
];

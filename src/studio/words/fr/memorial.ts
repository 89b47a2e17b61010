import { everyone } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('memorial', everyone);
const nation = ideasFor('memorial-day', everyone);
const friday = ideasFor('good-friday', everyone);

/** A day of remembrance is kept, not celebrated. */
export const memorialIdeas = [
  idea('same-date', 'thanks', {
    all: [
      'Je sais quel jour nous sommes, et j’y pense aussi de mon côté.',
      'Cette carte ne demande rien.',
      'Je pense à {toi|vous}.',
    ],
  }),
  idea('kept', 'picture', {
    all: [
      'Sur la plupart des calendriers, ce jour n’a rien d’écrit. Sur le mien, il est gardé.',
      'Chacun le passe comme il peut, et c’est bien ainsi.',
      'Mes pensées sont avec {toi|vous}, du matin au soir.',
    ],
  }),
  idea('candle', 'picture', {
    all: [
      'Que cette carte soit aujourd’hui une petite flamme à la fenêtre.',
      'Elle ne demande rien, et elle restera allumée.',
      'Je me souviens avec {toi|vous}.',
    ],
  }),
  idea('name-spoken', 'thanks', {
    all: [
      'Tant qu’on dit un nom, il répond un peu. Je pense à {toi|vous}, qui le {dis|dites} aujourd’hui.',
      'Il n’y a pas besoin de m’écrire en retour.',
      'Je {t’|vous }envoie une pensée silencieuse.',
    ],
  }),
  idea('gently', 'wish', {
    all: [
      'Je pense à {toi|vous} en ce jour de souvenir, et j’espère qu’il ira doucement.',
      'Il peut être long. Je ne l’ai pas oublié.',
      'En pensée, je reste jusqu’au soir.',
    ],
  }),
  idea('chair', 'picture', {
    all: [
      'Il y a une place vide qu’on voit mieux certains jours que d’autres. Aujourd’hui, je la regarde avec {toi|vous}.',
      'Sans rien dire, c’est sans doute mieux.',
      'Je suis auprès de {toi|vous}, par la pensée.',
    ],
  }),
  idea('time', 'thanks', {
    all: [
      'Le temps passe sur bien des choses, pas sur celle-ci. Je m’en souviens avec {toi|vous}.',
      'On n’a pas à faire comme si.',
      'Que ce jour {te|vous} soit léger à porter.',
    ],
  }),
  idea('two-lines', 'wish', {
    formal: [
      'En ce jour de souvenir, mes pensées vont vers {toi|vous} et vers les {tiens|vôtres}.',
      'Elles sont discrètes, et elles sont fidèles.',
      'Avec mon respect et mon amitié.',
    ],
  }),
  idea('bow', 'thanks', {
    formal: [
      'La mémoire est une forme de fidélité. Je m’associe à la {tienne|vôtre} aujourd’hui.',
      'Il n’est pas besoin d’en dire davantage.',
      'Je {t’|vous }adresse mes pensées respectueuses.',
    ],
  }),
  idea('walk', 'picture', {
    all: [
      'Si {tu passes|vous passez} cette journée en silence, je marche un peu à côté, sans le troubler.',
      'On peut se tenir compagnie de très loin.',
      'Je pense à {toi|vous}, et à qui manque.',
    ],
  }),
  idea('carried', 'wish', {
    all: [
      'Ceux qui manquent, on les porte à plusieurs. Aujourd’hui, je prends ma part.',
      'Elle ne pèse pas, elle accompagne.',
      '{Tu es|Vous êtes} dans mes pensées.',
    ],
  }),
  idea('each-year', 'thanks', {
    all: [
      'Cette date revient, et je reviens avec elle, pour {te|vous} dire que rien n’est oublié.',
      'Ni la personne, ni la place qu’elle tenait.',
      'Avec une pensée pour {toi|vous}, à chaque heure.',
    ],
  }),
  idea('low-voice', 'picture', {
    all: [
      'Je {t’|vous }écris à voix basse, comme on parle dans une chambre où quelqu’un dort.',
      'Juste pour que cette journée ne passe pas sans un mot.',
      'Je pense à {toi|vous} avec affection.',
    ],
  }),
  idea('photo', 'picture', {
    all: [
      'Je pense à {toi|vous}, et au visage que {tu revois|vous revoyez} sans doute aujourd’hui.',
      'La mémoire sait garder ce qui compte.',
      'Que cette journée {te|vous} soit douce.',
    ],
  }),
];

/** For the day on which a nation remembers its dead. */
export const memorialDayIdeas = [
  nation('quiet-word', 'picture', {
    all: [
      'Pour ce jour du Souvenir, je voulais {t’|vous }envoyer un mot à voix basse.',
      'C’est un jour pour s’arrêter une minute, avant de continuer.',
      'Cette minute, je la partage avec {toi|vous}.',
    ],
  }),
  nation('names', 'thanks', {
    all: [
      'Aujourd’hui est à ceux qui ne sont pas rentrés, et à ceux qui disent encore leur nom.',
      'Je me souviens, moi aussi.',
      'Avec respect, et une pensée pour {toi|vous}.',
    ],
  }),
  nation('flags', 'picture', {
    all: [
      'Quand les drapeaux seront hissés, je penserai à ce qu’ils ont coûté, et je penserai à {toi|vous}.',
      'Certains mercis ne se disent qu’en se souvenant.',
      'Je {te|vous} souhaite une journée de calme.',
    ],
  }),
  nation('quiet-hour', 'wish', {
    all: [
      'Que ce jour du Souvenir {te|vous} laisse une heure tranquille, et près de {toi|vous} quelqu’un qui comprenne.',
      'Tous les jours n’ont pas besoin de paroles.',
      'Je pense à {toi|vous}.',
    ],
  }),
  nation('bugle', 'picture', {
    all: [
      'Il y a des musiques qu’on écoute debout. Je pense à {toi|vous} pendant que celle-ci se joue.',
      'Elle est courte, et elle dure longtemps.',
      'Avec tout mon respect.',
    ],
  }),
  nation('letters', 'thanks', {
    all: [
      'Je pense aujourd’hui aux lettres qui ne sont jamais arrivées, alors je {t’|vous }en envoie une.',
      'Elle dit seulement que l’on se souvient.',
      'Que la paix soit dans {ta|votre} maison.',
    ],
  }),
  nation('stone', 'picture', {
    all: [
      'Sur une pierre, un nom et deux dates. Entre les deux, toute une vie, que nous n’oublions pas aujourd’hui.',
      'C’est peu de chose, se souvenir, et c’est tout ce qu’on peut.',
      'Mes pensées vont vers {toi|vous}.',
    ],
  }),
  nation('bow', 'wish', {
    formal: [
      'En ce jour du Souvenir, je m’associe à {tes|vos} pensées et à {ton|votre} silence.',
      'Ils disent plus que les discours.',
      'Avec mes sentiments respectueux.',
    ],
  }),
  nation('duty', 'thanks', {
    formal: [
      'Nous devons à quelques-uns la tranquillité de beaucoup. Le jour du Souvenir sert à ne pas l’oublier.',
      'Je ne l’oublie pas.',
      'Je {t’|vous }adresse une pensée respectueuse.',
    ],
  }),
  nation('wind', 'picture', {
    all: [
      'Que le vent soit doux aujourd’hui sur les fleurs que l’on dépose.',
      'Et sur ceux qui les portent.',
      'Je pense à {toi|vous} en ce jour du Souvenir.',
    ],
  }),
  nation('empty-place', 'wish', {
    all: [
      'À bien des tables, il y a une place que la guerre a vidée. J’y pense aujourd’hui, et je pense à {toi|vous}.',
      'On n’a pas besoin d’en parler pour se comprendre.',
      'Que la journée soit paisible.',
    ],
  }),
  nation('minute', 'thanks', {
    all: [
      'Une minute de silence, c’est court. Je garderai la mienne un peu plus longtemps, et {tu y auras|vous y aurez} {ta|votre} place.',
      'Le bruit saura revenir sans aide.',
      'Avec fidélité, et une pensée pour les {tiens|vôtres}.',
    ],
  }),
];

/** For Good Friday: still, and without good cheer. */
export const goodFridayIdeas = [
  friday('stillness', 'wish', {
    all: [
      'Je {te|vous} souhaite un Vendredi saint calme et recueilli.',
      'C’est un jour qui demande peu de bruit.',
      'Mes pensées sont avec {toi|vous}.',
    ],
  }),
  friday('quiet-hour', 'picture', {
    all: [
      'J’espère pour {toi|vous} une heure de silence aujourd’hui, la porte fermée et le monde derrière.',
      'Quelques minutes sans paroles contiennent beaucoup.',
      'Avec une pensée pour {toi|vous} en ce Vendredi saint.',
    ],
  }),
  friday('thankful', 'thanks', {
    all: [
      'Le Vendredi saint, on pense à ceux à qui l’on doit quelque chose. J’ai pensé à {toi|vous}.',
      'Je ne voulais pas le taire.',
      'Que la paix {t’|vous }accompagne, aujourd’hui et après.',
    ],
  }),
  friday('candle', 'picture', {
    all: [
      'Une seule bougie suffit à un jour comme celui-ci. J’y ai joint {ton|votre} nom.',
      'C’est peu, et c’est sincère.',
      'Que la paix soit sur {ta|votre} maison.',
    ],
  }),
  friday('bells', 'picture', {
    all: [
      'Les cloches se taisent aujourd’hui. Je me tais avec elles, le temps de penser à {toi|vous}.',
      'Le silence a aussi ses messages.',
      'Je {te|vous} souhaite un jour de recueillement.',
    ],
  }),
  friday('slowly', 'wish', {
    all: [
      'Que ce vendredi aille lentement, comme il le faut.',
      'Rien n’oblige à le remplir.',
      '{Tu es|Vous êtes} dans mes pensées.',
    ],
  }),
  friday('stone', 'picture', {
    all: [
      'Il y a des jours de pierre, qu’on traverse sans lever les yeux. Je {t’|vous }y accompagne de loin.',
      'On marche mieux en sachant qu’on est plusieurs.',
      'Avec mes pensées recueillies.',
    ],
  }),
  friday('bread', 'thanks', {
    all: [
      'Un peu de pain, un peu de silence, et le souvenir de ceux qu’on aime : c’est assez pour un Vendredi saint.',
      'Le reste peut attendre dimanche.',
      'Je pense à {toi|vous}.',
    ],
  }),
  friday('formal', 'wish', {
    formal: [
      'En ce Vendredi saint, je {t’|vous }adresse mes pensées les plus recueillies.',
      'Que ce temps soit pour {toi|vous} un temps de paix.',
      'Avec mon respect.',
    ],
  }),
  friday('threshold', 'thanks', {
    formal: [
      'Je m’associe à {ton|votre} recueillement en ce Vendredi saint.',
      'Il est bon de le savoir partagé.',
      'Que la paix demeure auprès de {toi|vous} et des {tiens|vôtres}.',
    ],
  }),
  friday('garden', 'picture', {
    all: [
      'Dans le jardin, tout semble attendre aujourd’hui. J’attends un peu avec {toi|vous}, sans rien dire.',
      'C’est une manière de tenir compagnie.',
      'Je {te|vous} souhaite la paix.',
    ],
  }),
  friday('shade', 'picture', {
    all: [
      'C’est un jour d’ombre, et on n’a pas à l’éclairer. On peut seulement y rester ensemble.',
      'J’y suis, à ma façon.',
      'Une pensée fidèle, de moi à {toi|vous}.',
    ],
  }),
  friday('veil', 'thanks', {
    all: [
      'Chacun porte ses peines, et ce jour les connaît toutes. Je pense aux {tiennes|vôtres} avec respect.',
      'Le Vendredi saint est fait pour cela aussi.',
      'Que le soir {te|vous} trouve en paix.',
    ],
  }),
];

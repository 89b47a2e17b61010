import { closePeople, everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('thinking-of-you', everyone);
const personal = ideasFor('thinking-of-you', personally);
const close = ideasFor('thinking-of-you', closePeople);
const partner = ideasFor('thinking-of-you/partner', ['partner']);

/** A sign of life that asks for nothing, right on a good day and on a bad one. */
export const thinkingOfYouIdeas = [
  idea('no-occasion', 'thanks', {
    all: [
      'Il n’y a pas de fête aujourd’hui, pas de date, rien. Juste une pensée pour {toi|vous}.',
      'Ce sont souvent les meilleures.',
      'Bonne journée, toute simple.',
    ],
  }),
  idea('pebble', 'picture', {
    all: [
      'Cette carte est un petit caillou contre {ta|votre} fenêtre : pas pour réveiller, pour faire signe.',
      'Le caillou est rond, et la vitre ne craint rien.',
      'Je pense à {toi|vous}, c’est tout.',
    ],
  }),
  idea('crossed-my-mind', 'thanks', {
    all: [
      '{Ton|Votre} nom m’a traversé l’esprit, et j’ai eu envie de le dire.',
      'On laisse filer trop de pensées sans les poster.',
      'Voilà, c’est dit.',
    ],
  }),
  idea('no-answer', 'wish', {
    all: [
      'Rien à répondre, rien à faire : je voulais seulement que {tu saches|vous sachiez} que je pense à {toi|vous}.',
      'Les bonnes pensées ne tiennent pas de comptes.',
      'Que la semaine soit douce.',
    ],
  }),
  idea('lamp', 'picture', {
    all: [
      'Il y a quelque part une lampe allumée, et dessous quelqu’un qui pense à {toi|vous}.',
      'La lampe est petite, la pensée un peu plus grande.',
      'Bonne soirée, de l’autre côté.',
    ],
  }),
  idea('bench', 'picture', {
    all: [
      'S’il y avait un banc entre chez {toi|vous} et chez moi, j’y serais en ce moment.',
      'Avec de quoi lire, au cas où il faudrait attendre.',
      'La place d’à côté est libre.',
    ],
  }),
  idea('weather', 'wish', {
    all: [
      'J’ignore le temps qu’il fait chez {toi|vous}. Ici, il fait une pensée claire, avec vent d’amitié.',
      'Aucune perturbation à l’horizon.',
      'Je l’envoie vers chez {toi|vous}.',
    ],
  }),
  idea('small-hello', 'thanks', {
    all: [
      'Un bonjour qui ne demande rien, c’est rare. En voici un, pour {toi|vous}.',
      'Il n’a même pas de pièce jointe.',
      'Qu’il arrive au bon moment.',
    ],
  }),
  idea('kind-week', 'wish', {
    all: [
      'Je {te|vous} souhaite une semaine qui ne pousse pas, et des soirs qui commencent tôt.',
      'S’il reste de la soupe, c’est encore mieux.',
      'Mes pensées font le chemin.',
    ],
  }),
  idea('kettle', 'picture', {
    all: [
      'Le temps que l’eau chauffe, on pense parfois à quelqu’un. J’ai pensé à {toi|vous}.',
      'L’eau a fini par bouillir, la pensée est restée.',
      'Une tasse à {ta|votre} santé.',
    ],
  }),
  idea('same-sky', 'picture', {
    all: [
      'On ne regarde pas par la même fenêtre, mais c’est le même ciel qui passe. J’y ai glissé un bonjour.',
      'Il devrait arriver avec les nuages.',
      'Il est pour {toi|vous} seulement.',
    ],
  }),
  idea('glad', 'thanks', {
    all: [
      'J’aime bien savoir que {tu existes|vous existez}. Voilà, c’était le message.',
      'Il n’est pas urgent, il est seulement vrai.',
      'À bientôt, d’une façon ou d’une autre.',
    ],
  }),
  idea('patience', 'wish', {
    all: [
      'Quoi qu’il se passe dans {tes|vos} journées, que quelqu’un y soit gentil avec {toi|vous}.',
      'Et s’il le faut, que ce quelqu’un ce soit {toi|vous}.',
      'Je pense à {toi|vous}, avec amitié.',
    ],
  }),
  idea('letter', 'thanks', {
    all: [
      'Autrefois, on s’écrivait pour rien, et c’était bien. Je reprends la coutume avec {toi|vous}.',
      'Rien de neuf, sinon cette envie d’écrire.',
      'Avec mes pensées, et un bonjour.',
    ],
  }),
  personal('missed', 'thanks', {
    warm: [
      'Il y a des conversations qu’on ne peut avoir qu’avec {toi|vous}. Elles me manquent un peu.',
      'Je parle à la bouilloire, elle manque de répartie.',
      'À la prochaine, j’espère bientôt.',
    ],
  }),
  personal('heart', 'picture', {
    warm: [
      '{Tu as|Vous avez} {ta|votre} place dans mes journées, même celles où l’on ne se parle pas.',
      'Elle est près de la fenêtre, au calme.',
      'Je {t’|vous }envoie un peu de tendresse.',
    ],
  }),
  personal('shoulder', 'wish', {
    warm: [
      'S’il faut une épaule, une oreille ou une soupe, j’ai les trois.',
      'La soupe est la plus réussie.',
      'Je pense à {toi|vous}, sans attendre de nouvelles.',
    ],
  }),
  personal('warm-pocket', 'picture', {
    warm: [
      'Je voudrais que ces mots tiennent chaud un moment, comme des marrons un soir de novembre.',
      'Les marrons, eux, ne durent jamais assez.',
      'Affection garantie à l’arrivée.',
    ],
  }),
  idea('formal-greeting', 'wish', {
    formal: [
      'Je {te|vous} adresse simplement une pensée amicale.',
      'Elle n’attend pas de réponse.',
      'J’espère que tout va pour le mieux chez {toi|vous}.',
    ],
  }),
  idea('formal-regard', 'thanks', {
    formal: [
      'Il n’est pas besoin de motif pour saluer ceux que l’on estime. Je {te|vous} salue donc.',
      'L’occasion n’était pas indispensable.',
      'Avec mon fidèle souvenir.',
    ],
  }),
  idea('formal-days', 'picture', {
    formal: [
      'Mes pensées vont vers {toi|vous} ces jours-ci, et je tenais à {te|vous} le faire savoir.',
      'Elles sont discrètes, mais constantes.',
      'Que les semaines à venir {te|vous} soient favorables.',
    ],
  }),
  idea('formal-presence', 'thanks', {
    formal: [
      'Je n’oublie pas ceux qui comptent, même quand les semaines passent sans un mot.',
      'Le silence n’est pas l’oubli.',
      'Bien amicalement, je pense à {toi|vous}.',
    ],
  }),
  personal('pigeon', 'light', {
    light: [
      'J’avais confié ce bonjour à un pigeon. Il a demandé une pause, une carte a pris le relais.',
      'Il viendra peut-être quand même, mais en train.',
      'Un grand coucou, donc !',
    ],
  }),
  personal('accident', 'light', {
    light: [
      'Attention, pensée affectueuse en approche. Inutile de baisser la tête.',
      'Elle ne fait de mal à personne.',
      'Impact prévu : un sourire.',
    ],
  }),
  personal('inspector', 'light', {
    light: [
      'Inspection surprise : a-t-on bien ri aujourd’hui chez {toi|vous} ?',
      'Un seul petit rire suffit, même par le nez.',
      'Le rapport sera favorable.',
    ],
  }),
  personal('biscuit', 'light', {
    light: [
      'Une étude récente montre que les gens à qui l’on pense ont droit à un biscuit. {Tu y as|Vous y avez} droit.',
      'Deux, si l’on y pense fort.',
      'Ici, on pense à {toi|vous}. Bon appétit, donc.',
    ],
  }),
  personal('headline', 'light', {
    light: [
      'Dernière minute : quelqu’un pense à {toi|vous} sans aucune raison apparente.',
      'Les experts s’interrogent, pas moi.',
      'On rend l’antenne.',
    ],
  }),
  personal('cat', 'light', {
    light: [
      'Un chat choisirait {tes|vos} genoux entre mille, et les chats ne se trompent pas de personne.',
      'Ils ont bon goût, et rien d’urgent.',
      'Une pensée ronronnante pour {toi|vous}.',
    ],
  }),
  personal('wrong-button', 'light', {
    light: [
      'Cette carte ne vend rien, ne réclame rien et ne cherche pas à plaire. Elle dit bonjour.',
      'On n’en fait presque plus.',
      'Bonjour, alors !',
    ],
  }),
  personal('sock', 'light', {
    light: [
      'Si {tu as|vous avez} une chaussette seule, un café froid ou un lundi trop long, {sache|sachez} que je compatis.',
      'Je connais les trois.',
      'Mes respects à la chaussette, et une pensée pour {toi|vous}.',
    ],
  }),
  close('call', 'thanks', {
    all: [
      'Je voulais t’appeler, et puis je t’ai écrit, pour que tu puisses me relire.',
      'Relis lentement, c’est court.',
      'Je t’embrasse, et je pense à toi.',
    ],
  }),
  partner('all-day', 'picture', {
    all: [
      'Au milieu de la journée, sans prévenir, c’est toi. Je perds le fil, et ça me plaît.',
      'On me parle, je dis oui, je pense à toi.',
      'Vivement ce soir.',
    ],
  }),
];

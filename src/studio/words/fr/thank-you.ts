import { closePeople, everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('thank-you', everyone);
const personal = ideasFor('thank-you', personally);
const close = ideasFor('thank-you', closePeople);
const partner = ideasFor('thank-you/partner', ['partner']);
const client = ideasFor('thank-you/client', ['client']);

/** Thanks, without saying for what: only the sender's own words know that. */
export const thankYouIdeas = [
  idea('kept', 'thanks', {
    all: [
      'On dit merci en passant, et le mot est déjà au coin de la rue. Celui-ci, je voulais qu’il reste.',
      'Il supporte très bien la relecture.',
      'Merci, donc, et lentement.',
    ],
  }),
  idea('lighter', 'picture', {
    all: [
      'C’est plus léger à deux. Merci d’avoir pris l’autre poignée.',
      'Je n’aurais pas voulu le porter autrement.',
      'Que quelqu’un en fasse autant pour {toi|vous}, le moment venu.',
    ],
  }),
  idea('good-turn', 'wish', {
    all: [
      'Un geste comme le {tien|vôtre} continue longtemps après qu’on l’a fait. Je {te|vous} en remercie.',
      'J’essaie d’en passer un peu plus loin.',
      'Que les jours {te|vous} soient aussi aimables.',
    ],
  }),
  idea('in-ink', 'picture', {
    all: [
      'J’aurais pu dire merci de vive voix. J’ai préféré l’écrire, cela tient mieux.',
      'L’air oublie tout.',
      'Ce merci-là est fait pour durer.',
    ],
  }),
  idea('one-word', 'thanks', {
    all: [
      'Le mot est petit, il est usé, et je n’en ai pas de meilleur : merci.',
      'Je l’ai essuyé avant de l’envoyer.',
      'Il est tout entier pour {toi|vous}.',
    ],
  }),
  idea('sleep-better', 'thanks', {
    all: [
      'Savoir que {tu étais|vous étiez} là a tout rendu plus simple. Merci à {toi|vous}.',
      'Il y a des présences qui font la moitié du travail.',
      'Je ne l’oublierai pas.',
    ],
  }),
  idea('stone', 'picture', {
    all: [
      'Un caillou dans l’eau, et les cercles vont jusqu’au bord. Merci pour le caillou.',
      'Il en arrive encore jusqu’ici.',
      'Que tout ce bien {te|vous} revienne.',
    ],
  }),
  idea('in-return', 'wish', {
    all: [
      'Je ne sais pas comment rendre ce que {tu m’as donné|vous m’avez donné}. Je commence par merci.',
      'La suite viendra, sans prévenir.',
      '{Tu peux|Vous pouvez} compter sur moi.',
    ],
  }),
  idea('right-moment', 'thanks', {
    all: [
      'C’était le bon geste, au bon moment, et {tu n’en as|vous n’en avez} pas fait toute une histoire. Merci pour les deux.',
      'Alors c’est moi qui en fais une, mais courte.',
      'La nôtre finit bien, par un merci.',
    ],
  }),
  idea('door', 'picture', {
    all: [
      'Il y a des gens qui tiennent la porte jusqu’à ce que tout le monde soit passé. Merci d’en être.',
      'On s’en aperçoit une fois dedans.',
      'À charge de revanche.',
    ],
  }),
  idea('bread', 'picture', {
    all: [
      'La gentillesse ressemble au pain : c’est simple, c’est chaud, et cela se partage. Merci pour la {tienne|vôtre}.',
      'Il n’en reste pas une miette.',
      'Qu’il y en ait toujours à {ta|votre} table.',
    ],
  }),
  idea('not-for-granted', 'thanks', {
    all: [
      'Rien de tout cela n’allait de soi, et c’est pourquoi je dis merci.',
      'On remercie trop souvent pour la forme, ce n’est pas le cas.',
      'Je tenais à l’écrire en toutes lettres.',
    ],
  }),
  idea('long-after', 'wish', {
    all: [
      'Je penserai à {toi|vous} chaque fois que j’y repenserai, et j’y repenserai souvent, avec un merci chaque fois.',
      'C’est une bonne compagnie.',
      'Je {te|vous} souhaite tout le bien que {tu fais|vous faites}.',
    ],
  }),
  idea('two-letters', 'wish', {
    all: [
      'Que l’on {te|vous} rende la pareille, et au moment où cela fera le plus de bien. Merci à {toi|vous} d’avoir commencé.',
      'Je tâcherai d’être dans les parages.',
      'D’ici là, toute ma gratitude.',
    ],
  }),
  personal('noticed', 'thanks', {
    warm: [
      '{Tu crois|Vous croyez} peut-être que personne n’a remarqué. Moi, j’ai remarqué, et je {t’|vous }en remercie.',
      'Vu d’ici, ce n’était pas une petite chose.',
      'Qu’il {t’|vous }arrive bientôt quelque chose de bon, par n’importe quel chemin.',
    ],
  }),
  personal('other-day', 'thanks', {
    warm: [
      'Sans {toi|vous}, l’histoire aurait été bien différente, et je préfère celle-ci. Merci de l’avoir écrite.',
      'On n’entend pas assez souvent ces choses-là.',
      'C’est dit, et de bon cœur.',
    ],
  }),
  personal('easy', 'picture', {
    warm: [
      '{Tu as|Vous avez} une façon de rendre service qui fait oublier que c’en est un. Merci de me l’avoir montrée.',
      'Je m’exerce, mais je fais plus de bruit.',
      'Avec toute mon amitié.',
    ],
  }),
  idea('formal-sincere', 'wish', {
    formal: [
      'Je {te|vous} prie d’accepter mes remerciements. {Ta|Votre} bonté n’a pas été perdue.',
      'J’en garde un souvenir précis.',
      'J’espère pouvoir un jour {te|vous} rendre la pareille.',
    ],
  }),
  idea('formal-gratitude', 'thanks', {
    formal: [
      'Je tenais à {te|vous} exprimer par écrit toute ma gratitude.',
      'Elle ne s’en va pas avec la politesse.',
      'Avec ma considération et mon amitié.',
    ],
  }),
  idea('formal-service', 'picture', {
    formal: [
      'Il est des services dont on mesure le prix après coup. Merci pour celui-là.',
      'La mesure est faite, et elle est grande.',
      'Je reste à {ton|votre} entière disposition.',
    ],
  }),
  idea('formal-attention', 'thanks', {
    formal: [
      '{Ton|Votre} attention m’est allée droit au cœur. Je {t’|vous }en remercie vivement.',
      'Elle était aussi discrète que juste.',
      'Que ces lignes en témoignent.',
    ],
  }),
  personal('accounts', 'light', {
    light: [
      'Je {te|vous} dois une fière chandelle. D’après mes comptes, je {te|vous} dois même le chandelier.',
      'La comptabilité est tenue avec soin.',
      'Merci, et ne pas rendre la monnaie.',
    ],
  }),
  personal('applause', 'light', {
    light: [
      'Il faut imaginer une salle entière qui se lève et applaudit. C’est moi, j’ai poussé les chaises.',
      'Le rappel est prévu.',
      'Merci, merci, et encore merci du dernier rang.',
    ],
  }),
  personal('statue', 'light', {
    light: [
      'J’ai proposé une statue à {ton|votre} nom. La mairie étudie le dossier, en attendant voici une carte.',
      'Les pigeons étaient favorables.',
      'Merci, en pied et sans cheval.',
    ],
  }),
  personal('three-thanks', 'light', {
    light: [
      'Merci une fois, c’est correct. Merci deux fois, c’est sincère. Merci trois fois, c’est moi.',
      'La quatrième est en supplément.',
      'Tout est compris, le cœur aussi.',
    ],
  }),
  personal('superhero', 'light', {
    light: [
      'Les héros portent une cape. {Toi|Vous}, il faudra {te|vous} contenter d’un merci et d’un gâteau.',
      'La cape serre au cou, de toute façon.',
      'Le gâteau reste à convenir.',
    ],
  }),
  personal('credit', 'light', {
    light: [
      'J’ouvre un compte à {ton|votre} nom : un service, deux cafés, et autant de mercis qu’il en faudra.',
      'Les intérêts sont en chocolat.',
      'Merci, de la part de la banque.',
    ],
  }),
  personal('medal', 'light', {
    light: [
      'À l’unanimité de moi-même, je {te|vous} décerne l’ordre du Grand Coup de Main.',
      'Il se porte à gauche, ou dans la poche.',
      'Merci, et toutes mes félicitations.',
    ],
  }),
  personal('speechless', 'light', {
    light: [
      'Pour une fois, je ferai court : merci.',
      'Voilà, j’ai déjà fini, et cela m’étonne aussi.',
      'Bon, encore une fois : merci.',
    ],
  }),
  close('did-not-have-to', 'thanks', {
    all: [
      'Rien ne t’y obligeait, et tu l’as fait. J’y repense sans cesse.',
      'Il n’y avait ni public ni raison, seulement toi.',
      'Merci, de tout cœur.',
    ],
  }),
  partner('strangers', 'thanks', {
    warm: [
      'Je remercie des inconnus qui me tiennent une porte, et toi, tu tiens tout le reste. Merci.',
      'On s’habitue à l’amour. Je ne veux pas.',
      'Je t’aime, et je te remercie.',
    ],
  }),
  partner('putting-up', 'light', {
    light: [
      'Merci de me supporter, et de le faire avec autant de style.',
      'Je me connais avant le café.',
      'Le règlement se fera en baisers.',
    ],
  }),
  client('trust', 'thanks', {
    all: [
      'Merci de votre confiance. Tout ce que nous faisons repose sur elle.',
      'Nous nous efforçons de la mériter chaque fois.',
      'Au plaisir de travailler de nouveau avec vous.',
    ],
  }),
  client('pleasure', 'wish', {
    all: [
      'Ce fut un plaisir de travailler avec vous, et nous tenions à vous en remercier par écrit.',
      'Il faut de bonnes personnes des deux côtés de la table.',
      'Tous nos vœux pour la suite de vos projets.',
    ],
  }),
];

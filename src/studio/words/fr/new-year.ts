import { everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('new-year', everyone);
const personal = ideasFor('new-year', personally);
const partner = ideasFor('new-year/partner', ['partner']);
const client = ideasFor('new-year/client', ['client']);

export const newYearIdeas = [
  idea('kind-year', 'wish', {
    all: [
      'Je {te|vous} souhaite une année plus tendre que pressée.',
      'Et si elle presse, que ce soit pour de bonnes raisons.',
      'Bonne année, et un atterrissage en douceur.',
    ],
  }),
  idea('empty-squares', 'picture', {
    all: [
      'Un calendrier neuf a quelque chose de charmant : toutes ces cases, et personne n’a encore rien demandé.',
      'Il est permis d’en garder quelques-unes vides.',
      'Bonne année à {toi|vous}, case après case.',
    ],
  }),
  idea('good-surprises', 'picture', {
    all: [
      'Que l’année {t’|vous }apporte quelques surprises, de celles qu’on a envie de raconter le soir même.',
      'Les autres peuvent se tromper d’adresse.',
      'Bonne chance et bonne santé, jusqu’en décembre.',
    ],
  }),
  idea('same-people', 'thanks', {
    all: [
      'Les années changent de numéro. J’aime que certaines personnes restent, et que {tu en sois|vous en soyez}.',
      'C’est ce qui rend le passage moins raide.',
      'Bonne année, de la part de quelqu’un qui est toujours là, lui aussi.',
    ],
  }),
  idea('snow-page', 'picture', {
    all: [
      'Le premier janvier ressemble à un champ de neige avant le premier pas. Je {te|vous} laisse l’honneur.',
      'On suivra les traces.',
      'Que l’année soit claire.',
    ],
  }),
  idea('small-list', 'wish', {
    all: [
      'Pour l’année neuve, une liste courte : de bonnes nuits, de bons amis, et du pain frais le dimanche.',
      'Le reste, on le trouve en chemin.',
      'Très bonne année à {toi|vous}.',
    ],
  }),
  idea('time', 'wish', {
    all: [
      'Je {te|vous} souhaite du temps, et quelqu’un de bien pour le perdre ensemble.',
      'C’est la seule dépense qu’on ne regrette pas.',
      'Que janvier commence doucement.',
    ],
  }),
  idea('old-year', 'thanks', {
    all: [
      'Avant de jeter le vieux calendrier, je l’ai feuilleté. {Ton|Votre} nom est dans les bonnes pages.',
      'J’ai gardé celles-là.',
      'Que la suite soit de la même encre.',
    ],
  }),
  idea('light-back', 'picture', {
    all: [
      'Les jours rallongent déjà, d’une minute à la fois. Je {te|vous} souhaite une année qui fasse pareil.',
      'Sans bruit, et sans jamais reculer.',
      'Bonne année, et bon printemps en avance.',
    ],
  }),
  idea('plans', 'wish', {
    all: [
      'Que ce que {tu commences|vous commencez} cette année aille bon train, et que ce que {tu finis|vous finissez} {te|vous} laisse tranquille.',
      'Entre les deux, un peu de sieste.',
      'Mes vœux les plus amicaux.',
    ],
  }),
  idea('wish-kept', 'thanks', {
    all: [
      'On envoie beaucoup de vœux en janvier. Celui-ci n’a été écrit que pour {toi|vous}.',
      'Il n’a pas de copie.',
      'Que l’année {te|vous} soit bonne et longue.',
    ],
  }),
  idea('walk', 'picture', {
    all: [
      'Je {te|vous} souhaite une année à marcher du bon côté de la rue, celui du soleil.',
      'L’ombre aura son tour en août.',
      'Bonne année, d’un bon pas.',
    ],
  }),
  idea('unexpected', 'wish', {
    all: [
      'Qu’il arrive cette année une chose que ni {toi|vous} ni moi n’aurions osé demander.',
      'Une bonne, il va sans dire.',
      'J’attends d’en avoir des nouvelles.',
    ],
  }),
  idea('seeds', 'picture', {
    all: [
      'Une année, au début, tient dans la main comme un sachet de graines. J’espère que les {tiennes|vôtres} lèveront toutes.',
      'Même celles dont on a perdu l’étiquette.',
      'Bonne année, et patience avec la pluie.',
    ],
  }),
  personal('midnight', 'thanks', {
    warm: [
      'Entre le compte à rebours et les embrassades, il y a une seconde où l’on pense à quelques personnes. {Tu en es|Vous en êtes}.',
      'Elle est courte, et je n’y renoncerais pas.',
      'Que l’année s’ouvre en douceur.',
    ],
  }),
  personal('good-parts', 'thanks', {
    warm: [
      'En repensant à l’année, je retombe souvent sur {toi|vous}, et toujours avec plaisir.',
      'J’espère que la suivante a la même adresse.',
      'Bonne année, de tout cœur.',
    ],
  }),
  personal('lamp', 'wish', {
    warm: [
      'Je {te|vous} souhaite de rentrer souvent, cette année, dans une maison où quelqu’un a laissé la lumière.',
      'Ou de la laisser pour quelqu’un.',
      'Que les soirs soient bons.',
    ],
  }),
  personal('less', 'wish', {
    warm: [
      'Pour l’année qui vient : moins de listes, plus de promenades, et la paix avec les chaussettes dépareillées.',
      'C’est un programme que je peux signer.',
      'Je pense à {toi|vous} en recopiant cette liste.',
    ],
  }),
  idea('formal-health', 'wish', {
    formal: [
      'Pour l’année nouvelle, je {te|vous} souhaite la santé, et la paix de l’esprit qui permet d’en jouir.',
      'Le reste se négocie.',
      'Avec mes pensées amicales, mois après mois.',
    ],
  }),
  idea('formal-trust', 'thanks', {
    formal: [
      'Je {te|vous} présente mes vœux pour l’année qui commence, avec ma reconnaissance pour celle qui finit.',
      'Elle {te|vous} doit de bons moments.',
      'Que l’année {te|vous} soit clémente.',
    ],
  }),
  idea('formal-work', 'wish', {
    formal: [
      'Que l’année nouvelle donne à {tes|vos} projets du souffle, et à {tes|vos} soirées du calme.',
      'L’un ne va pas sans l’autre.',
      'Je forme ce vœu en toute amitié.',
    ],
  }),
  idea('formal-family', 'picture', {
    formal: [
      'Mes vœux passent {ta|votre} porte, et s’adressent à tous ceux qui se trouvent derrière.',
      'Ils ne prennent pas beaucoup de place.',
      'Que l’année y entre du bon pied.',
    ],
  }),
  personal('resolutions', 'light', {
    light: [
      'Bonne année ! Je n’ai pris aucune résolution, et jusqu’ici je n’en ai manqué aucune.',
      'La méthode est libre de droits.',
      'Que les autres courent, on garde les chaises.',
    ],
  }),
  personal('after-lunch', 'light', {
    light: [
      'Que {ton|votre} année commence tard, de préférence après le déjeuner.',
      'Avant cela, c’est encore techniquement la précédente.',
      'Bonne année, quand le café sera passé.',
    ],
  }),
  personal('scale', 'light', {
    light: [
      'La balance propose de reporter la rentrée à mars. La motion est adoptée.',
      'Le chocolat vote pour, à l’unanimité des papiers.',
      'Bonne année, sans retouche !',
    ],
  }),
  personal('guarantee', 'light', {
    light: [
      'Voici une année neuve, encore dans son emballage. Le mode d’emploi manque, comme toujours.',
      'En cas de panne, secouer doucement et refaire du café.',
      'Bonne année, échange possible jusqu’à minuit.',
    ],
  }),
  personal('wrong-date', 'light', {
    light: [
      'Il reste quelques semaines pour se tromper de date sur chaque document. Bonne année à {toi|vous}, quelle qu’elle soit.',
      'La mienne met toujours jusqu’à février.',
      'Et mes vœux, eux, sont bien datés.',
    ],
  }),
  personal('gym', 'light', {
    light: [
      'Cette année, je cours. Après le bus, comme d’habitude, mais avec intention.',
      'Le bus ne s’en est pas encore aperçu.',
      'Bonne année, à {ton|votre} allure.',
    ],
  }),
  personal('confetti', 'light', {
    light: [
      'Il y aura des confettis jusque dans les tiroirs, et ce sera la preuve que l’année a bien commencé.',
      'On en retrouve en juin, avec plaisir.',
      'Bonne année, balai compris.',
    ],
  }),
  personal('horoscope', 'light', {
    light: [
      '{Ton|Votre} horoscope pour cette année : amour, oui ; chance, oui ; vaisselle, chacun son tour.',
      'Les astres sont formels, je les ai relus.',
      'Excellente année, donc !',
    ],
  }),
  partner('same-plan', 'thanks', {
    all: [
      'Mon projet pour l’année est le même que l’an passé, et tu es dedans à chaque ligne.',
      'J’ai cherché quoi améliorer, et j’ai laissé cela comme c’est.',
      'Bonne année, mon amour.',
    ],
  }),
  partner('first-face', 'picture', {
    warm: [
      'De tout ce que je veux voir cette année, j’ai mis ton visage en premier.',
      'La suite peut venir dans le désordre.',
      'Encore une année avec toi, s’il te plaît.',
    ],
  }),
  partner('kisses', 'light', {
    light: [
      'J’ai pris la résolution de t’embrasser plus souvent. C’est la seule que je compte tenir.',
      'Contrôles inopinés bienvenus.',
      'Bonne année, mon cœur.',
    ],
  }),
  partner('plain', 'wish', {
    formal: [
      'Pour l’année nouvelle, je nous souhaite de la patience, de la santé, et nous.',
      'Dans n’importe quel ordre, pourvu que ce soit ensemble.',
      'Avec tout mon amour.',
    ],
  }),
  client('trust', 'thanks', {
    all: [
      'Merci de votre confiance pendant l’année écoulée. Nous vous souhaitons un bon départ dans la nouvelle.',
      'Nous comptons bien continuer à la mériter.',
      'Nos vœux vont à toute votre équipe.',
    ],
  }),
  client('calm', 'picture', {
    all: [
      'Que l’année entre chez vous sans bruit, et vous apporte un travail qui vous plaise.',
      'Si une part en est avec nous, ce sera un plaisir.',
      'Bonne année de la part de nous tous.',
    ],
  }),
];

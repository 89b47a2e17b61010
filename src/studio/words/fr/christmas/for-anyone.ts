import { everyone, personally } from '../../en/audiences.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('christmas', everyone);
const personal = ideasFor('christmas', personally);

/** Christmas ideas that suit almost anybody. */
export const christmasForAnyone = [
  idea('lit-window', 'picture', {
    all: [
      'Que ce Noël soit une fenêtre éclairée au bout d’une rue froide, avec {toi|vous} derrière, au chaud.',
      'On la voit de loin, et l’on presse le pas.',
      'Joyeux Noël, et une année paisible ensuite.',
    ],
  }),
  idea('nothing-to-do', 'wish', {
    all: [
      'Je {te|vous} souhaite, entre Noël et le jour de l’an, une journée où il n’y ait rien à faire.',
      'Pas même la vaisselle, puisqu’on y est.',
      'Joyeux Noël d’ici là.',
    ],
  }),
  idea('counting', 'thanks', {
    all: [
      'Enfant, on compte les paquets. Plus tard, on compte les gens, et je {te|vous} compte parmi ceux qui rendent Noël agréable.',
      'Le total est juste, j’ai vérifié.',
      'Je {te|vous} souhaite une belle fête.',
    ],
  }),
  idea('bread-and-light', 'picture', {
    all: [
      'Une table, une lumière, des voix connues : il n’en faut pas plus pour faire Noël.',
      'Le reste est de la ficelle dorée.',
      'J’espère que rien de tout cela ne {te|vous} manquera.',
    ],
  }),
  idea('snow-or-not', 'picture', {
    all: [
      'Avec ou sans neige, je {te|vous} souhaite un Noël où le bruit du dehors s’arrête à la porte.',
      'Et où l’on parle un peu plus doucement à l’intérieur.',
      'Que la paix y reste jusqu’à l’Épiphanie.',
    ],
  }),
  idea('slow-evening', 'wish', {
    all: [
      'Que le réveillon dure, que le matin tarde, et que la maison sente bon.',
      'C’est une liste courte, mais elle a fait ses preuves.',
      'Joyeux Noël à {toi|vous} et à ceux que {tu aimes|vous aimez}.',
    ],
  }),
  idea('lantern', 'picture', {
    all: [
      'Les jours les plus courts de l’année ont besoin de lanternes. Cette carte en est une, pour {toi|vous}.',
      'Elle se pose où l’on veut, et ne demande pas de prise.',
      'Joyeux Noël, et de la clarté pour l’hiver.',
    ],
  }),
  idea('a-year-of-you', 'thanks', {
    all: [
      'L’année s’en va, et je garde ce qu’elle a eu de bon. {Tu en fais|Vous en faites} partie.',
      'J’y ai repensé en écrivant {ton|votre} nom.',
      'Que Noël {te|vous} soit doux.',
    ],
  }),
  idea('long-table', 'wish', {
    all: [
      'J’espère qu’à Noël la table sera longue, le repas lent, et la conversation sans sujet.',
      'Les meilleures histoires arrivent avec les clémentines.',
      'Mes pensées seront de la fête.',
    ],
  }),
  idea('post', 'picture', {
    all: [
      'Parmi toutes les choses qu’on commande en décembre, en voici une qui n’attend rien en échange : joyeux Noël.',
      'Ni facture, ni numéro de suivi.',
      'Elle est seulement pour {toi|vous}.',
    ],
  }),
  idea('rest', 'wish', {
    all: [
      'Pour Noël, je {te|vous} souhaite ce qui ne s’emballe pas : du repos, un fou rire, et quelqu’un à qui le raconter.',
      'On n’a jamais vu personne rapporter cela en magasin.',
      'Que janvier attende son tour.',
    ],
  }),
  idea('old-songs', 'picture', {
    all: [
      'Que l’on chante chez {toi|vous} les vieux airs de Noël, même en oubliant le deuxième couplet.',
      'Personne ne le sait, le deuxième couplet.',
      'Joyeux Noël, du premier au dernier.',
    ],
  }),
  idea('door', 'thanks', {
    all: [
      'Noël est un bon moment pour frapper à une porte sans raison. Je frappe à la {tienne|vôtre} avec cette carte.',
      'Inutile d’ouvrir en pantoufles, je n’entre pas.',
      'Que la maison soit en fête.',
    ],
  }),
  personal('garlands', 'picture', {
    warm: [
      'Il y a des gens qui sont comme les guirlandes : on se demande comment la pièce faisait sans. Joyeux Noël à {toi|vous}.',
      'Et l’on ne dit pas cela à tout le monde.',
      'Que {ton|votre} hiver soit clair.',
    ],
  }),
  personal('warm-hands', 'wish', {
    warm: [
      'Je {te|vous} souhaite un Noël à tenir entre les mains, comme un bol chaud.',
      'On souffle un peu, et on attend que ça vienne.',
      'Et que quelqu’un {te|vous} resserve.',
    ],
  }),
  personal('thought-of-you', 'thanks', {
    warm: [
      'À Noël, on pense à ceux avec qui l’on voudrait traîner à table. J’ai pensé à {toi|vous} bien avant le fromage.',
      'C’est un signe qui ne trompe pas.',
      'Que la fête soit bonne, là où {tu la passes|vous la passez}.',
    ],
  }),
  idea('formal-peace', 'wish', {
    formal: [
      'Je {te|vous} souhaite un Noël paisible, entre gens qui s’aiment.',
      'L’année a bien droit à ce repos.',
      'Que la nouvelle {te|vous} soit favorable.',
    ],
  }),
  idea('formal-close', 'thanks', {
    formal: [
      'Au moment où l’année se referme, je tiens à {te|vous} adresser mes pensées de Noël.',
      'Elles sont peu nombreuses, et choisies.',
      'Que ces jours {te|vous} apportent le calme.',
    ],
  }),
  idea('formal-house', 'picture', {
    formal: [
      'Que la lumière de Noël entre dans {ta|votre} maison et y prenne ses habitudes.',
      'Il n’est pas interdit de la garder jusqu’au printemps.',
      'Avec mes pensées fidèles.',
    ],
  }),
  idea('formal-gratitude', 'thanks', {
    formal: [
      'Noël est le temps de la gratitude, et je n’ai pas à chercher loin pour penser à {toi|vous}.',
      'Cette année {te|vous} doit bien des heures agréables.',
      'Je {te|vous} souhaite de bonnes et douces fêtes.',
    ],
  }),
  personal('diet', 'light', {
    light: [
      'Le chapon a demandé de {tes|vos} nouvelles. Je lui ai dit de se méfier.',
      'La bûche, elle, ne se doute de rien.',
      'Joyeux Noël, et bon appétit !',
    ],
  }),
  personal('wrapping', 'light', {
    light: [
      'J’ai voulu emballer cette carte, mais je n’ai jamais su finir un coin proprement.',
      'On imaginera donc le ruban, et un peu trop de ruban adhésif.',
      'Joyeux Noël, à ouvrir sans attendre.',
    ],
  }),
  personal('santa-list', 'light', {
    light: [
      'Le Père Noël a vérifié sa liste. Pour {toi|vous}, il a marqué « peut mieux faire, mais on l’aime ainsi ».',
      'Je n’ai rien dit. Enfin, presque rien.',
      'Joyeux Noël tout de même !',
    ],
  }),
  personal('leaning-tree', 'light', {
    light: [
      'Aucun sapin n’est tout à fait droit. Je soutiens qu’il se penche pour écouter.',
      'S’il tombe, c’est que la conversation était bonne.',
      'Joyeux Noël, et attention aux boules !',
    ],
  }),
  personal('clementine', 'light', {
    light: [
      'Conseil de Noël : garder une place pour le dessert, puis une place pour l’autre dessert.',
      'La troisième place est réservée aux clémentines, pour la conscience.',
      'Joyeux réveillon !',
    ],
  }),
  personal('uncle-puns', 'light', {
    light: [
      'Que {ton|votre} Noël ait plus de marrons que de discours, et plus de bûche que de débats.',
      'Si la politique arrive, passer le plat.',
      'Joyeux Noël, et vive la digestion.',
    ],
  }),
  personal('reindeer', 'light', {
    light: [
      'Avis aux rennes : merci de ne pas réveiller la personne qui reçoit cette carte.',
      'Elle a mangé de tout, deux fois, et elle se repose.',
      'Joyeux Noël à tout l’attelage !',
    ],
  }),
  personal('socks', 'light', {
    light: [
      'Si {tu reçois|vous recevez} encore des chaussettes, {dis-toi|dites-vous} que quelqu’un pense à {tes|vos} pieds.',
      'Moi, je pense plutôt au reste.',
      'Joyeux Noël, de la tête aux orteils.',
    ],
  }),
  personal('no-resolution', 'light', {
    light: [
      'Jusqu’au jour de l’an, aucune résolution n’est exigible. Ce n’est écrit dans aucune loi, mais je le signe.',
      'Les chocolats sont donc en règle.',
      'Joyeux Noël, en toute légalité.',
    ],
  }),
];

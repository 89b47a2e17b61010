import { everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('thanksgiving', everyone);
const personal = ideasFor('thanksgiving', personally);
const partner = ideasFor('thanksgiving/partner', ['partner']);
const client = ideasFor('thanksgiving/client', ['client']);

export const thanksgivingIdeas = [
  idea('list', 'thanks', {
    all: [
      'Thanksgiving est le jour où l’on dit merci pour quelque chose. J’ai choisi quelqu’un : {toi|vous}.',
      'Le choix a été vite fait.',
      'Que la table soit belle, et longue.',
    ],
  }),
  idea('chair', 'picture', {
    all: [
      'Autour d’une bonne table, il y a les présents et ceux à qui l’on pense. Je penserai à {toi|vous}.',
      'Une pensée ne prend pas de place sur la nappe.',
      'Bon Thanksgiving.',
    ],
  }),
  idea('small-mercies', 'thanks', {
    all: [
      'Merci pour les grandes choses, c’est facile. Aujourd’hui, merci pour les petites, et {tu en as|vous en avez} fait beaucoup.',
      'Je n’ai pas tenu de registre, mais je m’en souviens.',
      'Bon Thanksgiving à {toi|vous}.',
    ],
  }),
  idea('harvest', 'picture', {
    all: [
      'À la fin de la récolte, on regarde ce qu’il y a dans le panier. J’y trouve de bonnes raisons de penser à {toi|vous}.',
      'Le panier est lourd, et c’est tant mieux.',
      'Que l’hiver {te|vous} trouve au chaud.',
    ],
  }),
  idea('no-speech', 'wish', {
    all: [
      'Pas de discours : du maïs, de la dinde, et un merci qui {t’|vous }est destiné.',
      'Il se réchauffe très bien le lendemain.',
      'Bonne fête à toute la maison.',
    ],
  }),
  idea('warm-kitchen', 'picture', {
    all: [
      'Je {te|vous} souhaite une cuisine pleine de buée, une porte qui s’ouvre sans arrêt, et personne d’absent.',
      'La buée finit par dessiner des cœurs, c’est connu.',
      'Bon Thanksgiving, du four à la table.',
    ],
  }),
  idea('said-aloud', 'thanks', {
    all: [
      'Il y a des mercis qu’on pense toute l’année sans les dire. Voici le mien, à voix haute.',
      'Il était temps, il prenait la poussière.',
      'Que cette journée {te|vous} soit douce.',
    ],
  }),
  idea('leaves', 'picture', {
    all: [
      'Les arbres ont tout donné, et ils ne l’ont pas regretté. J’ai pensé à {toi|vous} en les voyant.',
      'C’est un compliment, venant d’un érable.',
      'Je {te|vous} souhaite un bel automne et un bon repas.',
    ],
  }),
  idea('abundance', 'wish', {
    all: [
      'Que {ta|votre} table ait plus de chaises que prévu, et pourtant assez de tout.',
      'C’est un miracle qu’on réussit assez souvent.',
      'Bonne fête, et bon appétit.',
    ],
  }),
  idea('evening', 'wish', {
    all: [
      'J’espère que le soir {te|vous} trouvera un peu trop près du feu et un peu trop loin de la vaisselle.',
      'C’est la bonne distance, des deux côtés.',
      'Bon Thanksgiving, jusqu’aux restes.',
    ],
  }),
  idea('counted', 'thanks', {
    all: [
      'Quand vient le tour de table, chacun dit pour quoi il remercie. Moi, je réponds par un nom, et c’est le {tien|vôtre}.',
      'Personne ne m’a demandé d’explication.',
      'Que la fête soit bonne chez {toi|vous}.',
    ],
  }),
  idea('bread-again', 'wish', {
    all: [
      'Du pain, du feu, des voix connues : je {te|vous} souhaite un Thanksgiving sans rien de compliqué.',
      'Le compliqué reviendra lundi.',
      'Mes pensées sont à {ta|votre} table.',
    ],
  }),
  idea('kept', 'thanks', {
    all: [
      'La gratitude se garde mal si on ne la sert pas. Alors je la sers aujourd’hui, et c’est pour {toi|vous}.',
      'Il y en a assez pour se resservir.',
      'Belle fête d’automne.',
    ],
  }),
  personal('who-made-room', 'thanks', {
    warm: [
      '{Tu fais|Vous faites} partie des gens qui rendent la vie plus hospitalière. Je voulais le dire un jour où l’on dit merci.',
      'Le reste de l’année, on se contente de le penser.',
      'Que l’on {te|vous} serve en premier.',
    ],
  }),
  personal('hand', 'picture', {
    warm: [
      'Avant le repas, on se prend la main autour de la table. En pensée, je tends la mienne jusqu’à {toi|vous}.',
      'Elle est un peu froide, il fait novembre.',
      'Avec un merci qui vient de loin.',
    ],
  }),
  personal('without-you', 'thanks', {
    warm: [
      'Cette année aurait eu moins de goût sans {toi|vous}. C’est le moment de le reconnaître.',
      'Le sel, on n’y pense que lorsqu’il manque.',
      'Bon Thanksgiving, de tout cœur.',
    ],
  }),
  idea('formal-thanks', 'thanks', {
    formal: [
      'Thanksgiving me donne l’occasion de {te|vous} dire ma reconnaissance.',
      'Elle n’avait pas besoin de date, mais elle en profite.',
      'Je {te|vous} souhaite une fête paisible.',
    ],
  }),
  idea('formal-house', 'wish', {
    formal: [
      'Que cette fête de Thanksgiving réunisse autour de {toi|vous} ceux qui {te|vous} sont chers.',
      'Et que nul ne soit pressé de partir.',
      'Avec mes pensées reconnaissantes.',
    ],
  }),
  idea('formal-year', 'thanks', {
    formal: [
      'L’année a eu ses peines et ses dons. Je range {ta|votre} présence parmi les seconds, et je {t’|vous }en remercie.',
      'Il était juste de l’écrire.',
      'Que l’hiver {te|vous} soit clément.',
    ],
  }),
  idea('formal-esteem', 'picture', {
    formal: [
      'En ce jour de gratitude, mes pensées vont d’abord à quelques personnes, et {tu en es|vous en êtes}.',
      'La liste n’est pas longue.',
      'Bonne fête à {toi|vous} et aux {tiens|vôtres}.',
    ],
  }),
  personal('turkey', 'light', {
    light: [
      'La dinde me prie de {te|vous} dire qu’elle ne garde rancune à personne. C’est beau, la dinde.',
      'La purée n’a pas fait de déclaration.',
      'Bon Thanksgiving, et bon appétit !',
    ],
  }),
  personal('belt', 'light', {
    light: [
      'Rappel de saison : la ceinture est un accessoire facultatif.',
      'La tarte à la citrouille compte comme légume, j’ai demandé à la citrouille.',
      'Joyeux Thanksgiving !',
    ],
  }),
  personal('leftovers', 'light', {
    light: [
      'Le vrai Thanksgiving, c’est le lendemain, debout devant le frigo, en pyjama.',
      'On y trouve la paix, et de la farce.',
      'Bonne fête, et bons restes !',
    ],
  }),
  personal('nap', 'light', {
    light: [
      'Je remercie le canapé, qui fait chaque année un travail remarquable après la dinde.',
      'Il ne se plaint jamais.',
      'Bon repas à {toi|vous}, et bonne sieste.',
    ],
  }),
  personal('debate', 'light', {
    light: [
      'Que la sauce soit lisse, et les conversations aussi.',
      'Sinon, parler du match, ou feindre le sommeil.',
      'Bon Thanksgiving, et vive la paix des familles.',
    ],
  }),
  personal('third-helping', 'light', {
    light: [
      'La troisième assiette ne compte pas : c’est de la politesse.',
      'La quatrième non plus, c’est de la curiosité.',
      'Merci d’exister, et bonne fête !',
    ],
  }),
  personal('pie', 'light', {
    light: [
      'J’ai beaucoup de gratitude cette année, surtout pour les gens qui laissent la dernière part de tarte.',
      'Si c’est {toi|vous}, merci deux fois.',
      'Joyeuse fête, fourchette en main !',
    ],
  }),
  personal('thank-you-bird', 'light', {
    light: [
      'Un mot suffit aujourd’hui, c’est merci. J’en mets deux : merci beaucoup.',
      'Je n’ai pas regardé à la dépense.',
      'Joyeux Thanksgiving, en deux mots !',
    ],
  }),
  partner('every-day', 'thanks', {
    warm: [
      'Aujourd’hui, tout le monde dit merci. Moi, je te le dis tous les matins, mais tu dors.',
      'Je le redis donc, pendant que tu lis.',
      'Je t’aime, et merci.',
    ],
  }),
  partner('table-for-two', 'picture', {
    all: [
      'De tout ce que j’ai sur ma table, c’est toi en face que je ne céderais pas.',
      'Même pas contre la peau croustillante.',
      'Bon Thanksgiving, mon amour.',
    ],
  }),
  client('trust', 'thanks', {
    all: [
      'En ce jour de Thanksgiving, merci de votre confiance : elle est au début de tout ce que nous faisons.',
      'Nous ne l’oublions pas les autres jours.',
      'Belles fêtes à vous et à vos équipes.',
    ],
  }),
  client('table', 'wish', {
    all: [
      'Nous vous souhaitons une longue tablée, et un téléphone en silence.',
      'Le nôtre promet d’être sage.',
      'Bon Thanksgiving, avec nos remerciements.',
    ],
  }),
];

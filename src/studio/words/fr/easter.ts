import { everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('easter', everyone);
const personal = ideasFor('easter', personally);
const partner = ideasFor('easter/partner', ['partner']);
const children = ideasFor('easter/children', ['child', 'grandchild']);

/** Spring and good bread: right for those who keep the feast and for those who keep the chocolate. */
export const easterIdeas = [
  idea('bells', 'picture', {
    all: [
      'Les cloches reviennent, les fenêtres aussi se remettent à s’ouvrir. Joyeuses Pâques à {toi|vous}.',
      'Il y a du linge dehors, c’est bon signe.',
      'Que le dimanche soit long et clair.',
    ],
  }),
  idea('garden', 'picture', {
    all: [
      'Je {te|vous} souhaite un jardin, ou un pot sur une fenêtre, où quelque chose sort enfin de terre.',
      'On n’y est pour rien, et l’on en tire de la fierté.',
      'Joyeuses Pâques, et bon printemps.',
    ],
  }),
  idea('table', 'wish', {
    all: [
      'Une nappe claire, un plat qui attend, et des gens qui arrivent en retard avec des fleurs : belles Pâques à {toi|vous}.',
      'On pardonne tout aux gens qui ont des fleurs.',
      'Que personne ne regarde la pendule.',
    ],
  }),
  idea('light', 'wish', {
    all: [
      'Que la lumière de Pâques entre chez {toi|vous} par toutes les portes qu’on lui laissera ouvertes.',
      'Et par deux ou trois qu’on avait oubliées.',
      'Je {te|vous} souhaite une fête paisible.',
    ],
  }),
  idea('begin-again', 'picture', {
    all: [
      'Chaque printemps, les arbres recommencent sans faire d’histoires. Je {te|vous} souhaite la même légèreté.',
      'Personne ne leur demande où ils en étaient.',
      'Bonnes fêtes de Pâques.',
    ],
  }),
  idea('thought', 'thanks', {
    all: [
      'Il y a des fêtes qui donnent envie d’ouvrir les volets et d’écrire aux gens qu’on aime bien. Voilà, c’est fait.',
      'Les volets, c’était avant.',
      'De belles Pâques à {toi|vous} et à toute la maison.',
    ],
  }),
  idea('bread', 'thanks', {
    all: [
      'À Pâques, on partage ce qu’on a : du pain, du chocolat, des nouvelles. Je partage une pensée.',
      'Elle est pour {toi|vous}, en un seul morceau.',
      'Que la fête {te|vous} soit douce.',
    ],
  }),
  idea('monday', 'wish', {
    all: [
      'Le meilleur de Pâques, c’est qu’il y a un lundi derrière. Je {te|vous} le souhaite vide.',
      'Ou plein de choses inutiles.',
      'Joyeuses Pâques, et bon lundi surtout.',
    ],
  }),
  idea('swallow', 'picture', {
    all: [
      'Une hirondelle ne fait pas le printemps, mais une carte y contribue. Joyeuses Pâques.',
      'L’hirondelle fait ce qu’elle peut, elle aussi.',
      'Que les beaux jours {te|vous} trouvent dehors.',
    ],
  }),
  idea('coat', 'picture', {
    all: [
      'Vient le jour où l’on sort sans manteau et où l’on n’y pense même pas. Je {te|vous} le souhaite pour Pâques.',
      'Un pull dans le sac, à tout hasard.',
      'Et une chaise au soleil en arrivant.',
    ],
  }),
  idea('peace', 'wish', {
    all: [
      'Je {te|vous} souhaite la paix de Pâques, celle qui ne fait pas de bruit en entrant.',
      'Elle s’assoit, et tout le monde parle plus bas.',
      'Mes pensées vont vers {toi|vous}.',
    ],
  }),
  idea('family-lunch', 'thanks', {
    all: [
      'Les repas de Pâques sont faits pour ceux qu’on a plaisir à voir. Si j’étais à table, je m’assiérais près de {toi|vous}.',
      'Pas trop loin du gigot non plus.',
      'Bon dimanche de Pâques.',
    ],
  }),
  idea('eggs', 'picture', {
    all: [
      'Un œuf, ce n’est presque rien, et tout y est déjà. Je {te|vous} souhaite un printemps de ce genre.',
      'Fragile, mais plein de ressources.',
      'Joyeuses Pâques, sans coquille.',
    ],
  }),
  idea('birds', 'picture', {
    all: [
      'Que les oiseaux {te|vous} réveillent trop tôt, et que ce soit sans importance. C’est Pâques.',
      'On peut toujours faire la sieste, ils n’y verront rien à redire.',
      'Une belle fête à {toi|vous}.',
    ],
  }),
  personal('hidden', 'thanks', {
    warm: [
      'Si je devais cacher quelque chose pour {toi|vous} dans un jardin, ce serait un mot : merci d’être là, et joyeuses Pâques.',
      'Pas très bien caché, pour que ce soit facile.',
      'Il suffirait de regarder sous le premier pot.',
    ],
  }),
  personal('spring-person', 'thanks', {
    warm: [
      'Il y a des gens de printemps : quand ils entrent, on pousse les rideaux. J’ai pensé à {toi|vous}.',
      'Les rideaux sont déjà ouverts.',
      'Que Pâques {te|vous} le rende bien.',
    ],
  }),
  personal('walk', 'wish', {
    warm: [
      'Je {te|vous} souhaite une promenade après le déjeuner de Pâques, lente, et avec quelqu’un qui a le temps.',
      'On parle mieux en marchant.',
      'Et on revient pour le goûter.',
    ],
  }),
  idea('formal-feast', 'wish', {
    formal: [
      'Je {te|vous} souhaite une belle fête de Pâques, entre les {tiens|vôtres}.',
      'Que le printemps y soit convié.',
      'Avec mes pensées les plus cordiales.',
    ],
  }),
  idea('formal-peace', 'thanks', {
    formal: [
      'En ces jours de Pâques, mes pensées vont vers {toi|vous} et vers {ta|votre} famille.',
      'Elles portent un peu de printemps.',
      'Que la paix y demeure longtemps.',
    ],
  }),
  idea('formal-renewal', 'picture', {
    formal: [
      'Que ces fêtes de Pâques soient pour {toi|vous} un temps de repos et de clarté.',
      'L’hiver a été assez long.',
      'Je {te|vous} adresse mes amitiés.',
    ],
  }),
  idea('formal-season', 'wish', {
    formal: [
      'Mes vœux de Pâques {t’|vous }arrivent avec la belle saison, et n’ont pas d’autre ambition que la sienne.',
      'Éclairer un peu, réchauffer beaucoup.',
      'Que ce printemps {te|vous} soit favorable.',
    ],
  }),
  personal('rabbit', 'light', {
    light: [
      'Le lapin et les cloches se disputent la livraison. Dans le doute, {regarde|regardez} aussi sous le lit.',
      'La poule, elle, demande à être citée.',
      'Joyeuses Pâques, et bonne chasse !',
    ],
  }),
  personal('calories', 'light', {
    light: [
      'Un œuf, c’est un produit frais. Un œuf en chocolat aussi, si l’on fait vite.',
      'Le médecin de la poule est d’accord.',
      'Joyeuses Pâques, à pleines dents !',
    ],
  }),
  personal('lost-egg', 'light', {
    light: [
      'Il y a toujours un œuf qu’on ne retrouve pas. Il attend juillet, sous le canapé.',
      'Respect à lui, il a tenu plus longtemps que les autres.',
      'Joyeuses Pâques à tous les autres.',
    ],
  }),
  personal('ears-first', 'light', {
    light: [
      'Grande question de la saison : le lapin, on commence par les oreilles ou par les pattes ?',
      'Je commence par le mien et je finis par le voisin.',
      'Joyeuses Pâques, quelle que soit la doctrine.',
    ],
  }),
  personal('bells-late', 'light', {
    light: [
      'Si les cloches sont en retard, c’est qu’elles rentrent de Rome en voiture, avec tout le monde.',
      'Un jour de grand retour, quelle idée.',
      'Joyeuses Pâques, on leur garde du gigot.',
    ],
  }),
  personal('hen', 'light', {
    light: [
      'Une poule m’a confié un message : elle n’y est pour rien, mais joyeuses Pâques.',
      'Elle trouve le chocolat très réussi.',
      'Et elle {te|vous} salue du bec.',
    ],
  }),
  personal('shells', 'light', {
    light: [
      'Toute chasse aux œufs a ses règles : on court, on pousse un peu, et c’est le plus petit qui gagne.',
      'Le plus grand, lui, mange en cachette.',
      'Belles Pâques, et pas vu, pas pris.',
    ],
  }),
  personal('diet-monday', 'light', {
    light: [
      'Le régime commence lundi. Par chance, lundi est férié.',
      'Mardi, c’est un peu tôt pour se prononcer.',
      'Bon chocolat à {toi|vous}, et joyeuses Pâques.',
    ],
  }),
  partner('morning', 'picture', {
    all: [
      'Le printemps est revenu, tu es là, la fenêtre est ouverte. Je n’ai rien d’autre à demander.',
      'Un œuf, peut-être.',
      'Joyeuses Pâques, mon amour.',
    ],
  }),
  partner('last-egg', 'light', {
    light: [
      'Je t’aime assez pour te laisser le dernier œuf. Je t’aime même assez pour que tu y croies.',
      'Vérifie vite.',
      'Joyeuses Pâques, mon cœur.',
    ],
  }),
  children('hunt', 'light', {
    light: [
      'Les cloches sont passées ! Elles ont laissé des indices, et l’un d’eux dit ton nom.',
      'Prends un panier. Prends-en deux.',
      'Joyeuses Pâques, et gros bisous au chocolat !',
    ],
  }),
  children('spring', 'picture', {
    all: [
      'Tout pousse au printemps, les tulipes et toi. Je regarde les deux avec plaisir.',
      'Toi, je t’arrose moins.',
      'Joyeuses Pâques, avec un baiser.',
    ],
  }),
];

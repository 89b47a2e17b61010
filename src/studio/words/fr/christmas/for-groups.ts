import { ideasFor } from '../speak.ts';

const parent = ideasFor('christmas/parent', ['parent']);
const child = ideasFor('christmas/child', ['child']);
const partner = ideasFor('christmas/partner', ['partner']);
const sibling = ideasFor('christmas/sibling', ['sibling']);
const grandparent = ideasFor('christmas/grandparent', ['grandparent']);
const grandchild = ideasFor('christmas/grandchild', ['grandchild']);
const family = ideasFor('christmas/family', ['family']);
const inLaw = ideasFor('christmas/in-law', ['in-law']);
const friend = ideasFor('christmas/friend', ['friend']);
const work = ideasFor('christmas/work', ['work']);
const client = ideasFor('christmas/client', ['client']);

/** Christmas ideas for one relationship each. */
export const christmasForGroups = [
  parent('believed', 'thanks', {
    warm: [
      'C’est grâce à toi que j’ai cru au Père Noël si longtemps. J’y crois encore un peu, mais je sais maintenant à qui il ressemble.',
      'Il a tes mains, surtout pour les rubans.',
      'Joyeux Noël, avec toute ma tendresse.',
    ],
  }),
  parent('the-smell', 'picture', {
    all: [
      'Noël a gardé l’odeur de la maison, et la maison, c’était toi.',
      'Je l’ai cherchée ailleurs, on ne la vend pas.',
      'Joyeux Noël, et laisse-nous débarrasser.',
    ],
  }),
  parent('sit-down', 'light', {
    light: [
      'Joyeux Noël ! Cette année, tu restes à table quand le four sonne.',
      'Personne n’y croit, mais il fallait essayer.',
      'Je t’embrasse, un torchon sur l’épaule.',
    ],
  }),
  parent('formal', 'thanks', {
    formal: [
      'Pour Noël, je voudrais te dire merci, avec du retard sur bien des années.',
      'La dette est vieille, et je n’ai pas l’intention de l’oublier.',
      'Que ces fêtes te soient douces.',
    ],
  }),
  child('awake', 'picture', {
    warm: [
      'À Noël, je marche encore sur la pointe des pieds, pour ne pas réveiller l’enfant que je garde de toi.',
      'Il dort très bien, merci.',
      'Joyeux Noël, mon trésor.',
    ],
  }),
  child('room-for-you', 'wish', {
    all: [
      'Où que tu sois à Noël, il y a ici une assiette à ton nom.',
      'Elle ne refroidit pas.',
      'Je te souhaite de belles fêtes.',
    ],
  }),
  child('inspection', 'light', {
    light: [
      'Avis de Noël : le dépôt de chocolats est ouvert, sur simple présentation d’un bisou.',
      'Le stock est surveillé, mais le gardien est faible.',
      'Viens vite vérifier.',
    ],
  }),
  partner('only-one', 'thanks', {
    warm: [
      'Je n’ai rien à demander pour Noël. J’ai déjà eu ce que je voulais, et c’est toi.',
      'Le Père Noël peut passer son chemin, ou boire un verre.',
      'Joyeux Noël, mon amour.',
    ],
  }),
  partner('quiet-hour', 'picture', {
    all: [
      'De tout Noël, ce que je préfère, c’est l’heure d’après, quand il ne reste que les lumières et toi.',
      'On ne dit presque rien, et tout est dit.',
      'Garde-moi une place contre toi.',
    ],
  }),
  partner('mistletoe', 'light', {
    light: [
      'J’ai acheté du gui. Je n’en avais pas besoin, mais j’aime les formalités.',
      'Le contrôle aura lieu à toute heure.',
      'Joyeux Noël, et approche.',
    ],
  }),
  partner('plainly', 'wish', {
    formal: [
      'Pour Noël, je nous souhaite du temps, ensemble et sans témoin.',
      'Le reste viendra bien, ou ne viendra pas.',
      'Je t’aime.',
    ],
  }),
  sibling('same-floor', 'picture', {
    warm: [
      'À Noël, j’ai toujours l’âge de guetter derrière une porte, et c’est toujours avec toi.',
      'On n’a jamais rien vu, et on a tout entendu.',
      'Joyeux Noël, complice.',
    ],
  }),
  sibling('bigger-present', 'light', {
    light: [
      'Je ne compare plus nos cadeaux. Je compte seulement les tiens, par curiosité.',
      'Le plus gros était toujours pour toi, j’ai des preuves.',
      'Joyeux Noël quand même !',
    ],
  }),
  sibling('home', 'thanks', {
    all: [
      'Sans toi, Noël ne serait qu’un repas. Avec toi, c’est la maison.',
      'Même quand on se dispute la dernière truffe.',
      'Je te souhaite de bonnes fêtes.',
    ],
  }),
  grandparent('hands', 'thanks', {
    warm: [
      'Toutes les recettes de Noël que je connais commencent par tes mains.',
      'Les miennes font ce qu’elles peuvent.',
      'Joyeux Noël, avec de gros baisers.',
    ],
  }),
  grandparent('oldest-bauble', 'picture', {
    all: [
      'Il y a sur chaque sapin une vieille boule plus précieuse que les neuves, parce qu’elle a une histoire. À Noël, je pense aux tiennes.',
      'Raconte-les encore, je ne m’en lasse pas.',
      'Que la fête te soit douce.',
    ],
  }),
  grandparent('again', 'light', {
    light: [
      'À Noël, je pense à toi, et aussi un peu à la boîte de chocolats que tu crois introuvable.',
      'Je n’ai jamais dit que je connaissais le tiroir.',
      'Gros bisous, jusqu’au fond de la boîte.',
    ],
  }),
  grandchild('eyes', 'picture', {
    warm: [
      'À Noël, ce n’est pas le sapin que je regarde. C’est toi qui le regardes.',
      'Je pourrais y passer la soirée.',
      'Joyeux Noël, avec un câlin qui dure.',
    ],
  }),
  grandchild('magic-post', 'light', {
    light: [
      'J’ai écrit au Père Noël pour lui dire combien tu es sage. Il a répondu qu’il allait vérifier.',
      'Range vite ta chambre, on ne sait jamais.',
      'Joyeux Noël, et gros bisous !',
    ],
  }),
  grandchild('cupboard', 'wish', {
    all: [
      'Je te souhaite un Noël avec des étoiles, des papillotes, et le droit de se coucher tard.',
      'Le droit, c’est moi qui le donne. Il suffit de me nommer.',
      'Je t’embrasse sur le bout du nez.',
    ],
  }),
  family('string-of-lights', 'picture', {
    all: [
      'Une famille, c’est comme une guirlande : un peu emmêlée, et belle une fois allumée. Joyeux Noël à notre bout du fil.',
      'J’aime bien que nous soyons sur la même prise.',
      'Je t’embrasse d’un bout à l’autre du fil.',
    ],
  }),
  family('names', 'thanks', {
    warm: [
      'À Noël, on refait en pensée le tour de la famille. J’ai fait une halte chez toi.',
      'Pour le plaisir, sans autre raison.',
      'Que ces fêtes te soient bonnes.',
    ],
  }),
  inLaw('two-tables', 'thanks', {
    all: [
      'On gagne parfois une deuxième table de Noël. La {tienne|vôtre} m’a tout de suite donné envie de rester.',
      'Et pas seulement au moment du dessert.',
      'Joyeux Noël à toute la maison.',
    ],
  }),
  inLaw('courteous', 'wish', {
    formal: [
      'Je {te|vous} souhaite un doux Noël, et je {te|vous} remercie de la place que {tu m’as|vous m’avez} faite.',
      'On s’y tient bien.',
      'Mes pensées les plus affectueuses pour toute la maison.',
    ],
  }),
  friend('rescue', 'light', {
    light: [
      'Si la famille devient trop bruyante, envoie un seul mot et j’appelle pour une urgence.',
      'Je propose le mot « topinambour ».',
      'D’ici là, joyeux Noël, et honneur à la bûche.',
    ],
  }),
  friend('shoes-off', 'picture', {
    all: [
      'Quand tout le monde sera parti et que tu auras enlevé tes chaussures, pense à moi. Joyeux Noël, un peu en avance sur ce moment-là.',
      'C’est l’heure des amis.',
      'Je lève mon verre vers chez toi.',
    ],
  }),
  friend('family-chosen', 'thanks', {
    warm: [
      'Tu es la famille que j’ai choisie, et j’ai bon goût.',
      'C’est du moins ce que je me dis à Noël.',
      'Passe de belles fêtes, et garde-moi un soir.',
    ],
  }),
  work('out-of-office', 'light', {
    light: [
      'Noël approche. {Active|Activez} le message d’absence, et {crois-y|croyez-y} un peu.',
      'L’urgent sera encore urgent en janvier, mais avec des restes de bûche.',
      'Bonnes fêtes, loin de l’imprimante.',
    ],
  }),
  work(
    'last-hour',
    'thanks',
    {
      all: [
        'Avant que chacun file prendre son train : merci pour cette année, et joyeux Noël.',
        'On se le dit trop vite dans le couloir.',
        'Que le repos soit long, et la rentrée lente.',
      ],
    },
    { only: ['colleague', 'boss', 'manager', 'chef', 'cheffe'] },
  ),
  client('trust', 'thanks', {
    all: [
      'Merci de votre confiance tout au long de l’année. Nous vous souhaitons un Noël paisible.',
      'Elle nous oblige, et nous y tenons.',
      'Que l’année nouvelle vous soit favorable.',
    ],
  }),
  client('silent-phone', 'picture', {
    all: [
      'Nous vous souhaitons quelques jours sans sonnerie, sans réunion, et sans objet urgent. Ce sera notre cadeau de Noël.',
      'De notre côté, nous nous tairons aussi.',
      'À l’année prochaine, avec plaisir.',
    ],
  }),
  client('no-click', 'light', {
    light: [
      'Rien à valider, rien à signer, aucun lien à suivre : seulement joyeux Noël.',
      'La seule échéance est celle du dîner.',
      'Bonnes fêtes de la part de toute l’équipe.',
    ],
  }),
  client('good-year', 'wish', {
    formal: [
      'En cette fin d’année, nous vous adressons, ainsi qu’à vos proches, nos vœux de Noël.',
      'Travailler avec vous a été un plaisir.',
      'Que les jours à venir vous apportent le repos.',
    ],
  }),
];

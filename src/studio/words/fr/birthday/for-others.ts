import { ideasFor } from '../speak.ts';

const partner = ideasFor('birthday/partner', ['partner']);
const inLaw = ideasFor('birthday/in-law', ['in-law']);
const friend = ideasFor('birthday/friend', ['friend']);
const work = ideasFor('birthday/work', ['work']);
const client = ideasFor('birthday/client', ['client']);
const neighbor = ideasFor('birthday/acquaintance', ['acquaintance']);

/** Birthday ideas for the people outside one's own family. */
export const birthdayForOthers = [
  partner(
    'side-of-the-bed',
    'picture',
    {
      warm: [
        'Le matin, avant même d’ouvrir les yeux, je sais que tu es là. C’est mon idée d’une bonne journée.',
        'Celle-ci commence encore mieux, puisqu’elle est à toi.',
        'Bon anniversaire, mon amour.',
      ],
    },
    { only: ['husband', 'wife', 'partner'] },
  ),
  partner('gift-to-me', 'thanks', {
    all: [
      'C’est ton anniversaire, et c’est moi qui ai reçu le cadeau il y a longtemps.',
      'Je ne l’ai pas rendu, et j’ai perdu le ticket exprès.',
      'Je t’aime, aujourd’hui et les jours sans bougies.',
    ],
  }),
  partner('wish-on-loan', 'wish', {
    warm: [
      'Au moment de souffler, fais un vœu pour toi. Le mien est déjà assis en face.',
      'Il a un peu de crème sur le nez, sans doute.',
      'Bon anniversaire, et viens plus près.',
    ],
  }),
  partner('half-cake', 'light', {
    light: [
      'Pour ton anniversaire, je t’offre la moitié de ma part de ton gâteau.',
      'Ne me remercie pas, c’est ça, l’amour.',
      'Joyeux anniversaire, et des baisers en supplément.',
    ],
  }),
  partner('crowd', 'picture', {
    all: [
      'Dans n’importe quelle foule, je te reconnaîtrais à ta façon de regarder l’heure. C’est l’avantage d’aimer.',
      'Je ne te cherche pas, je te trouve.',
      'Bon anniversaire, et garde-moi ta soirée.',
    ],
  }),
  partner('plainly', 'thanks', {
    formal: [
      'Pour ton anniversaire, je voudrais te le dire sans détour : ma vie est meilleure depuis que tu y es.',
      'Je n’ai pas cherché de tournure plus élégante.',
      'Je te souhaite une année tendre, et j’espère en être.',
    ],
  }),
  partner(
    'coffee',
    'light',
    {
      light: [
        'Le service du petit déjeuner est assuré par la personne qui t’aime le plus dans cette maison.',
        'Le pourboire se règle en baisers.',
        'Joyeux anniversaire, mon amour !',
      ],
    },
    { only: ['husband', 'wife', 'partner'] },
  ),
  inLaw('way-in', 'thanks', {
    all: [
      'En entrant dans cette famille, on m’avait promis de bons repas. On ne m’avait pas dit que j’aurais aussi {ton|votre} anniversaire à fêter.',
      'C’est la meilleure surprise du menu.',
      'Que la journée {te|vous} soit aussi agréable que {ta|votre} compagnie.',
    ],
  }),
  inLaw('extra-chair', 'picture', {
    warm: [
      'Il y a eu une chaise pour moi dès le premier jour, et personne n’a soupiré en la déplaçant. Je ne l’oublie pas.',
      'Aujourd’hui, c’est {ta|votre} chaise qu’on décore.',
      'Je {te|vous} souhaite un bon anniversaire, avec affection.',
    ],
  }),
  inLaw('courteous', 'wish', {
    formal: [
      'Je {te|vous} souhaite un très bon anniversaire, et je {te|vous} remercie de {ta|votre} gentillesse à mon égard.',
      'Elle m’a souvent facilité les choses.',
      'Que l’année soit douce pour {toi|vous} et pour toute la maison.',
    ],
  }),
  inLaw('lottery', 'light', {
    light: [
      'Les beaux-parents, les beaux-frères, les belles-sœurs, c’est une loterie. J’ai gardé mon billet, il était gagnant.',
      'Le lot principal fête son anniversaire aujourd’hui.',
      'Bon anniversaire, et une part de gâteau pour le gagnant aussi.',
    ],
  }),
  friend('nothing-to-say', 'thanks', {
    warm: [
      'Avec toi, je peux me taire sans que ce soit un silence. Je n’en dis pas plus.',
      'Enfin si : bon anniversaire.',
      'Et à très vite, pour ne rien se dire.',
    ],
  }),
  friend('chosen', 'thanks', {
    all: [
      'Personne n’est obligé d’être ami avec personne. C’est bien pour cela que ton anniversaire me fait plaisir.',
      'Tu aurais pu choisir mieux, je n’ai pas insisté pour que tu cherches.',
      'Que l’année te gâte, et que tu me racontes.',
    ],
  }),
  friend('under-oath', 'light', {
    light: [
      'Je sais tout et je ne dirai rien. Sauf la date : c’est aujourd’hui ton anniversaire.',
      'Pour le reste, mon silence est en chocolat noir.',
      'Trinquons bientôt !',
    ],
  }),
  friend(
    'bad-ideas',
    'light',
    {
      light: [
        'Bon anniversaire à la personne sans qui mes mauvaises idées seraient restées des idées.',
        'J’en ai une nouvelle. Il faut une corde, deux vélos et un gâteau.',
        'On en reparle quand tu auras soufflé tes bougies.',
      ],
    },
    { when: ({ years }) => years === 0 || years >= 18 },
  ),
  friend('good-friends-few', 'wish', {
    formal: [
      'Les vrais amis sont rares, et il est bon de le leur dire de temps en temps. Ton anniversaire m’en donne l’occasion.',
      'Je n’ai rien à ajouter, sinon merci.',
      'Je te souhaite une année claire, entre gens qu’on aime.',
    ],
  }),
  friend('what-i-would-wish', 'wish', {
    warm: [
      'Pour ton anniversaire, je te souhaite ce que tu me souhaiterais : de bonnes nuits, de bonnes nouvelles, et du rab.',
      'Je ne m’engage que pour le rab.',
      'À ta santé, et à la nôtre.',
    ],
  }),
  work(
    'quiet-inbox',
    'picture',
    {
      all: [
        'J’espère que {ta|votre} messagerie aura la délicatesse de se taire pour {ton|votre} anniversaire.',
        'Tout y sera encore demain, c’est même à cela qu’on la reconnaît.',
        'Bonne journée à {toi|vous}, et bonne soirée surtout.',
      ],
    },
    { only: ['colleague', 'boss', 'manager', 'chef', 'cheffe'] },
  ),
  work(
    'agenda-item',
    'light',
    {
      light: [
        'Ordre du jour : un seul point, le gâteau. Qui est pour ?',
        'Adopté à l’unanimité. Le compte rendu mentionnera un joyeux anniversaire.',
        'Les questions diverses attendront demain.',
      ],
    },
    { only: ['colleague', 'boss', 'manager', 'chef', 'cheffe'] },
  ),
  work(
    'lighter-days',
    'thanks',
    {
      warm: [
        'Il y a des gens avec qui le lundi passe plus vite. Je tenais à {te|vous} le dire pour {ton|votre} anniversaire.',
        'Le vendredi n’a besoin de personne, mais il en profite aussi.',
        'Que l’année soit belle, au bureau et surtout dehors.',
      ],
    },
    { only: ['colleague'] },
  ),
  work(
    'learned-by-watching',
    'thanks',
    {
      all: [
        'Beaucoup de ce que je sais faire, je le dois à ce que {tu m’as|vous m’avez} montré, parfois sans le vouloir. Un anniversaire est le bon jour pour le reconnaître.',
        'C’étaient les meilleures leçons.',
        'Je {te|vous} souhaite une année avec du temps pour {tes|vos} propres projets.',
      ],
    },
    { only: ['mentor', 'teacher'] },
  ),
  work(
    'pleasure',
    'wish',
    {
      formal: [
        'C’est un plaisir de travailler ensemble, et un plaisir de {te|vous} souhaiter un bon anniversaire.',
        'Les deux ne vont pas toujours de pair.',
        'Que l’année apporte du bon travail et de bons repos, à parts égales.',
      ],
    },
    { only: ['colleague', 'boss', 'manager', 'chef', 'cheffe'] },
  ),
  client('courtesy', 'wish', {
    all: [
      'Nous vous souhaitons un très bon anniversaire et une année agréable.',
      'Il est plaisant de vous écrire pour une fois sans parler affaires.',
      'Que la journée vous soit douce.',
    ],
  }),
  client('thanks', 'thanks', {
    all: [
      'Pour votre anniversaire, nos remerciements pour votre confiance, et nos souhaits les plus amicaux.',
      'Nous ne la tenons jamais pour acquise.',
      'Que l’année vous réussisse, au travail comme ailleurs.',
    ],
  }),
  client('long-lunch', 'picture', {
    all: [
      'Nous espérons que votre anniversaire comporte un bon déjeuner et un après-midi écourté.',
      'Les dossiers savent attendre, c’est leur principale qualité.',
      'Toute l’équipe pense à vous.',
    ],
  }),
  client('no-attachment', 'light', {
    light: [
      'Pas de pièce jointe, pas de relance, rien à signer : seulement un bon anniversaire.',
      'Nous avons pensé qu’un message comme celui-là vous changerait.',
      'Aucune réponse n’est attendue avant le dessert.',
    ],
  }),
  client('person-first', 'thanks', {
    formal: [
      'Derrière chaque dossier, il y a une personne, et c’est à elle que nous souhaitons aujourd’hui un bon anniversaire.',
      'Il nous est agréable de pouvoir l’écrire.',
      'Nous vous adressons nos pensées les meilleures.',
    ],
  }),
  neighbor('in-passing', 'picture', {
    all: [
      'D’habitude, c’est un bonjour en passant. Aujourd’hui, c’est une carte : bon anniversaire.',
      'Le bonjour est dedans aussi.',
      'Que la journée se passe comme vous l’aimez.',
    ],
  }),
  neighbor('across-the-landing', 'thanks', {
    warm: [
      'Il est agréable de savoir qu’on compte de bonnes personnes non loin de chez soi. Bon anniversaire à vous.',
      'On ne le dit jamais, faute d’y penser sur le pas de la porte.',
      'Je vous souhaite une année paisible.',
    ],
  }),
];

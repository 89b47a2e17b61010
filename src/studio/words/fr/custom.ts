import { closePeople, everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('custom', everyone);
const personal = ideasFor('custom', personally);
const close = ideasFor('custom', closePeople);
const partner = ideasFor('custom/partner', ['partner']);

/** For an occasion only the sender knows: right on a glad day, and not wrong on a hard one. */
export const customIdeas = [
  idea('not-without-a-word', 'thanks', {
    all: [
      'Ce jour est un peu le {tien|vôtre}, et je ne voulais pas le laisser passer sans un mot.',
      'Il est noté chez moi, à l’encre.',
      'Je pense à {toi|vous}.',
    ],
  }),
  idea('kind-day', 'wish', {
    all: [
      'Quoi que cette journée {te|vous} demande, j’espère qu’elle le demandera gentiment.',
      'Et qu’il y aura quelqu’un à côté.',
      'En pensée, j’en suis.',
    ],
  }),
  idea('in-your-hands', 'picture', {
    all: [
      'Je voulais qu’il y ait, dans {ta|votre} journée, quelque chose qui vienne de moi.',
      'Ce n’est pas lourd, mais c’est choisi.',
      'Mes pensées vont avec.',
    ],
  }),
  idea('small-sign', 'picture', {
    all: [
      'Un signe de la main, d’un trottoir à l’autre : voilà ce qu’est cette carte.',
      'Elle traverse en regardant des deux côtés.',
      'Bonne journée à {toi|vous}.',
    ],
  }),
  idea('date', 'thanks', {
    all: [
      'Il y a des dates qui n’appartiennent qu’à quelques personnes. Celle-ci est à {toi|vous}, et je la respecte.',
      'Je n’en dirai pas plus qu’il ne faut.',
      'Je {te|vous} souhaite qu’elle soit douce.',
    ],
  }),
  idea('thinking', 'wish', {
    all: [
      'Que ce jour {te|vous} soit léger s’il peut l’être, et court s’il ne le peut pas.',
      'Dans les deux cas, je ne suis pas loin.',
      '{Tu es|Vous êtes} dans mes pensées.',
    ],
  }),
  idea('quiet', 'picture', {
    all: [
      'On peut tenir compagnie sans bruit. C’est ce que j’essaie de faire avec ces lignes.',
      'Elles s’assoient, et ne disent plus rien.',
      'Avec mes pensées, toute la journée.',
    ],
  }),
  idea('remembered', 'thanks', {
    all: [
      'Je n’ai pas oublié quel jour c’est. Il me semblait bon que {tu le saches|vous le sachiez}.',
      'Les calendriers ne servent qu’à cela.',
      'Une pensée pour {toi|vous}, ce matin et ce soir.',
    ],
  }),
  idea('window', 'picture', {
    all: [
      'De ma fenêtre à la {tienne|vôtre}, il n’y a que la distance d’une carte. La voici.',
      'Elle a fait vite.',
      'Que la journée {te|vous} aille bien.',
    ],
  }),
  idea('good-things', 'wish', {
    all: [
      'Je {te|vous} souhaite aujourd’hui ce que {tu te souhaites|vous vous souhaitez}, et un peu de calme autour.',
      'Je ne demande pas ce que c’est.',
      'C’est accordé, pour ma part.',
    ],
  }),
  idea('lamp', 'picture', {
    all: [
      'Certains jours, on aime savoir qu’une lampe est allumée quelque part. Il y en a une ici.',
      'Elle ne clignote pas, elle attend.',
      'Je {te|vous} envoie sa lumière.',
    ],
  }),
  idea('one-thing', 'thanks', {
    all: [
      'Cette carte n’a qu’une chose à dire, et elle la dit simplement : {tu comptes|vous comptez}.',
      'Les cartes bavardes en disent souvent moins.',
      'Bonne route pour aujourd’hui.',
    ],
  }),
  idea('pause', 'wish', {
    all: [
      'Au milieu de cette journée, je {te|vous} souhaite un quart d’heure où l’on ne {te|vous} demande rien.',
      'Cette carte ne compte pas, elle ne demande rien non plus.',
      'Bien à {toi|vous}, en pensée.',
    ],
  }),
  idea('steps', 'picture', {
    all: [
      'Si l’on pouvait faire un bout de chemin ensemble aujourd’hui, je marcherais à {ton|votre} pas.',
      'Sans parler, ou en parlant d’autre chose.',
      'C’est ce que fait cette carte, à sa façon.',
    ],
  }),
  personal('three-gestures', 'thanks', {
    warm: [
      'Une carte, c’est peu de chose : il faut y penser, l’écrire, l’envoyer. Les trois étaient pour {toi|vous}.',
      'J’ai une préférence pour la première.',
      'Que la journée {te|vous} soit bonne.',
    ],
  }),
  personal('more-than-usual', 'thanks', {
    warm: [
      'Aujourd’hui, je pense à {toi|vous} un peu plus que d’habitude, et d’habitude c’est déjà souvent.',
      'On peut mettre cela sur le compte de la date, ou de l’affection.',
      'Que ce jour {te|vous} porte.',
    ],
  }),
  personal('warm-coat', 'picture', {
    warm: [
      'Si je pouvais, je plierais quelques bons mots dans la poche de {ton|votre} manteau, pour plus tard.',
      'On les trouverait en cherchant ses clés.',
      'Les voilà donc, par écrit.',
    ],
  }),
  personal('here', 'wish', {
    warm: [
      'Je n’ai pas grand-chose à dire, sinon que je suis là. C’est parfois tout ce qui compte.',
      'Et c’est vrai tous les jours de la semaine.',
      'Avec toute mon affection.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'Je {te|vous} adresse aujourd’hui mes pensées les meilleures.',
      'Que ce jour {t’|vous }apporte ce que {tu en attends|vous en attendez}.',
      'Avec toute mon estime.',
    ],
  }),
  idea('formal-glad', 'thanks', {
    formal: [
      'Je compte comme une chance de {te|vous} connaître, et je saisis l’occasion de l’écrire.',
      'On tient trop souvent ces choses pour dites.',
      'Avec respect, et avec amitié.',
    ],
  }),
  idea('formal-presence', 'picture', {
    formal: [
      'En ce jour qui {te|vous} tient à cœur, {permets|permettez} que je me tienne un instant auprès de {toi|vous}.',
      'Par la pensée, et sans m’imposer.',
      'Je {te|vous} souhaite une journée sereine.',
    ],
  }),
  idea('formal-line', 'thanks', {
    formal: [
      'Une ligne suffit pour dire l’estime. La voici, et elle est sincère.',
      'Les suivantes n’y ajouteraient rien.',
      'Que ce jour soit tel que {tu le souhaites|vous le souhaitez}.',
    ],
  }),
  personal('likes-you', 'light', {
    light: [
      'Cette carte a une seule information à transmettre : je {t’|vous }aime bien.',
      'Elle aurait pu être plus courte.',
      'Fin du message, bonne journée !',
    ],
  }),
  personal('lost-card', 'light', {
    light: [
      'Cette carte a demandé son chemin deux fois avant d’arriver jusqu’à {toi|vous}.',
      'On lui avait pourtant dit : tout droit, puis à gauche.',
      'Elle {te|vous} salue, un peu à bout de souffle.',
    ],
  }),
  personal(
    'no-reason',
    'light',
    {
      light: [
        'Aucune raison d’écrire, et pourtant voilà.',
        'Les raisons sont parties en vacances, l’affection garde la maison.',
        'Un grand bonjour à {toi|vous}.',
      ],
    },
    { when: ({ occasionType }) => occasionType === '' },
  ),
  personal('invoice', 'light', {
    light: [
      'Ceci n’est pas une facture. C’est assez rare dans le courrier pour être signalé.',
      'Il n’y a rien à payer, même pas d’attention.',
      'Une bonne pensée, hors taxes.',
    ],
  }),
  personal('weight', 'light', {
    light: [
      'Poids de cette carte : presque rien. Contenu : une pensée, deux sourires, et aucun mode d’emploi.',
      'La colle est comprise.',
      'À consommer sans modération.',
    ],
  }),
  personal('parrot', 'light', {
    light: [
      'Si j’avais un perroquet, je lui apprendrais {ton|votre} nom, et il le dirait trop fort.',
      'À défaut, je l’ai écrit sur une carte.',
      'Cette carte se tait mieux, et pense autant.',
    ],
  }),
  personal('rendez-vous', 'light', {
    light: [
      'J’avais rendez-vous avec une idée brillante. Elle n’est pas venue, j’ai gardé la place pour {toi|vous}.',
      'Elle était moins sympathique, de toute façon.',
      'Une pensée toute simple, donc.',
    ],
  }),
  personal('bookmark', 'light', {
    light: [
      'Cette carte ne range rien, ne répare rien et ne fait pas le café. Elle pense à {toi|vous}, c’est sa seule compétence.',
      'Pour le café, une demande est en cours.',
      'Bon usage, et bonne journée.',
    ],
  }),
  close('arms', 'picture', {
    all: [
      'Si les bras s’envoyaient par la poste, il y en aurait deux dans cette carte.',
      'Il faut les imaginer autour de toi.',
      'Je t’embrasse.',
    ],
  }),
  partner('one-more', 'thanks', {
    all: [
      'Quel que soit ce jour pour les autres, pour moi c’est un jour de plus à t’aimer.',
      'Je n’en ai pas encore trouvé de trop.',
      'À toi, comme toujours.',
    ],
  }),
  partner('hand', 'picture', {
    warm: [
      'Donne-moi ta main une minute. C’est ce que je dirais, si je n’étais pas une carte.',
      'Après, je ne te la rendrais sans doute pas.',
      'Je t’aime.',
    ],
  }),
];

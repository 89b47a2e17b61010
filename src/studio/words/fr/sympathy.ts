import { closePeople, everyone } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('sympathy', everyone);
const close = ideasFor('sympathy', closePeople);
const business = ideasFor('sympathy', ['work', 'client', 'acquaintance']);

/** Sorrow, said plainly: no cheer, no advice, no silver lining (design/words.md). */
export const sympathyIdeas = [
  idea('nothing-to-answer', 'wish', {
    all: [
      'J’ai beaucoup de peine pour {toi|vous}. Il n’y a rien, dans cette carte, qui demande une réponse.',
      'Elle est là seulement pour {te|vous} dire que quelqu’un pense à {toi|vous}.',
      'Mes pensées {t’|vous }accompagnent aujourd’hui, et les jours plus silencieux qui suivront.',
    ],
  }),
  idea('no-better-words', 'thanks', {
    all: [
      'J’ai cherché d’autres mots, et je reviens aux plus simples : j’ai de la peine, et je pense à {toi|vous}.',
      'Je n’en ai pas trouvé de plus justes.',
      'Je voulais qu’ils arrivent jusqu’à {toi|vous}.',
    ],
  }),
  idea('unsaid', 'thanks', {
    all: [
      'Je ne voulais pas laisser passer ces jours sans {te|vous} écrire ma peine.',
      'Il y aura d’autres messages et d’autres voix. Celui-ci peut attendre.',
      'Je pense à {toi|vous} et à ceux qui {te|vous} sont proches.',
    ],
  }),
  idea('quiet-line', 'picture', {
    all: [
      'Une ligne à voix basse, pour {te|vous} dire que {ta|votre} peine n’est pas passée inaperçue.',
      'Elle ne demande qu’à être lue, un jour ou l’autre.',
      'Je {te|vous} garde dans mes pensées.',
    ],
  }),
  idea('at-the-door', 'picture', {
    all: [
      'J’ai de la peine pour {toi|vous}. Je m’arrête au seuil avec ces mots, pour ne rien déranger.',
      'La porte peut rester fermée aussi longtemps qu’il le faudra.',
      'Je pense à {toi|vous}, de l’autre côté.',
    ],
  }),
  idea('silence', 'picture', {
    all: [
      'Devant {ta|votre} peine, je préfère me taire avec {toi|vous} que parler trop.',
      'Que ces lignes soient un silence de plus, mais partagé.',
      'Mes pensées restent auprès de {toi|vous}.',
    ],
  }),
  idea('the-absence', 'thanks', {
    all: [
      'Quelqu’un manque, et rien de ce qu’on écrit n’y change quoi que ce soit. Je partage {ta|votre} peine.',
      'Je l’écris quand même, pour qu’elle soit un peu moins à {toi|vous} seulement.',
      'Je suis auprès de {toi|vous}, en pensée.',
    ],
  }),
  idea('every-day', 'wish', {
    all: [
      '{Ta|Votre} peine me touche, et je pense à {toi|vous} plus souvent que cette carte ne peut le dire.',
      'Le matin, le soir, et dans les heures creuses entre les deux.',
      'Sans attendre de nouvelles, et sans rien attendre.',
    ],
  }),
  idea('leave-it', 'wish', {
    all: [
      'Je {t’|vous }écris avec peine, et sans autre raison que de ne pas {te|vous} laisser sans un mot.',
      'Ces lignes peuvent attendre, aussi longtemps qu’il le faudra.',
      'Je pense à {toi|vous}, et j’y penserai encore plus tard.',
    ],
  }),
  idea('light-left-on', 'picture', {
    all: [
      'J’ai de la peine, et je laisse pour {toi|vous} une lampe allumée, de loin.',
      'Elle n’éclaire pas grand-chose. Elle dit seulement que quelqu’un veille.',
      'Elle restera allumée.',
    ],
  }),
  idea('no-hurry', 'thanks', {
    all: [
      '{Ta|Votre} peine ne doit rien à personne, ni explication, ni délai. Je pense à {toi|vous}.',
      'Ici, on ne demande rien et on n’oublie pas.',
      'Mes pensées vont vers {toi|vous} et vers les {tiens|vôtres}.',
    ],
  }),
  idea('respect', 'wish', {
    formal: [
      'C’est avec peine que j’ai appris la nouvelle. Je {te|vous} prie de croire à ma profonde sympathie.',
      'Aucune réponse n’est attendue.',
      'Mes pensées respectueuses {t’|vous }accompagnent, {toi|vous} et {ta|votre} famille.',
    ],
  }),
  idea('share-your-sorrow', 'thanks', {
    formal: [
      'Je prends part à {ta|votre} peine, et je tenais à {te|vous} l’écrire.',
      'Il est des jours où l’on ne peut qu’être là, même de loin.',
      'Je {t’|vous }adresse mes pensées les plus amicales.',
    ],
  }),
  idea('bow', 'picture', {
    formal: [
      'Devant {ta|votre} peine, je m’incline, sans chercher d’autres mots.',
      'Ils viendraient trop tôt.',
      'Que ces lignes {te|vous} disent mon respect.',
    ],
  }),
  close('chair', 'picture', {
    all: [
      'J’ai tant de peine pour toi. Si je pouvais, je m’assiérais à côté de toi, et je ne dirais rien.',
      'Cette carte est un peu cette chaise.',
      'Je te serre dans mes bras.',
    ],
  }),
  close('as-you-are', 'thanks', {
    all: [
      'J’ai de la peine avec toi. Rien ne t’oblige à tenir debout devant moi, ni à trouver quoi dire.',
      'Les larmes ont leur place ici, et le silence aussi.',
      'Je t’embrasse, longtemps.',
    ],
  }),
  close('hand', 'wish', {
    all: [
      'Je ne sais pas consoler. Je sais seulement avoir de la peine avec toi, et te tenir la main.',
      'De loin, faute de mieux, mais sans lâcher.',
      'Toute ma tendresse est près de toi.',
    ],
  }),
  close('whenever', 'thanks', {
    all: [
      'Je pense à toi sans cesse depuis que j’ai appris la nouvelle, et ta peine est aussi un peu la mienne.',
      'Il n’y a ni heure ni mot juste pour m’appeler.',
      'Ma porte et mon téléphone restent ouverts.',
    ],
  }),
  business('can-wait', 'thanks', {
    all: [
      'J’ai appris la nouvelle avec beaucoup de peine. Tout ce qui est entre nous peut attendre.',
      'Rien ne presse, rien ne se perdra.',
      'Mes pensées vont vers {toi|vous} et vers {tes|vos} proches.',
    ],
  }),
  business('from-afar', 'wish', {
    all: [
      '{Ta|Votre} peine appelle surtout le respect, et je ne ferai que passer, avec ces quelques lignes.',
      'Elles n’attendent rien en retour.',
      'Bien sincèrement, je pense à {toi|vous}.',
    ],
  }),
];

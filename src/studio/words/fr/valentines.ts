import { beyondPartner, closePeople, everyone } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const partner = ideasFor('valentines/partner', ['partner']);
const idea = ideasFor(
  'valentines',
  everyone.filter((group) => group !== 'partner'),
);
const personal = ideasFor('valentines', beyondPartner);
const close = ideasFor(
  'valentines',
  closePeople.filter((group) => group !== 'partner'),
);

/** Love for a partner; plain affection for anybody else, and nothing that could be taken for more. */
export const valentinesIdeas = [
  partner('look-for-you', 'picture', {
    warm: [
      'Quand j’entre quelque part, c’est toi que je cherche. Même quand je sais que tu n’y es pas.',
      'C’est une habitude, et je ne veux pas la perdre.',
      'Bonne Saint-Valentin, mon amour.',
    ],
  }),
  partner('no-need', 'thanks', {
    all: [
      'Je n’ai pas besoin du calendrier pour t’aimer, mais il a eu la gentillesse de prévoir une date.',
      'Je l’aurais mise tous les lundis.',
      'Je t’embrasse, longtemps.',
    ],
  }),
  partner('ordinary', 'picture', {
    all: [
      'De notre vie, ce que je préfère, ce sont les jours où il ne se passe rien, avec toi dedans.',
      'On devrait en faire des cartes postales.',
      'Bonne Saint-Valentin, mon cœur.',
    ],
  }),
  partner('your-voice', 'picture', {
    warm: [
      'J’aime ta voix quand tu parles de rien. J’aime aussi ce rien.',
      'Parle encore, je ferai semblant de lire.',
      'Je t’aime, et je voulais l’écrire.',
    ],
  }),
  partner('would-choose', 'thanks', {
    warm: [
      'On m’a donné le choix une seule fois, et j’ai dit ton nom sans réfléchir.',
      'J’ai bien fait de ne pas réfléchir.',
      'Encore, s’il te plaît.',
    ],
  }),
  partner('cold-feet', 'light', {
    light: [
      'Je t’aime malgré tes pieds froids. C’est dire.',
      'Mes mollets demandent à être cités.',
      'Bonne Saint-Valentin, et garde tes chaussettes.',
    ],
  }),
  partner('blanket', 'light', {
    light: [
      'Sur le marché, on ne trouve pas mieux que toi. J’ai cessé de regarder, par prudence.',
      'Tu es donc sans garantie, et sans échange.',
      'Des baisers, en quantité.',
    ],
  }),
  partner('crime', 'light', {
    light: [
      'Tu m’as volé mon cœur, et la couette. Pour le cœur, je ne porte pas plainte.',
      'Pour la couette, on en reparle vers trois heures du matin.',
      'Joyeuse Saint-Valentin !',
    ],
  }),
  partner('recipe', 'light', {
    light: [
      'J’avais préparé un poème. Il rimait avec tartine, et j’ai renoncé.',
      'Reste l’idée principale : je t’aime.',
      'La tartine est servie au lit.',
    ],
  }),
  partner('formal', 'wish', {
    formal: [
      'Pour la Saint-Valentin, je voudrais te redire, sans fleurs de style, que je t’aime.',
      'Les autres fleurs restent possibles.',
      'Que nous ayons encore beaucoup de soirs à nous deux.',
    ],
  }),
  partner('formal-choice', 'thanks', {
    formal: [
      'De toutes les personnes que la vie m’a présentées, tu es la seule dont je ne me lasse pas.',
      'J’y vois une preuve.',
      'Avec tout mon amour.',
    ],
  }),
  partner('hand', 'picture', {
    formal: [
      'Il suffit de ta main dans la mienne pour que la journée trouve son sens.',
      'Je n’ai jamais rien demandé de plus.',
      'Je t’aime, et je te le dois par écrit.',
    ],
  }),
  partner('coming-home', 'picture', {
    all: [
      'Le plus beau bruit de la journée, c’est celui que tu fais en arrivant.',
      'Il y a des clés, un soupir, et tout recommence.',
      'À ce soir, mon amour.',
    ],
  }),
  partner('still', 'thanks', {
    warm: [
      'Il m’arrive encore de te regarder comme au début, quand tu ne fais pas attention.',
      'Ne te retourne pas trop vite.',
      'Je t’aime, sans me presser.',
    ],
  }),
  partner('wish', 'wish', {
    all: [
      'Je nous souhaite un soir sans téléphone, une bouteille d’eau fraîche, et toute la nuit pour finir nos phrases.',
      'On ne les finit jamais, c’est exprès.',
      'Bonne Saint-Valentin à nous.',
    ],
  }),
  close('affection', 'thanks', {
    all: [
      'La Saint-Valentin n’a pas à garder toute l’affection pour les amoureux. En voici un peu pour toi.',
      'J’en ai mis de côté.',
      'Je t’embrasse.',
    ],
  }),
  close('not-only', 'light', {
    light: [
      'Ce n’est ni une déclaration, ni une demande. C’est une carte, et elle t’aime bien.',
      'Elle rougit facilement, ne la regarde pas trop.',
      'Bonne Saint-Valentin quand même !',
    ],
  }),
  close('kinds-of-love', 'picture', {
    warm: [
      'Il y a plusieurs façons d’aimer les gens. La mienne, avec toi, c’est de sourire quand je vois ton nom s’afficher.',
      'C’est peu, mais c’est à chaque fois.',
      'Passe une douce journée.',
    ],
  }),
  idea('warmth', 'wish', {
    all: [
      'Je {te|vous} souhaite, en plein février, un peu de chaleur et quelqu’un avec qui la partager.',
      'Une soupe convient aussi.',
      'Bonne Saint-Valentin, en toute amitié.',
    ],
  }),
  idea('kind-word', 'thanks', {
    all: [
      'On parle beaucoup d’amour aujourd’hui, et peu d’amitié. Je répare l’oubli : {tu comptes|vous comptez} pour moi.',
      'Il n’y a pas de bouquet pour cela, seulement des mots.',
      'Belle journée de février.',
    ],
  }),
  idea('chocolate', 'picture', {
    all: [
      'La Saint-Valentin a ceci de bon qu’il y a du chocolat, et qu’il n’est réservé à personne.',
      'J’en ai fait une affaire de principe.',
      'Que la journée soit douce, avec ou sans ruban.',
    ],
  }),
  idea('winter-light', 'picture', {
    all: [
      'Février est court, et il a eu l’idée de placer en son milieu une journée pour les gens qu’on apprécie.',
      'On lui pardonne le reste du mois.',
      'Une pensée amicale pour {toi|vous}.',
    ],
  }),
  idea('good-company', 'wish', {
    all: [
      'Que cette journée {te|vous} trouve en bonne compagnie, fût-ce celle d’un bon livre.',
      'Il écoute mieux que bien des gens.',
      'Bonne Saint-Valentin à {toi|vous}.',
    ],
  }),
  idea('small-kindness', 'thanks', {
    all: [
      'Les roses sont pour les amoureux. Pour la gentillesse de tous les jours, il y a cette carte, et elle est pour {toi|vous}.',
      'Elle ne pique pas et ne fane pas.',
      'Avec mes pensées amicales.',
    ],
  }),
  idea('heart-in-order', 'wish', {
    all: [
      'Je souhaite à {ton|votre} cœur ce qu’il y a de plus simple : de bonnes raisons de battre.',
      'Et le temps d’en profiter.',
      'Une très bonne journée.',
    ],
  }),
  idea('window', 'picture', {
    all: [
      'Il y a aujourd’hui des bougies à bien des fenêtres. Celle-ci est pour ceux que j’estime, et {tu en fais|vous en faites} partie.',
      'Elle ne brûle qu’en pensée, c’est plus sûr.',
      'Douce soirée à {toi|vous}.',
    ],
  }),
  idea('tender-day', 'wish', {
    all: [
      'Que cette journée de février soit tendre, d’une manière ou d’une autre.',
      'Il y a plusieurs manières, et certaines tiennent dans un thé brûlant.',
      'Je pense à {toi|vous} avec amitié.',
    ],
  }),
  idea('letters', 'thanks', {
    all: [
      'On écrivait autrefois de longues lettres à la Saint-Valentin. La mienne est courte, et elle est amicale.',
      'Les longues n’en disaient pas davantage.',
      'Que ce jour {te|vous} fasse du bien.',
    ],
  }),
  personal('fond', 'thanks', {
    warm: [
      'Je profite de la Saint-Valentin pour le dire sans rougir : j’ai de l’affection pour {toi|vous}.',
      'Voilà, c’était facile.',
      'Que le reste de la journée soit aussi simple.',
    ],
  }),
  personal('bench', 'picture', {
    warm: [
      'S’il y avait un banc pour les gens qu’on aime bien, j’y garderais une place pour {toi|vous}.',
      'Avec une couverture, vu la saison.',
      'Un salut amical de Saint-Valentin.',
    ],
  }),
  personal('soft-landing', 'wish', {
    warm: [
      'Je {te|vous} souhaite une journée où quelqu’un {te|vous} tient la porte, {te|vous} sourit, et {te|vous} laisse la dernière part.',
      'Cela fait trois preuves.',
      'Avec toute mon amitié.',
    ],
  }),
  idea('formal-friendship', 'thanks', {
    formal: [
      'La Saint-Valentin célèbre l’amour. {Permets-moi|Permettez-moi} d’y ajouter l’amitié.',
      'Elle est moins bruyante, et tout aussi fidèle.',
      'Je {te|vous} souhaite une agréable journée.',
    ],
  }),
  idea('formal-regards', 'wish', {
    formal: [
      'Je {te|vous} adresse, en ce jour d’affection, mes pensées les plus cordiales.',
      'Elles n’ont rien de secret.',
      'Que la journée {te|vous} soit plaisante.',
    ],
  }),
  idea('formal-warmth', 'picture', {
    formal: [
      'Au cœur de l’hiver, un peu de chaleur ne nuit à personne. Voici la mienne, en toute amitié.',
      'Elle se garde à température ambiante.',
      'Bien des choses aimables pour {toi|vous}.',
    ],
  }),
  idea('formal-kindness', 'thanks', {
    formal: [
      'C’est un jour pour remercier ceux qui sont aimables sans y être obligés. Je {te|vous} remercie donc.',
      'On ne le fait pas assez souvent.',
      'Que la soirée soit belle.',
    ],
  }),
  personal('cupid', 'light', {
    light: [
      'Cupidon est passé. Il a visé à côté, comme d’habitude, mais il {te|vous} salue.',
      'Il porte maintenant des lunettes.',
      'Bonne Saint-Valentin, sans bleus !',
    ],
  }),
  personal('half-price', 'light', {
    light: [
      'Patience : demain, le chocolat est à moitié prix.',
      'C’est la véritable fête, et elle est sans chichis.',
      'Bonne Saint-Valentin, en attendant.',
    ],
  }),
  personal('no-poem', 'light', {
    light: [
      'Rassurons tout le monde : il n’y aura pas de poème.',
      'J’en avais un, avec une rime en « artichaut ».',
      'Bonne journée, de tout mon artichaut.',
    ],
  }),
  personal('pigeons', 'light', {
    light: [
      'Même les pigeons roucoulent aujourd’hui. Il faut leur pardonner, ils ont vu les vitrines.',
      'Je roucoule peu, mais j’écris.',
      'Bonne Saint-Valentin, en toute pigeonnerie !',
    ],
  }),
  personal('candlelight', 'light', {
    light: [
      'Ce soir, les restaurants sont pleins de gens qui chuchotent. Chez soi, au contraire, on peut rire la bouche pleine.',
      'C’est un avantage qu’on ne dit pas.',
      'Bonne Saint-Valentin, et bon appétit.',
    ],
  }),
];

import { everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('halloween', everyone);
const personal = ideasFor('halloween', personally);
const partner = ideasFor('halloween/partner', ['partner']);
const children = ideasFor('halloween/children', ['child', 'grandchild']);

export const halloweenIdeas = [
  idea('lantern', 'picture', {
    all: [
      'Une citrouille à la fenêtre, une bougie dedans : et la nuit d’Halloween a tout de suite l’air moins sérieuse.',
      'Elle sourit de travers, comme les gens sympathiques.',
      'Bonne soirée à {toi|vous}, loin des courants d’air.',
    ],
  }),
  idea('dark-evenings', 'wish', {
    all: [
      'Les soirs tombent plus tôt. Je {te|vous} souhaite une bonne lampe, une bonne soupe, et un fantôme bien élevé.',
      'Il range derrière lui, dit-on.',
      'Joyeux Halloween, au chaud.',
    ],
  }),
  idea('leaves', 'picture', {
    all: [
      'Ce soir, le vent joue avec les feuilles et fait semblant d’être quelqu’un. C’est son heure.',
      'Il n’est pas méchant, il s’ennuie.',
      'Bonne nuit d’Halloween à {toi|vous}.',
    ],
  }),
  idea('knock', 'picture', {
    all: [
      'Trois petits coups à la porte : ce n’est pas un monstre, c’est une carte, et elle pense à {toi|vous}.',
      'Elle n’a pas de sac, juste une bonne intention.',
      'Joyeux Halloween, sur le pas de la porte.',
    ],
  }),
  idea('moon', 'wish', {
    all: [
      'Je {te|vous} souhaite une lune bien ronde, des rires dans l’escalier, et une poignée de bonbons mise de côté.',
      'La poignée peut être grande.',
      'Joyeux Halloween à toute la maison.',
    ],
  }),
  idea('nothing-to-fear', 'wish', {
    all: [
      'Que rien ne {te|vous} fasse peur cette année plus d’une soirée, et que ce soit celle-ci.',
      'Et encore, pour rire.',
      'Bonne fête des citrouilles.',
    ],
  }),
  idea('soup', 'picture', {
    all: [
      'De la citrouille, on peut faire un sourire ou une soupe. Je {te|vous} souhaite les deux.',
      'Dans cet ordre, sinon c’est dommage.',
      'Joyeux Halloween, avec une cuillère.',
    ],
  }),
  idea('old-house', 'picture', {
    all: [
      'Toutes les maisons craquent un peu ce soir. C’est leur façon de participer.',
      'La mienne en fait trop, comme toujours.',
      'Une pensée pour {toi|vous}, et pour {ton|votre} escalier.',
    ],
  }),
  idea('thought-in-the-dark', 'thanks', {
    all: [
      'Quand il fait noir, on pense aux gens qui rassurent. J’ai pensé à {toi|vous}.',
      'Il ne faisait même pas tout à fait noir.',
      'Joyeux Halloween, et bonne nuit.',
    ],
  }),
  idea('visitors', 'wish', {
    all: [
      'J’espère que de tout petits monstres sonneront chez {toi|vous}, et qu’ils diront merci.',
      'Les monstres polis sont l’avenir.',
      'Bonne soirée de sonnette et de chocolat.',
    ],
  }),
  idea('mask', 'thanks', {
    all: [
      'C’est le soir des masques. J’en profite pour dire que je préfère {ton|votre} visage.',
      'On peut garder le chapeau.',
      'Joyeux Halloween à {toi|vous}.',
    ],
  }),
  idea('broom', 'picture', {
    all: [
      'Un balai contre le mur, un chat sur la marche, une lueur au fond du jardin. Tout est en place pour ce soir.',
      'Le balai sait aussi balayer, mais on le lui cache.',
      'Que la nuit soit drôle et douce.',
    ],
  }),
  idea('october', 'thanks', {
    all: [
      'Octobre finit toujours en riant. C’est une bonne raison pour faire signe aux gens qu’on aime bien.',
      'Je fais donc signe, de loin, avec une manche trop longue.',
      'Bonne veillée à {toi|vous}.',
    ],
  }),
  personal('glow', 'thanks', {
    warm: [
      'Une lueur derrière un sourire, c’est une lanterne. Cela peut aussi être quelqu’un, et j’ai pensé à {toi|vous}.',
      'Sans la tige sur la tête, bien sûr.',
      'Que la nuit d’Halloween {te|vous} soit douce.',
    ],
  }),
  personal('hold-hands', 'wish', {
    warm: [
      'S’il faut traverser une forêt ce soir, je {te|vous} souhaite quelqu’un dont tenir la main.',
      'On marche plus vite, et on rit plus fort.',
      'Bonne traversée, et joyeux Halloween.',
    ],
  }),
  personal('safe-house', 'picture', {
    warm: [
      'J’aime l’idée qu’il y a une lumière chez {toi|vous} ce soir.',
      'Les fantômes aussi ont besoin de repères.',
      'Douce soirée d’Halloween.',
    ],
  }),
  idea('formal-evening', 'wish', {
    formal: [
      'Je {te|vous} souhaite une agréable soirée d’Halloween.',
      'Qu’elle soit peuplée de rires plutôt que de spectres.',
      'Avec mes pensées amicales.',
    ],
  }),
  idea('formal-autumn', 'picture', {
    formal: [
      'Que cette veille de Toussaint {te|vous} soit légère, et la maison bien éclairée.',
      'L’automne a ses politesses.',
      'Je {te|vous} adresse un salut amical.',
    ],
  }),
  idea('formal-wink', 'light', {
    formal: [
      '{Permets|Permettez} qu’une citrouille {te|vous} présente ses respects.',
      'Elle s’incline autant que sa forme le permet.',
      'Et moi avec elle, très amicalement.',
    ],
  }),
  idea('formal-visit', 'thanks', {
    formal: [
      'Même un soir de fantômes, il est plaisant de {te|vous} adresser une pensée.',
      'Celle-ci ne traverse pas les murs, elle prend la poste.',
      'Bonne soirée à {toi|vous}.',
    ],
  }),
  personal('costume', 'light', {
    light: [
      'Mon déguisement cette année : une personne qui n’a pas mangé tous les bonbons. Personne n’y croit.',
      'Les papiers ont parlé.',
      'Joyeux Halloween !',
    ],
  }),
  personal('tax', 'light', {
    light: [
      'Rappel : tout sac de bonbons qui passe la porte est soumis à un prélèvement. Je suis pour la retenue à la source.',
      'Le caramel paie double.',
      'Bon Halloween, et bonne déclaration.',
    ],
  }),
  personal('skeleton', 'light', {
    light: [
      'Pourquoi le squelette n’est-il pas venu ? Il n’avait personne pour l’accompagner, et pas le cran non plus.',
      'Je présente mes excuses à la famille.',
      'Joyeux Halloween, jusqu’à l’os !',
    ],
  }),
  personal('ghost', 'light', {
    light: [
      'Il paraît qu’un fantôme vit dans {ta|votre} buanderie et ne vole que des chaussettes. Tout s’explique.',
      'Il lui manque toujours la gauche.',
      'Joyeux Halloween à tous les deux.',
    ],
  }),
  personal('witch-cat', 'light', {
    light: [
      'Un chat noir a traversé la rue. Il m’a dit de {te|vous} souhaiter un joyeux Halloween.',
      'Il avait l’air pressé, mais correct.',
      'C’est fait, et qu’il cesse de me fixer.',
    ],
  }),
  personal('boo', 'light', {
    light: [
      'Bouh ! Voilà, la partie effrayante de cette carte est terminée.',
      'On peut rallumer.',
      'Il ne reste que les bonbons, et mes amitiés.',
    ],
  }),
  personal('werewolf', 'light', {
    light: [
      'Si quelqu’un hurle à la lune ce soir, ce sera peut-être moi. J’aurai fini les caramels.',
      'Prière de ne pas ouvrir, sauf avec du chocolat.',
      'Bon Halloween, et bonne pleine lune !',
    ],
  }),
  personal('mirror', 'light', {
    light: [
      'Un vampire ne se voit pas dans le miroir. Moi, le matin, je l’envie un peu.',
      'Il a aussi de meilleures capes.',
      'Joyeux Halloween, et pas de morsures.',
    ],
  }),
  partner('afraid', 'picture', {
    all: [
      'Ce soir, j’aurai peur de tout, exprès, pour que tu me tiennes.',
      'Surtout pendant les publicités.',
      'Joyeux Halloween, mon amour.',
    ],
  }),
  partner('bite', 'light', {
    light: [
      'Pour un bonbon, je te laisse tranquille. Pour un baiser aussi, mais moins longtemps.',
      'Le sort en est jeté.',
      'Joyeux Halloween, mon petit monstre.',
    ],
  }),
  children('monster', 'light', {
    light: [
      'Avis : un monstre très dangereux et très mignon a été signalé près de chez toi. Il te ressemble !',
      'Il paraît qu’on le calme avec des câlins.',
      'Joyeux Halloween, et remplis bien ton sac !',
    ],
  }),
  children('brave', 'thanks', {
    all: [
      'Avoir un peu peur et y aller quand même, c’est cela, le courage. Tu en as plein tes poches.',
      'À côté, il reste de la place pour les bonbons.',
      'Joyeux Halloween, et gros bisous.',
    ],
  }),
];

import { outsideCouples } from '../../en/audiences.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('anniversary', outsideCouples);

/** Anniversary ideas said to somebody else's couple: "vous deux" is plural for everybody. */
export const anniversaryForCouples = [
  idea('umbrella', 'picture', {
    all: [
      'Deux personnes, un seul parapluie, et toutes sortes de temps : je pense à vous deux.',
      'Par beau temps, tout le monde y arrive.',
      'Qu’aujourd’hui il fasse sec, et qu’on marche lentement quand même.',
    ],
  }),
  idea('two-names', 'picture', {
    all: [
      'Il y a des prénoms qui ne sonnent juste qu’ensemble. Ce sont les deux auxquels je pense aujourd’hui.',
      'L’oreille s’y est faite, et elle y tient.',
      'Bel anniversaire, et bonne année à deux.',
    ],
  }),
  idea('met', 'thanks', {
    all: [
      'Cela aurait pu être un autre jour, une autre porte. Heureusement que ce fut celle-là.',
      'Le hasard a parfois du goût.',
      'Que ce jour soit doux à vous deux.',
    ],
  }),
  idea('window-table', 'wish', {
    all: [
      'Pour cet anniversaire, je vous souhaite à tous les deux la bonne table, celle de la fenêtre, et un serveur qui oublie l’heure.',
      'Avec une bougie et une carte trop longue.',
      'À la santé du couple.',
    ],
  }),
  idea('two-cups', 'picture', {
    all: [
      'Un anniversaire de couple, c’est surtout de petites choses : deux tasses, une cafetière, et quelqu’un qui demande comment on a dormi.',
      'Voilà encore une année de cafés.',
      'Une douce heure à deux, aujourd’hui.',
    ],
  }),
  idea('same-side', 'picture', {
    all: [
      'Cela fait du bien de vous savoir tous les deux du même côté de la table.',
      'Le monde en paraît un peu mieux calé.',
      'Bel anniversaire, en amitié.',
    ],
  }),
  idea('keep-walking', 'wish', {
    all: [
      'Que vous deux marchiez encore longtemps, au pas de celui qui traîne.',
      'C’est lui qui voit les paysages.',
      'Bel anniversaire, et belle route.',
    ],
  }),
  idea('promise', 'thanks', {
    all: [
      'Une promesse tenue tous les jours, sans musique et sans témoins : je tire mon chapeau à vous deux.',
      'Le plus dur se fait en semaine.',
      'Qu’il y ait un peu de musique aujourd’hui.',
    ],
  }),
  idea('house', 'picture', {
    all: [
      'On reconnaît les maisons où l’on s’aime : on y baisse la voix pour se parler, et on la hausse pour rire.',
      'La clé tourne plus facilement, aussi.',
      'Bel anniversaire à cette maison-là.',
    ],
  }),
  idea('conversation', 'wish', {
    all: [
      'Être ensemble, c’est une longue conversation. Je vous souhaite à tous les deux d’en être encore loin de la fin.',
      'Se couper la parole est permis, c’est la moitié du plaisir.',
      'Bel anniversaire.',
    ],
  }),
  idea('good-for-us', 'thanks', {
    all: [
      'Il y a des couples qui font du bien à ceux qui les regardent. C’est de vous deux que je parle.',
      'Cela ne s’explique pas, cela se remarque.',
      'Un très bel anniversaire.',
    ],
  }),
  idea('bench', 'picture', {
    all: [
      'Je vous imagine bien tous les deux sur un banc, à ne rien dire, et à se comprendre quand même.',
      'Le banc en a vu d’autres, mais pas de mieux.',
      'Que l’anniversaire ait cette paix-là.',
    ],
  }),
  idea('ordinary', 'wish', {
    all: [
      'Les grands jours se fêtent tout seuls. À vous deux, je souhaite surtout de bons jours ordinaires.',
      'Ceux où l’on rit pour une histoire de sel.',
      'Bel anniversaire, et beaucoup de mardis.',
    ],
  }),
  idea('two-chairs', 'thanks', {
    all: [
      'J’aime penser à vous deux ce jour-là, et me dire que certaines choses vont bien.',
      'On ne les compte pas assez.',
      'Que cela dure, et que cela s’entende.',
    ],
  }),
  idea('admire', 'thanks', {
    warm: [
      'On parle peu de la douceur. Entre vous deux, elle se voit de loin.',
      'C’est une belle façon d’éclairer une pièce.',
      'Tendre anniversaire à vous deux.',
    ],
  }),
  idea('glance', 'picture', {
    warm: [
      'Il suffit parfois d’un regard par-dessus les invités pour tout se dire. Vous deux, c’est ce regard-là.',
      'On fait semblant de ne pas l’avoir vu.',
      'Que l’anniversaire finisse tôt, et à deux.',
    ],
  }),
  idea('hand-in-hand', 'wish', {
    warm: [
      'Une promenade sans but, main dans la main, voilà ce que je souhaite à vous deux aujourd’hui.',
      'Le tour du pâté de maisons suffira.',
      'Et une bonne raison de rentrer.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'J’adresse à vous deux mes vœux amicaux pour cet anniversaire.',
      'Qu’il y ait une heure pour le passé, et une autre pour les projets.',
      'Que l’année soit bonne dans cette maison.',
    ],
  }),
  idea('formal-fidelity', 'thanks', {
    formal: [
      'La fidélité est une belle chose, et plus belle encore quand elle est heureuse. Je pense à vous deux avec respect.',
      'Elle ne fait pas de bruit, on la remarque quand même.',
      'Que la santé vous accompagne tous les deux.',
    ],
  }),
  idea('formal-example', 'thanks', {
    formal: [
      'Pour cet anniversaire, {permets-moi|permettez-moi} de saluer ce que vous êtes tous les deux, l’un pour l’autre.',
      'C’est un exemple discret.',
      'Avec mes pensées les plus affectueuses.',
    ],
  }),
  idea('formal-evening', 'picture', {
    formal: [
      'Je vous souhaite à tous les deux un anniversaire paisible, et de longues soirées encore.',
      'On y gagne à tous les âges.',
      'Avec toute mon estime.',
    ],
  }),
  idea('dishes', 'light', {
    light: [
      'Encore une année, et toujours les deux mêmes à table. Quelqu’un doit bien faire la vaisselle.',
      'Je ne demande pas qui, c’est l’anniversaire.',
      'Qu’elle reste dans l’évier ce soir.',
    ],
  }),
  idea('team', 'light', {
    light: [
      'Bel anniversaire à une belle équipe de deux, invaincue à domicile, dit-on.',
      'Aucun remplacement n’est prévu.',
      'La troisième mi-temps est offerte.',
    ],
  }),
  idea('share-card', 'light', {
    light: [
      'Cette carte est pour vous deux. Merci de la partager sans se disputer : l’image à l’un, les mots à l’autre.',
      'En cas de litige, le gâteau tranchera.',
      'Joyeux anniversaire à tous les deux.',
    ],
  }),
  idea('secret', 'light', {
    light: [
      'On se demande comment font certains couples. Vous deux, on soupçonne une combine.',
      'Si elle se vend, j’en prends.',
      'Bel anniversaire, et motus.',
    ],
  }),
  idea('sofa', 'light', {
    light: [
      'Il y a deux places sur le canapé, et une télécommande. Que vous vous aimiez encore tous les deux relève de l’exploit.',
      'Il faudrait étudier cela.',
      'Bravo, et joyeux anniversaire.',
    ],
  }),
  idea('map', 'light', {
    light: [
      'L’un lit la carte, l’autre tourne à gauche quand même. Et vous deux finissez toujours par arriver.',
      'C’est cela, la confiance, ou le hasard.',
      'Joyeux anniversaire, et bonne route.',
    ],
  }),
  idea('blanket', 'light', {
    light: [
      'Selon les experts, l’amour se mesure à la part de couette qu’on laisse à l’autre. Vous deux devez avoir une grande couette.',
      'Ou des pulls.',
      'Bel anniversaire, bien au chaud.',
    ],
  }),
];

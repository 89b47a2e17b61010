import { everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('independence-day', everyone);
const personal = ideasFor('independence-day', personally);
const partner = ideasFor('independence-day/partner', ['partner']);

export const independenceDayIdeas = [
  idea('grass', 'picture', {
    all: [
      'Une couverture dans l’herbe, un ciel qui tarde à noircir, et quelqu’un qui demande si ça commence : c’est la fête de l’Indépendance.',
      'Ça commence toujours quand on est parti chercher les glaces.',
      'Que la soirée soit tiède jusqu’au bouquet final.',
    ],
  }),
  idea('freedom', 'wish', {
    all: [
      'Pour la fête de l’Indépendance, je {te|vous} souhaite une journée où personne ne {te|vous} donne d’ordre.',
      'Même le barbecue peut attendre.',
      'Bonne fête, en toute liberté.',
    ],
  }),
  idea('porch', 'picture', {
    all: [
      'Je {te|vous} souhaite un soir d’été avec de la limonade, des voisins, et des enfants qui courent pieds nus.',
      'Les grandes libertés ressemblent souvent à celle-là.',
      'Que ce soir d’Indépendance en soit un.',
    ],
  }),
  idea('light-in-sky', 'picture', {
    all: [
      'Quand les gens lèvent la tête tous ensemble et font « oh », ils se ressemblent. Je penserai à {toi|vous} à ce moment-là.',
      'On peut faire « oh » de loin.',
      'Une belle fête d’été à {toi|vous}.',
    ],
  }),
  idea('table', 'wish', {
    all: [
      'Du maïs, de l’ombre, des verres qui s’entrechoquent : bonne fête de l’Indépendance à {toi|vous} et à toute la tablée.',
      'Et du pain à saucer, c’est un droit fondamental.',
      'Que personne ne parle de lundi.',
    ],
  }),
  idea('thought', 'thanks', {
    all: [
      'Les jours de fête, on pense à ceux avec qui l’on aimerait regarder le ciel. J’ai pensé à {toi|vous}.',
      'Il y a de la place sur la couverture.',
      'Bonne soirée, et belles étincelles.',
    ],
  }),
  idea('quiet-after', 'picture', {
    all: [
      'Après la dernière fusée, il y a un silence, et l’on entend de nouveau les grillons. C’est ce moment que je {te|vous} souhaite.',
      'Les grillons attendaient poliment.',
      'Bonne fête, et bon retour à pied.',
    ],
  }),
  idea('flag', 'picture', {
    all: [
      'Il y a du vent dans les drapeaux, et du monde dans les rues. J’espère que la fête passe aussi par chez {toi|vous}.',
      'Elle a le pas léger et les poches pleines de pétards.',
      'Bon jour de l’Indépendance.',
    ],
  }),
  idea('free-evening', 'wish', {
    all: [
      'Qu’il y ait ce soir une chaise libre, une brise, et rien à décider.',
      'Décider, c’est pour les jours ouvrés.',
      'Je {te|vous} souhaite une douce fête nationale.',
    ],
  }),
  idea('old-words', 'thanks', {
    all: [
      'La liberté est un grand mot. Au quotidien, c’est pouvoir dire ce qu’on pense à qui l’on veut. Je dis donc que {tu comptes|vous comptez} pour moi.',
      'C’en est un bon usage.',
      'Bonne fête, et bonne journée à l’air libre.',
    ],
  }),
  idea('summer', 'wish', {
    all: [
      'Que l’été soit long, que les soirées soient claires, et que la fête {te|vous} ressemble.',
      'Avec un chapeau, à cause du soleil.',
      'Mes pensées {te|vous} rejoignent sur la pelouse.',
    ],
  }),
  idea('band', 'picture', {
    all: [
      'Une fanfare un peu fausse, c’est la preuve qu’un pays se porte bien. Je {te|vous} en souhaite une aujourd’hui.',
      'Le tuba surtout, quand il se trompe avec conviction.',
      'Bonne fête, en mesure ou non.',
    ],
  }),
  idea('shade', 'wish', {
    all: [
      'Il y aura du soleil, du bruit et de la fumée. Je {te|vous} souhaite aussi un coin d’ombre.',
      'Avec vue sur le dessert, si possible.',
      'Bel été à {toi|vous}, et bonne fête.',
    ],
  }),
  personal('neighbourly', 'thanks', {
    warm: [
      'Ce jour-là, on ouvre les portes et l’on sort les chaises. Si l’on était du même trottoir, je m’assiérais près de {toi|vous}.',
      'Et l’on commenterait les voisins.',
      'Bonne fête de l’Indépendance, avec amitié.',
    ],
  }),
  personal('sparkler', 'picture', {
    warm: [
      'Une étincelle tenue à bout de bras suffit à écrire un nom dans le noir. J’écrirais le {tien|vôtre}.',
      'Vite, avant qu’elle s’éteigne.',
      'Que la soirée brille un peu.',
    ],
  }),
  personal('your-own', 'wish', {
    warm: [
      'Je {te|vous} souhaite une journée à {toi|vous}, sans horaire et sans chaussures si le sol le permet.',
      'L’herbe a été tondue exprès.',
      'Bonne fête, de tout cœur.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'Je {te|vous} souhaite une agréable fête de l’Indépendance, en bonne compagnie.',
      'Que le temps soit de la partie.',
      'Avec mes pensées cordiales.',
    ],
  }),
  idea('formal-liberty', 'thanks', {
    formal: [
      'En ce jour où l’on fête la liberté, je {t’|vous }adresse un salut amical.',
      'Elle se partage bien.',
      'Que la journée {te|vous} soit heureuse.',
    ],
  }),
  idea('formal-summer', 'picture', {
    formal: [
      'Que cette fête nationale {te|vous} apporte un peu de fraîcheur et beaucoup de repos.',
      'Les discours seront brefs, on peut l’espérer.',
      'Je {te|vous} transmets mes amitiés.',
    ],
  }),
  idea('formal-evening', 'picture', {
    formal: [
      'Je {te|vous} souhaite, pour la fête de l’Indépendance, un ciel clair et une soirée paisible.',
      'Les lumières n’en seront que plus belles.',
      'Mes pensées accompagnent la fête.',
    ],
  }),
  personal('burger', 'light', {
    light: [
      'Au nom de la liberté, chaque citoyen a droit à un deuxième hamburger.',
      'Le troisième relève de la jurisprudence.',
      'Bonne fête de l’Indépendance !',
    ],
  }),
  personal('dog-under-bed', 'light', {
    light: [
      'Une pensée pour tous les chiens sous les lits, et pour ceux qui leur tiennent la patte.',
      'Ils attendent demain.',
      'Bonne fête aux autres, en plein air !',
    ],
  }),
  personal('barbecue', 'light', {
    light: [
      'Personne ne touche aux braises, sauf la personne qui a la pince. C’est aussi cela, un gouvernement.',
      'On vote pour les merguez.',
      'Bonne fête de l’Indépendance, à point ou saignante.',
    ],
  }),
  personal('mosquitoes', 'light', {
    light: [
      'Les moustiques aussi ont déclaré leur indépendance. Ils visent surtout les mollets.',
      'On signe un traité à la citronnelle.',
      'Bonne fête, et bonnes manches longues.',
    ],
  }),
  personal('independence', 'light', {
    light: [
      'Je déclare officiellement {ton|votre} indépendance à l’égard de la vaisselle jusqu’à demain.',
      'Le décret est affiché sur le frigo.',
      'Vive la liberté, et bonne fête !',
    ],
  }),
  personal('ooh', 'light', {
    light: [
      'Consigne pour ce soir : « oh » pour les bleues, « ah » pour les rouges, et silence pour celle qui n’est pas partie.',
      'Elle partira quand on aura le dos tourné.',
      'Bon feu d’artifice !',
    ],
  }),
  personal('watermelon', 'light', {
    light: [
      'La pastèque est le seul dessert qui soit aussi un sport. Bonne fête, et visons loin.',
      'Les pépins sont fournis.',
      'Le record est à battre par {toi|vous}.',
    ],
  }),
  personal('parade', 'light', {
    light: [
      'Le défilé passera bientôt, ou pas. {Garde-moi|Gardez-moi} une place à l’ombre dans {ton|votre} cœur.',
      'Et un éventail, si {tu en as|vous en avez} deux.',
      'Joyeuse fête nationale !',
    ],
  }),
  partner('own-fireworks', 'picture', {
    all: [
      'Tout le monde regarde le ciel. Moi, je te regarde le regarder.',
      'C’est un bien meilleur spectacle.',
      'Bonne fête, mon amour.',
    ],
  }),
  partner('dependence', 'light', {
    light: [
      'On fête l’indépendance, et moi, je ne peux pas me passer de toi. Il faudra me juger.',
      'Je plaiderai coupable, contre toi.',
      'Des baisers sous les fusées.',
    ],
  }),
];

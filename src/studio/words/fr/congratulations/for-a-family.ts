import { everyone } from '../../en/audiences.ts';
import type { Facts } from '../../idea.ts';
import { ideasFor } from '../speak.ts';

const idea = ideasFor('congratulations', everyone);
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });
const wedding = on('wedding');
const baby = on('baby');

/** For a wedding and for a birth; "vous deux" and "vous tous" are plural for everybody. */
export const congratulationsForAFamily = [
  idea(
    'wedding-two-yes',
    'picture',
    {
      all: [
        'Deux personnes ont dit oui, et beaucoup d’autres s’en réjouissent. Félicitations à vous deux, de la part d’une d’entre elles.',
        'Le oui est court, la suite est longue, c’est bien fait.',
        'Que les petits jours soient aussi beaux que le grand.',
      ],
    },
    wedding,
  ),
  idea(
    'wedding-walk',
    'wish',
    {
      all: [
        'Je souhaite à vous deux une longue marche, au pas de celui qui regarde le paysage.',
        'Il y aura des vues.',
        'Toutes mes félicitations pour ce mariage.',
      ],
    },
    wedding,
  ),
  idea(
    'wedding-light',
    'picture',
    {
      all: [
        'Qu’il y ait toujours une lumière allumée pour celui qui rentre le second.',
        'Les noces passent, la lumière reste.',
        'Félicitations à vous deux.',
      ],
    },
    wedding,
  ),
  idea(
    'wedding-tuesday',
    'thanks',
    {
      all: [
        'Mes vœux pour le mariage, et plus encore pour le mardi d’après.',
        'C’est là que tout commence, avec les courses.',
        'Que la maison soit chaude et la patience grande.',
      ],
    },
    wedding,
  ),
  idea(
    'wedding-toast',
    'light',
    {
      light: [
        'À vous deux : que les disputes soient brèves et les petits déjeuners interminables.',
        'C’est tout ce que je sais du mariage, et je l’ai trouvé dans un tiroir.',
        'Vive les mariés !',
      ],
    },
    wedding,
  ),
  idea(
    'wedding-cake',
    'light',
    {
      light: [
        'Le plus dur est fait : choisir le gâteau. Le reste ne dure que toute la vie.',
        'La part du dessus est pour les courageux.',
        'Vive vous deux !',
      ],
    },
    wedding,
  ),
  idea(
    'wedding-formal',
    'wish',
    {
      formal: [
        'J’adresse à vous deux mes félicitations pour ce mariage.',
        'Il est beau de voir deux vies se choisir.',
        'Que la santé et l’entente soient de la maison.',
      ],
    },
    wedding,
  ),
  idea(
    'wedding-warm',
    'thanks',
    {
      warm: [
        'Il y a quelque chose d’émouvant chez deux personnes qui n’hésitent pas. Je pense à vous deux avec tendresse.',
        'On les regarde, et l’on se tient plus droit.',
        'Que cela continue longtemps.',
      ],
    },
    wedding,
  ),
  idea(
    'baby-arrived',
    'picture',
    {
      all: [
        'Quelqu’un de tout petit est arrivé, et tout le reste s’est poussé pour lui faire de la place. Toutes mes félicitations à la maison.',
        'Il prend peu de lit, et toute la chambre.',
        'Je souhaite à la maisonnée la santé, et du sommeil dès qu’on en propose.',
      ],
    },
    baby,
  ),
  idea(
    'baby-welcome',
    'thanks',
    {
      all: [
        'Merci de dire à ce petit être que sa venue nous réjouit, et que l’adresse est excellente.',
        'Les présentations se feront en douceur.',
        'Avec mes vœux pour toute la maison.',
      ],
    },
    baby,
  ),
  idea(
    'baby-hands',
    'wish',
    {
      all: [
        'Deux mains de plus dans le monde, et elles serrent déjà un doigt. Félicitations à vous tous.',
        'Elles ne lâchent pas facilement.',
        'Que les nuits soient clémentes, et les jours assez lents pour bien regarder.',
      ],
    },
    baby,
  ),
  idea(
    'baby-song',
    'picture',
    {
      all: [
        'Il y a désormais dans la maison quelqu’un pour qui toutes les chansons sont neuves.',
        'Même celles que l’on chante faux.',
        'Toutes mes félicitations, à voix basse.',
      ],
    },
    baby,
  ),
  idea(
    'baby-boss',
    'light',
    {
      light: [
        'Félicitations à tous : la direction vient de changer. Elle crie quand elle a faim et s’endort en réunion.',
        'On s’y fait, dit-on, vers la majorité.',
        'Dormir dès que possible, et croquer les petits pieds.',
      ],
    },
    baby,
  ),
  idea(
    'baby-night',
    'light',
    {
      light: [
        'Bonne nouvelle : il n’y aura plus jamais besoin de réveil. Félicitations aux parents !',
        'La mauvaise est la même.',
        'Des bises sur tous les orteils.',
      ],
    },
    baby,
  ),
  idea(
    'baby-formal',
    'wish',
    {
      formal: [
        'C’est avec grand plaisir que j’apprends la naissance, et je félicite toute la famille.',
        'Il est peu de meilleures raisons d’écrire.',
        'Que la santé soit bonne, et les nuits aussi.',
      ],
    },
    baby,
  ),
  idea(
    'baby-warm',
    'thanks',
    {
      warm: [
        'Un tout-petit, et le monde recommence au début. Je pense à vous tous avec tendresse.',
        'On le regarde dormir, et l’on parle plus bas.',
        'Que la douceur l’emporte sur la fatigue.',
      ],
    },
    baby,
  ),
];

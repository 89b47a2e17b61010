import { everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

/** The ideas of one of the two days; `day` is its name as it stands in a sentence. */
function ideasOfDay(folder: string, day: string) {
  const parent = ideasFor(`${folder}/parent`, ['parent']);
  const others = ideasFor(
    folder,
    everyone.filter((group) => group !== 'parent'),
  );
  const personal = ideasFor(
    folder,
    personally.filter((group) => group !== 'parent'),
  );
  const partner = ideasFor(`${folder}/partner`, ['partner']);
  const grandparent = ideasFor(`${folder}/grandparent`, ['grandparent']);
  return [
    parent('half-a-life', 'thanks', {
      all: [
        `Il faut la moitié d’une vie pour comprendre ce que font des parents. J’y arrive, et la ${day} me donne l’occasion de le dire.`,
        'Certaines choses, je les ai comprises en m’entendant les répéter.',
        'Merci pour ce que j’ai vu, et pour tout le reste.',
      ],
    }),
    parent('wages', 'light', {
      light: [
        `Rapport pour la ${day} : la paie était mauvaise, les horaires longs, et le personnel répondait.`,
        'Le personnel, c’était moi.',
        'Merci de n’avoir jamais donné ta démission.',
      ],
    }),
    parent('your-voice', 'picture', {
      warm: [
        'Quand je ne sais plus quoi faire, j’entends une voix, et elle ressemble beaucoup à la tienne.',
        'Elle est plus calme que moi, et elle a souvent raison.',
        `Bonne ${day}, avec tout mon amour.`,
      ],
    }),
    parent('plain', 'wish', {
      formal: [
        `Pour la ${day}, je voudrais te remercier, et te dire mon affection.`,
        'C’est une dette qu’on ne rembourse pas, et dont tu n’as jamais parlé.',
        'Que cette journée te soit douce, et sans aucune corvée.',
      ],
    }),
    parent('chair', 'wish', {
      all: [
        'Aujourd’hui, tu ne portes rien, tu ne ranges rien, tu ne répares rien. On se débrouille.',
        'Si tu entends du bruit, ce n’est pas grave.',
        `Bonne ${day}, et garde le fauteuil.`,
      ],
    }),
    parent(
      'first-person',
      'thanks',
      {
        warm: [
          'J’ai rencontré beaucoup de gens depuis, et j’aime toujours autant avoir commencé par toi.',
          'Tu as placé la barre assez haut.',
          `Toute ma tendresse, pour la ${day}.`,
        ],
      },
      { only: ['mother', 'father'] },
    ),
    parent('where-is-it', 'light', {
      light: [
        'Toutes les questions commençant par « où est mon » sont reportées à demain.',
        'Il y aura une liste.',
        `Bonne ${day}, et savoure le silence.`,
      ],
    }),
    parent('noodles', 'light', {
      light: [
        'J’ai hésité, et finalement il n’y aura pas de collier de nouilles cette année.',
        'Le marché s’est effondré.',
        `Reste l’essentiel : bonne ${day}, je t’aime.`,
      ],
    }),
    parent('ways', 'picture', {
      all: [
        'Il y a des gestes que je fais sans y penser, et qui sont les tiens.',
        'C’est mon héritage préféré, et tu ne l’as pas encore su.',
        `Je t’embrasse pour la ${day}.`,
      ],
    }),
    parent('worried', 'thanks', {
      all: [
        `Merci pour les inquiétudes que tu as gardées pour toi. Je commence à en deviner le nombre, et la ${day} n’y suffira pas.`,
        'Tu avais raison pour l’écharpe, au fait.',
        'Dors bien ce soir, tout va bien.',
      ],
    }),
    parent('formal-respect', 'thanks', {
      formal: [
        'Je ne le dis pas assez : ce que je fais de mieux, je l’ai vu faire chez toi.',
        'Je n’en avais pas conscience, et c’est là tout ton art.',
        `Reçois, pour la ${day}, toute ma reconnaissance.`,
      ],
    }),
    parent('formal-peace', 'picture', {
      formal: [
        'Tu as donné beaucoup d’années à d’autres que toi. J’en ai eu ma large part, et je m’en souviens.',
        'Rien n’en a été perdu.',
        `Avec toute mon affection, pour la ${day}.`,
      ],
    }),
    parent('rulebook', 'light', {
      light: [
        'D’avance : oui, je mange bien, oui, je dors, et oui, j’ai un gilet.',
        'Voilà une bonne chose de faite.',
        `Bonne ${day}, on peut passer au gâteau.`,
      ],
    }),
    parent('whatever-age', 'picture', {
      warm: [
        'On a beau grandir, il y a une personne devant qui l’on reste un enfant, et c’est bien reposant.',
        'N’en parle à personne.',
        `Bonne ${day}, avec un gros baiser.`,
      ],
    }),
    others('who-look-after', 'thanks', {
      all: [
        `La ${day}, c’est pour ceux qui prennent soin de quelqu’un. J’ai donc pensé à {toi|vous}.`,
        'Ce travail-là se fait quand personne ne regarde.',
        'Que l’on {t’|vous }apporte le petit déjeuner.',
      ],
    }),
    others('hug-and-hour', 'wish', {
      all: [
        'Je {te|vous} souhaite un câlin à la porte, puis une heure sans personne derrière.',
        'Les deux sont plus rares qu’on ne croit.',
        `C’est tout ce qu’il faut à une bonne ${day}.`,
      ],
    }),
    others('small-hands', 'picture', {
      all: [
        'Quelqu’un a de la chance de pouvoir {te|vous} prendre la main.',
        'C’est beaucoup, d’être cela pour une personne, même si cela ressemble surtout à des tartines.',
        `Une très bonne ${day} à {toi|vous}.`,
      ],
    }),
    others('invisible', 'thanks', {
      all: [
        `Ce qu’on fait pour les autres ne se voit guère. Il y a la ${day} pour le remarquer, et je le remarque.`,
        'Le reste de l’année, on trouve cela normal.',
        'Qu’on {te|vous} le rende un peu.',
      ],
    }),
    others('lunch', 'wish', {
      all: [
        `J’espère que pour la ${day} le déjeuner se fera sans {toi|vous}, et la vaisselle aussi.`,
        'Il faudra fermer les yeux sur l’état de la cuisine.',
        'Bonne sieste par avance.',
      ],
    }),
    others('drawing', 'picture', {
      all: [
        'Quelque part, il y a sûrement un dessin sur un frigo où un bonhomme a les bras très longs. C’est ainsi qu’on dessine les gens qui aiment.',
        'On les fait toujours plus grands que la maison.',
        `Bonne ${day} à {toi|vous}.`,
      ],
    }),
    others('thought', 'thanks', {
      all: [
        'Je connais peu de métiers sans congés ni bulletin de paie. Celui-là mérite bien une carte.',
        'Et une grasse matinée, si l’équipe est d’accord.',
        `Avec mes pensées, pour la ${day}.`,
      ],
    }),
    others('evening', 'wish', {
      all: [
        'Que la maison soit calme ce soir, et que quelqu’un dise merci sans qu’on le lui souffle.',
        'Cela arrive, il y a des témoins.',
        `Je {te|vous} souhaite une belle ${day}.`,
      ],
    }),
    others('quiet-strength', 'picture', {
      all: [
        'Une lumière laissée dans le couloir, une porte entrouverte : c’est à de petites choses qu’on reconnaît ceux qui veillent.',
        'J’ai pensé à {toi|vous} en l’écrivant.',
        `Que la ${day} soit douce.`,
      ],
    }),
    others('flowers', 'wish', {
      all: [
        `Pour la ${day}, je {te|vous} souhaite des fleurs un peu de travers et des mots mal orthographiés.`,
        'Ce sont les meilleurs.',
        'Et un long café pour les lire.',
      ],
    }),
    others('one-day', 'thanks', {
      all: [
        'Une journée, c’est court pour remercier de toutes les autres. On commence quand même.',
        'On finira bien un dimanche.',
        `Bonne ${day}, de ma part aussi.`,
      ],
    }),
    others('patience', 'picture', {
      all: [
        'Il faut de la patience pour chercher chaque matin la deuxième chaussure de quelqu’un d’autre.',
        'On la retrouve toujours au dernier endroit, par définition.',
        `Mes amitiés pour la ${day}.`,
      ],
    }),
    personal('see-you', 'thanks', {
      warm: [
        `Je pense à {toi|vous} pour la ${day}, et à tout ce que {tu portes|vous portez} sans le poser.`,
        'Aujourd’hui, il y a le droit de poser.',
        'Que quelqu’un {te|vous} serre fort.',
      ],
    }),
    personal('heart', 'wish', {
      warm: [
        'Je {te|vous} souhaite une journée où l’on {te|vous} dise ce qu’on oublie de {te|vous} dire.',
        'En plusieurs fois, et la bouche pleine de gâteau.',
        `Bonne ${day}, bien affectueusement.`,
      ],
    }),
    others('formal', 'wish', {
      formal: [
        `Je {te|vous} adresse mes pensées amicales pour la ${day}.`,
        'Que le repos y trouve sa place, et la gratitude aussi.',
        'Je {te|vous} souhaite une heureuse journée.',
      ],
    }),
    others('formal-work', 'thanks', {
      formal: [
        `La ${day} honore ceux qui donnent sans compter. Je m’y associe en pensant à {toi|vous}.`,
        'Il était juste de l’écrire.',
        'Avec mon amitié respectueuse.',
      ],
    }),
    others('formal-home', 'picture', {
      formal: [
        'Que {ta|votre} maison soit aujourd’hui pleine de voix, et la cuisine pleine d’autres mains que les {tiennes|vôtres}.',
        'C’est bien le moins.',
        `Je {te|vous} souhaite une ${day} sans tablier.`,
      ],
    }),
    others('formal-esteem', 'thanks', {
      formal: [
        'On mesure mal ce que d’autres doivent à {ta|votre} patience. J’y pense aujourd’hui.',
        'Elle ne figure dans aucun registre.',
        `Mes vœux les plus cordiaux pour la ${day}.`,
      ],
    }),
    personal('hot-coffee', 'light', {
      light: [
        `Pour la ${day}, je {te|vous} souhaite un café qui reste chaud jusqu’à la dernière gorgée.`,
        'Cela s’est déjà vu.',
        'À savourer sans courir.',
      ],
    }),
    personal('bathroom', 'light', {
      light: [
        'Cadeau du jour : cinq minutes dans la salle de bains, porte fermée.',
        'Non remboursable, non échangeable, rarement respecté.',
        `Bonne ${day}, et vive les verrous.`,
      ],
    }),
    personal('breakfast', 'light', {
      light: [
        'S’il y a ce matin du bruit dans la cuisine, puis un silence, puis une odeur de brûlé, c’est une attention.',
        'Il faut tout manger.',
        `Bonne ${day}, et bon appétit.`,
      ],
    }),
    personal('medal', 'light', {
      light: [
        `La médaille de la ${day} est en chocolat, et quelqu’un a déjà croqué dedans.`,
        'On soupçonne un petit.',
        'Félicitations malgré tout !',
      ],
    }),
    personal('boss', 'light', {
      light: [
        'Aujourd’hui, c’est {toi qui choisis|vous qui choisissez} la musique dans la voiture. Profitons-en, cela ne dure pas.',
        'La chanson des crocodiles est en congé.',
        `Joyeuse ${day} !`,
      ],
    }),
    partner('i-see', 'thanks', {
      warm: [
        `Bonne ${day}, mon amour. Je vois ce que tu fais, même quand j’oublie de le dire.`,
        'C’est souvent là que je retombe sous le charme, et jamais au bon moment.',
        'Ce matin, c’est nous qui nous levons.',
      ],
    }),
    grandparent('twice', 'thanks', {
      all: [
        `Tu as veillé sur plus d’une génération, et cela se voit à table. Bonne ${day}, donc, et deux fois.`,
        'Il y a un peu de toi dans chacun de nous.',
        'Je t’embrasse, au nom de toutes les branches.',
      ],
    }),
  ];
}

export const mothersDayIdeas = ideasOfDay('mothers-day', 'fête des mères');
export const fathersDayIdeas = ideasOfDay('fathers-day', 'fête des pères');

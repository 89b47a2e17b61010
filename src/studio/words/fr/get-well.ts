import { closePeople, everyone, personally } from '../en/audiences.ts';
import { ideasFor } from './speak.ts';

const idea = ideasFor('get-well', everyone);
const personal = ideasFor('get-well', personally);
const close = ideasFor('get-well', closePeople);
const partner = ideasFor('get-well/partner', ['partner']);
const work = ideasFor('get-well/work', ['work', 'client']);

/** Light, with no diagnosis, no date by which to be well and no lesson. */
export const getWellIdeas = [
  idea('no-count', 'wish', {
    all: [
      'Personne ne compte les jours. Que {ton|votre} repos prenne le temps qu’il lui faut.',
      'Le monde tourne un peu moins rond, mais il tient.',
      'Bon rétablissement, sans se presser.',
    ],
  }),
  idea('window', 'picture', {
    all: [
      'Je {te|vous} souhaite une fenêtre avec de la lumière, un oreiller frais, et personne qui parle trop fort.',
      'Le reste viendra à petits pas.',
      'Mes pensées sont de {ton|votre} côté.',
    ],
  }),
  idea('every-day-better', 'wish', {
    all: [
      'Que chaque matin soit un peu plus facile que le précédent. Un peu suffit.',
      'On ne remarque rien, et puis un jour on a faim.',
      'Je pense à {toi|vous}.',
    ],
  }),
  idea('soup', 'picture', {
    all: [
      'Si une carte pouvait sentir la soupe, celle-ci en sentirait. Bon rétablissement.',
      'Il faut imaginer le bol, et la vapeur.',
      'À la bonne température, et au bon moment.',
    ],
  }),
  idea('place-kept', 'thanks', {
    all: [
      '{Ta|Votre} place est gardée, et personne ne s’y assoit.',
      'On regarde parfois dans sa direction.',
      'Bon rétablissement, elle attendra le temps qu’il faudra.',
    ],
  }),
  idea('slow-days', 'picture', {
    all: [
      'Il y a des jours faits pour rester sous la couverture à écouter la pluie. En voici quelques-uns d’avance.',
      'Même s’il ne pleut pas.',
      'Que les forces reviennent sans bruit.',
    ],
  }),
  idea('gentle', 'wish', {
    all: [
      'Je {te|vous} souhaite de bonnes nuits, des journées qui ne demandent rien, et du thé à portée de main.',
      'Tout ce qui presse est prié d’attendre dehors.',
      'Bon rétablissement, doucement.',
    ],
  }),
  idea('quieter', 'thanks', {
    all: [
      'C’est plus calme sans {toi|vous}, et ce n’est pas un compliment pour le calme.',
      'Il s’en remettra.',
      'Que tout aille bientôt mieux pour {toi|vous}.',
    ],
  }),
  idea('garden', 'picture', {
    all: [
      'Les jardins aussi se reposent, et personne ne leur en veut. Je {te|vous} souhaite le même repos.',
      'On n’y voit rien, et pourtant tout travaille.',
      'À chaque jour sa petite pousse.',
    ],
  }),
  idea('visitor', 'thanks', {
    all: [
      'Cette carte est une visite qui ne fatigue pas : elle s’assoit, elle sourit, elle s’en va.',
      'Elle n’a même pas gardé son manteau.',
      'Elle dit que l’on pense à {toi|vous}.',
    ],
  }),
  idea('book', 'wish', {
    all: [
      'Un bon livre, un mauvais film, une longue sieste : voilà mon ordonnance pour {toi|vous}.',
      'À répéter aussi souvent que nécessaire.',
      'Bon rétablissement, page après page.',
    ],
  }),
  idea('light-thought', 'thanks', {
    all: [
      'Je pense à {toi|vous}, et je ne demande pas de nouvelles : elles viendront quand elles seront bonnes.',
      'Ni bulletin, ni compte rendu.',
      'Que le repos soit profond.',
    ],
  }),
  idea('sun', 'picture', {
    all: [
      'J’espère qu’un peu de soleil trouvera {ton|votre} fauteuil aujourd’hui, et qu’il y restera.',
      'Il a le droit de s’endormir aussi.',
      'Meilleure santé à {toi|vous}.',
    ],
  }),
  idea('steps', 'wish', {
    all: [
      'Un pas, une pause, un autre pas. C’est ainsi qu’on revient de loin comme de près.',
      'Il n’y a pas de chronomètre.',
      'Je marche à côté, par la pensée.',
    ],
  }),
  personal('hand', 'thanks', {
    warm: [
      'Si {tu as|vous avez} besoin de pain, de silence ou de compagnie, je suis là.',
      'Le silence, je le livre aussi.',
      'En attendant, du repos, encore du repos.',
    ],
  }),
  personal('missed', 'thanks', {
    warm: [
      'On remarque {ton|votre} absence à de petites choses. J’aimerais bien que tout reprenne sa place.',
      'Sans hâte, mais j’aimerais bien.',
      'Je {te|vous} envoie toute mon affection.',
    ],
  }),
  personal('blanket', 'picture', {
    warm: [
      'Que cette carte soit une couverture de plus, pas trop lourde, bordée comme il faut.',
      'Les pieds surtout.',
      'Dormir est permis à toute heure.',
    ],
  }),
  personal('better-soon', 'wish', {
    warm: [
      'Je {te|vous} souhaite de retrouver bientôt le goût du café, l’envie de sortir, et celle de rire fort.',
      'On reconnaît la santé à ces trois-là.',
      'Tout reviendra, une chose après l’autre.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'Je {te|vous} adresse mes vœux de bon rétablissement.',
      'Que le repos fasse son œuvre, sans hâte.',
      'Mes pensées {t’|vous }accompagnent.',
    ],
  }),
  idea('formal-patience', 'picture', {
    formal: [
      'Je {te|vous} souhaite un repos paisible et un retour progressif des forces.',
      'Rien ici ne presse.',
      'Avec mes pensées amicales et fidèles.',
    ],
  }),
  idea('formal-news', 'thanks', {
    formal: [
      'Mes pensées vont vers {toi|vous} pendant ces jours de repos.',
      'Elles se font aussi discrètes que possible.',
      'Que la santé revienne, et la bonne humeur avec elle.',
    ],
  }),
  idea('formal-surround', 'wish', {
    formal: [
      'J’espère que {tu peux|vous pouvez} {te|vous} reposer, et que rien ne trouble ces journées.',
      'Les affaires du monde attendront.',
      'Je {te|vous} souhaite un bon et entier rétablissement.',
    ],
  }),
  personal('remote', 'light', {
    light: [
      'Avantage de la situation : la télécommande est à {toi|vous}, et personne n’ose discuter.',
      'Il faut en abuser avec méthode.',
      'Bon rétablissement, et bons feuilletons !',
    ],
  }),
  personal('grapes', 'light', {
    light: [
      'La tradition veut qu’on apporte du raisin. Celui-ci est resté chez le marchand, mais l’intention y est.',
      'Elle est sans pépins.',
      'Bon repos, grappe par grappe.',
    ],
  }),
  personal('pyjamas', 'light', {
    light: [
      'Le pyjama {te|vous} va très bien, mais on commence à regretter le reste de la garde-robe.',
      'Les chaussures s’ennuient dans l’entrée.',
      'Bon rétablissement, de la part des lacets.',
    ],
  }),
  personal('nurse', 'light', {
    light: [
      'Prescription : trois siestes par jour, du chocolat matin et soir, et zéro effort pour être aimable.',
      'Renouvelable sur simple soupir.',
      'Bon rétablissement, signé : pas un docteur.',
    ],
  }),
  personal('ceiling', 'light', {
    light: [
      'Au bout de quelques jours au lit, on connaît très bien son plafond. Il {te|vous} salue, il s’inquiète un peu.',
      'Il n’a pas l’habitude qu’on le fixe.',
      'Meilleure santé, et plus belle vue !',
    ],
  }),
  personal('thermometer', 'light', {
    light: [
      'Un thermomètre ne sert qu’à savoir si l’on a droit au sirop. Dans le doute, prendre du gâteau.',
      'C’est écrit sur la notice, en tout petit.',
      'Bon rétablissement à {toi|vous}.',
    ],
  }),
  personal('excused', 'light', {
    light: [
      'Mot d’excuse : la personne qui présente cette carte est dispensée de tout, sauf de dessert.',
      'Valable sans limite de durée.',
      'Signé par quelqu’un qui pense à {toi|vous}.',
    ],
  }),
  personal('plants', 'light', {
    light: [
      'Les plantes demandent de {tes|vos} nouvelles. Enfin, elles penchent de ce côté-là.',
      'On leur a dit de patienter.',
      'Bon rétablissement, bien à l’ombre.',
    ],
  }),
  close('pillow', 'thanks', {
    all: [
      'Je ne peux pas être malade à ta place, alors je pense à toi très fort.',
      'C’est moins efficace, mais sans ordonnance.',
      'Je t’embrasse, de loin pour ne pas te réveiller.',
    ],
  }),
  partner('nurse', 'light', {
    light: [
      'Je me porte volontaire pour le thé, les oreillers et les baisers sur le front.',
      'Les tarifs sont très étudiés.',
      'Repose-toi, mon cœur, je fais le guet.',
    ],
  }),
  work('desk', 'thanks', {
    all: [
      'Tout peut attendre, et tout attendra. Je {te|vous} souhaite un bon rétablissement.',
      'Les dossiers ont l’habitude, ils se tiennent chaud.',
      'Que le repos soit complet.',
    ],
  }),
];

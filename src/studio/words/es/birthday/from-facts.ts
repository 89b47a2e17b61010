import { closePeople, personally } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';
import { capitalised, listed } from '../grammar.ts';

const idea = ideasFor('birthday', personally);
const close = ideasFor('birthday', closePeople);

/** Birthday ideas that rest on the notes. */
export const birthdayFromFacts = [
  idea(
    'tiempo-para',
    'fact',
    {
      all: ({ loves }) => [
        `Que en {tu|su} cumpleaños quede mucho tiempo para ${listed(loves)}.`,
        'Hoy nadie debería pedir moderación en esas cosas.',
        'Y si alguien mete prisa, que venga a hablar conmigo.',
      ],
      formal: ({ loves }) => [
        `{Te|Le} deseo un feliz cumpleaños, con tiempo para ${listed(loves)}.`,
        'Lo que más gusta suele quedar para luego.',
        'Que el año que empieza deje menos cosas para luego.',
      ],
    },
    { needs: ['loves'] },
  ),
  close(
    'envolver-una-hora',
    'fact',
    {
      warm: ({ loves }) => [
        `Si se pudiera envolver una tarde entera, {te|le} regalaría una para ${loves[0]}, sin que nadie llame a la puerta.`,
        'Las tardes se envuelven mal, así que va en forma de deseo.',
        'Feliz cumpleaños, y que aparezca pronto esa tarde.',
      ],
      light: ({ loves }) => [
        `Por decreto, hoy es fiesta nacional para ${loves[0]}. El decreto no es mío, pero lo apoyo.`,
        'Cualquier tarea que asome por la casa puede ser ignorada.',
        'Feliz cumpleaños, con la ley de {tu|su} parte.',
      ],
    },
    { needs: ['loves'] },
  ),
  close(
    'palabras-tuyas',
    'fact',
    {
      warm: ({ things }) => [
        `Hay palabras que ya no puedo oír sin acordarme de {ti|usted}: ${things.join(', ')}.`,
        'Es una buena lista, y ojalá siga creciendo.',
        'Feliz cumpleaños, y que este año le añada alguna más.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'sobrarian-velas',
    'fact',
    {
      all: ({ traits }) => [
        `Si {tu|su} ${traits[0]} diera calor, hoy sobrarían las velas.`,
        'Las pondremos igual, por la costumbre.',
        'Feliz cumpleaños, y gracias por ese calor.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'ya-lo-tienes',
    'fact',
    {
      all: ({ traits }) => [
        `Entre los regalos de hoy falta uno que ya {tienes|tiene}: ${listed(traits)}.`,
        'De eso no venden en ninguna tienda.',
        'Feliz cumpleaños, y que lo demás venga envuelto.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'asi-te-describo',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: si alguien me pregunta por {ti|usted}, por ahí empiezo.`,
        'Hoy no ha preguntado nadie, y por eso lo escribo.',
        'Feliz cumpleaños, y que el día devuelva un poco de todo eso.',
      ],
      all: ({ traits }) => [
        `Hoy se celebran {tus|sus} años. Yo celebro además otra cosa: {tu|su} ${traits[0]}.`,
        'No lleva velas, pero se ve desde lejos.',
        'Feliz cumpleaños, con toda mi admiración.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'mas-horas',
    'fact',
    {
      all: ({ loves }) => [
        `Este año debería traer más horas, y todas para ${listed(loves)}.`,
        'Lo he pedido por escrito. Todavía no contestan.',
        'Feliz cumpleaños, y a ir robándolas mientras tanto.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'un-buen-dia',
    'fact',
    {
      warm: ({ loves }) => [
        `Sé a qué se parece un buen día para {ti|usted}: tiempo de sobra para ${loves[0]} y nadie con prisa.`,
        'No es mucho pedir, y casi nunca se da.',
        'Ojalá hoy se dé. Feliz cumpleaños.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'primer-deber',
    'fact',
    {
      light: ({ loves }) => [
        `Primer deber del día: reservar un rato para ${listed(loves)}. El segundo es alargarlo.`,
        'No hay tercero.',
        'Feliz cumpleaños, y a cumplir con la obligación.',
      ],
    },
    { needs: ['loves'] },
  ),
];

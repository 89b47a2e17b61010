import { beyondPartner, personally } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';
import { listed } from './grammar.ts';

const personal = ideasFor('thinking-of-you', personally);
const others = ideasFor('thinking-of-you', beyondPartner);

/** What is noted of someone, as the reason to think of them. */
export const thinkingOfYouFromFacts = [
  personal(
    'me-acorde',
    'fact',
    {
      all: ({ loves }) => [
        `Fue oír hablar de ${listed(loves)} y acordarme de {ti|usted}. No falla.`,
        'Espero que últimamente haya habido tiempo para eso.',
        'Un saludo, con ganas de saber de {ti|usted}.',
      ],
    },
    { needs: ['loves'], when: ({ loves }) => loves.length === 1 && !/^\p{L}+r(?:se)?(?: |$)/u.test(loves[0] ?? '') },
  ),
  personal(
    'lista-corta',
    'fact',
    {
      all: ({ things }) => [
        `Tengo una lista corta de palabras que me llevan hasta {ti|usted}: ${things.join(', ')}.`,
        'La repaso sin darme cuenta.',
        'Que la semana sea amable, y un saludo desde la lista.',
      ],
    },
    { needs: ['things'] },
  ),
  personal(
    'nudo-en-el-panuelo',
    'fact',
    {
      all: ({ things }) => [
        `Hay quien hace un nudo en el pañuelo. Para acordarme de {ti|usted}, a mí me basta con esto: ${things.join(', ')}.`,
        'Hoy el nudo se ha vuelto tarjeta.',
        'Ojalá por ahí todo esté en calma.',
      ],
    },
    { needs: ['things'] },
  ),
  personal(
    'con-menos-que-eso',
    'fact',
    {
      all: ({ things }) => [
        `Con mucho menos que esto ya estoy pensando en {ti|usted}: ${things.join(', ')}.`,
        'No es distracción, es buena compañía.',
        'Aquí queda el pensamiento, por escrito.',
      ],
    },
    { needs: ['things'] },
  ),
  personal(
    'falta-por-aqui',
    'fact',
    {
      all: ({ traits }) => [
        `A este día le vendría bien un poco de {tu|su} ${traits[0]}.`,
        'Por eso, supongo, me he puesto a escribir.',
        'Que por ahí no falte nada.',
      ],
    },
    { needs: ['traits'] },
  ),
  personal(
    'alguien-hablaba',
    'fact',
    {
      all: ({ traits }) => [
        `Si oigo hablar de ${listed(traits)}, ya sé en quién voy a pensar.`,
        'Hoy ha vuelto a pasar.',
        'Y esta vez quería que se supiera.',
      ],
    },
    { needs: ['traits'] },
  ),
  personal(
    'palabra-suelta',
    'fact',
    {
      all: ({ traits }) => [
        `Una palabra suelta me ha hecho pensar en {ti|usted}: ${traits[0]}.`,
        'Las demás palabras las he puesto yo.',
        'Que el resto de la semana sea tranquilo.',
      ],
    },
    { needs: ['traits'] },
  ),
  personal(
    'echo-cuenta',
    'fact',
    {
      all: ({ traits }) => [
        `Sin motivo ninguno: {tu|su} ${traits[0]} me ha venido hoy a la memoria, y me ha hecho bien.`,
        'Hay recuerdos que se portan así.',
        'Ojalá esta tarjeta devuelva una parte.',
      ],
    },
    { needs: ['traits'] },
  ),
  personal(
    'mejor-dia',
    'fact',
    {
      all: ({ traits }) => [
        `Hoy me he acordado de {tu|su} ${traits[0]}, y el día ha ido mejor.`,
        'Quería que constara en algún sitio.',
        'Va un saludo, sin más motivo.',
      ],
    },
    { needs: ['traits'] },
  ),
  personal(
    'se-me-aparece',
    'fact',
    {
      all: ({ things }) => [
        `Basta una palabra para que {aparezcas|aparezca} en mi cabeza. Hoy ha sido ${things.length === 1 ? 'esta' : 'alguna de estas'}: ${things.join(', ')}.`,
        'No siempre aviso. Hoy sí.',
        'Que todo vaya bien, y un abrazo.',
      ],
    },
    { needs: ['things'] },
  ),
  others(
    'que-haya-tiempo',
    'fact',
    {
      warm: ({ loves }) => [
        `Espero que en estos días haya habido un rato para ${listed(loves)}.`,
        'Es lo que pregunto por dentro cuando me acuerdo de {ti|usted}.',
        'Un abrazo, y que el rato se repita.',
      ],
      light: ({ loves }) => [
        `Inspección de rutina: ¿ha habido esta semana tiempo para ${listed(loves)}?`,
        'Si la respuesta es no, esta tarjeta sirve de justificante.',
        'Saludos de la inspección, que aprecia mucho a quien inspecciona.',
      ],
    },
    { needs: ['loves'] },
  ),
];

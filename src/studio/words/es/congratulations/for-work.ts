import type { Facts } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';

const idea = ideasFor('congratulations', everyone);
const personal = ideasFor('congratulations', personally);
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });

/** For a graduation, a promotion and a retirement: about the person, not the event. */
export const congratulationsForWork = [
  idea(
    'graduacion-noches',
    'thanks',
    {
      all: [
        'Aquellas noches de estudio no las pasó nadie por {ti|usted}, y el título tampoco: felicidades.',
        'El papel lleva sello, pero lo que me alegra es quien lo sostiene.',
        'Ahora toca ir adonde {quieras|quiera}, y sin correr.',
      ],
    },
    on('graduation'),
  ),
  idea(
    'graduacion-birrete',
    'light',
    {
      light: [
        '¡Felicidades por la graduación! El birrete se lanza, pero conviene mirar dónde cae.',
        'Es el último examen y no tiene fecha límite.',
        'A dormir hasta mediodía, con honores.',
      ],
      formal: [
        'Mi felicitación por la graduación. Es un logro, y es enteramente {tuyo|suyo}.',
        'Lo aprendido no hay que devolverlo nunca.',
        'Que vengan un buen trabajo y buena gente con quien hacerlo.',
      ],
    },
    on('graduation'),
  ),
  idea(
    'graduacion-puerta',
    'picture',
    {
      all: [
        'Hay puertas por las que se entra con una mochila y se sale con un título. Qué gusto ver cruzar esta.',
        'Vale la pena pararse un momento en los escalones.',
        'Lo demás puede esperar a después de comer.',
      ],
    },
    on('graduation'),
  ),
  idea(
    'graduacion-nombre',
    'picture',
    {
      all: [
        'Dirán {tu|su} nombre en voz alta, y durante unos pasos la sala entera será {tuya|suya}.',
        'Hay que cruzarla despacio.',
        'Felicidades, y que el aplauso sea largo.',
      ],
    },
    on('graduation'),
  ),
  idea(
    'graduacion-aburrido',
    'wish',
    {
      warm: [
        'Alguien debería felicitar a quien siguió cuando la cosa se puso aburrida: felicidades.',
        'Los días brillantes eran los fáciles.',
        'Que venga un trabajo que guste, y antes, un buen descanso.',
      ],
    },
    on('graduation'),
  ),
  personal(
    'graduacion-subrayador',
    'light',
    {
      light: [
        'Un minuto de silencio por los rotuladores que se quedaron por el camino.',
        'Se gastaron subrayándolo todo, como siempre.',
        'Y ahora, ruido: ¡felicidades por el título!',
      ],
    },
    on('graduation'),
  ),
  idea(
    'graduacion-pared',
    'picture',
    {
      all: [
        'Un título cabe en una pared. Lo que hay detrás no cabe en la casa.',
        'Conviene buscarle un buen clavo de todos modos.',
        'Felicidades, y que abra muchas puertas.',
      ],
    },
    on('graduation'),
  ),
  idea(
    'jubilacion-reloj',
    'wish',
    {
      all: [
        'Ha llegado la hora de llevar el reloj solo de adorno. Felicidades por la jubilación.',
        'Que atrase un poco, para que dure más el día.',
        'Y que las mañanas sepan a domingo.',
      ],
    },
    on('retirement'),
  ),
  idea(
    'ascenso-escalera',
    'wish',
    {
      all: [
        'Se sube un peldaño y se ve un poco más lejos: que este ascenso tenga buenas vistas.',
        'Abajo seguimos aplaudiendo.',
        'Y que el aire de ahí sea bueno.',
      ],
    },
    on('promotion'),
  ),
  idea(
    'ascenso-bien-puesto',
    'thanks',
    {
      all: [
        'De vez en cuando aciertan al elegir, y esta vez han acertado. Felicidades por el ascenso.',
        'Da gusto que lo vea también quien tiene las llaves.',
        'Que el nuevo puesto sepa la suerte que tiene.',
      ],
    },
    on('promotion'),
  ),
  idea(
    'ascenso-silla',
    'light',
    {
      light: [
        '¡Así que ha llegado el ascenso! Supongo que viene con mejor silla.',
        'Si no, ahí está la primera decisión importante.',
        'Hoy se celebra. Mandar, mañana.',
      ],
    },
    on('promotion'),
  ),
  idea(
    'ascenso-tres-cosas',
    'wish',
    {
      all: [
        'Para el nuevo puesto deseo tres cosas: problemas interesantes, buen equipo y tardes libres.',
        'La tercera es la que hay que vigilar.',
        'Mi felicitación por el ascenso, y mucha suerte.',
      ],
    },
    on('promotion'),
  ),
  idea(
    'ascenso-formal',
    'picture',
    {
      formal: [
        '{Te|Le} felicito muy cordialmente por el ascenso.',
        'Es un placer cuando el buen trabajo se reconoce.',
        'Con el deseo de aciertos en el nuevo cargo.',
      ],
    },
    on('promotion'),
  ),
  idea(
    'ascenso-sin-sorpresa',
    'thanks',
    {
      warm: [
        'Qué alegría la noticia del ascenso, y qué poca sorpresa.',
        'Las cosas acaban en manos de quien las trabaja, aunque tarden.',
        'Felicidades, y con calma en las primeras semanas.',
      ],
    },
    on('promotion'),
  ),
  idea(
    'ascenso-la-misma-persona',
    'picture',
    {
      all: [
        'Cambia el cargo en la puerta, y detrás sigue la misma persona. Eso es lo que celebro.',
        'Los letreros se cambian con un destornillador. Lo otro no.',
        'Felicidades, y que el despacho tenga buena luz.',
      ],
    },
    on('promotion'),
  ),
  idea(
    'jubilacion-se-notara',
    'thanks',
    {
      all: [
        'El trabajo seguirá, como siempre, pero va a notar quién falta.',
        'De los años de oficio se recuerda menos la tarea que a la persona de al lado.',
        'Que vengan mañanas largas y una agenda con letra solo {tuya|suya}.',
      ],
    },
    on('retirement'),
  ),
  idea(
    'jubilacion-lunes',
    'light',
    {
      light: [
        '¡Felicidades, que desde hoy lunes es solo una palabra!',
        'Se puede seguir usando, por solidaridad con los demás.',
        'A las siete, una vuelta en la cama a mi salud, y a seguir durmiendo.',
      ],
    },
    on('retirement'),
  ),
  idea(
    'jubilacion-horas',
    'wish',
    {
      all: [
        'Tantos años las horas fueron de otros. Me alegra que ahora vuelvan a {tus|sus} manos.',
        'No hay que llenarlas enseguida.',
        'Que el primer lunes libre dure una semana.',
      ],
    },
    on('retirement'),
  ),
  idea(
    'jubilacion-formal',
    'picture',
    {
      formal: [
        'Con motivo de {tu|su} jubilación, {recibe|reciba} mi respeto y mi gratitud por tantos años de trabajo.',
        'Han dejado más huella de la que parece.',
        'Con el deseo de salud, y de tiempo bien empleado o bien perdido.',
      ],
    },
    on('retirement'),
  ),
  idea(
    'jubilacion-persona',
    'picture',
    {
      warm: [
        'Una mesa la ocupa cualquiera. A quien la deja no se le sustituye tan fácilmente.',
        'A esa persona escribo, no al puesto.',
        'Que los días que vienen sean anchos y propios.',
      ],
    },
    on('retirement'),
  ),
  personal(
    'jubilacion-despertador',
    'light',
    {
      light: [
        'Propongo un funeral vikingo para el despertador: barca, fuego y ni una lágrima.',
        'Sirvió bien, pero ya está.',
        'Felicidades por la jubilación, y a desayunar sentándose.',
      ],
    },
    on('retirement'),
  ),
];

import { everyone } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const nation = ideasFor('memorial-day', everyone);
const friday = ideasFor('good-friday', everyone);

/** For the day on which a nation remembers its dead. */
export const memorialDayIdeas = [
  nation('un-minuto', 'picture', {
    all: [
      'Hoy es día de pararse un minuto antes de seguir. Ese minuto quería pasarlo {contigo|con usted}.',
      'Aunque sea así, por escrito.',
      'Con respeto, y en buena compañía.',
    ],
  }),
  nation('quienes-no-volvieron', 'thanks', {
    all: [
      'Este día es de quienes no volvieron a casa, y de quienes siguen diciendo sus nombres.',
      'Yo también recuerdo.',
      'Mi pensamiento va hoy con ellos, y {contigo|con usted}.',
    ],
  }),
  nation('banderas', 'picture', {
    all: [
      'Cuando hoy se queden quietas las banderas, pensaré en lo que significan, y en {ti|usted}.',
      'Hay gracias que solo se pueden dar recordando.',
      '{Te|Le} deseo un día sereno.',
    ],
  }),
  nation('hora-callada', 'wish', {
    all: [
      'Que este Día de los Caídos deje una hora callada, y cerca alguien que la entienda.',
      'No todos los días necesitan muchas palabras.',
      '{Te|Le} tengo en el pensamiento.',
    ],
  }),
  nation('los-nombres', 'thanks', {
    all: [
      'Detrás de cada nombre escrito en piedra hubo una casa que esperaba. Hoy pienso en esas casas.',
      'Y en la {tuya|suya}, por todo lo que se guarda en ella.',
      'Con el respeto que pide la fecha.',
    ],
  }),
  nation('en-voz-baja', 'wish', {
    all: [
      'Escribo en voz baja, que es como se habla en un día así.',
      'Hay quien dio lo que no se puede devolver.',
      'Que el recuerdo sea sereno, y en buena compañía.',
    ],
  }),
  nation('una-deuda', 'thanks', {
    formal: [
      'En el Día de los Caídos {te|le} envío un recuerdo respetuoso.',
      'La memoria es lo que les debemos.',
      'Que sea para {ti|usted} una jornada de calma.',
    ],
  }),
  nation('flores-en-fila', 'picture', {
    all: [
      'Hoy se ponen flores donde hay poco que decir. Esta tarjeta quiere ser una más.',
      'Pequeña, y puesta con cuidado.',
      'Un abrazo en este día de memoria.',
    ],
  }),
  nation('la-silla', 'picture', {
    all: [
      'Pienso hoy en las mesas donde alguien dejó un sitio sin ocupar.',
      'Ese sitio también cuenta la historia de un país.',
      'Con todo mi respeto para quienes recuerdan.',
    ],
  }),
  nation('dar-las-gracias', 'thanks', {
    all: [
      'Hay deudas que no se pagan: se recuerdan. Este es el día de hacerlo.',
      'Para eso basta con pararse.',
      'Guardo {contigo|con usted} un momento de silencio.',
    ],
  }),
  nation('toque', 'picture', {
    all: [
      'Cuando suene el toque de silencio, sé que muchos pensaremos lo mismo a la vez.',
      'Eso también acompaña.',
      'Hoy pienso en {ti|usted}, con afecto.',
    ],
  }),
  nation('sin-fiesta', 'wish', {
    all: [
      'Este día pide sobriedad, y por eso solo van unas líneas.',
      'Para recordar en compañía, aunque cada cual en su casa.',
      'Que la tarde pase tranquila.',
    ],
  }),
];

/** For Good Friday: still, and without good cheer. */
export const goodFridayIdeas = [
  friday('quietud', 'wish', {
    all: [
      '{Te|Le} deseo un Viernes Santo quieto y recogido.',
      'Es un día que pide poco ruido.',
      'Hoy {te|le} tengo presente.',
    ],
  }),
  friday('hora-con-la-puerta-cerrada', 'picture', {
    all: [
      'Que hoy haya una hora tranquila, con la puerta cerrada y el mundo al otro lado.',
      'En unos minutos de silencio cabe mucho.',
      'Con afecto, en este Viernes Santo.',
    ],
  }),
  friday('agradecer', 'thanks', {
    all: [
      'En Viernes Santo uno piensa en las personas a quienes debe algo bueno, y yo pienso en {ti|usted}.',
      'No quería dejarlo sin decir.',
      'Que estos días traigan paz a {tu|su} casa.',
    ],
  }),
  friday('una-vela', 'picture', {
    all: [
      'Para un día así basta una vela. La enciendo, y me acuerdo de {ti|usted}.',
      'Es un gesto pequeño, y va en serio.',
      'Paz en esta noche, y en las que siguen.',
    ],
  }),
  friday('tarde-larga', 'picture', {
    all: [
      'La tarde del Viernes Santo siempre parece más larga que las demás. Que sea también más honda.',
      'A veces hay que dejar que pese.',
      'Un abrazo sereno.',
    ],
  }),
  friday('recogimiento', 'wish', {
    formal: [
      'Que este Viernes Santo sea para {ti|usted} un día de recogimiento y de calma.',
      'El silencio también es una manera de estar.',
      'Con mi respeto y mi afecto.',
    ],
  }),
  friday('campanas', 'picture', {
    all: [
      'Hoy callan las campanas, y en ese silencio escribo.',
      'Solo para decir que {te|le} recuerdo.',
      'Que el día pase despacio y en paz.',
    ],
  }),
  friday('lo-que-importa', 'thanks', {
    all: [
      'Hay un día al año para quedarse con lo esencial, y es este. Entre lo esencial están las personas.',
      'Por eso {te|le} escribo.',
      'Con el afecto de siempre, dicho más bajo.',
    ],
  }),
  friday('a-tu-manera', 'wish', {
    all: [
      'Se viva como se viva, ojalá este Viernes Santo deje un rato para estar en calma.',
      'No hace falta llenarlo de nada.',
      'Desde aquí acompaño ese rato.',
    ],
  }),
  friday('compania-callada', 'wish', {
    all: [
      'Hay compañías que no hablan. Que esta tarjeta sea hoy una de ellas.',
      'Se puede dejar sobre la mesa, cerrada.',
      '{Te|Le} deseo serenidad.',
    ],
  }),
  friday('pasos-lentos', 'picture', {
    all: [
      'Hoy se camina más despacio. Que esos pasos {te|le} lleven a un lugar tranquilo.',
      'Con o sin palabras, según se necesite.',
      'Mi pensamiento va al lado.',
    ],
  }),
  friday('gracias-calladas', 'thanks', {
    all: [
      'En un día de tan pocas palabras, guardo unas para {ti|usted}: gracias por estar.',
      'No piden respuesta.',
      'Que la noche sea serena, y el domingo, claro.',
    ],
  }),
];

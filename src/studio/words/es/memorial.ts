import { closePeople, everyone } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const idea = ideasFor('memorial', everyone);
const close = ideasFor('memorial', closePeople);

/** A day of remembrance is kept, not celebrated. */
export const memorialIdeas = [
  idea('se-que-dia-es', 'thanks', {
    all: [
      'Sé qué día es hoy, y no quería que {tuvieras|tuviera} que saberlo a solas.',
      'Con esta tarjeta no hay nada que hacer.',
      'Solo acompaño, a distancia y en silencio.',
    ],
  }),
  idea('fecha-sin-marcar', 'picture', {
    all: [
      'Hay fechas que en el calendario de los demás no dicen nada. Esta la guardo {contigo|con usted}.',
      'Cualquier manera de pasarla es la buena.',
      '{Te|Le} acompaño desde la mañana hasta la noche.',
    ],
  }),
  idea('vela-en-la-ventana', 'picture', {
    all: [
      'Que esta tarjeta sea hoy una vela pequeña en {tu|su} ventana.',
      'No pide nada, y se queda encendida.',
      'Recuerdo {contigo|con usted}.',
    ],
  }),
  idea('decir-el-nombre', 'thanks', {
    all: [
      'Mientras se dice un nombre, alguien sigue teniendo sitio. Hoy pienso en ese nombre y en {ti|usted}.',
      'No hace falta escribir de vuelta.',
      'Va con todo mi respeto.',
    ],
  }),
  idea('que-sea-suave', 'wish', {
    all: [
      'Sé que hoy es un día largo, y ojalá sea suave {contigo|con usted}.',
      'No se me ha olvidado la fecha.',
      'Hasta que anochezca, y después, {te|le} tengo presente.',
    ],
  }),
  idea('otro-ano', 'thanks', {
    all: [
      'El año da la vuelta y vuelve a este día. Yo también vuelvo, con estas líneas.',
      'Recordar es una forma de seguir poniendo la mesa.',
      'Un abrazo en silencio.',
    ],
  }),
  idea('se-nota', 'picture', {
    all: [
      'Hay ausencias que ocupan su sitio en la mesa. Hoy pienso en la que ocupa la {tuya|suya}.',
      'No diré más, porque no hace falta.',
      'Con afecto, en este día.',
    ],
  }),
  idea('sin-ruido', 'wish', {
    all: [
      'Este día no pide ruido, así que escribo poco y bajo.',
      'Lo justo para que {sepas|sepa} que alguien más se acuerda.',
      'Que la noche llegue en calma.',
    ],
  }),
  idea('hilo', 'picture', {
    all: [
      'De quien se quiso queda siempre un hilo: una palabra, una manera de reír, una taza. Hoy pienso en ese hilo.',
      'No se rompe por tirar de él.',
      'Lo sostengo un momento, aquí, a {tu|su} lado.',
    ],
  }),
  idea('por-si-ayuda', 'wish', {
    all: [
      'Por si hoy el día se hace cuesta arriba: aquí hay alguien que se acuerda.',
      'De quien ya no está, y de quien se quedó.',
      '{Te|Le} mando un pensamiento tranquilo.',
    ],
  }),
  close('contarme', 'thanks', {
    all: [
      'Si hoy {quieres|quiere} contar alguna historia de quien falta, me gustará oírla. Aunque ya me la sepa.',
      'Y si no, la recordamos cada cual en su silencio.',
      'Con mi cariño.',
    ],
  }),
  close('el-abrazo', 'wish', {
    all: [
      'Hoy no traigo palabras nuevas. Traigo el mismo abrazo, que sigue en su sitio.',
      'Se puede dejar para cuando apetezca.',
      '{Te|Le} quiero, y recuerdo.',
    ],
  }),
  idea('con-respeto', 'wish', {
    formal: [
      'En esta fecha {te|le} envío unas líneas de recuerdo y de respeto.',
      'Hay personas que no se olvidan, y está bien decirlo.',
      'Mi pensamiento queda hoy {contigo|con usted}.',
    ],
  }),
  idea('flores', 'picture', {
    all: [
      'Si pudiera dejar hoy unas flores donde {tú|usted} {quisieras|quisiera}, las dejaría sin hacer ruido al cerrar.',
      'Van aquí, en forma de tarjeta.',
      'Con el recuerdo puesto donde el {tuyo|suyo}.',
    ],
  }),
];

import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: '¿Qué es Fondly? | Fondly',
  heading: '¿Qué es Fondly?',
  picture: 'Un dibujo que Fondly hizo con el estilo de la tarjeta',
  paragraphs: [
    'Fondly es un programa para quienes no quieren olvidar los días importantes de la gente que quieren. Guarda nombres y fechas, y ayuda a hacer una tarjeta para cada una.',
    'Quien envió la tarjeta le dio el visto bueno; Fondly ayudó con las palabras y la imagen, y la entregó en su día.',
    'No es de ninguna empresa que gane dinero con ello: no hay publicidad, y nadie se entera de que la tarjeta se ha abierto si no llega una respuesta.',
    'Solo sabe lo que quien envía anotó para las tarjetas. Basta con preguntar: puede enseñarlo, cambiarlo o borrarlo.',
  ],
  ownHeading: 'Un Fondly propio',
  own: 'Fondly es gratis, y su código es abierto, con licencia MIT. Funciona en cualquier ordenador con Node.js que se quede encendido: hay que copiarlo allí, escribir npm start y abrir la dirección que aparece. Quien envió la tarjeta ya lo tiene; puede pasarlo o invitar al suyo.',
};

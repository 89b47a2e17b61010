import {
  atADistance,
  beyondPartner,
  business,
  companions,
  elders,
  everyone,
  personally,
  relatives,
  young,
} from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const idea = ideasFor('halloween', everyone);
const distant = ideasFor('halloween', atADistance);
const personal = ideasFor('halloween', personally);
const others = ideasFor('halloween', beyondPartner);
const partner = ideasFor('halloween/partner', ['partner']);
const elder = ideasFor('halloween/elders', elders);
const child = ideasFor('halloween/young', young);
const relative = ideasFor('halloween/relatives', relatives);
const companion = ideasFor('halloween/companions', companions);
const working = ideasFor('halloween/work', business);

export const halloweenIdeas = [
  personal('detras', 'light', {
    light: [
      'No hay que mirar atrás. No hay nada, pero se perdería el ambiente.',
      'El ruido de arriba es la casa. Casi seguro.',
      'Feliz Halloween, y una luz encendida por si acaso.',
    ],
  }),
  idea('calabaza', 'picture', {
    all: [
      'Que la calabaza aguante la sonrisa hasta que llame a la puerta el último fantasma.',
      'Al día siguiente se les cae un poco. A todos nos pasa.',
      'Feliz Halloween, y un escalofrío agradable.',
    ],
  }),
  others('dulces-del-fondo', 'wish', {
    all: [
      'Que el timbre suene mucho esta noche, y que al final queden en el cuenco los dulces buenos.',
      'Nadie tiene por qué saber dónde estaban escondidos.',
      'Una noche divertida, y que crujan los escalones.',
    ],
  }),
  distant('fantasma-formal', 'wish', {
    formal: [
      '{Te|Le} deseo una agradable noche de Halloween, en buena compañía.',
      'Que las visitas sean pequeñas, educadas y fáciles de contentar.',
      'Un saludo cordial, y sin sobresaltos.',
    ],
  }),
  idea('capas', 'picture', {
    all: [
      'Es la única noche del año en que es normal conversar con desconocidos con capa. Conviene aprovecharla.',
      'Hay que elogiar los colmillos. No cuesta nada.',
      'Feliz Halloween a todo el castillo.',
    ],
  }),
  personal('puerta-que-chirria', 'thanks', {
    all: [
      'Si hubiera que cruzar a medianoche una verja que chirría, querría cruzarla {contigo|con usted}.',
      'Sobre todo, para ponerme detrás.',
      'Que la noche dé miedo del bueno.',
    ],
  }),
  idea('farol', 'wish', {
    all: [
      '{Te|Le} deseo un farol que no se apague, un disfraz que no pique y un susto que acabe en risa.',
      'Las telarañas de verdad se pueden dejar para mañana.',
      'Y dulces suficientes para todos los monstruos.',
    ],
  }),
  idea('disfraz', 'picture', {
    all: [
      'Esta noche se puede ser otra cosa durante unas horas, aunque sea solo alguien sin prisa.',
      'Con una sábana basta. Con un sofá, también.',
      'Un saludo ligeramente fantasmal.',
    ],
  }),
  personal('bruja', 'light', {
    light: [
      'Mi disfraz de este año es de persona que se acuesta pronto. Da muchísimo miedo.',
      'Los niños cruzan de acera.',
      'Feliz Halloween, y que nadie ronde después de las nueve.',
    ],
  }),
  idea('luna', 'picture', {
    all: [
      'Que esta noche haya luna, viento en las ramas y algo caliente esperando en casa.',
      'El miedo sienta mejor con chocolate.',
      'Feliz Halloween desde una casa nada embrujada.',
    ],
  }),
  idea('visitas', 'thanks', {
    all: [
      'En la noche de los espíritus, mando el mío a dar las gracias por todo lo bueno del año.',
      'No atraviesa paredes, pero llega a los correos.',
      'Que haya risas esta noche, y ningún apagón.',
    ],
  }),
  idea('caramelo', 'light', {
    all: [
      'Dulce o susto: elijo dulce, y lo mando en forma de saludo.',
      'Los sustos se quedan conmigo, que tengo sitio.',
      'Que la noche sea larga y la cola de fantasmas, corta.',
    ],
  }),
  idea('escoba', 'wish', {
    all: [
      'Que las escobas vuelen alto, los gatos negros traigan suerte y los vampiros prefieran la sopa.',
      'Una noche así no hace daño a nadie.',
      'Feliz Halloween, y a salvo en casa antes del amanecer.',
    ],
  }),
  distant('tertulia', 'thanks', {
    formal: [
      'Un breve saludo de Halloween, con el aprecio de siempre y ninguna telaraña.',
      'También las noches de miedo agradecen una palabra amable.',
      'Que sea una velada entretenida.',
    ],
  }),
  partner('sin-sabana', 'light', {
    light: [
      'A mí me sigue dando un vuelco el corazón al verte, y ni siquiera te hace falta la sábana.',
      'Te reconocería con cualquier número de agujeros.',
      'Feliz Halloween, amor. Ven a asustarme.',
    ],
  }),
  partner('la-mano', 'picture', {
    warm: [
      'No tengo nada contra la oscuridad mientras pueda encontrar tu mano en ella.',
      'Esta noche quizá la busque más de lo normal.',
      'Feliz Halloween, corazón, y no te sueltes.',
    ],
  }),
  partner('pelicula', 'wish', {
    all: [
      'Propongo una película de miedo, una manta y tu hombro para taparme los ojos.',
      'El argumento me lo cuentas después.',
      'Te quiero, incluso con colmillos.',
    ],
  }),
  partner('embrujo', 'thanks', {
    all: [
      'No creo en los hechizos, pero desde que te conozco ya no discuto con quien cree.',
      'Alguna explicación tiene que haber.',
      'Feliz Halloween, y que no se rompa el conjuro.',
    ],
  }),
  elder('monstruos-debajo-de-la-cama', 'thanks', {
    all: [
      'Gracias por haber mirado tantas veces si había monstruos debajo de la cama.',
      'Nunca los hubo, y sospecho quién los echaba.',
      'Feliz Halloween, y felices sueños.',
    ],
  }),
  elder('abrir-la-puerta', 'light', {
    light: [
      'Hoy llamarán a la puerta unos monstruos muy bajitos. Muerden poco, pero comen mucho.',
      'Si alguno se parece a mí, que se lleve doble ración.',
      'Un beso de ultratumba, pero cariñoso.',
    ],
  }),
  child('informe-monstruos', 'light', {
    light: [
      'Informe de debajo de la cama: los monstruos han salido, y dicen que das más miedo tú.',
      'Han pedido un autógrafo, si no es molestia.',
      '¡Feliz Halloween, terror del barrio!',
    ],
  }),
  child('botin', 'picture', {
    all: [
      'Que tu bolsa pese tanto esta noche que tengan que ayudarte a llevarla.',
      'Yo me ofrezco, a cambio de uno de limón.',
      'Feliz Halloween, y un abrazo que no da miedo.',
    ],
  }),
  child('linterna', 'wish', {
    all: [
      'Linterna, disfraz y bolsa grande: ya está todo para la gran noche.',
      'El valor ya lo pones tú.',
      'A dar sustos, y a contarme el mejor.',
    ],
  }),
  relative('fantasmas-de-familia', 'light', {
    light: [
      'Toda familia tiene sus fantasmas. Los nuestros vienen por los dulces y se quedan a cenar.',
      'Atraviesan paredes, pero recogen poco.',
      'Feliz Halloween, y un abrazo a los vivos.',
    ],
  }),
  relative('la-mejor-casa', 'picture', {
    all: [
      'Ojalá la {tuya|suya} sea la casa más temida de la calle y la que mejores dulces da.',
      'Las dos famas juntas son muy difíciles de conseguir.',
      'Un saludo de familia, con un poco de niebla.',
    ],
  }),
  companion('complice', 'light', {
    light: [
      'Si esta noche un fantasma pregunta quién se comió los dulces, no sé nada y {tú|usted} tampoco.',
      'La coartada es buena: estábamos tranquilamente embrujando otra casa.',
      'Feliz Halloween, y ni una palabra.',
    ],
  }),
  working('reunion-de-zombis', 'light', {
    light: [
      'En la oficina no hace falta disfraz: hay reuniones que ya levantan a los muertos.',
      'Y café que los mantiene de pie.',
      'Feliz Halloween, y que hoy solo asuste el calendario.',
    ],
    all: [
      'Un saludo de Halloween, para dar un poco de color a un día de trabajo.',
      'Las calabazas también tienen derecho a una pausa.',
      'Que la noche sea breve en sustos y generosa en dulces.',
    ],
  }),
  working('telaranas', 'picture', {
    all: [
      'Que las únicas telarañas de la semana sean las de adorno, y los únicos fantasmas, los que piden dulces.',
      'Los otros pueden pedir cita.',
      'Un saludo de octubre, con una calabaza de por medio.',
    ],
  }),
  working('velada', 'wish', {
    all: [
      'Al caer la tarde, ojalá quede un rato para abrir la puerta a algún monstruo pequeño.',
      'Suelen ser puntuales y muy educados.',
      'Feliz Halloween, y buen cierre del día.',
    ],
  }),
];

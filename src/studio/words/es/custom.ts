import {
  atADistance,
  beyondPartner,
  business,
  closePeople,
  companions,
  elders,
  everyone,
  personally,
  relatives,
  young,
} from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const idea = ideasFor('custom', everyone);
const distant = ideasFor('custom', atADistance);
const personal = ideasFor('custom', personally);
const close = ideasFor('custom', closePeople);
const others = ideasFor('custom', beyondPartner);
const partner = ideasFor('custom/partner', ['partner']);
const elder = ideasFor('custom/elders', elders);
const child = ideasFor('custom/young', young);
const relative = ideasFor('custom/relatives', relatives);
const companion = ideasFor('custom/companions', companions);
const working = ideasFor('custom/work', business);

/** For an occasion only the sender knows: right on a glad day, and not wrong on a hard one. */
export const customIdeas = [
  idea('este-dia-es-tuyo', 'thanks', {
    all: [
      'Este día es de los {tuyos|suyos}, y no quería que pasara sin unas líneas mías.',
      'Lo tenía apuntado, y no ha hecho falta mirarlo.',
      '{Te|Le} tengo presente.',
    ],
  }),
  personal('tres-cosas', 'picture', {
    warm: [
      'Una tarjeta es poca cosa, pero hay que pensarla, escribirla y mandarla. Las tres veces pensé en {ti|usted}.',
      'La primera fue la más larga.',
      'Con cariño, en este día.',
    ],
  }),
  distant('saludo', 'wish', {
    formal: [
      'En este día {te|le} envío un saludo afectuoso.',
      'Espero que traiga lo que más falta haga.',
      'Mi pensamiento y mi aprecio {te|le} acompañan.',
    ],
  }),
  close('una-silla', 'picture', {
    all: [
      'Hoy estoy {contigo|con usted}, de la única manera que cabe en una tarjeta.',
      'El resto hay que imaginarlo: una silla al lado y ninguna prisa.',
      'Un abrazo, y que se note.',
    ],
  }),
  idea('lo-que-pida-el-dia', 'wish', {
    all: [
      'Pida lo que pida el día de hoy, que sea amable, y que haya alguien cerca.',
      'De lejos también se acompaña. Lo estoy intentando.',
      'Un saludo grande desde aquí.',
    ],
  }),
  others('una-sola-cosa', 'light', {
    light: [
      'Esta tarjeta viene a decir una sola cosa: que {te|le} tengo mucho aprecio.',
      'Podría haber sido más corta, pero entonces era un suspiro.',
      'Todo lo bueno para hoy, y lo que sobre, para mañana.',
    ],
  }),
  idea('entre-las-manos', 'picture', {
    all: [
      'Quería que hoy {tuvieras|tuviera} entre las manos algo que viniera de mí.',
      'Pesa poco, pero va con intención.',
      'Que acompañe hoy y un rato después.',
    ],
  }),
  distant('con-respeto', 'thanks', {
    formal: [
      'Me alegra conocer{te|le}, y agradezco la ocasión de ponerlo por escrito.',
      'Estas cosas se dan por sabidas con demasiada facilidad.',
      'Con todo mi respeto.',
    ],
  }),
  personal('mas-que-otros-dias', 'wish', {
    warm: [
      'Hoy pienso en {ti|usted} un poco más que otros días, y los otros días ya pienso bastante.',
      'Será la fecha, o será el cariño.',
      'Que el día {te|le} trate con cuidado.',
    ],
  }),
  idea('fecha-con-nombre', 'picture', {
    all: [
      'Hay días que llevan el nombre de alguien. El de hoy, para mí, lleva el {tuyo|suyo}.',
      'Aunque el calendario no diga nada.',
      'Va un pensamiento bueno, entero y sin prisa.',
    ],
  }),
  close('pocas-palabras', 'thanks', {
    all: [
      'No soy de muchas palabras, así que elijo pocas: me alegro de que {estés|esté} en mi vida.',
      'Las demás se pueden adivinar.',
      'Con fecha de hoy, y válidas para siempre.',
    ],
  }),
  idea('a-tiempo', 'light', {
    all: [
      'He llegado a tiempo, que en mí ya es una forma de cariño.',
      'La tarjeta quería salir ayer, de los nervios.',
      'Aquí va la tarjeta, y con ella un saludo muy grande.',
    ],
  }),
  personal('alguien-de-tu-lado', 'wish', {
    all: [
      'Que hoy {notes|note} que hay gente de {tu|su} lado. Yo, por ejemplo.',
      'No hago ruido, pero cuento.',
      'Y que la noche llegue con buen sabor.',
    ],
  }),
  idea('no-se-pierda', 'thanks', {
    all: [
      'Entre tantos días iguales, este no podía perderse. Por eso lo señalo con unas palabras.',
      'Son pocas, pero están elegidas.',
      'Con mi afecto, y hasta la próxima.',
    ],
  }),
  idea('buena-compania', 'wish', {
    all: [
      '{Te|Le} deseo para hoy buena compañía, y un momento a solas para pensar en lo que importa.',
      'Hacen falta las dos cosas, y en ese orden o en el otro.',
      'Que haya sitio para ambas.',
    ],
  }),
  partner('uno-mas', 'thanks', {
    all: [
      'Sea lo que sea este día para los demás, para mí es uno más de quererte.',
      'No me he cansado de ninguno.',
      'Va un beso, y vuelvo por otro.',
    ],
  }),
  partner('dame-la-mano', 'picture', {
    warm: [
      'Dame la mano un minuto. Eso diría si no fuera una tarjeta.',
      'Y luego seguramente no te la devolvería.',
      'Te quiero.',
    ],
  }),
  partner('letra-pequena', 'light', {
    light: [
      'Vale por un beso, canjeable hoy y todos los días laborables y festivos.',
      'La letra pequeña también dice que te quiero.',
      'Ven a reclamarlo.',
    ],
  }),
  partner('lo-mio', 'wish', {
    all: [
      'Hoy no se me ocurre mejor plan que estar donde estés.',
      'Lo mismo se me ocurrió ayer.',
      'Con todo mi amor, y sin novedades.',
    ],
  }),
  elder('de-donde-vengo', 'thanks', {
    all: [
      'Cuando me preguntan de dónde vengo, no pienso en un sitio, sino en {ti|usted}.',
      'Es la respuesta corta y también la larga.',
      'Con todo mi cariño, y un beso.',
    ],
  }),
  elder('hoy-me-acuerdo', 'picture', {
    warm: [
      'Hoy {te|le} mando esta tarjeta como quien se asoma a la cocina, solo para ver si {estás|está}.',
      'No quería nada. Era por gusto.',
      'Un beso en cada mejilla, y otro de reserva.',
    ],
  }),
  child('estoy-aqui', 'thanks', {
    all: [
      'Pase lo que pase hoy, recuerda que hay alguien que te quiere antes, durante y después.',
      'No hay que hacer nada para que siga siendo así.',
      'Un abrazo del tamaño de una casa.',
    ],
  }),
  child('choca', 'light', {
    light: [
      'Pon la mano en esta tarjeta. Ya está: acabamos de chocarla.',
      'Se puede repetir las veces que haga falta.',
      '¡Hasta la próxima palmada!',
    ],
  }),
  relative('desde-la-familia', 'wish', {
    all: [
      'La familia está para los días señalados, también para los que solo señalamos unos pocos.',
      'Este lo tengo marcado.',
      'Con un abrazo de los de casa.',
    ],
  }),
  companion('por-si-acaso', 'picture', {
    all: [
      'No sé si hoy hace falta un abrazo, pero mando uno por si acaso.',
      'Si sobra, se guarda. No caduca.',
      'Y si no basta con uno, hay más en el mismo sitio.',
    ],
  }),
  working('con-aprecio', 'thanks', {
    all: [
      'Hay fechas que no salen en la agenda del trabajo y piden, aun así, unas líneas. Esta es una.',
      'Van con aprecio y sin ningún asunto pendiente.',
      'Que el día vaya como {tú|usted} {esperas|espera}.',
    ],
  }),
  working('un-alto', 'picture', {
    all: [
      'Entre una cosa y la siguiente, un alto para mandar un saludo cordial.',
      'El resto puede esperar cinco minutos.',
      'Que sea un buen día, del principio al cierre.',
    ],
  }),
  working('linea-breve', 'wish', {
    all: [
      'Unas líneas breves para decir que este día no ha pasado inadvertido por aquí.',
      'Lo breve, si es cierto, alcanza.',
      'Va un saludo con todo el aprecio.',
    ],
  }),
  working('a-la-persona', 'thanks', {
    all: [
      'Hoy escribo a la persona y no al cargo, que para eso ya hay otros días.',
      'Es con ella con quien da gusto tratar.',
      'Que la fecha sea como haga falta que sea.',
    ],
  }),
];

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

const idea = ideasFor('thinking-of-you', everyone);
const distant = ideasFor('thinking-of-you', atADistance);
const personal = ideasFor('thinking-of-you', personally);
const close = ideasFor('thinking-of-you', closePeople);
const others = ideasFor('thinking-of-you', beyondPartner);
const partner = ideasFor('thinking-of-you/partner', ['partner']);
const elder = ideasFor('thinking-of-you/elders', elders);
const child = ideasFor('thinking-of-you/young', young);
const relative = ideasFor('thinking-of-you/relatives', relatives);
const companion = ideasFor('thinking-of-you/companions', companions);
const working = ideasFor('thinking-of-you/work', business);

/** For no occasion at all, or for one that is nobody else's business. */
export const thinkingOfYouIdeas = [
  idea('sin-motivo', 'thanks', {
    all: [
      'No hay ningún motivo. Me {viniste|vino} a la cabeza y me pareció una pena no decirlo.',
      'Pasa más a menudo de lo que parece por las tarjetas.',
      'Ojalá el día {te|le} esté tratando bien.',
    ],
  }),
  personal('a-media-tarde', 'picture', {
    warm: [
      'A media tarde de un día cualquiera me he parado a pensar en {ti|usted}.',
      'Luego he seguido con lo mío, pero la tarde ya era mejor.',
      'Espero que algo de eso llegue hasta ahí.',
    ],
  }),
  close('ruido-de-pasos', 'picture', {
    all: [
      'Si los pensamientos hicieran ruido, hoy se habrían oído pasos en {tu|su} puerta.',
      'Y el timbre, y a alguien preguntando si hay café.',
      'Hasta que sea de verdad, que pase esta tarjeta.',
    ],
  }),
  idea('nada-que-responder', 'wish', {
    all: [
      'Pienso en {ti|usted}. Ese es todo el mensaje, y no necesita respuesta.',
      'Se puede dejar en la repisa y seguir con el día.',
      'Mañana seguirá siendo verdad.',
    ],
  }),
  distant('unas-lineas', 'wish', {
    formal: [
      '{Te|Le} he tenido presente, y quería decirlo con unas líneas.',
      'Espero que todo marche bien y que los días sean llevaderos.',
      'Con mi aprecio de siempre.',
    ],
  }),
  others('hola-suelto', 'light', {
    light: [
      'Este es un hola que no podía esperar a {tu|su} cumpleaños.',
      'No trae noticias, ni planes, ni motivo. Me siento bastante bien con él.',
      'Pues eso: hola. A seguir con lo que fuera.',
    ],
  }),
  idea('entre-dos-cosas', 'picture', {
    all: [
      'Tenía un minuto entre dos cosas y lo he gastado en acordarme de {ti|usted}.',
      'Bien gastado está. No pido que me lo devuelvan.',
      'Que todo vaya bien por ahí.',
    ],
  }),
  others('buen-pensamiento', 'thanks', {
    warm: [
      '{Eres|Es} uno de los pensamientos a los que voy cuando quiero pensar en algo bueno.',
      'Me pareció que era bueno decirlo.',
      'Espero que hoy alguien sea amable {contigo|con usted}.',
    ],
  }),
  idea('desde-la-otra-acera', 'picture', {
    all: [
      'Esto es un saludo desde la otra acera, con los dos brazos en alto.',
      'Había mucho ruido y no quería gritar.',
      'Ojalá en {tu|su} lado de la calle dé el sol.',
    ],
  }),
  personal('pitar-los-oidos', 'light', {
    light: [
      'Si hoy {te|le} han zumbado los oídos, no es nada: era yo, hablando bien de {ti|usted}.',
      'Dicen que el izquierdo es para las cosas buenas. O el derecho, nunca me acuerdo.',
      'Que zumben siempre por algo así.',
    ],
  }),
  idea('a-ver-como-va', 'wish', {
    all: [
      '¿Qué tal va todo? No hace falta contarlo. Solo quería que alguien {te|le} lo preguntara hoy.',
      'A veces la pregunta ya acompaña.',
      'Un saludo largo desde aquí.',
    ],
  }),
  personal('luz-de-la-cocina', 'picture', {
    all: [
      'Hay personas que son como una ventana con luz cuando uno vuelve tarde. Hoy pensaba en {ti|usted} así.',
      'No hace falta entrar. Basta con saber que está.',
      'Que nunca falte esa luz en {tu|su} casa.',
    ],
  }),
  idea('en-el-camino', 'thanks', {
    all: [
      'Uno va por la vida con prisa y se cruza con poca gente que apetezca recordar. Hoy recordaba a una.',
      'La dirección de esta tarjeta dice a quién.',
      'Con aprecio, y sin más motivo que ese.',
    ],
  }),
  idea('martes', 'light', {
    all: [
      'Las tarjetas suelen llegar en fechas señaladas. Esta ha preferido un día cualquiera, que también tiene derecho.',
      'Así no tiene que competir con ningún pastel.',
      'Que sea un buen día cualquiera.',
    ],
  }),
  distant('tener-presente', 'thanks', {
    formal: [
      'Sin otro motivo que el afecto, {te|le} envío un saludo.',
      'Conviene no dejar estas cosas para las grandes ocasiones.',
      'Que {te|le} encuentre con salud y con el ánimo tranquilo.',
    ],
  }),
  close('haces-falta', 'thanks', {
    warm: [
      'Me {haces|hace} falta de vez en cuando, y hoy es uno de esos días.',
      'No es para preocuparse. Es solo cariño con ganas de conversación.',
      'Un abrazo, y otro de repuesto.',
    ],
  }),
  partner('tarareo', 'thanks', {
    all: [
      'Pienso tanto en ti que ya casi no es pensar. Se parece más a tararear.',
      'La canción eres tú.',
      'Ven pronto, que me falta la segunda voz.',
    ],
  }),
  partner('tu-lado', 'picture', {
    warm: [
      'A cualquier hora del día hay un rato en que me giro para contarte algo.',
      'Luego me acuerdo de que estás en otra parte, y te lo guardo.',
      'Hoy tengo varias cosas guardadas para ti. Te quiero.',
    ],
  }),
  partner('distraccion', 'light', {
    light: [
      'Aviso: hoy no me cunde el tiempo, y la causa eres tú.',
      'He mirado tres veces por la ventana con cara de película.',
      'Las quejas, en persona y con un beso.',
    ],
  }),
  partner('sin-fecha', 'wish', {
    formal: [
      'No es ninguna fecha, y aun así quería escribirte que te quiero.',
      'Los días señalados lo hacen demasiado fácil.',
      'Es igual de cierto los demás días.',
    ],
  }),
  elder('noticias', 'thanks', {
    all: [
      'Aunque no llame todo lo que debería, {te|le} tengo en la cabeza más de lo que {imaginas|imagina}.',
      'Esta tarjeta llama por mí, y no tiene prisa por colgar.',
      'Un beso, y hasta muy pronto.',
    ],
  }),
  elder('tu-voz', 'picture', {
    warm: [
      'Hoy he oído en mi cabeza una frase de las {tuyas|suyas}, y me ha acompañado todo el día.',
      'Y sigue siendo verdad, por cierto.',
      'Con mucho cariño, desde donde estoy.',
    ],
  }),
  child('asomarme', 'picture', {
    all: [
      'Esta tarjeta viene a asomarse un momento, ver que estás bien y volverse sin hacer ruido.',
      'Si te encuentra con la boca llena, mejor.',
      'Te quiero mucho, también los días sin motivo.',
    ],
  }),
  child('radar', 'light', {
    light: [
      'Mi radar del cariño dice que andas por ahí. Le mando señales por si contesta.',
      'Dos pitidos es que todo va bien.',
      'Cambio y corto, con un abrazo enorme.',
    ],
  }),
  relative('de-la-familia', 'thanks', {
    all: [
      'La familia no está solo para las bodas y los bautizos, así que aquí va un saludo sin ninguna de las dos cosas.',
      'De esos hacen falta más.',
      'Un abrazo para {ti|usted}, y para quienes {tengas|tenga} cerca.',
    ],
  }),
  companion('sin-novedad', 'light', {
    light: [
      'Parte del día: sin novedad en el frente, salvo que me he acordado de {ti|usted} y me he reído a solas.',
      'No pienso decir de qué.',
      'A ver cuándo nos reímos a dúo.',
    ],
  }),
  companion('al-otro-lado', 'picture', {
    warm: [
      'Hay lazos que no necesitan noticias para seguir, pero agradecen una de vez en cuando. Aquí va la mía: sigo aquí.',
      'Y sigo de {tu|su} parte, por si hiciera falta decirlo.',
      'Un abrazo, sin fecha de entrega.',
    ],
  }),
  working('sin-asunto', 'light', {
    all: [
      'Este mensaje no tiene asunto ni adjuntos. Es solo un saludo, con aprecio.',
      'Se agradece recibir alguno así, entre los otros.',
      'Que la semana sea corta y los cafés, largos.',
    ],
  }),
  working('buen-recuerdo', 'thanks', {
    all: [
      'Hay personas con las que el trato siempre es bueno, y conviene decirlo fuera de las reuniones.',
      'Hoy he pensado en eso, y en {ti|usted}.',
      'Un saludo cordial, sin otro fin.',
    ],
  }),
  working('cafe-en-la-pausa', 'picture', {
    all: [
      'En una pausa del café ha salido {tu|su} nombre en mi cabeza, y he querido saludar.',
      'El café se ha enfriado un poco. Ha valido la pena.',
      'Que la jornada sea leve.',
    ],
  }),
  working('sin-prisa', 'wish', {
    all: [
      'Pasan las semanas entre plazos y llamadas, y uno no saluda cuando quisiera. Hoy saludo.',
      'No hay nada más en este mensaje.',
      'Ojalá todo marche como {tú|usted} {quieres|quiere}.',
    ],
  }),
];

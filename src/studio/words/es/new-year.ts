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

const idea = ideasFor('new-year', everyone);
const distant = ideasFor('new-year', atADistance);
const personal = ideasFor('new-year', personally);
const close = ideasFor('new-year', closePeople);
const others = ideasFor('new-year', beyondPartner);
const partner = ideasFor('new-year/partner', ['partner']);
const elder = ideasFor('new-year/elders', elders);
const child = ideasFor('new-year/young', young);
const relative = ideasFor('new-year/relatives', relatives);
const companion = ideasFor('new-year/companions', companions);
const working = ideasFor('new-year/work', business);

export const newYearIdeas = [
  idea('mas-amable-que-ocupado', 'wish', {
    all: [
      '{Te|Le} deseo un año más amable que ocupado.',
      'Y cuando venga ocupado, que sea con cosas elegidas.',
      'Feliz Año Nuevo, y que entre sin hacer ruido.',
    ],
  }),
  personal('cuadritos', 'picture', {
    all: [
      'Qué bonito es un calendario nuevo: tantos cuadritos, y nadie ha pedido todavía ninguno.',
      'Conviene guardar unos cuantos para nada en particular.',
      'Feliz año, y a defenderlos bien.',
    ],
  }),
  personal('propositos', 'light', {
    light: [
      'No he hecho ningún propósito y los estoy cumpliendo todos.',
      'Si hace falta, los presto.',
      'Feliz Año Nuevo, y sin remordimientos.',
    ],
  }),
  close('las-partes-buenas', 'thanks', {
    warm: [
      'Antes de que se fuera, repasé el año viejo. En las partes buenas {estabas|estaba} {tú|usted}.',
      'Para el nuevo pido lo mismo y en la misma compañía.',
      'Feliz año, con un abrazo de los que inauguran.',
    ],
  }),
  distant('salud-y-calma', 'wish', {
    formal: [
      'Para el nuevo año {te|le} deseo salud, y calma para disfrutarla.',
      'Que lo empezado llegue a buen puerto, y lo terminado descanse.',
      'Con mi aprecio, de enero a diciembre.',
    ],
  }),
  others('entre-las-campanadas', 'picture', {
    warm: [
      'Entre la última campanada y el primer abrazo siempre me acuerdo de unas pocas personas. {Tú|Usted} {eres|es} una.',
      'Dura un segundo, y no me lo saltaría por nada.',
      'Que el año se abra con suavidad.',
    ],
  }),
  idea('buenas-sorpresas', 'picture', {
    all: [
      'Que el año traiga unas cuantas sorpresas, todas de las que dan ganas de llamar a alguien.',
      'Las otras, que se equivoquen de puerta.',
      'Salud y suerte, y que alcancen hasta el último día.',
    ],
  }),
  others('quienes-se-quedan', 'thanks', {
    all: [
      'Los años cambian de número. Me alegra que algunas personas sigan, y que {tú|usted} {seas|sea} de esas.',
      'Así impresiona menos pasar la página.',
      'Un feliz año de parte de quien también sigue aquí.',
    ],
  }),
  personal('despues-de-comer', 'light', {
    light: [
      'Que {tu|su} año nuevo empiece tarde, a ser posible después de comer.',
      'Todo lo anterior, técnicamente, es todavía del viejo.',
      'Feliz año, cuando el cuerpo esté de acuerdo.',
    ],
  }),
  idea('borron-y-cuenta-nueva', 'wish', {
    all: [
      'Borrón y cuenta nueva: que lo malo del año pasado se quede en el borrón.',
      'Lo bueno se puede copiar en limpio.',
      'Feliz año, con buena letra desde la primera línea.',
    ],
  }),
  idea('pie-derecho', 'picture', {
    all: [
      'Se entra con el pie derecho, dicen. Si hoy sale primero el izquierdo, seguro que también abre la puerta.',
      'Lo importante es quién espera dentro.',
      'Que al otro lado espere buena compañía.',
    ],
  }),
  personal('las-uvas', 'light', {
    light: [
      'Con las uvas, con lentejas o paseando una maleta por la calle: que la suerte {te|le} encuentre donde {estés|esté}.',
      'Lo de la maleta conviene hacerlo con abrigo.',
      'Feliz año, y a tragar despacio.',
    ],
  }),
  idea('gracias-por-el-viejo', 'thanks', {
    all: [
      'Antes de mirar el año que viene, quería dar las gracias por haber coincidido en este.',
      'Se dice poco, y era el momento.',
      'Que el próximo nos encuentre igual de bien.',
    ],
  }),
  idea('primera-manana', 'picture', {
    all: [
      'La primera mañana del año siempre está vacía y limpia, como una calle recién regada.',
      'Da gusto cruzarla sin prisa.',
      'Que haya muchas así en los meses que vienen.',
    ],
  }),
  idea('un-mes-cada-vez', 'wish', {
    all: [
      'Son muchos meses para pedirles algo a todos. Yo pido que haya uno bueno cada dos, y los demás, tranquilos.',
      'Creo que es una oferta razonable.',
      'Feliz Año Nuevo, y que nos lo concedan.',
    ],
  }),
  distant('respeto', 'thanks', {
    formal: [
      'Al terminar el año quiero agradecer{te|le} la atención y el trato de estos meses.',
      'No ha pasado inadvertido.',
      'Que el próximo año sea sereno y provechoso.',
    ],
  }),
  partner('el-mismo-plan', 'thanks', {
    all: [
      'Mi plan para el año nuevo es el mismo que para el viejo: tú, en todas las páginas.',
      'Busqué algo que mejorar y esa parte la dejé como estaba.',
      'Feliz año, mi amor.',
    ],
  }),
  partner('primera-cara', 'picture', {
    warm: [
      'De todo lo que quiero ver este año, he puesto tu cara en primer lugar.',
      'Lo demás puede venir en cualquier orden.',
      'Por otro año contigo.',
    ],
  }),
  partner('besos', 'light', {
    light: [
      'Mi único propósito es besarte más. Es el único que me veo capaz de cumplir.',
      'Se admiten inspecciones sin previo aviso.',
      'Feliz Año Nuevo, corazón.',
    ],
  }),
  partner('de-la-mano', 'wish', {
    all: [
      'Entremos en el año como en el mar: de la mano y gritando un poco.',
      'Al rato ya no está tan frío.',
      'Te quiero, y feliz año.',
    ],
  }),
  partner('otro-numero', 'picture', {
    formal: [
      'Cambia el número del año y no cambia lo que siento al verte.',
      'De las dos cosas, la segunda me importa más.',
      'Con amor, por todos los que vengan.',
    ],
  }),
  elder('lo-que-me-ensenaste', 'thanks', {
    all: [
      'Empiezo el año con una lista de gente a la que debo algo bueno, y la abre {tu|su} nombre.',
      'No hace falta que la vea nadie más.',
      'Feliz año, y un beso de los de antes.',
    ],
  }),
  elder('salud-primero', 'wish', {
    warm: [
      'Salud lo primero, como dice siempre la gente sensata. Y después, visitas.',
      'De las que se quedan a merendar.',
      'Que este año no falten ni una cosa ni la otra.',
    ],
  }),
  child('trescientos', 'picture', {
    all: [
      'Te mando un año sin estrenar. Viene con todos sus días, y no hay que gastarlos en orden.',
      'Guarda alguno para trepar a algo.',
      '¡Feliz año, y que te quede grande!',
    ],
  }),
  child('instrucciones', 'light', {
    light: [
      'Instrucciones del año nuevo: agitar bien, abrir con ganas y reírse antes de usar.',
      'Si se mancha, se lava con un abrazo.',
      'Feliz año, y a estrenarlo saltando.',
    ],
  }),
  relative('en-familia', 'wish', {
    all: [
      'Que el año nos junte más veces, y no solo cuando lo mande el calendario.',
      'Una comida cualquiera ya es buena excusa.',
      'Feliz año a esa parte de la familia.',
    ],
  }),
  relative('buenas-noticias', 'thanks', {
    warm: [
      'Al hacer repaso del año salieron varias alegrías, y una es que seamos familia.',
      'Estaba ahí desde antes, pero conviene anotarla.',
      'Un abrazo para empezar.',
    ],
  }),
  companion('otro-ano-de-esto', 'thanks', {
    all: [
      'Otro año de reírnos de lo mismo. Que venga el siguiente, que material no falta.',
      'Y para lo que no tenga gracia, también estoy.',
      'Feliz año, y que nos pille riendo.',
    ],
  }),
  working('buen-comienzo', 'wish', {
    all: [
      'Que el año empiece sin urgencias, y que las que vengan sean solo aparentes.',
      'Con buen café y buena gente se llega a todo.',
      'Un cordial saludo para el año que comienza.',
    ],
  }),
  working('gracias-por-la-confianza', 'thanks', {
    all: [
      'Gracias por la confianza del año que termina. Ha sido un gusto compartir trabajo.',
      'Intentaremos que el siguiente esté a su altura.',
      'Que enero llegue descansado, y con buenas noticias.',
    ],
  }),
  working('hoja-en-blanco', 'picture', {
    all: [
      'Hay algo alegre en la primera hoja de una agenda: todavía nadie ha convocado nada en ella.',
      'Conviene mirarla un momento antes de que empiecen.',
      'Feliz año, y huecos de sobra.',
    ],
  }),
  working('seguir-coincidiendo', 'thanks', {
    all: [
      'De los meses que se van me quedo con el buen trato, y en eso tiene mucho que ver {tu|su} manera de hacer las cosas.',
      'No es tan común como debería.',
      'Que el año nuevo traiga ocasiones de coincidir.',
    ],
  }),
];

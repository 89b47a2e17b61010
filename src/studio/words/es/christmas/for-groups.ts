import { companions, relatives } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';

const parent = ideasFor('christmas/parent', ['parent']);
const child = ideasFor('christmas/child', ['child']);
const partner = ideasFor('christmas/partner', ['partner']);
const grandparent = ideasFor('christmas/grandparent', ['grandparent']);
const grandchild = ideasFor('christmas/grandchild', ['grandchild']);
const relative = ideasFor('christmas/relatives', relatives);
const inLaw = ideasFor('christmas/in-law', ['in-law']);
const companion = ideasFor('christmas/companions', companions);
const sibling = ideasFor('christmas/sibling', ['sibling']);
const work = ideasFor('christmas/work', ['work']);
const client = ideasFor('christmas/client', ['client']);

/** Christmas ideas that belong to one kind of relationship. */
export const christmasForGroups = [
  parent(
    'quien-hacia-la-navidad',
    'thanks',
    {
      warm: [
        'Tardé años en saber quién hacía la Navidad. Gracias por tantas noches en vela con el papel de regalo.',
        'Yo solo veía la mañana, y era una mañana preciosa.',
        'Este año, por favor, a sentarse primero.',
      ],
    },
    { only: ['mother', 'father'] },
  ),
  parent('empieza-contigo', 'picture', {
    all: [
      'Para mí la Navidad empieza al pensar en {ti|usted}. El árbol solo lo confirma.',
      'Funciona desde cualquier distancia.',
      'Feliz Navidad, con un beso muy fuerte.',
    ],
  }),
  parent('quedarse-en-la-silla', 'light', {
    light: [
      'Mi carta de este año es breve: que {te|se} {sientes|siente} y no {te|se} {levantes|levante}.',
      'Si la cocina {te|le} necesita, ya llamará.',
      'Feliz Navidad, y lo de la silla va en serio.',
    ],
  }),
  child('la-talla', 'picture', {
    warm: [
      'De todo lo que ha traído la Navidad a esta familia, lo mejor eres tú.',
      'Y nunca hubo que cambiarte la talla.',
      'Feliz Navidad, con todo mi amor.',
    ],
  }),
  child('madrugar', 'light', {
    light: [
      'En Navidad se puede madrugar todo lo que se quiera, siempre que no sea para despertarme a mí.',
      'Puede haber chocolate antes del desayuno. Yo no he visto nada.',
      'Un beso enorme, y suerte con los paquetes.',
    ],
  }),
  partner('cuando-se-van', 'picture', {
    warm: [
      'Lo que más me gusta de la Navidad llega cuando se va todo el mundo y quedamos tú, yo y las lucecitas.',
      'No hay nada que decir, y nos pasamos una hora diciéndolo.',
      'Feliz Navidad, mi amor.',
    ],
  }),
  partner('el-regalo', 'light', {
    light: [
      'Busqué por todas partes el regalo perfecto, y resulta que ya lo tenía en casa y se come mis galletas.',
      'Me dicen que aun así hay que envolver algo.',
      'Feliz Navidad, tesoro.',
    ],
  }),
  partner('sin-lista', 'thanks', {
    all: [
      'Otra Navidad en la que estás tú. No me hizo falta escribir la carta.',
      'Lo que quería está aquí al lado.',
      'Con todo mi amor, hoy y cuando se guarde el árbol.',
    ],
  }),
  partner('la-noche', 'wish', {
    all: [
      'Que esta Navidad nos encuentre juntando los pies bajo la misma manta.',
      'El resto del menú me da igual.',
      'Feliz Nochebuena, vida mía.',
    ],
  }),
  partner('el-mejor-dia', 'picture', {
    formal: [
      'De todas las luces de estos días, la que más miro es tu cara.',
      'Lo digo en Navidad, pero pasa todo el año.',
      'Que la Navidad nos encuentre siempre así.',
    ],
  }),
  sibling('prescrito', 'light', {
    light: [
      'Con el espíritu de estas fechas, doy por prescrito todo lo que hiciste con mis juguetes.',
      'Lo de las pilas no. Eso sigue en investigación.',
      'Paz en la tierra, y las sobras a medias.',
    ],
  }),
  sibling('testigo', 'picture', {
    warm: [
      'Nadie más sabe cómo suena exactamente la Navidad en nuestra familia. Qué bien tener testigo.',
      'Yo empiezo la frase y tú la acabas.',
      'Feliz Navidad, y un abrazo de los de pasillo.',
    ],
  }),
  grandparent('sitio-caliente', 'picture', {
    all: [
      'En toda Navidad hay un sitio calentito donde alguien dice: ven, siéntate aquí. Cuando lo pienso, pienso en {ti|usted}.',
      'Ojalá este año ese sitio sea para quien siempre lo ofrece.',
      'Feliz Navidad, con muchos besos.',
    ],
  }),
  grandparent('las-historias', 'thanks', {
    warm: [
      'Que esta Navidad no falten las historias de siempre. Sé cómo acaban y quiero volver a oírlas.',
      'Ahora escucho mejor que antes.',
      'Un beso grande, y otro para el postre.',
    ],
  }),
  grandparent('la-receta', 'light', {
    light: [
      'Se ruega traer a la mesa lo de todos los años: las anécdotas, el secreto de la receta y permiso para repetir.',
      'El secreto se puede decir al oído.',
      'Feliz Navidad, con hambre y con cariño.',
    ],
  }),
  grandchild('mirar-el-arbol', 'picture', {
    warm: [
      'Lo más bonito de la Navidad no está en el árbol. Eres tú, mirando el árbol.',
      'Podría pasarme así la tarde, y pienso hacerlo, aunque sea con la imaginación.',
      'Feliz Navidad, con un abrazo gigante.',
    ],
  }),
  grandchild('recomendacion', 'light', {
    light: [
      'He hablado bien de ti a quien reparte los regalos. Ha tomado nota en una libreta enorme.',
      'Preguntó por las verduras. Dije que íbamos mejorando.',
      '¡Feliz Navidad, y a dormir prontito esa noche!',
    ],
  }),
  relative('tira-de-luces', 'picture', {
    all: [
      'Las familias son como las tiras de luces: algo enredadas, y preciosas cuando se encienden.',
      'Qué bien que estemos en el mismo cable.',
      'Feliz Navidad a toda esa casa.',
    ],
  }),
  relative('contar-a-la-familia', 'thanks', {
    warm: [
      'En Navidad uno cuenta a los suyos y sonríe al llegar a ciertos nombres. Me ha pasado con el {tuyo|suyo}.',
      'Sin motivo concreto. Eso es ser familia.',
      'Un abrazo, y que no falte turrón ni conversación.',
    ],
  }),
  relative('buenos-deseos', 'wish', {
    all: [
      'De nuestra mesa a la {tuya|suya}: una Navidad sin prisas y con sillas para todo el mundo.',
      'Las de la cocina también cuentan.',
      'Y que el año nuevo nos siente juntos.',
    ],
  }),
  relative('brindis-de-lejos', 'light', {
    light: [
      'A la hora del brindis levantaré la copa hacia donde calculo que {estás|está}. Puede que apunte al vecino.',
      'Se lleva él la sonrisa, pero el brindis es para {ti|usted}.',
      'Feliz Navidad, a ojo y con cariño.',
    ],
  }),
  inLaw(
    'dos-mesas',
    'thanks',
    {
      all: [
        'La vida me regaló una segunda mesa de Navidad, y ya no sabría pasar sin ella.',
        'La comida es solo una parte.',
        'Feliz Navidad, con cariño y con agradecimiento.',
      ],
    },
    { only: ['mother-in-law', 'father-in-law'] },
  ),
  companion('despues-de-las-visitas', 'wish', {
    all: [
      'Cuando acaben las visitas y se quiten los zapatos buenos, ojalá quede un rato para las risas de verdad.',
      'Para eso estamos los de siempre.',
      'Feliz Navidad, y un brindis pendiente.',
    ],
  }),
  companion('rescate', 'light', {
    light: [
      'Si en algún momento hay que escapar de la cena, basta con mandar una palabra y llamo con una urgencia.',
      'Propongo "alcachofa".',
      'Mientras tanto, buen provecho y buen humor.',
    ],
  }),
  work('fuera-de-la-oficina', 'light', {
    light: [
      'Casi es Navidad. Se ruega poner el "fuera de la oficina" y creérselo.',
      'Lo urgente seguirá siendo urgente en enero, solo que más viejo.',
      'A descansar, y a no mirar el correo ni de reojo.',
    ],
  }),
  work('tu-parte', 'thanks', {
    all: [
      'Gracias por {tu|su} parte en este año. Se ha notado para bien.',
      'Quería decirlo antes de que todo el mundo saliera corriendo.',
      'Feliz Navidad, y buen descanso.',
    ],
  }),
  work('abrigos', 'picture', {
    warm: [
      'Me gusta la última hora antes de las fiestas, cuando la gente se pone el abrigo y vuelve a ser ella misma.',
      'Ojalá {tu|su} Navidad sea toda así.',
      'Un saludo cariñoso, y para quien espere en casa, otro.',
    ],
  }),
  client('por-la-confianza', 'thanks', {
    all: [
      'Gracias por la confianza de este año. {Te|Le} deseamos una Navidad tranquila.',
      'Ha sido un placer trabajar {contigo|con usted}.',
      'Que el nuevo año empiece con buen pie para {ti|usted} y para los {tuyos|suyos}.',
    ],
  }),
  client('telefono-callado', 'picture', {
    all: [
      'El mejor sonido de estas fechas es el de un teléfono que no suena. {Te|Le} deseamos varios días de ese silencio.',
      'El nuestro también callará, como regalo.',
      'Feliz Navidad, y un enero despejado.',
    ],
  }),
  client('sin-respuesta', 'light', {
    all: [
      'Este mensaje no pide respuesta, no trae enlaces y solo tiene una fecha límite, la de la cena: feliz Navidad.',
      'Pensamos que se agradecería uno así.',
      'A disfrutar de los días.',
    ],
  }),
  client('un-placer', 'thanks', {
    all: [
      'Entre lo bueno de este año contamos el trabajo hecho {contigo|con usted}. Feliz Navidad de nuestra parte.',
      'Lo decimos con gratitud.',
      'Seguimos a {tu|su} disposición el año que viene, con las pilas cargadas.',
    ],
  }),
];

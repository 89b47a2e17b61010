import { business, companions, elders, notPartner, relatives, young } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const partner = ideasFor('valentines/partner', ['partner']);
const others = ideasFor('valentines', notPartner);
const personal = ideasFor(
  'valentines',
  notPartner.filter((group) => group !== 'client'),
);
const elder = ideasFor('valentines/elders', elders);
const child = ideasFor('valentines/young', young);
const relative = ideasFor('valentines/relatives', relatives);
const companion = ideasFor('valentines/companions', companions);
const working = ideasFor('valentines/work', business);

/** Romance for one's partner; plain affection for everybody else. */
export const valentinesIdeas = [
  partner('los-otros-dias', 'thanks', {
    all: [
      'Nos han dado un solo día para esto. Voy a necesitar también los demás.',
      'Con una cena y unas flores apenas se empieza.',
      'Te quiero. Mañana sigo.',
    ],
  }),
  partner('bolsillo', 'picture', {
    warm: [
      'De todos los sitios en los que he estado, prefiero ese en el que tu mano va en mi bolsillo.',
      'Adónde vaya el resto de mí, me importa poco.',
      'Quédate ahí, que hace buen tiempo.',
    ],
  }),
  partner('rima', 'light', {
    light: [
      'Intenté rimar algo con tu nombre y me pidieron que lo dejara. Te quiero en prosa.',
      'La prosa también admite besos.',
      'Y bombones, si llegan enteros.',
    ],
  }),
  partner('plano', 'wish', {
    formal: [
      'Te quiero, y hoy tengo al mundo entero de excusa para decirlo.',
      'Sería igual de cierto un jueves de lluvia sin nada que celebrar.',
      'Con todo mi amor, en San Valentín y en lo que no lo es.',
    ],
  }),
  partner('corazon-de-costumbres', 'picture', {
    warm: [
      'Mi corazón es animal de costumbres: te oye llegar y se levanta.',
      'Lo hace desde el principio, y ya no le digo que se calme.',
      'Es tuyo, con sus manías.',
    ],
  }),
  partner('postre', 'light', {
    light: [
      'Eres la única persona con la que comparto postre sin contar las cucharadas.',
      'Con el resto las cuento.',
      'Bésame, y la última es para ti.',
    ],
  }),
  partner('palabra-corta', 'thanks', {
    all: [
      'Amor es una palabra corta para algo que se despierta conmigo cada mañana y te busca.',
      'La uso porque no hay otra más larga.',
      'Toda para ti, hoy como ayer.',
    ],
  }),
  partner('no-te-cambio', 'picture', {
    all: [
      'No sé bailar, pero contigo en la cocina lo olvido.',
      'Basta con una canción mala y poco sitio.',
      'Feliz San Valentín, y no me sueltes.',
    ],
  }),
  partner('flechas', 'light', {
    light: [
      'Cupido apuntó mal muchas veces. Contigo acertó, y desde entonces le he perdonado las otras.',
      'Se lo diría en persona, pero va siempre con prisa.',
      'Feliz San Valentín a la mejor diana.',
    ],
  }),
  partner('lo-que-digo-poco', 'thanks', {
    warm: [
      'Hay cosas que te digo con la taza de café, con la manta, con la luz del pasillo. Hoy las digo con palabras: te quiero.',
      'Las otras siguen valiendo.',
      'Y mañana, otra vez la taza.',
    ],
  }),
  partner('elegir', 'wish', {
    all: [
      'Querer no es solo que te pase. También es elegirlo, y yo te elijo.',
      'Hoy, con más luz que nunca.',
      'Feliz San Valentín, amor.',
    ],
  }),
  partner('casa', 'picture', {
    formal: [
      'Hay lugares que solo son hogar por quien está en ellos. El mío lleva tu nombre.',
      'No hace falta más dirección.',
      'Te quiero con calma y para largo.',
    ],
  }),
  partner('dos-cucharas', 'wish', {
    all: [
      'Mi plan para San Valentín cabe en una línea: tú, yo y ningún reloj.',
      'Las velas son opcionales. Los besos, no.',
      'Lo demás lo improvisamos.',
    ],
  }),
  partner('me-sigue-pasando', 'thanks', {
    all: [
      'Me sigue pasando: suena la puerta, eres tú, y el día se pone de pie.',
      'Creí que con el tiempo se quitaría. Qué bien que no.',
      'Te quiero, y ya.',
    ],
  }),
  others('para-todos-los-carinos', 'thanks', {
    all: [
      'San Valentín debería ser también de la gente a la que se aprecia. Aquí va {tu|su} parte.',
      'No hay por qué sonrojarse.',
      'Que el día traiga algo dulce.',
    ],
  }),
  personal('bombones-manana', 'light', {
    light: [
      'Feliz San Valentín. Dato importante: mañana los bombones cuestan la mitad.',
      'Lo digo porque hay confianza.',
      'El abrazo va a precio completo.',
    ],
  }),
  personal('muchas-clases', 'picture', {
    warm: [
      'Hay muchas clases de cariño, y una de ellas lleva {tu|su} nombre.',
      'No viene con rosas. Viene con los años o con las ganas, según.',
      'Feliz día, de parte de quien {te|le} quiere bien.',
    ],
  }),
  others('cordial', 'wish', {
    formal: [
      'Un saludo afectuoso en San Valentín, día de la amistad además del amor.',
      'La amabilidad también tiene derecho a su fecha.',
      'Ojalá hoy aparezca por todas partes.',
    ],
  }),
  others('palabra-amable', 'picture', {
    all: [
      'Ojalá hoy {te|le} llegue una palabra amable. Por si se retrasa, aquí va una.',
      'Viene con cuidado, para que no se arrugue.',
      'Y que haya flores en algún punto del camino.',
    ],
  }),
  others('tanto-corazon', 'wish', {
    all: [
      'Con tanto corazón suelto por la calle, {te|le} deseo un día contento y bien acompañado.',
      'Sin flechas, que luego hay que quitarlas.',
      'Un saludo cariñoso en San Valentín.',
    ],
  }),
  others('la-amistad', 'thanks', {
    all: [
      'En muchos sitios hoy es también el día de la amistad y del aprecio. Me apunto a esa mitad.',
      'Tiene menos rosas y muy buena conversación.',
      'Va mi aprecio, entero.',
    ],
  }),
  others('chocolate', 'light', {
    all: [
      'No hace falta ningún romance para que hoy haya chocolate. Conviene recordarlo.',
      'Es una fecha flexible, si se mira bien.',
      'Que sea un día dulce, por el motivo que sea.',
    ],
  }),
  others('carta', 'picture', {
    all: [
      'Hoy circulan muchas cartas con lazos y secretos. Esta va sin ellos: solo dice que {te|le} tengo aprecio.',
      'Se puede leer en voz alta sin ningún peligro.',
      'Que la tarde sea cálida.',
    ],
  }),
  others('mano-buena', 'wish', {
    all: [
      'Que hoy haya cerca una mano buena, una broma tonta y algo rico en la mesa.',
      'El amor, en general, se parece bastante a eso.',
      'Feliz San Valentín desde este lado.',
    ],
  }),
  personal('corazon-grande', 'thanks', {
    warm: [
      'El corazón no tiene asientos numerados, pero {tú|usted} {tienes|tiene} sitio fijo en el mío.',
      'Con buena visibilidad y sin columnas.',
      'Un abrazo, hoy que toca.',
    ],
  }),
  elder('primer-amor', 'thanks', {
    all: [
      'Antes de saber qué era el amor ya lo tenía en casa. Hoy me acuerdo de dónde salió.',
      'Nadie le puso ese nombre. No hacía falta.',
      'Feliz San Valentín, y un beso muy grande.',
    ],
  }),
  elder('claveles', 'picture', {
    all: [
      'Si estuviera ahí, hoy aparecería con una flor y sin avisar.',
      'Va en forma de tarjeta, que no hay que poner en agua.',
      '{Te|Le} quiero mucho, y no solo en febrero.',
    ],
  }),
  child('cuanto', 'picture', {
    all: [
      '¿Sabes cuánto te quiero? Abre los brazos todo lo que puedas. Pues todavía más.',
      'Habría que abrir también las ventanas.',
      'Feliz día, y un beso de los que suenan.',
    ],
  }),
  child('pegamento', 'light', {
    light: [
      'Este corazón es de papel, pero lo pegué con mucho cariño y un poco de más.',
      'Puede que se quede enganchado a los dedos.',
      '¡Feliz San Valentín, y a repartir abrazos!',
    ],
  }),
  relative('de-familia', 'thanks', {
    all: [
      'El cariño de familia no sale en los escaparates de hoy, y es el que más dura.',
      'Por eso lo mando yo, sin envoltorio.',
      'Un beso en San Valentín, de los de siempre.',
    ],
  }),
  companion('fichaje', 'light', {
    light: [
      'Feliz San Valentín a la persona con la que mejor se habla mal del amor.',
      'Y bien, según el día.',
      'Este año tampoco mando rosas. Mando lealtad.',
    ],
  }),
  working('cordialidad', 'picture', {
    all: [
      'Hoy también es buen día para agradecer el trato amable, que en el trabajo vale mucho.',
      'No lleva lazo, pero se nota.',
      'Un saludo afectuoso, y buena jornada.',
    ],
  }),
  others('una-flor', 'picture', {
    all: [
      'Alguien ha dejado hoy la calle llena de flores en las manos de la gente. Ojalá una acabe en las {tuyas|suyas}.',
      'Vengan de quien vengan, huelen igual de bien.',
      'Que sea un día alegre, con o sin lazo.',
    ],
  }),
  others('buen-trato', 'thanks', {
    all: [
      'El mundo gira por el amor, dicen, pero también por la gente que trata bien a los demás. Gracias por ser de esa gente.',
      'Hoy tocaba decirlo.',
      'Un saludo con cariño y sin serenata.',
    ],
  }),
  others('ni-cupido', 'wish', {
    all: [
      'Para este día, ni flechas ni promesas: solo un día bueno y una noche tranquila.',
      'A veces eso es lo más romántico que hay.',
      'Con simpatía, y hasta pronto.',
    ],
  }),
  working('cafe', 'light', {
    all: [
      'San Valentín también llega a las oficinas, casi siempre en forma de chocolate junto a la cafetera.',
      'Conviene pasar temprano.',
      'Feliz día, y que quede alguno de los de avellana.',
    ],
  }),
];

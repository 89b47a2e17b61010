import { relatives } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';

const partner = ideasFor('birthday/partner', ['partner']);
const family = ideasFor('birthday/family', ['family']);
const inLaw = ideasFor('birthday/in-law', ['in-law']);
const relative = ideasFor('birthday/relatives', relatives);
const friend = ideasFor('birthday/friend', ['friend']);
const work = ideasFor('birthday/work', ['work']);
const client = ideasFor('birthday/client', ['client']);
const neighbor = ideasFor('birthday/neighbor', ['acquaintance']);

/** Birthday ideas for one's partner, the wider family, friends and work. */
export const birthdayForOthers = [
  partner('cambia-el-aire', 'picture', {
    warm: [
      'Me gusta cómo cambia el aire cuando entras por la puerta. Hoy entras, además, con un año nuevo.',
      'No hace falta otro plan: tú, yo y lo que quede del día.',
      'Feliz cumpleaños, mi amor.',
    ],
  }),
  partner('a-ver-si-llegas', 'thanks', {
    all: [
      'Si hubiera que empezar otra vez, me pondría en el mismo sitio, a ver si llegas.',
      'Nervios incluidos.',
      'Feliz cumpleaños, y gracias por aparecer.',
    ],
  }),
  partner('toda-la-manta', 'light', {
    light: [
      'Por ser tu día, hoy te dejo toda la manta y la razón en todo.',
      'Lo de la manta vence a medianoche. Lo de la razón lo negociamos.',
      'Feliz cumpleaños, y ven aquí.',
    ],
  }),
  partner('de-paso', 'thanks', {
    formal: [
      'En tu cumpleaños quiero decirte despacio lo que casi siempre digo de paso: te quiero.',
      'Los días se van deprisa, y de cada uno me quedaría contigo.',
      'Que este año esté a tu altura.',
    ],
  }),
  partner('algo-de-sabado', 'picture', {
    warm: [
      'Contigo, hasta un miércoles cualquiera tiene algo de sábado.',
      'Se me olvida decirlo cuando vamos con prisa, y por eso lo escribo.',
      'Que hoy te vuelva un poco de lo que das.',
    ],
  }),
  partner('levanto-la-cabeza', 'picture', {
    all: [
      'Todavía levanto la cabeza cuando oigo que llegas.',
      'Es una costumbre pequeña y no la cambiaría por ninguna grande.',
      'Feliz cumpleaños, vida mía.',
    ],
  }),
  partner('no-lo-hacen', 'light', {
    light: [
      'Busqué un regalo a tu altura y resulta que no lo hacen. Habrá que conformarse con besos.',
      'No admiten cambios ni devoluciones.',
      'Feliz cumpleaños, y el primero, en cuanto te tenga cerca.',
    ],
  }),
  family('buena-rama', 'picture', {
    all: [
      'En toda familia hay una rama donde da gusto sentarse. La {tuya|suya} es una de esas.',
      'Hay buena sombra, buena conversación y no se mueve mucho.',
      'Feliz cumpleaños desde la rama de al lado.',
    ],
  }),
  family('no-se-elige', 'light', {
    light: [
      'La familia no se elige, pero si se eligiera yo pediría turno para quedarme {contigo|con usted}.',
      'De madrugada, si hiciera falta, y con silla plegable.',
      'Feliz cumpleaños, y sin empujar en la fila.',
    ],
  }),
  family('alegrarse-el-doble', 'thanks', {
    warm: [
      'No hace falta verse cada semana para alegrarse de ser familia. Hoy me alegro el doble.',
      'Lo que nos une no se desgasta por falta de uso.',
      '{Te|Le} mando un abrazo y un año con buenas noticias.',
    ],
  }),
  relative('el-mejor-sitio', 'wish', {
    all: [
      'Que hoy {te|le} toque el mejor sitio de la mesa: el de quien no tiene que levantarse.',
      'Ni por la sal, ni por el teléfono, ni por educación.',
      'Feliz cumpleaños en familia.',
    ],
  }),
  relative('la-misma-gente', 'wish', {
    formal: [
      '{Te|Le} envío mi felicitación con el afecto que se guarda para la familia.',
      'Es bueno pertenecer a la misma gente.',
      'Que el año venga con salud y con buenas reuniones.',
    ],
  }),
  inLaw('por-el-camino', 'thanks', {
    warm: [
      'Hay familia que toca y familia que se encuentra por el camino. Qué suerte la mía con la segunda.',
      'De eso no habría que presumir, pero presumo.',
      'Feliz cumpleaños, con mucho cariño.',
    ],
  }),
  inLaw('ningun-chiste', 'light', {
    light: [
      'Sobre la familia política hay muchos chistes. No me sé ninguno que sirva {contigo|con usted}.',
      'Mala suerte para las sobremesas y buena para mí.',
      'Feliz cumpleaños, y que haya postre.',
    ],
  }),
  inLaw('nada-que-organizar', 'wish', {
    all: [
      'Que {tu|su} cumpleaños sea cómodo: buena compañía cerca y nada que organizar.',
      'Por una vez, que lo hagan otros.',
      'Un abrazo, y por un año amable.',
    ],
  }),
  friend('dime-con-quien-andas', 'thanks', {
    all: [
      '{Dime con quién andas y te diré quién eres|Por las compañías se conoce a la gente|Por las compañías se conoce a la gente}. Por eso presumo de andar {contigo|con usted}.',
      'Es la mejor carta de recomendación que tengo.',
      'Feliz cumpleaños, y que sigamos andando.',
    ],
  }),
  friend('dedo-fijo', 'picture', {
    warm: [
      'Dicen que las buenas amistades se cuentan con los dedos de una mano. En la mía {tienes|tiene} dedo fijo.',
      'Y es de los que más uso.',
      'Feliz cumpleaños, y un abrazo con las dos manos.',
    ],
  }),
  friend('lo-voy-contando', 'light', {
    light: [
      'De {ti|usted} sé demasiadas cosas y callo casi todas. Lo de {tu|su} cumpleaños lo voy contando por ahí.',
      'Habrá quien se entere por mí. Pido disculpas por adelantado.',
      'Felicidades, y ya me tocará a mí.',
    ],
  }),
  friend('con-quien-comentarlas', 'wish', {
    all: [
      'Que este año {te|le} dé sueño profundo, buenas noticias y alguien con quien comentarlas.',
      'Para lo último, aquí estoy.',
      'Felicidades, y un abrazo de los largos.',
    ],
  }),
  work('se-caiga-la-reunion', 'picture', {
    all: [
      'Que hoy el correo se porte bien y la reunión de la tarde se cancele sola.',
      'Todo seguirá ahí mañana. Es lo que mejor sabe hacer.',
      'Feliz cumpleaños, y a disfrutar de la tarde.',
    ],
  }),
  work('da-gusto-coincidir', 'thanks', {
    warm: [
      'El trabajo, al final, son las personas, y da gusto coincidir {contigo|con usted}.',
      'Entre tarea y tarea se dice poco, así que queda por escrito.',
      'Que la tarde de hoy sea entera para {ti|usted}.',
    ],
  }),
  work('orden-del-dia', 'light', {
    light: [
      'Único punto del orden del día: pastel. ¿Votos en contra?',
      'Aprobado por unanimidad, y que conste en acta.',
      'Feliz cumpleaños. Los ruegos y las preguntas, mañana.',
    ],
  }),
  work(
    'aprendi-mirando',
    'thanks',
    {
      all: [
        'Mucho de lo que hoy hago bien lo aprendí {contigo|con usted}, a veces sin que nadie diera lección.',
        'Así es como mejor se aprende.',
        'Feliz cumpleaños, y un año con tiempo para lo {tuyo|suyo}.',
      ],
    },
    { only: ['mentor', 'teacher'] },
  ),
  client('nada-que-firmar', 'light', {
    all: [
      'Hoy no hay nada que firmar ni que responder: solo queremos desear{te|le} un feliz cumpleaños.',
      'Nos pareció que un mensaje así también hacía falta.',
      'Que el día sea enteramente {tuyo|suyo}.',
    ],
  }),
  client('la-persona', 'thanks', {
    all: [
      'Es un gusto conocer a la persona además de los asuntos. Feliz cumpleaños de nuestra parte.',
      'Los asuntos pasan, y la buena relación se queda.',
      'Esperamos que el día resulte agradable.',
    ],
  }),
  client('por-la-confianza', 'thanks', {
    all: [
      'En {tu|su} cumpleaños, gracias por la confianza y una felicitación con todo nuestro aprecio.',
      'No la damos por descontada.',
      'Que el año vaya bien, dentro y fuera del trabajo.',
    ],
  }),
  client('comida-tranquila', 'picture', {
    all: [
      'Ojalá hoy haya una comida sin prisa y una tarde que termine temprano.',
      'Los asuntos pendientes tienen fama de esperar muy bien.',
      '{Te|Le} enviamos una cordial felicitación por {tu|su} cumpleaños.',
    ],
  }),
  client('ano-firme', 'wish', {
    formal: [
      '{Recibe|Reciba} nuestra felicitación en el día de {tu|su} cumpleaños.',
      'Que el año venga con salud, y con lo demás en buen orden detrás.',
      'Nos alegra poder decirlo una vez más.',
    ],
  }),
  client('ocasion-de-escribir', 'picture', {
    all: [
      'Es agradable tener una ocasión de escribir que no sea de trabajo: feliz cumpleaños.',
      'Ojalá hubiera más así.',
      'Nuestro deseo es que el día empiece bien y acabe mejor.',
    ],
  }),
  client('una-linea-amable', 'wish', {
    all: [
      'Entre los mensajes de hoy, que este sea de los que se leen con gusto: feliz cumpleaños.',
      'Es breve a propósito.',
      'Que el resto de la jornada sea {tuyo|suyo}.',
    ],
  }),
  neighbor(
    'saludo-al-pasar',
    'picture',
    {
      all: [
        'Casi siempre es un saludo al pasar. Hoy es un saludo por escrito: feliz cumpleaños.',
        'Lleva dentro los buenos días de siempre.',
        'Que todo vaya hoy a {tu|su} gusto.',
      ],
    },
    { only: ['neighbor'] },
  ),
];

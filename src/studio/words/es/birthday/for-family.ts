import type { Facts } from '../../idea.ts';
import { ideasFor } from '../forms-of-address.ts';

const parent = ideasFor('birthday/parent', ['parent']);
const child = ideasFor('birthday/child', ['child']);
const sibling = ideasFor('birthday/sibling', ['sibling']);
const grandparent = ideasFor('birthday/grandparent', ['grandparent']);
const grandchild = ideasFor('birthday/grandchild', ['grandchild']);

/** True as well when nobody gave an age. */
const notSmall = { when: ({ years }: Facts) => years === 0 || years >= 13 };

/** Birthday ideas for the nearest family. */
export const birthdayForFamily = [
  parent('parecia-facil', 'thanks', {
    all: [
      'Tardé años en entender cuánto trabajo había detrás de que todo pareciera fácil. Gracias.',
      'Por lo visto, las cosas no se hacían solas.',
      'Feliz cumpleaños, y hoy, a mesa puesta.',
    ],
  }),
  parent('de-tal-palo', 'light', {
    light: [
      'De tal palo, tal astilla: abro la boca para decir algo sensato y me sale una frase {tuya|suya}.',
      'Dicen que con los años va a más. He decidido no resistirme.',
      'Feliz cumpleaños, de parte de la astilla.',
    ],
  }),
  parent('contartelo', 'picture', {
    warm: [
      'Cuando me pasa algo bueno, todavía quiero {contártelo|contárselo|contárselo} antes que a nadie.',
      'Eso no se quita con los años, y espero que no se quite nunca.',
      'Hoy la buena noticia es {tu|su} cumpleaños, y me alegra mucho.',
    ],
  }),
  parent('por-escrito', 'thanks', {
    formal: [
      'En {tu|su} cumpleaños quiero agradecer{te|le}, por escrito y sin prisa, lo que me {has|ha} dado.',
      'Buena parte llegó sin palabras, y por eso nunca encontré el momento de contestar.',
      'Que hoy no falten el descanso ni la buena compañía.',
    ],
  }),
  parent('preocuparse-manana', 'light', {
    light: [
      'Por ser {tu|su} cumpleaños, queda suspendida hasta mañana la obligación de preocuparse por mí.',
      'Informe de situación: como, duermo y tengo abrigo.',
      'Feliz cumpleaños, y los pies en alto.',
    ],
  }),
  parent('lo-que-llevo', 'thanks', {
    warm: [
      'Llevo encima más cosas {tuyas|suyas} de las que caben en una maleta, y ninguna me pesa.',
      'Se me notan en cómo hablo, en cómo pongo la mesa y en cómo me despido.',
      'Feliz cumpleaños, y gracias por el equipaje.',
    ],
  }),
  child('mirarte-un-rato', 'picture', {
    warm: [
      'Podría mirarte un buen rato todos los días y seguiría sin acostumbrarme a mi suerte.',
      'Tienes tu manera de hacer las cosas, y verla es de lo mejor que me pasa.',
      'Feliz cumpleaños, y que el año te cuide.',
    ],
  }),
  child(
    'los-dias-que-aguantas',
    'thanks',
    {
      all: [
        'Estoy de tu lado los días que ganas y, todavía más, los días que solo aguantas.',
        'No tienes que hacer nada para ganártelo. Venía de serie.',
        'Feliz cumpleaños, tal como eres.',
      ],
    },
    notSmall,
  ),
  child(
    'en-evidencia',
    'light',
    {
      light: [
        'Hoy tengo permiso para avergonzarte un poco: me pareces formidable.',
        'Lo diría delante de tus amistades, pero me han pedido que no.',
        'Feliz cumpleaños, y guarda un trozo para la familia.',
      ],
    },
    notSmall,
  ),
  child('regalo-para-mi', 'thanks', {
    all: [
      'Tu cumpleaños también es un regalo para mí, y ni siquiera hay que desenvolverlo.',
      'Llegaste tú, y desde entonces los días tienen otra forma.',
      'Disfruta del tuyo, que yo ya estoy disfrutando del mío.',
    ],
  }),
  child(
    'puerta-abierta',
    'wish',
    {
      warm: [
        'Estés donde estés hoy, hay alguien que sonríe solo de pensar en ti.',
        'También pasa los días sin velas, aunque no te llame para contarlo.',
        'Que el año te traiga buena gente y cosas que te gusten.',
      ],
    },
    notSmall,
  ),
  sibling('la-otra-mitad', 'picture', {
    warm: [
      'Hay historias que solo tú y yo sabemos terminar. Me alegra que la otra mitad la tengas tú.',
      'Nadie más se ríe en el momento justo.',
      'Feliz cumpleaños, y que vengan historias nuevas.',
    ],
  }),
  sibling('ultima-palabra', 'light', {
    light: [
      'Hoy, y solo hoy, te cedo el último trozo, el mejor asiento y la última palabra.',
      'Mañana vuelve la normalidad.',
      'Que conste por escrito: feliz cumpleaños.',
    ],
  }),
  sibling('de-tu-parte', 'thanks', {
    all: [
      'Te discutiré casi todo, pero en todo estoy de tu parte.',
      'Guarda esta tarjeta: sirve como prueba.',
      'Feliz cumpleaños a quien habría elegido igual.',
    ],
  }),
  sibling('sin-explicaciones', 'picture', {
    warm: [
      'A ti no tengo que explicarte nuestra familia, y eso es un descanso.',
      'Con levantar una ceja nos basta.',
      'Que hoy nadie te pida explicaciones de nada.',
    ],
    formal: [
      'Es bueno tenerte en la familia, y un cumpleaños es buen día para dejarlo dicho.',
      'Lo digo poco y lo pienso a menudo.',
      'Que el año que empieza te traiga salud y días tranquilos.',
    ],
  }),
  sibling('sin-consejos', 'light', {
    light: [
      'Iba a darte un consejo por tu cumpleaños, pero prefiero que me sigas hablando.',
      'Así que aquí va una tarjeta garantizada sin consejos.',
      'Feliz cumpleaños, y haz lo que te dé la gana.',
    ],
  }),
  grandparent('pedir-sillas', 'picture', {
    all: [
      'Si hoy se sentara a la mesa toda la gente que {te|le} quiere, habría que pedir sillas prestadas.',
      'Yo me pido la de al lado.',
      'Feliz cumpleaños, con un beso muy grande.',
    ],
  }),
  grandparent('el-tiempo-se-sienta', 'thanks', {
    warm: [
      'Todo el mundo va con prisa, y a {tu|su} lado hasta el tiempo se sienta. Gracias por eso.',
      'Es un regalo que no se gasta.',
      '{Te|Le} deseo un cumpleaños largo y tranquilo.',
    ],
  }),
  grandparent('a-ojo', 'thanks', {
    all: [
      'Hay cosas que no vienen en los libros: se aprenden mirando a quien las hace a ojo y le salen bien.',
      'En eso tuve buena escuela.',
      'Gracias por dejarme mirar, y feliz cumpleaños.',
    ],
  }),
  grandparent('se-invierte', 'light', {
    light: [
      'Todo el año los abuelos miman a los nietos. Hoy el tráfico va en sentido contrario.',
      'Eso incluye el mejor asiento, el trozo grande y no levantarse para nada.',
      'Feliz cumpleaños, y sin protestar.',
    ],
  }),
  grandparent('carino-y-respeto', 'wish', {
    formal: [
      'En {tu|su} cumpleaños {te|le} mando mi cariño y mi respeto, que en esto van juntos.',
      'Mucho de lo bueno de esta familia empezó antes que yo, y sé a quién dar las gracias.',
      'Que el año sea suave y no falten las visitas.',
    ],
  }),
  grandchild('un-poco-mas-de-ti', 'picture', {
    warm: [
      'Cada vez que te veo hay un poco más de ti, y me gusta todo.',
      'No lo digo por la estatura, aunque también.',
      'Feliz cumpleaños, y sigue creciendo a tu aire.',
    ],
  }),
  grandchild('nadie-me-aviso', 'thanks', {
    all: [
      'Nadie me avisó de que lo mejor de la familia llegaba dos generaciones después.',
      'Se ve que lo guardaban en secreto.',
      'Feliz cumpleaños, y gracias por dejarme verlo de cerca.',
    ],
  }),
  grandchild('bolsillo', 'light', {
    light: [
      'Traigo el bolsillo lleno de deseos con tu nombre: uno de suerte, uno de risa y uno de repetir postre.',
      'No hace falta gastarlos el mismo día.',
      'Feliz cumpleaños, y a soplar con fuerza.',
    ],
  }),
  grandchild('ultima-fila', 'wish', {
    warm: [
      'Hagas lo que hagas este año, imagina a alguien en la última fila que aplaude antes de que empieces.',
      'Ese alguien soy yo, y no necesito motivos.',
      'Que hoy te canten fuerte y te abracen más fuerte.',
    ],
    formal: [
      'Te mando mi cariño en tu cumpleaños, y mi confianza en todo lo que emprendas.',
      'Da mucho gusto ver cómo encuentras tu camino.',
      'Que sea un buen año, y que te trate bien.',
    ],
  }),
];

import type { Facts } from '../../idea.ts';
import { atADistance, closePeople, companions, elders, everyone, personally, relatives, young } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';

const idea = ideasFor('congratulations', everyone);
const distant = ideasFor('congratulations', atADistance);
const personal = ideasFor('congratulations', personally);
const close = ideasFor('congratulations', closePeople);
const partner = ideasFor('congratulations/partner', ['partner']);
const elder = ideasFor('congratulations/elders', elders);
const child = ideasFor('congratulations/young', young);
const relative = ideasFor('congratulations/relatives', relatives);
const companion = ideasFor('congratulations/companions', companions);
const working = ideasFor('congratulations/work', ['work', 'client', 'acquaintance']);
const named = ['wedding', 'baby', 'retirement', 'graduation', 'promotion'];
const unnamed = { when: ({ occasionType }: Facts) => !named.includes(occasionType) };

/** Right for any good news, whether the record names it or not. */
const anyNews = [
  idea('dos-veces', 'thanks', {
    all: [
      'Felicidades, que las buenas noticias se disfrutan dos veces: al recibirlas y al ver a quién le tocan.',
      'En la segunda estoy ahora mismo.',
      'A celebrarlo sin moderación.',
    ],
  }),
  idea('noticia-en-pie', 'wish', {
    all: [
      'Hay noticias que se leen de pie, y esta es de esas.',
      'Después, eso sí, conviene sentarse a disfrutarla.',
      'Mi enhorabuena, y que el buen momento dure.',
    ],
  }),
  idea('buen-dia-de-correo', 'picture', {
    all: [
      'Da gusto escribir una tarjeta cuando el motivo es tan bueno.',
      'Las palabras han venido solas y de buen humor.',
      'Enhorabuena, y a disfrutarlo con calma.',
    ],
  }),
  idea('subrayado', 'picture', {
    all: [
      'En mi calendario, esta noticia va subrayada dos veces.',
      'Con regla, para que quede bien derecho.',
      'Enhorabuena, y que haya más días para subrayar.',
    ],
  }),
  idea('brindis', 'wish', {
    all: [
      'Levanto una copa desde aquí, con mi felicitación dentro.',
      'Que haya alguien cerca para hacerla sonar como es debido.',
      'Y que la próxima alegría no se haga esperar.',
    ],
  }),
  personal('se-oyo', 'light', {
    light: [
      'Si se ha oído un grito por esa zona, era yo al enterarme: ¡felicidades!',
      'El vecindario ya está informado, quisiera o no.',
      'Y ahora, a celebrarlo a lo grande.',
    ],
  }),
  personal('cara-de-fiesta', 'picture', {
    warm: [
      'Desde que lo supe llevo puesta una sonrisa que no pega con lo que estoy haciendo.',
      'La gente pregunta, y no me lo callo.',
      'Felicidades, y a saborearlo despacio.',
    ],
  }),
  distant('felicitacion', 'wish', {
    formal: [
      '{Recibe|Reciba} mi felicitación más cordial.',
      'Es una satisfacción ver que las cosas buenas encuentran a quien corresponde.',
      'Que lo que sigue esté a la misma altura.',
    ],
  }),
  idea('a-pedir-de-boca', 'wish', {
    all: [
      'Que todo lo que empieza ahora salga a pedir de boca.',
      'Y si algo se tuerce, que tenga gracia al contarlo.',
      'Mi felicitación, y un abrazo grande con ella.',
    ],
  }),
  close('de-las-que-alegran', 'thanks', {
    warm: [
      'Hay alegrías ajenas que se sienten propias, y esta es una.',
      'La estoy celebrando por mi cuenta, con lo que había en casa.',
      'Felicidades, y un abrazo con ruido.',
    ],
  }),
  idea('foto', 'picture', {
    all: [
      'Ojalá quede una buena foto de este momento, de esas en las que nadie mira a la cámara.',
      'Son las que luego se guardan.',
      'Felicidades, y a vivirlo antes de enmarcarlo.',
    ],
  }),
  distant('brindar-sin-prisa', 'picture', {
    formal: [
      'Las noticias como esta se agradecen, y me honra poder celebrarla por escrito.',
      'Dice mucho, y todo bueno.',
      'Con mi felicitación y mi afecto.',
    ],
  }),
];

/** Congratulations when the record does not say on what. */
const unnamedNews = [
  idea(
    'obra-tuya',
    'thanks',
    {
      all: [
        'Felicidades por algo que es obra {tuya|suya}, y ojalá {te|se} {permitas|permita} disfrutarlo.',
        'La gente ve el día de hoy. Yo pienso en todos los anteriores.',
        'Una reverencia, y después, un buen asiento.',
      ],
    },
    unnamed,
  ),
  idea(
    'sombrero',
    'picture',
    {
      all: [
        'Detrás de una noticia así hay mucha paciencia, y ante eso me quito el sombrero.',
        'Por la suerte no me lo quito nunca.',
        'Que las vistas desde ahí sean buenas.',
      ],
    },
    unnamed,
  ),
  idea(
    'bien-hecho',
    'thanks',
    {
      all: [
        'Bien hecho. Son dos palabras cortas, y pocas veces las he dicho tan en serio.',
        'Conviene repetirlas en voz alta cuando no haya nadie delante.',
        'Que empiece ya la celebración.',
      ],
    },
    unnamed,
  ),
  idea(
    'quien-la-sigue',
    'light',
    {
      all: [
        'Quien la sigue la consigue, dicen. Ahora ya tengo el ejemplo para la próxima discusión.',
        'Pienso citarlo con nombre y apellidos.',
        'Felicidades, y que se repita.',
      ],
    },
    unnamed,
  ),
  idea(
    'pie-derecho',
    'wish',
    {
      all: [
        'Que esto sea solo el primer peldaño, y que la escalera tenga buena barandilla.',
        'De momento toca sentarse en él y mirar alrededor.',
        'Mi felicitación más contenta.',
      ],
    },
    unnamed,
  ),
  personal(
    'confeti',
    'light',
    {
      light: [
        'Dentro de esta tarjeta iba confeti, pero me acordé de quién barre.',
        'Hay que imaginarlo: mucho, de colores y en la sopa.',
        '¡Felicidades, y a bailar un poco!',
      ],
    },
    unnamed,
  ),
  partner(
    'el-primero',
    'picture',
    {
      warm: [
        'Me gustas con la duda puesta, el día de antes, y me gustas hoy, con la noticia en la cara.',
        'Pero hoy te voy a mirar más rato.',
        'Felicidades, amor mío.',
      ],
    },
    unnamed,
  ),
  partner(
    'presumir',
    'light',
    {
      light: [
        'Llevo todo el día presumiendo de ti con gente que no había preguntado.',
        'Alguno ha pedido que pare. No pienso parar.',
        'Felicidades, y ven a recoger tu premio.',
      ],
    },
    unnamed,
  ),
  partner(
    'lo-sabia',
    'thanks',
    {
      all: [
        'Yo ya lo sabía. Lo que no sabía es que me iba a hacer tanta ilusión.',
        'Será que lo tuyo me toca en lo mío.',
        'Te quiero, y te aplaudo.',
      ],
    },
    unnamed,
  ),
  partner(
    'por-ti',
    'wish',
    {
      formal: [
        'Celebro lo que has logrado y, todavía más, a la persona que lo ha logrado.',
        'La veo todos los días y sigue sorprendiéndome.',
        'Con todo mi amor, felicidades.',
      ],
    },
    unnamed,
  ),
  elder(
    'de-quien-lo-saco',
    'thanks',
    {
      all: [
        'Si lo de no rendirse se hereda, ya sé por qué rama me viene: felicidades.',
        'A ver si me ha tocado entero.',
        'Un beso y mucha alegría por la noticia.',
      ],
    },
    unnamed,
  ),
  child(
    'lo-lograste',
    'picture',
    {
      all: [
        '¡Lo lograste! Estoy dando saltos por dentro, que es donde no se rompe nada.',
        'Lo mejor no es el resultado. Es la cara con que lo cuentas.',
        'Felicidades, y choca esos cinco.',
      ],
    },
    unnamed,
  ),
  relative(
    'apellido',
    'thanks',
    {
      warm: [
        'En la familia nos repartimos las alegrías, y esta da para todos.',
        'Pienso quedarme con un trozo grande.',
        'Felicidades, y un abrazo de los de reunión.',
      ],
    },
    unnamed,
  ),
  companion(
    'testigo',
    'thanks',
    {
      warm: [
        'Estas cosas no caen del cielo, y por eso me alegra tanto.',
        'Desde fuera parece un día. Desde cerca se ven todos los demás.',
        'Felicidades, y hoy pago yo los aplausos.',
      ],
    },
    unnamed,
  ),
  working(
    'noticia',
    'thanks',
    {
      all: [
        'Da gusto escribir por un motivo así. Mi felicitación por la noticia.',
        'El trabajo callado, cuando se ve, alegra también a los demás.',
        'Un saludo, y que no sea la última.',
      ],
    },
    unnamed,
  ),
];

export const congratulationsForAnything = [...anyNews, ...unnamedNews];

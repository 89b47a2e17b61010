import {
  atADistance,
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

const idea = ideasFor('thank-you', everyone);
const distant = ideasFor('thank-you', atADistance);
const personal = ideasFor('thank-you', personally);
const close = ideasFor('thank-you', closePeople);
const partner = ideasFor('thank-you/partner', ['partner']);
const elder = ideasFor('thank-you/elders', elders);
const child = ideasFor('thank-you/young', young);
const relative = ideasFor('thank-you/relatives', relatives);
const companion = ideasFor('thank-you/companions', companions);
const working = ideasFor('thank-you/work', business);

/** Thanks, without saying for what: only the sender's own words know that. */
export const thankYouIdeas = [
  idea('de-pasada', 'thanks', {
    all: [
      'Hay gracias que se dicen de pasada y se pierden en la esquina. Estas quería que se quedaran.',
      'Leídas dos veces, dicen lo mismo.',
      'Gracias, una vez más y despacio.',
    ],
  }),
  personal('parecia-que-no', 'picture', {
    warm: [
      'Quizá {pensaste|pensó} que nadie se daba cuenta. Yo me di cuenta, y desde entonces debo estas líneas.',
      'Desde aquí no se vio nada pequeño.',
      'Ojalá pronto alguien haga lo mismo por {ti|usted}.',
    ],
  }),
  distant('agradecimiento', 'wish', {
    formal: [
      '{Te|Le} agradezco mucho {tu|su} amabilidad. No la he olvidado ni pienso olvidarla.',
      'Sin ella todo habría sido más difícil.',
      'Confío en poder corresponder algún día.',
    ],
  }),
  personal('te-debo-una', 'light', {
    light: [
      'Debo una. Según mis cuentas debo varias, pero empecemos por esta tarjeta.',
      'El saldo está revisado, y sale a {tu|su} favor.',
      'Gracias, y no hace falta recibo.',
    ],
  }),
  close('sin-tener-por-que', 'thanks', {
    all: [
      'No {tenías|tenía} por qué, y aun así. Sigo dándole vueltas a ese "aun así".',
      'No había público ni obligación. Solo {tú|usted}.',
      'Gracias, con todo el cariño que cabe aquí.',
    ],
  }),
  idea('arrimar-el-hombro', 'picture', {
    all: [
      'Hay quien mira y hay quien arrima el hombro. Gracias por arrimarlo.',
      'El peso se nota menos entre dos.',
      'Que nunca {te|le} falte un hombro cuando haga falta.',
    ],
  }),
  personal('sigue-andando', 'wish', {
    all: [
      'Un favor bien hecho no se acaba ahí: sigue andando por su cuenta. El {tuyo|suyo} todavía va por aquí.',
      'Procuro pasarlo a otras manos.',
      'Gracias, y que la vuelta llegue pronto.',
    ],
  }),
  idea('bien-nacido', 'thanks', {
    all: [
      'Dicen que es de bien nacidos ser agradecidos. Más que por nacimiento, lo digo por gusto: gracias.',
      'Y lo digo por escrito, que dura más.',
      'Que el día {te|le} devuelva un poco de lo que {has|ha} dado.',
    ],
  }),
  personal('otro-dia', 'thanks', {
    warm: [
      'Aquel día fue otro gracias a {ti|usted}, y sé muy bien cómo habría sido sin {ti|usted}.',
      'La gente así casi nunca se entera. Por eso lo escribo.',
      'Un abrazo desde la parte buena de aquel día.',
    ],
  }),
  personal('aplauso', 'light', {
    light: [
      '{Imagina|Imagine} una sala entera de pie, aplaudiendo. Soy yo, pero hago mucho ruido.',
      'He movido las sillas para que suene a multitud.',
      'Gracias, gracias, y otra vez gracias desde el gallinero.',
    ],
  }),
  idea('con-tinta', 'picture', {
    all: [
      'Podía dar las gracias de palabra, pero las palabras se las lleva el viento. Por eso van escritas.',
      'El papel tiene mejor memoria que el aire.',
      'Aquí quedan, para cuando apetezca releerlas.',
    ],
  }),
  idea('nada-de-de-nada', 'light', {
    all: [
      'Antes de que {digas|diga} "de nada": sí fue algo, y lo agradezco mucho.',
      'Hay cosas que solo le parecen pequeñas a quien las hace.',
      'Gracias, y que conste que lo fue.',
    ],
  }),
  idea('vale-por', 'wish', {
    all: [
      'Quería encontrar una manera elegante de dar las gracias, y al final me quedo con la corta: gracias.',
      'Las largas decían lo mismo, con más rodeos.',
      'Que {te|le} llegue entera.',
    ],
  }),
  idea('mas-facil', 'thanks', {
    all: [
      'Todo fue más fácil porque {estabas|estaba} ahí. No es poca cosa, y la agradezco.',
      'Lo fácil casi nunca lo es por casualidad.',
      'Espero poder hacer lo mismo, si un día hace falta.',
    ],
  }),
  distant('cuenta-pendiente', 'wish', {
    formal: [
      'Quiero dejar constancia de mi gratitud, que es mucha.',
      '{Tu|Su} ayuda llegó a tiempo y sin pedir nada.',
      'Con mi reconocimiento y mi aprecio.',
    ],
  }),
  idea('taza', 'picture', {
    all: [
      'Un gesto bueno calienta como una taza entre las manos. Gracias por el {tuyo|suyo}.',
      'Todavía no se ha enfriado.',
      'Que hoy haya algo igual de cálido en {tu|su} mesa.',
    ],
  }),
  partner('la-puerta', 'thanks', {
    warm: [
      'Doy las gracias a cualquiera que me sujete una puerta, y tú me sostienes media vida. Gracias, amor.',
      'La gente se acostumbra a todo, dicen.',
      'A ti no quiero acostumbrarme.',
    ],
  }),
  partner('antes-del-cafe', 'light', {
    light: [
      'Gracias por aguantarme, sobre todo antes del café.',
      'Sé cómo me pongo. Tú también, y aquí sigues.',
      'Se paga en besos, a la vista.',
    ],
  }),
  partner('lo-de-diario', 'picture', {
    all: [
      'Gracias por lo de diario: por lo que haces sin avisar y yo encuentro hecho.',
      'Parece poco hasta que se cuenta.',
      'Te quiero, y se me nota poco para lo que es.',
    ],
  }),
  partner('quedarte', 'wish', {
    all: [
      'Entre todo lo que te agradezco, lo primero es que estés.',
      'Lo demás es una lista larga, y podemos leerla a medias.',
      'Gracias, vida mía.',
    ],
  }),
  partner('formal', 'thanks', {
    formal: [
      'No siempre encuentro el momento de agradecerte lo que haces por mí. Hoy lo busco y lo encuentro.',
      'Es mucho, y lo sé.',
      'Con todo mi amor, gracias.',
    ],
  }),
  elder('aprendi-a-darlas', 'thanks', {
    all: [
      'En casa se aprende a dar las gracias antes que a leer. Estas van para quien me enseñó.',
      'Me las sé desde entonces, y nunca me parecen bastantes.',
      'Gracias, y un beso.',
    ],
  }),
  elder('como-si-nada', 'picture', {
    all: [
      'Hay personas que dan como quien respira, sin darse importancia. Gracias por ser así conmigo.',
      'Yo sí le doy importancia.',
      'Con cariño, y con mucha memoria.',
    ],
  }),
  child('gracias-de-mayor', 'thanks', {
    all: [
      'Dar las gracias a alguien más joven es un gusto: quiere decir que el mundo queda en buenas manos.',
      'En las tuyas, por ejemplo.',
      'Gracias, y un abrazo bien apretado.',
    ],
  }),
  child('me-lo-guardo', 'picture', {
    all: [
      'Lo que hiciste me lo guardo en el bolsillo de las cosas buenas. Gracias.',
      'Lo saco de vez en cuando y lo miro.',
      'Qué gusto que seas así.',
    ],
  }),
  relative('para-eso-esta', 'thanks', {
    all: [
      'Para eso está la familia, dice la gente. Ya, pero hay que estar, y {tú|usted} {estuviste|estuvo}.',
      'Conviene decirlo de vez en cuando.',
      'Gracias, con mucho cariño.',
    ],
  }),
  relative('en-la-mesa', 'picture', {
    all: [
      'En la mesa de la familia, las gracias se quedan a veces entre plato y plato. Estas las mando aparte.',
      'Enteras y sin interrupciones.',
      'Gracias por todo, y por cómo lo {haces|hace}.',
    ],
  }),
  companion('sin-pedirlo', 'thanks', {
    all: [
      'No tener que pedir las cosas es un lujo, y {contigo|con usted} lo tengo.',
      'Hay quien entiende a la primera, y hay quien se adelanta.',
      'Gracias por no esperar a que lo dijera.',
    ],
  }),
  companion('hoy-por-ti', 'light', {
    light: [
      '{Hoy por ti, mañana por mí, dice el refrán|Favor con favor se paga, dice el refrán|Favor con favor se paga, dice el refrán}. De momento {llevas|lleva} {tú|usted} toda la ventaja.',
      'Prometo apretar en la segunda parte.',
      'Gracias, y la revancha queda pendiente.',
    ],
  }),
  working('la-confianza', 'thanks', {
    all: [
      'Gracias por la confianza. Es lo único que no se puede pedir por encargo.',
      'Procuramos estar a su altura cada vez.',
      'Será un gusto seguir trabajando {contigo|con usted}.',
    ],
  }),
  working('buen-trabajo', 'wish', {
    all: [
      'El trabajo sale bien cuando hay buena gente a los dos lados de la mesa. Gracias por estar en el {tuyo|suyo}.',
      'Se nota en el resultado, y también en el camino.',
      'Un saludo agradecido, y hasta pronto.',
    ],
  }),
  working('bien-dicho', 'picture', {
    all: [
      'Entre tantos mensajes con prisa, este va sin ninguna: gracias.',
      'No lleva adjuntos ni fecha límite.',
      'Solo el aprecio de quien lo firma.',
    ],
  }),
];

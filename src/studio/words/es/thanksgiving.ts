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

const idea = ideasFor('thanksgiving', everyone);
const distant = ideasFor('thanksgiving', atADistance);
const personal = ideasFor('thanksgiving', personally);
const close = ideasFor('thanksgiving', closePeople);
const others = ideasFor('thanksgiving', beyondPartner);
const partner = ideasFor('thanksgiving/partner', ['partner']);
const elder = ideasFor('thanksgiving/elders', elders);
const child = ideasFor('thanksgiving/young', young);
const relative = ideasFor('thanksgiving/relatives', relatives);
const companion = ideasFor('thanksgiving/companions', companions);
const working = ideasFor('thanksgiving/work', business);

export const thanksgivingIdeas = [
  close('ronda-de-gracias', 'thanks', {
    all: [
      'Cuando hagan la ronda de las gracias tendré que abreviar. La versión larga {eres|es} {tú|usted}.',
      'No quería decirlo con la boca llena.',
      'Feliz Acción de Gracias, y un abrazo enorme.',
    ],
  }),
  personal('pastel-verdura', 'light', {
    light: [
      'Hoy nadie cuenta, pesa ni mide nada, y el pastel de calabaza es una verdura.',
      'Yo no dicto las normas, solo las hago cumplir.',
      'A guardar un hueco para las sobras.',
    ],
  }),
  idea('mesa-llena', 'wish', {
    all: [
      '{Te|Le} deseo una mesa llena en Acción de Gracias, y después una tarde fácil.',
      'Buena conversación, y los platos para otro turno.',
      'Si alguien tiene que levantarse por la sal, que sea otra persona.',
    ],
  }),
  distant('gratitud', 'thanks', {
    formal: [
      'En este Día de Acción de Gracias quiero decir que agradezco {conocerte|conocerle}.',
      'Es algo sencillo, y casi nunca se dice.',
      'Que la jornada sea feliz y descansada.',
    ],
  }),
  personal('lista-de-lo-bueno', 'picture', {
    warm: [
      'He hecho una lista de cosas buenas y {estabas|estaba} dentro antes de que subiera el café.',
      'Luego creció, pero no mejoró.',
      'Feliz Acción de Gracias, y buen provecho.',
    ],
  }),
  others('entre-el-pavo-y-el-pastel', 'picture', {
    all: [
      'Nos sentemos donde nos sentemos, hoy pensaré en {ti|usted} entre el pavo y el pastel.',
      'Es el tramo más largo de la comida.',
      'Que {tu|su} mesa sea alegre.',
    ],
  }),
  idea('cosas-pequenas', 'picture', {
    all: [
      'Que el día esté hecho de pequeñas cosas que agradecer: una sala caliente, una buena historia, el primer bocado.',
      'Las grandes se las arreglan solas.',
      'Un saludo agradecido, de mi silla a la {tuya|suya}.',
    ],
  }),
  idea('gracias-a-secas', 'thanks', {
    all: [
      'Hoy es el día de dar las gracias, así que no busco más excusa: gracias.',
      'El porqué ocuparía más de una tarjeta.',
      'Que haya sobremesa, y que sea larga.',
    ],
  }),
  idea('hogar', 'wish', {
    all: [
      'Ojalá hoy la casa huela bien desde temprano y se quede así hasta la noche.',
      'Es el mejor adorno que existe.',
      'Feliz Acción de Gracias a quienes se sienten a esa mesa.',
    ],
  }),
  idea('cuantos-somos', 'wish', {
    all: [
      'Da igual que hoy se sienten dos personas o una multitud. Que nadie coma sin compañía.',
      'Y si alguien llega tarde, que quede caliente lo suyo.',
      'Con gratitud, en este jueves señalado.',
    ],
  }),
  personal('siesta', 'light', {
    light: [
      'Después del pavo viene la siesta, y nadie se cree eso de que solo se cierran los ojos.',
      'Roncar es una forma de dar las gracias a quien cocinó.',
      'Feliz día, y buen cojín.',
    ],
  }),
  idea('cosecha', 'picture', {
    all: [
      'Esta fiesta empezó siendo de cosecha. La mía de este año ha sido, sobre todo, de buena gente.',
      'No hay granero que la guarde mejor que una mesa.',
      'Gracias por estar en ella.',
    ],
  }),
  distant('formal-dos', 'wish', {
    formal: [
      'Que el Día de Acción de Gracias {te|le} encuentre con salud y en buena compañía.',
      'Son motivos suficientes para dar gracias por muchos otros.',
      'Con mi aprecio y mi gratitud.',
    ],
  }),
  idea('se-olvida', 'thanks', {
    all: [
      'Lo bueno, de tanto estar, deja de verse. Hoy toca mirarlo bien, y ahí {estás|está} {tú|usted}.',
      'En el sitio de siempre, que es el mejor.',
      'Gracias, y feliz día.',
    ],
  }),
  partner('pierdo-la-cuenta', 'thanks', {
    warm: [
      'Cuando cuento lo que agradezco llego a ti y pierdo la cuenta.',
      'Empiezo otra vez y vuelve a pasar.',
      'Feliz Acción de Gracias, mi amor.',
    ],
  }),
  partner('ultimo-trozo', 'light', {
    light: [
      'Feliz Acción de Gracias a la persona con quien compartiría el último trozo. No se lo digo a cualquiera.',
      'En realidad, no se lo digo a nadie más.',
      'La mano, por debajo de la mesa.',
    ],
  }),
  partner('bendita-rutina', 'picture', {
    all: [
      'Agradezco las cosas grandes, pero sobre todo el ruido de tus llaves.',
      'Me suena a que el día ya puede acabar bien.',
      'Con todo mi amor, y gracias.',
    ],
  }),
  partner('sin-postre', 'wish', {
    all: [
      'Por todas las mesas que vengan contigo enfrente, o mejor, al lado.',
      'De frente se te ve la cara. De lado se te puede robar el postre.',
      'Gracias por ser mi gente.',
    ],
  }),
  elder('la-mesa-primera', 'thanks', {
    all: [
      'De todas las mesas en las que me he sentado, a la que más debo es a la {tuya|suya}.',
      'Allí aprendí a dar las gracias y a pasar el pan.',
      'Hasta esa mesa va hoy mi gratitud, con un beso.',
    ],
  }),
  elder('manos', 'picture', {
    warm: [
      'Hoy miro lo que tengo y veo cuánto viene de {tus|sus} manos.',
      'Más de lo que cabe en una bandeja.',
      'Con gratitud y con todo mi cariño.',
    ],
  }),
  child('por-ti', 'thanks', {
    all: [
      'Cuando toque decir por qué doy gracias, ya sé qué nombre voy a decir. Empieza como el tuyo y acaba igual.',
      'Lo diré alto, para que se oiga en la mesa de los pequeños.',
      'Un beso enorme, y doble de postre.',
    ],
  }),
  child('pavo', 'light', {
    light: [
      'Aviso del pavo: si hoy preguntas por él, dice que ha salido.',
      'El pastel, en cambio, te está esperando.',
      '¡Feliz Acción de Gracias, y a comer con ganas!',
    ],
  }),
  relative('familia', 'wish', {
    all: [
      'Que hoy en la mesa familiar se cuenten las historias de siempre, con los detalles cambiados.',
      'Corregirlas es tradición.',
      'Gracias por ser de los míos.',
    ],
  }),
  companion('familia-elegida', 'thanks', {
    all: [
      'Hay quien da las gracias por la cosecha. Yo las doy por tener con quién reírme.',
      'Llueva o no llueva, eso nunca falla.',
      'Un abrazo agradecido, y buen apetito.',
    ],
  }),
  working('gracias-por-trabajar-juntos', 'thanks', {
    all: [
      'Acción de Gracias es buen día para agradecer el trabajo compartido.',
      'Se agradece todo el año, pero hoy se dice.',
      'Que el descanso sea completo.',
    ],
  }),
  working('sin-mensajes', 'wish', {
    all: [
      'Que hoy la casa esté llena, el plato caliente y nadie mire los mensajes.',
      'Los nuestros pueden esperar a la semana próxima.',
      'Un saludo cordial, y gracias por el trato de siempre.',
    ],
  }),
  working('balance', 'picture', {
    all: [
      'Si hubiera que hacer balance de gratitudes, el trato {contigo|con usted} iría en la columna buena.',
      'Cuadra a la primera.',
      'Feliz Acción de Gracias, y buena mesa.',
    ],
  }),
  working('pausa', 'light', {
    all: [
      'Hoy la única entrega urgente es la del pastel, y no depende de nosotros.',
      'Todo lo demás tiene prórroga.',
      'A descansar, y gracias por este año de trabajo.',
    ],
  }),
];

import type { Facts } from '../idea.ts';
import {
  atADistance,
  beyondPartner,
  business,
  companions,
  elders,
  everyone,
  personally,
  relatives,
  young,
} from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const idea = ideasFor('holiday', everyone);
const distant = ideasFor('holiday', atADistance);
const personal = ideasFor('holiday', personally);
const others = ideasFor('holiday', beyondPartner);
const partner = ideasFor('holiday/partner', ['partner']);
const elder = ideasFor('holiday/elders', elders);
const child = ideasFor('holiday/young', young);
const relative = ideasFor('holiday/relatives', relatives);
const companion = ideasFor('holiday/companions', companions);
const working = ideasFor('holiday/work', business);

const earnest = ['mlk-day', 'palm-sunday', 'religious', 'presidents-day'];
const unlessEarnest = { when: ({ occasionType }: Facts) => !earnest.includes(occasionType) };
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });

/** Said so that it is right for any holiday, of any faith or none. */
export const holidayIdeas = [
  idea('un-dia-propio', 'wish', {
    all: [
      '{Te|Le} deseo un buen día de fiesta, con un rato que no sea de nadie más.',
      'Los días corrientes volverán enseguida.',
      'Que cada hora dure un poco más de lo que marca el reloj.',
    ],
  }),
  others('con-quien-pasarla', 'thanks', {
    warm: [
      'Una fiesta hace pensar en la gente con quien apetece pasarla. Yo he pensado en {ti|usted}.',
      'Fue lo mejor de los preparativos.',
      'Ojalá el día {te|le} salga redondo.',
    ],
  }),
  personal(
    'lista-vacia',
    'light',
    {
      light: [
        'He preparado una lista de tareas para la fiesta. Está en blanco, y hay que cumplirla entera.',
        'Dos veces, si da tiempo.',
        'Feliz día de no hacer nada.',
      ],
    },
    unlessEarnest,
  ),
  distant('saludo', 'wish', {
    formal: [
      '{Recibe|Reciba} un saludo afectuoso en este día.',
      'Espero que traiga descanso y buena compañía.',
      'Con todo mi aprecio.',
    ],
  }),
  idea('puerta-abierta', 'picture', {
    all: [
      'Que en {tu|su} fiesta haya una puerta abierta, algo rico en la mesa y ninguna razón para mirar la hora.',
      'Y si además hay un sillón cómodo, mejor que mejor.',
      'Un saludo de una casa a otra.',
    ],
  }),
  idea('pararse', 'picture', {
    all: [
      'Hay días que piden pararse a pensar en lo que importa. Hoy me he parado, y he pensado en {ti|usted}.',
      'Me pareció bien que se supiera.',
      'Que sea un día en calma.',
    ],
  }),
  idea('la-pausa', 'wish', {
    all: [
      'Una fiesta es una pausa con permiso. Que esta se aproveche despacio.',
      'Hay quien las llena. Hay quien las deja vacías y acierta.',
      'Sea como sea, que siente bien.',
    ],
  }),
  idea('cafe-de-fiesta', 'picture', {
    all: [
      'El café de los días de fiesta sabe distinto, será porque nadie lo apura.',
      'Que hoy haya dos tazas y una buena conversación.',
      'Felices horas, sin contarlas.',
    ],
  }),
  idea('recuento', 'thanks', {
    all: [
      'Aprovecho el día libre para algo que dejo siempre para luego: decir que aprecio mucho {conocerte|conocerle}.',
      'Luego nunca llega. Hoy sí.',
      'Que la fiesta sea tranquila y buena.',
    ],
  }),
  idea('luz-distinta', 'picture', {
    all: [
      'En los días de fiesta la luz entra en casa a otra hora, o somos nosotros los que la vemos.',
      'Sea lo que sea, conviene mirarla.',
      'Que hoy {te|le} encuentre sin prisa.',
    ],
  }),
  idea('gente-buena', 'thanks', {
    all: [
      'Lo que hace fiesta a una fiesta es la gente. Gracias por ser de la buena.',
      'El resto es decoración.',
      'Un abrazo, o un apretón de manos, lo que mejor venga.',
    ],
  }),
  distant('reposo', 'wish', {
    formal: [
      'Que esta fiesta traiga a {tu|su} casa reposo y motivos de alegría.',
      'Los dos hacen falta, y se llevan bien.',
      'Con respeto y afecto.',
    ],
  }),
  idea('sin-despertador', 'wish', {
    all: [
      'Que hoy el despertador entienda que también tiene fiesta.',
      'Se la ha ganado, y nosotros más.',
      'Buen día, y mejor sobremesa.',
    ],
  }),
  personal(
    'verde',
    'light',
    {
      light: [
        '¡Feliz San Patricio! Que no falte la suerte, ni algo verde encima, aunque no se vea.',
        'Nadie va a comprobarlo, pero es cuestión de principios.',
        'Salud, y una mañana suave mañana.',
      ],
    },
    on('st-patricks-day'),
  ),
  idea(
    'trabajo',
    'wish',
    {
      all: [
        'Feliz Día del Trabajo, que se celebra, con toda la razón, no trabajando.',
        'Las tareas ya sabrán dónde encontrarnos.',
        'Que las horas pasen despacio.',
      ],
    },
    on('labor-day'),
  ),
  idea(
    'ramos',
    'picture',
    {
      all: [
        'Que el Domingo de Ramos traiga a {tu|su} puerta un poco de verde y mucha calma.',
        'Es un buen comienzo para la semana que viene.',
        'Con afecto, en este domingo claro.',
      ],
    },
    on('palm-sunday'),
  ),
  partner('dia-contigo', 'picture', {
    all: [
      'Un día libre está bien. Un día libre contigo dentro es lo que yo pediría.',
      'No hay que hacer nada con él.',
      'Te quiero, y no madruguemos.',
    ],
  }),
  partner('planes', 'light', {
    light: [
      'Mi plan para la fiesta eres tú y, después, quizá, comer.',
      'Acepto cambiar el orden.',
      'Con besos de adelanto.',
    ],
  }),
  partner('poco-necesito', 'thanks', {
    warm: [
      'En los días de fiesta me doy cuenta de lo poco que necesito, si estás tú.',
      'Una habitación, una puerta cerrada y dos personas del mismo lado.',
      'Con todo mi amor, sin horario.',
    ],
  }),
  partner('paseo', 'wish', {
    formal: [
      'Hoy que no hay prisa, quiero decirte con calma que te quiero.',
      'Los demás días también, pero se oye menos.',
      'Que la fiesta nos encuentre cerca.',
    ],
  }),
  elder('domingo-de-infancia', 'thanks', {
    all: [
      'Los días de fiesta me llevan siempre a la misma casa y a las mismas voces. Una es la {tuya|suya}.',
      'La oigo aunque no llame por teléfono.',
      'Un beso muy grande, y feliz día.',
    ],
  }),
  elder('merienda', 'wish', {
    warm: [
      'Que hoy haya visita, merienda y alguien que no mire el reloj al sentarse.',
      'Ese alguien querría ser yo.',
      'Con todo mi cariño, en este día de fiesta.',
    ],
  }),
  child(
    'recreo',
    'light',
    {
      light: [
        'Un día de fiesta es un recreo con desayuno. ¡A salir corriendo!',
        'Quien llegue el último recoge la mesa.',
        'Feliz día, y un abrazo volador.',
      ],
    },
    unlessEarnest,
  ),
  child('tiempo-para-ti', 'picture', {
    all: [
      'Que hoy tengas tiempo de sobra para lo que más te guste, y un rato para aburrirte, que también sirve.',
      'Del aburrimiento salen ideas muy buenas.',
      'Te mando un beso sin deberes.',
    ],
  }),
  relative('de-fiesta-en-fiesta', 'wish', {
    all: [
      'De fiesta en fiesta nos vamos diciendo que hay que verse más. Esta vez lo pongo por escrito.',
      'Así hay pruebas.',
      'Un abrazo de familia, y buen día.',
    ],
  }),
  companion('nada-y-compania', 'light', {
    light: [
      '{Contigo|Con usted}, hasta no hacer nada es un plan. Feliz fiesta.',
      'Llevamos años perfeccionando la técnica.',
      'A ver si pronto hay ensayo general.',
    ],
  }),
  working(
    'descanso',
    'wish',
    {
      all: [
        'Que el día de fiesta borre de la memoria la última reunión.',
        'Volverá, pero más descansada.',
        'Un saludo cordial, y hasta la vuelta.',
      ],
    },
    unlessEarnest,
  ),
  working('pausa-compartida', 'thanks', {
    all: [
      'En esta pausa, unas líneas para agradecer el buen trato de todo el año.',
      'Se trabaja mejor así.',
      'Que el descanso haga su parte.',
    ],
  }),
  working('buen-regreso', 'wish', {
    all: [
      'Ojalá estos días den para todo lo que nunca cabe en una semana laborable.',
      'Dormir, por ejemplo.',
      'Felices fiestas, y buen regreso.',
    ],
  }),
  idea('mesa-y-memoria', 'thanks', {
    all: [
      'Los días señalados tienen memoria: cada uno trae a la mesa a quienes importan. Hoy ha traído {tu|su} nombre.',
      'Le he hecho sitio.',
      'Que sea un día bueno, de principio a fin.',
    ],
  }),
  idea('paso-tranquilo', 'wish', {
    all: [
      'Que este día vaya a paso tranquilo y se deje recordar después.',
      'No hace falta más programa.',
      'Desde aquí, mi aprecio y mi compañía.',
    ],
  }),
];

import { atADistance, business, companions, elders, everyone, personally, relatives, young } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const idea = ideasFor('easter', everyone);
const distant = ideasFor('easter', atADistance);
const personal = ideasFor('easter', personally);
const partner = ideasFor('easter/partner', ['partner']);
const elder = ideasFor('easter/elders', elders);
const child = ideasFor('easter/young', young);
const relative = ideasFor('easter/relatives', relatives);
const companion = ideasFor('easter/companions', companions);
const working = ideasFor('easter/work', business);

/** Easter, for those who go to church and those who go looking for eggs. */
export const easterIdeas = [
  idea('desayuno-largo', 'wish', {
    all: [
      '{Te|Le} deseo una Pascua con un desayuno largo y nada después que tenga hora.',
      'Lo que haya que hacer ya sabrá esperar.',
      'Felices Pascuas, y otra taza.',
    ],
  }),
  personal('detras-del-sofa', 'light', {
    light: [
      'Que todos los huevos de Pascua aparezcan esta semana, y ninguno en julio, detrás del sofá.',
      'Si aparece en julio, también cuenta.',
      'Al conejo de chocolate se le empieza por las orejas. Es la norma.',
    ],
  }),
  personal('puerta-abierta', 'picture', {
    warm: [
      'La Pascua siempre me parece una puerta que alguien dejó abierta por la mañana. Que por la {tuya|suya} entre algo bueno.',
      'No hace falta que sea grande. Con un poco de sol basta.',
      'Felices Pascuas, y un abrazo con las ventanas abiertas.',
    ],
  }),
  distant('serena', 'wish', {
    formal: [
      '{Te|Le} deseo unas Pascuas serenas y luminosas.',
      'Que traigan reposo, y una mesa bien acompañada.',
      'Con mi afecto en estos días.',
    ],
  }),
  idea('flores-en-la-mesa', 'picture', {
    all: [
      'Ojalá haya flores en {tu|su} mesa, y alrededor gente que se quede a conversar.',
      'Los platos los recogerá otro, en Pascua también.',
      'Que estos días acaben más despacio de lo que empezaron.',
    ],
  }),
  idea('dias-vacios', 'wish', {
    all: [
      'Que estos días de Pascua sean tranquilos, y más largos de lo que dice el calendario.',
      'Tienen permiso para quedarse vacíos de principio a fin.',
      'Un saludo con olor a pan recién hecho.',
    ],
  }),
  idea('escondite', 'picture', {
    all: [
      'Ojalá alguien esconda algo bueno para {ti|usted} esta Pascua, y no demasiado bien.',
      'A cualquier edad se agradecen los escondites fáciles.',
      'Que haya hallazgos, y tiempo para saborearlos.',
    ],
  }),
  idea('lista-de-los-mios', 'thanks', {
    all: [
      'Las fiestas sirven para hacer recuento de la gente buena. En el mío {sales|sale} {tú|usted}.',
      'No hubo que contar mucho para llegar.',
      'Felices Pascuas, con gratitud.',
    ],
  }),
  idea('campanas', 'picture', {
    all: [
      'El domingo vuelven a sonar las campanas, o los pájaros, según el barrio. Que suenen bien en {tu|su} ventana.',
      'Y que no sea demasiado temprano.',
      'Muy feliz domingo de Pascua.',
    ],
  }),
  idea('mantel-claro', 'wish', {
    all: [
      'Ha llegado el momento del mantel bueno y de los días sin prisa. Que duren más que el chocolate.',
      'El chocolate, ya se sabe, no llega al lunes.',
      'Felices Pascuas a toda la mesa.',
    ],
  }),
  personal('dulces', 'light', {
    light: [
      'En Pascua el chocolate se considera alimento básico. No lo digo yo, lo dice la bandeja.',
      'La fruta lo ha entendido y se ha apartado.',
      'Felices Pascuas, y sin remordimiento.',
    ],
  }),
  idea('algo-empieza', 'thanks', {
    all: [
      'Estos días hablan de empezar otra vez, y eso siempre apetece más en buena compañía.',
      'Gracias por ser parte de ella.',
      'Que lo que empiece ahora crezca bien.',
    ],
  }),
  distant('respeto', 'thanks', {
    formal: [
      'Con motivo de la Pascua {te|le} hago llegar mi saludo y mi reconocimiento.',
      'Son días buenos para recordar a quien se aprecia.',
      'Que haya paz en {tu|su} casa.',
    ],
  }),
  idea('paseo', 'picture', {
    all: [
      'Para estos días deseo un paseo después de comer, de los que no van a ninguna parte.',
      'Son los únicos que llegan.',
      'Felices Pascuas, y buen camino.',
    ],
  }),
  partner('encontre', 'picture', {
    warm: [
      'Hay quien en Pascua busca huevos. Yo ya encontré lo que buscaba.',
      'Suele estar en la habitación de al lado, tarareando.',
      'Felices Pascuas, mi amor.',
    ],
  }),
  partner('sin-orejas', 'light', {
    light: [
      'Si te hubiera comprado un conejo de chocolate, habría llegado sin orejas. Ya me conoces.',
      'El resto lo habría defendido con mi vida.',
      'Felices Pascuas, y un beso dulce.',
    ],
  }),
  partner('ningun-sitio', 'wish', {
    all: [
      'De esta Pascua solo quiero dos cosas: a ti, y ningún sitio adonde ir.',
      'Que las campanas avisen a otros.',
      'Con todo mi amor, y desayuno tarde.',
    ],
  }),
  partner('renacer', 'thanks', {
    all: [
      'Dicen que en Pascua todo vuelve a empezar. Lo nuestro puede seguir por donde iba.',
      'Iba muy bien.',
      'Te quiero, y pásame el chocolate.',
    ],
  }),
  elder('receta', 'picture', {
    all: [
      'Cada casa tiene su sabor de Pascua, y el mío se parece a la {tuya|suya}.',
      'No he conseguido que me salga igual. Falta la mano.',
      'Un beso grande, y felices Pascuas.',
    ],
  }),
  elder('domingo', 'wish', {
    warm: [
      'Que el domingo de Pascua haya ruido de platos y de risas, y luego una siesta en silencio.',
      'El orden es importante.',
      'Con mucho cariño, y hasta pronto.',
    ],
  }),
  child('mensaje-secreto', 'light', {
    light: [
      'Mensaje secreto para expertos en buscar huevos: mira abajo, mira arriba y mira donde digan "ahí no".',
      'Después de leer, destruir este mensaje o comer chocolate.',
      '¡Felices Pascuas, y suerte en la búsqueda!',
    ],
  }),
  child('conejo', 'picture', {
    all: [
      'Un conejo me preguntó tu dirección. Se la di, porque llevaba una cesta y cara de buena persona.',
      'Camina raro, pero es puntual.',
      '¡Felices Pascuas, y deja la ventana un poquito abierta!',
    ],
  }),
  relative('reunion', 'thanks', {
    all: [
      'Con menos regalos que la Navidad y menos nervios, la Pascua es la fiesta familiar perfecta.',
      'Solo pide sillas y algo dulce.',
      'Un abrazo de familia, y buen domingo.',
    ],
  }),
  companion('plan', 'light', {
    light: [
      'Mi plan para Pascua: dormir, comer y repetir. Queda hecha la invitación a copiarlo.',
      'No hay derechos de autor.',
      'Felices Pascuas, y a la hora que sea.',
    ],
  }),
  working('descanso', 'wish', {
    all: [
      'Que estos días de Pascua lleguen sin asuntos pendientes, o con los pendientes bien callados.',
      'A la vuelta seguirán en su carpeta.',
      'Un saludo cordial, y buen descanso.',
    ],
  }),
  working('luz', 'thanks', {
    all: [
      'Aprovecho la Pascua para agradecer el buen trato del año, que se nota.',
      'Estas cosas se dicen mejor sin prisa.',
      'Felices días, y hasta la vuelta.',
    ],
  }),
];

import type { Facts } from '../../idea.ts';
import { atADistance, beyondPartner, everyone, personally } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';

const polite = ideasFor('birthday', everyone);
const distant = ideasFor('birthday', atADistance);
const idea = ideasFor('birthday', personally);
const others = ideasFor('birthday', beyondPartner);

/** Ages at which a leisurely grown-up's wish would be wrong. */
const grown = { when: ({ years }: Facts) => years === 0 || years >= 16 };

/** Birthday ideas that suit almost anybody. */
export const birthdayForAnyone = [
  polite(
    'sobremesa',
    'picture',
    {
      all: [
        'Ojalá la sobremesa de hoy se alargue tanto que nadie se acuerde de recoger la mesa.',
        'Ahí, entre las migas y la última historia, es donde mejor se está.',
        'Feliz cumpleaños, y que {te|le} sirvan primero.',
      ],
    },
    grown,
  ),
  idea('deseo-de-velas', 'wish', {
    all: [
      'Cuando {soples|sople} las velas, no {cuentes|cuente} el deseo. Yo lo apoyo desde aquí, sea cual sea.',
      'Los deseos van mejor cuando alguien empuja un poco.',
      'Feliz cumpleaños, y que se dé prisa en llegar.',
    ],
  }),
  idea('tiron-de-orejas', 'light', {
    light: [
      'Por tradición toca un tirón de orejas por cada año. Como llevo mal las cuentas, mando una tarjeta.',
      'Duele menos y se puede poner en una repisa.',
      'Feliz cumpleaños, y las orejas, a salvo.',
    ],
  }),
  idea(
    'donde-estan-las-cosas',
    'wish',
    {
      all: [
        'Que hoy nadie {te|le} despierte antes de tiempo ni {te|le} pregunte dónde están las cosas.',
        'Están donde siempre, y saben esperar.',
        'Feliz cumpleaños, con calma y con café.',
      ],
    },
    grown,
  ),
  others('la-fecha-tuya', 'picture', {
    warm: [
      'Hay una fecha del calendario que siempre me gusta encontrarme, y es esta, la {tuya|suya}.',
      'Al lado de ella, el resto del mes queda un poco soso.',
      'Que el día {te|le} trate con cariño, de la primera hora a la última.',
    ],
  }),
  idea('lunes-largos', 'wish', {
    warm: [
      'Esta tarjeta no es solo para hoy. También vale para los lunes largos y los martes sin gracia.',
      'Los cumpleaños ya se cuidan solos. Son los otros días los que agradecen compañía.',
      'Que este año salgan buenos muchos que no lo parecían.',
    ],
  }),
  others('me-alegra', 'thanks', {
    all: [
      'En un año se dicen muchas cosas y casi nunca esta: me alegra que {existas|exista}.',
      'Hoy es la excusa, pero es igual de cierto el resto del año.',
      'Feliz cumpleaños, y un abrazo que dure hasta el próximo.',
    ],
  }),
  distant('salud-y-tiempo', 'wish', {
    formal: [
      '{Te|Le} deseo un feliz cumpleaños, y un año con salud y con tiempo para disfrutarla.',
      'Lo demás suele venir detrás, sin que nadie lo llame.',
      'Con todo mi aprecio, hoy y cuando pase la fiesta.',
    ],
  }),
  distant('darlo-por-sabido', 'thanks', {
    formal: [
      'Un cumpleaños es buen momento para decir lo que suele darse por sabido: es un gusto {conocerte|conocerle}.',
      'Agradezco al calendario que me dé la ocasión.',
      'Que sea un día grato, y el año, generoso.',
    ],
  }),
  idea('casa-por-la-ventana', 'light', {
    light: [
      'Si de mí dependiera, hoy se echaba la casa por la ventana, empezando por los muebles.',
      'Como luego hay que subirlos, mando una tarjeta, que pesa menos.',
      'Feliz cumpleaños, y a celebrarlo con las ventanas abiertas.',
    ],
  }),
  idea(
    'reglamento',
    'light',
    {
      light: [
        'Reglamento del día: quien cumple años no lava platos, no carga bolsas y no da explicaciones.',
        'Las quejas se atenderán mañana, en ventanilla.',
        'Feliz cumpleaños, y a abusar de los privilegios.',
      ],
    },
    grown,
  ),
  idea('desafinando', 'picture', {
    all: [
      'Espero que hoy alguien {te|le} cante desafinando y llegue hasta el final.',
      'Es el sonido oficial de los cumpleaños. Bien afinado no vale.',
      'Y que el primer trozo de pastel sea para {ti|usted}.',
    ],
  }),
  polite(
    'hora-sin-prisa',
    'wish',
    {
      all: [
        'Que {tu|su} cumpleaños traiga una hora sin prisa, por llena que venga la semana.',
        'Es un regalo que casi nadie piensa en envolver.',
        'Y si en vez de una hora son dos, mejor todavía.',
      ],
    },
    grown,
  ),
  idea('zapatos-nuevos', 'picture', {
    all: [
      'Hoy {estrenas|estrena} año. Pasa como con los zapatos nuevos: al principio cuesta creer que sean de uno.',
      'Ya se irán haciendo a {tu|su} paso.',
      'Feliz cumpleaños, y que no aprieten.',
    ],
  }),
  idea('mision-cumplida', 'light', {
    light: [
      'Esta tarjeta tenía una sola misión: llegar hoy y no mañana. Misión cumplida.',
      'Ahora solo pide sitio cerca del pastel, por las vistas.',
      'Feliz cumpleaños de su parte y de la mía.',
    ],
  }),
  idea('mucha-o-poca', 'wish', {
    all: [
      'Que hoy haya mucha gente en {tu|su} mesa, o muy poca, pero de la que da gusto tener cerca.',
      'Lo de hacer listas de invitados es un arte ingrato.',
      'Feliz cumpleaños desde el sitio que me toca, que hoy es este papel.',
    ],
  }),
  polite('que-suene-bien', 'picture', {
    all: [
      'Que hoy el teléfono suene solo para cosas buenas.',
      'Las otras pueden volver a llamar mañana.',
      '{Te|Le} deseo un cumpleaños tranquilo y un año amable.',
    ],
  }),
  others('nadie-mas-sabe', 'thanks', {
    warm: [
      'Nadie más sabe ser {tú|usted}. Hoy se celebra eso, y me parece un motivo excelente.',
      'El resto nos conformamos con verlo de cerca.',
      'Feliz cumpleaños a quien mejor lo hace.',
    ],
  }),
  idea('migas-en-el-mantel', 'picture', {
    warm: [
      'De los buenos cumpleaños quedan migas en el mantel y alguna risa suelta por la casa. Ojalá el {tuyo|suyo} sea así.',
      'Las migas, que las recoja otro.',
      'Un abrazo, y que el año empiece con buen pie.',
    ],
  }),
  distant('con-buen-viento', 'wish', {
    formal: [
      '{Recibe|Reciba} mi felicitación y el deseo de un año sereno, con motivos para brindar de vez en cuando.',
      'Los motivos pequeños también cuentan, y suelen ser los más puntuales.',
      'Que este día {te|le} resulte grato de principio a fin.',
    ],
  }),
];

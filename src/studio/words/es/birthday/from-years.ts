import { isRound, isYoung } from '../../ages.ts';
import { closePeople, companions, elders, relatives, young } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';
import { candlesCounted, capitalised, yearsCounted } from '../grammar.ts';

const close = ideasFor('birthday', closePeople);
const small = ideasFor('birthday', ['child', 'grandchild', 'family', 'sibling']);
const adult = ideasFor('birthday', ['partner', 'sibling', 'friend', 'family', 'in-law', 'child']);
const elder = ideasFor('birthday', elders);
const companion = ideasFor('birthday', companions);
const relative = ideasFor('birthday', relatives);
const partner = ideasFor('birthday/partner', ['partner']);
const kids = ideasFor('birthday', young);

/** Birthday ideas that rest on an age somebody gave. */
export const birthdayFromYears = [
  close(
    'redondos',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} {tuyos|suyos}, y en ese trato hemos salido ganando los demás.`,
        'De los que me tocaron cerca no devolvería ninguno.',
        'Feliz cumpleaños, y los que vengan, al paso que {quieras|quiera}.',
      ],
      formal: ({ years }) => [
        `${capitalised(yearsCounted(years))} dan para una buena vista hacia atrás, y ojalá también hacia delante.`,
        'Pocas vistas se ganan con tanta honradez.',
        'Mi felicitación más cordial en este cumpleaños.',
      ],
    },
    { needs: ['years'], when: ({ years }) => isRound(years) },
  ),
  elder(
    'tanta-claridad',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(candlesCounted(years))} dan mucha claridad, y llega más lejos de lo que parece.`,
        'Más de uno hemos encontrado el camino con ella.',
        'Feliz cumpleaños, y a soplarlas sin prisa.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 30 },
  ),
  adult(
    'te-sientan-bien',
    'number',
    {
      all: ({ years }) => [
        `Los ${yearsCounted(years)} {te|le} sientan bien. Que sean de los espaciosos.`,
        'Con sitio de sobra para lo que apetece y ninguno para lo demás.',
        'Feliz cumpleaños, y a ponerse a gusto en ellos.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 22 },
  ),
  close(
    'se-abren-puertas',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, por fin. Se abren unas cuantas puertas, y por cuál entrar lo {decides|decide} {tú|usted}.`,
        'La gente de siempre estará detrás, haciendo como que no mira.',
        'Feliz cumpleaños, y adelante.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 18 || years === 21 },
  ),
  close(
    'dieciseis',
    'number',
    {
      all: [
        'Dieciséis años: buena edad para tener música propia y opiniones propias.',
        'Que este año sobren las dos cosas, y amistades con quienes compartirlas.',
        'Feliz cumpleaños, y guárdame un trozo de pastel.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 16 },
  ),
  small(
    'atencion',
    'number',
    {
      light: ({ years }) => [
        `¡Atención, atención! Alguien cumple hoy ${yearsCounted(years)}, y resulta que eres tú.`,
        'Es un número sin estrenar: hay que dar unos saltos con él para ver si queda bien.',
        'Feliz cumpleaños, y cuidado con la nariz al soplar.',
      ],
      warm: ({ years }) => [
        `Hoy tienes ${yearsCounted(years)} enteros, de la coronilla a la punta de los pies.`,
        'Es un número precioso, y nadie lo va a llevar como tú.',
        'Que haya pastel, juegos y permiso para acostarse tarde.',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 2, 11) },
  ),
  small(
    'aviso-oficial',
    'light',
    {
      all: ({ years }) => [
        `Aviso oficial: quien hoy cumpla ${yearsCounted(years)} manda en el pastel.`,
        'También elige el juego, la canción y quién va primero.',
        'Lo hemos comprobado, ¡y hoy te toca a ti!',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 4, 11) },
  ),
  small(
    'una-vela',
    'number',
    {
      all: [
        'Una sola vela, y cuánta gente dispuesta a venir corriendo.',
        'Este pastel no lo vas a recordar. Lo recordaremos los demás.',
        'Feliz primer cumpleaños, con el beso más suave.',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 1, 1) },
  ),
  companion(
    'abrir-la-ventana',
    'number',
    {
      light: ({ years }) => [
        `Con ${candlesCounted(years)} habrá que abrir la ventana antes de soplar.`,
        'Los bomberos ya tienen el aviso, y vienen con hambre.',
        'Felicidades, y a soplar con estilo.',
      ],
      all: ({ years }) => [
        `Los ${yearsCounted(years)} no avisan: llegan un día con velas y se quedan a cenar.`,
        'Lo mejor es recibirlos bien.',
        'Feliz cumpleaños, y que resulten buenos huéspedes.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 25 },
  ),
  partner(
    'a-tu-lado',
    'number',
    {
      all: ({ years }) => [
        `Cumples ${yearsCounted(years)}, y mis favoritos son los que me han tocado a tu lado.`,
        'De los otros siento un poco de envidia.',
        'Feliz cumpleaños, y que los próximos también me toquen.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 18 },
  ),
  elder(
    'en-los-demas',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))} dan para mucho, y buena parte la {has|ha} gastado en los demás.`,
        'Hoy toca gastar un poco en {ti|usted}.',
        'Feliz cumpleaños, y sin mirar el precio.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 30 },
  ),
  relative(
    'buen-numero',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}: un número con buena cara. Habrá que sentarlo a la mesa y darle conversación.`,
        'Así se amansan todos.',
        'Feliz cumpleaños, y a estrenarlo con calma.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 22 },
  ),
  kids(
    'casi-todo',
    'number',
    {
      all: ({ years }) => [
        `Con ${yearsCounted(years)} ya se puede hacer casi todo, menos dejar el postre.`,
        'Lo pone en el reglamento de los cumpleaños, en la primera página.',
        'Feliz cumpleaños, y a cumplir la norma.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 5 && years <= 15 },
  ),
];

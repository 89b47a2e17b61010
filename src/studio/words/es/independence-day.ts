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

const idea = ideasFor('independence-day', everyone);
const distant = ideasFor('independence-day', atADistance);
const personal = ideasFor('independence-day', personally);
const others = ideasFor('independence-day', beyondPartner);
const partner = ideasFor('independence-day/partner', ['partner']);
const elder = ideasFor('independence-day/elders', elders);
const child = ideasFor('independence-day/young', young);
const relative = ideasFor('independence-day/relatives', relatives);
const companion = ideasFor('independence-day/companions', companions);
const working = ideasFor('independence-day/work', business);

/** Says neither the country nor the date: many nations keep this day. */
export const independenceDayIdeas = [
  idea('buen-sitio', 'wish', {
    all: [
      '{Te|Le} deseo un buen sitio para los fuegos artificiales, y nadie alto delante.',
      'Y alguien al lado con quien decir "oh" a la vez.',
      'Feliz Día de la Independencia.',
    ],
  }),
  personal('independencia-de-los-platos', 'light', {
    light: [
      'En un día así, lo primero es declarar la independencia de los platos sucios.',
      'Se lee la proclama en voz alta y se abandona la mesa.',
      'Que la fiesta sea grande y ruidosa.',
    ],
  }),
  personal('esperar-la-noche', 'picture', {
    warm: [
      'Me gustan las fiestas que consisten en sentarse fuera a esperar que se haga de noche. Ojalá haya buena compañía para esperar.',
      'Siempre sobra comida, y es parte de la tradición.',
      'Feliz fiesta, con un abrazo al aire libre.',
    ],
  }),
  distant('cordial', 'wish', {
    formal: [
      '{Te|Le} envío un cordial saludo en el Día de la Independencia.',
      'Que sea una jornada alegre y tranquila.',
      'Con mi afecto y mi respeto.',
    ],
  }),
  others('los-dorados', 'thanks', {
    all: [
      'Cuando suba el primer cohete y todo el mundo mire al cielo, me acordaré de {ti|usted}.',
      'Más o menos a la altura de los dorados.',
      'Que el Día de la Independencia sea bueno por ahí.',
    ],
  }),
  idea('palabra-grande', 'picture', {
    all: [
      'Libertad es una palabra muy grande. Hoy me conformo con que signifique no poner el despertador.',
      'El sentido grande puede venir a comer.',
      'A disfrutar de la fiesta, y de quienes la llenan.',
    ],
  }),
  idea('mesa-al-aire-libre', 'wish', {
    all: [
      'Que hoy haya una mesa al aire libre, un poco de brisa y de todo en abundancia.',
      'Y una historia que mejora cada año.',
      'Por una noche larga y contenta.',
    ],
  }),
  idea('luces-sobre-los-tejados', 'picture', {
    all: [
      'Ojalá esta noche las luces sobre los tejados se vean desde un asiento cómodo, con gente querida.',
      'Las ruidosas, para los niños. Las doradas, para los demás.',
      'Feliz Día de la Independencia a toda la casa.',
    ],
  }),
  idea('musica-en-la-calle', 'picture', {
    all: [
      'Hoy la calle suena distinta: hay música donde otros días hay prisa.',
      'Ojalá llegue hasta {tu|su} ventana.',
      'Que la fiesta entre sin llamar.',
    ],
  }),
  idea('quienes-la-hicieron', 'thanks', {
    all: [
      'Una fiesta así se la debemos a gente que no llegó a verla. Conviene brindar también por ella.',
      'Y por quien hoy levanta la copa al lado.',
      'Con gratitud, en el Día de la Independencia.',
    ],
  }),
  personal('banderitas', 'light', {
    light: [
      'Hoy están permitidas las banderitas en la comida, incluso en el arroz.',
      'Mañana alguien encontrará una en el sofá.',
      'Felices fiestas patrias, y buen apetito.',
    ],
  }),
  idea('manana-libre', 'wish', {
    all: [
      'Que el día de fiesta sea {tuyo|suyo} de la mañana a la noche, sin obligaciones que izar.',
      'Las banderas ya se encargan de eso.',
      'Un saludo festivo desde aquí.',
    ],
  }),
  distant('recuerdo', 'thanks', {
    formal: [
      'En esta fecha patria {te|le} hago llegar mi aprecio.',
      'Un país también se hace con el buen trato entre sus vecinos.',
      'Que la celebración sea digna y alegre.',
    ],
  }),
  idea('cohetes-y-silencio', 'picture', {
    all: [
      'Después del último cohete queda un silencio bonito, con un poco de olor a pólvora.',
      'Es mi momento favorito de la fiesta.',
      'Que haya con quien volver caminando.',
    ],
  }),
  partner('donde-mirare', 'picture', {
    warm: [
      'Esta noche todo el mundo mirará al cielo. Yo ya sé adónde voy a mirar.',
      'Te sienta muy bien esa luz.',
      'Feliz Día de la Independencia, mi amor.',
    ],
  }),
  partner('dependencia', 'light', {
    light: [
      'Apoyo toda clase de independencias, salvo la mía de ti.',
      'Esa no pienso proclamarla.',
      'Un beso con fuegos artificiales al fondo.',
    ],
  }),
  partner('manta-en-el-cesped', 'wish', {
    all: [
      'Solo pido una manta, un poco de cielo y tu cabeza en mi hombro.',
      'Los cohetes los pone el ayuntamiento.',
      'Te quiero, con ruido y sin él.',
    ],
  }),
  partner('pequena-patria', 'thanks', {
    all: [
      'Mi patria más pequeña tiene dos habitantes y una sola manta.',
      'No tiene himno, pero por las mañanas tarareas algo.',
      'Feliz fiesta a la otra mitad del censo.',
    ],
  }),
  elder('historia', 'thanks', {
    all: [
      'La historia de un país sale en los libros. La de una familia la cuentan las personas como {tú|usted}.',
      'Prefiero la segunda, que tiene mejores diálogos.',
      'Feliz fiesta, y un beso grande.',
    ],
  }),
  elder('silla-en-la-puerta', 'picture', {
    warm: [
      'Que hoy haya una silla cómoda con vistas a la fiesta, y quien acerque un plato.',
      'Sin que haga falta pedirlo.',
      'Con mucho cariño, y que no haga fresco.',
    ],
  }),
  child('cohetes', 'light', {
    light: [
      'Cuenta los cohetes de colores y dime cuántos salen. Yo siempre pierdo la cuenta.',
      'Los verdes valen doble.',
      '¡Feliz fiesta, y a taparse los oídos!',
    ],
  }),
  child('estrella', 'picture', {
    all: [
      'Esta noche habrá luces por todas partes, y aun así sabría cuál eres tú.',
      'La que no para quieta.',
      'Feliz fiesta, y un beso luminoso.',
    ],
  }),
  relative('sobremesa-patria', 'wish', {
    all: [
      'Que en la mesa familiar haya hoy de todo menos prisa y política.',
      'La segunda, si acaso, con el café.',
      'Un abrazo de fiesta para esa casa.',
    ],
  }),
  companion('el-mejor-plan', 'light', {
    light: [
      'Plan para la fiesta: comer, exagerar y mirar al cielo con la boca abierta.',
      'La parte de exagerar la llevamos entrenada.',
      'Feliz día, y que truene bonito.',
    ],
  }),
  working('dia-festivo', 'wish', {
    all: [
      'Un saludo en el día de fiesta, y el deseo de que nadie {te|le} busque hasta mañana.',
      'Lo pendiente también celebra, en silencio.',
      'Feliz Día de la Independencia, y buen descanso.',
    ],
  }),
  working('puente', 'light', {
    all: [
      'Feliz día de fiesta. Se declara la independencia temporal de correos, plazos y reuniones.',
      'La soberanía dura hasta mañana a primera hora.',
      'A ejercerla con responsabilidad y sombra.',
    ],
  }),
  working('banderas-en-los-balcones', 'picture', {
    all: [
      'Con las calles adornadas da gusto hasta ir despacio. Que sea una bonita jornada.',
      'Y que los festejos acaben a buena hora, o a muy mala.',
      'Mi felicitación por la fiesta nacional.',
    ],
  }),
];

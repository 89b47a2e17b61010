import { business } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';
import { capitalised, yearsCounted } from '../grammar.ts';

const idea = ideasFor('anniversary/work', business);

/** Said so that it is right for a wedding anniversary as for years in a post: the record does not say which. */
export const anniversaryForBusiness = [
  idea('senalado', 'wish', {
    all: [
      'Mi felicitación por este aniversario. Es bueno que no pase de largo.',
      'Estas fechas se pierden fácilmente entre las demás, y conviene ponerlas por escrito.',
      'Que el año que empieza hoy sea bueno.',
    ],
  }),
  idea('constancia', 'thanks', {
    all: [
      'Un aniversario es algo que se cuida año tras año, casi siempre sin que nadie mire. Felicidades por este.',
      'Dice más que cualquier discurso.',
      'Que la jornada resulte agradable.',
    ],
  }),
  idea('cordial', 'wish', {
    formal: [
      '{Te|Le} felicito cordialmente por {tu|su} aniversario.',
      'Espero que haya ocasión de celebrarlo en buena compañía.',
      'Con el deseo de un año sereno y con salud.',
    ],
  }),
  idea('mirar-atras', 'picture', {
    all: [
      'Ojalá hoy haya un momento para volverse a mirar todo el camino hecho.',
      'Mientras se anda casi no se ve.',
      'Un saludo cordial, y buen paso para lo que sigue.',
    ],
  }),
  idea('comida-larga', 'light', {
    light: [
      'Según mis cálculos, un aniversario da derecho a una comida larga, con sobremesa.',
      'Si alguien pregunta, aquí está por escrito.',
      'Felicidades, y que haya postre.',
    ],
  }),
  idea('buen-pretexto', 'thanks', {
    warm: [
      'Un aniversario es buen pretexto para decir que da gusto el trato {contigo|con usted}.',
      'Cada año es un motivo más.',
      'Que la tarde empiece temprano y termine bien.',
    ],
  }),
  idea('seguir', 'picture', {
    all: [
      'Empezar empieza cualquiera. Para tener un aniversario hay que saber seguir.',
      'Es una virtud discreta, y la admiro.',
      'Mi felicitación por esa constancia.',
    ],
  }),
  idea('circulo-en-la-agenda', 'picture', {
    warm: [
      'En la agenda de hoy hay un círculo, y es por {tu|su} aniversario.',
      'Las otras citas tendrán que esperar su turno.',
      'A disfrutar del día, y de la gente con quien se comparte.',
    ],
  }),
  idea('anillo-del-arbol', 'picture', {
    all: [
      'Los árboles suman un anillo al año y no hacen ruido. Un aniversario sí admite un poco.',
      'Lo justo para que se sepa.',
      'Felicidades, y a seguir dando sombra.',
    ],
  }),
  idea('mensaje-corto', 'light', {
    light: [
      'Mensaje corto, para no robar tiempo a la celebración: ¡feliz aniversario!',
      'La versión larga decía lo mismo con más comas.',
      'Que sea un gran día.',
    ],
  }),
  idea('respeto', 'thanks', {
    formal: [
      'Con motivo de este aniversario, {recibe|reciba} mi felicitación y mi respeto.',
      'De la constancia se habla poco, y sostiene casi todo.',
      'Que lo próximo sea igual de firme.',
    ],
  }),
  idea('ano-tranquilo', 'wish', {
    all: [
      'Que después de este aniversario venga un año tranquilo, con buenas noticias bien repartidas.',
      'Y con alguien a quien contárselas.',
      'Un saludo afectuoso en la fecha.',
    ],
  }),
  idea('caminos-que-se-cruzan', 'thanks', {
    all: [
      'Feliz aniversario, y gracias por la parte del año en que nuestros caminos se cruzan.',
      'Siempre es un placer.',
      'Hasta la siguiente vez, que espero pronto.',
    ],
  }),
  idea('suma', 'wish', {
    all: [
      'Los buenos aniversarios no se improvisan: se van sumando sin que se note. Mi felicitación por la suma.',
      'Hoy toca mirar el total y sonreír un poco.',
      'Mañana ya se sigue sumando.',
    ],
  }),
  idea(
    'anos-cumplidos',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}: una cifra de la que se puede presumir. Felicidades por el aniversario.`,
        'Se hizo día a día, como todo lo que dura.',
        'Que haya buena compañía para celebrarla.',
      ],
    },
    { needs: ['years'] },
  ),
  idea(
    'no-se-improvisan',
    'number',
    {
      all: ({ years }) => [
        `No se improvisan ${yearsCounted(years)}, y se nota.`,
        'Detrás hay mucho que no sale en ninguna foto.',
        'Mi felicitación, y un saludo cordial.',
      ],
    },
    { needs: ['years'] },
  ),
  idea(
    'dice-mucho',
    'number',
    {
      all: ({ years }) => [
        `Llegar a ${yearsCounted(years)} dice mucho de la persona. Feliz aniversario.`,
        'Lo demás son adornos.',
        'Y que lo siguiente sea igual de bueno.',
      ],
    },
    { needs: ['years'] },
  ),
];

import { beyondPartner, everyone, personally } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';
import { capitalised, listed } from '../grammar.ts';

const polite = ideasFor('christmas', everyone);
const idea = ideasFor('christmas', personally);
const others = ideasFor('christmas', beyondPartner);

/** Christmas ideas that suit almost anybody; no snow, which half of those who speak Spanish have never seen in December. */
export const christmasForAnyone = [
  polite('una-tarde-sin-nada', 'wish', {
    all: [
      '{Te|Le} deseo una Navidad con una tarde entera en la que nadie necesite nada.',
      'Un sillón, una lámpara y el ruido de los demás en otra habitación.',
      'Que dure hasta bien entrada la noche.',
    ],
  }),
  others('primera-tarjeta', 'picture', {
    warm: [
      'Cuando me senté a escribir las tarjetas de Navidad, la {tuya|suya} fue de las que salieron solas.',
      'Con otras hay que mirar un rato por la ventana.',
      'Que estos días sean lentos y cálidos.',
    ],
  }),
  idea('sin-purpurina', 'light', {
    light: [
      'Esta tarjeta no lleva purpurina, así que se puede abrir sin miedo encima de la mesa. ¡Feliz Navidad a la mesa!',
      'Tampoco canta. Está todo pensado.',
      'A comer algo con demasiado azúcar, y a mi salud.',
    ],
  }),
  idea('luces-enredadas', 'light', {
    light: [
      'Que las luces del árbol se desenreden a la primera, y que la que no funciona quede por detrás.',
      'Si no hay manera, se cuelgan así y se dice que es diseño.',
      'Feliz Navidad de quien tampoco sabe guardarlas.',
    ],
  }),
  others('una-silla-mas', 'picture', {
    warm: [
      'En Navidad uno piensa en la gente para la que pondría otra silla. La {tuya|suya} ya está puesta.',
      'Estaríamos algo apretados, y no le importaría a nadie.',
      'Que en {tu|su} mesa también haya alegría.',
    ],
  }),
  polite('navidad-serena', 'wish', {
    formal: [
      '{Te|Le} deseo una Navidad serena y un buen comienzo de año.',
      'Que la casa esté callada cuando convenga, y llena cuando apetezca.',
      'Con mi afecto, en estos días y en los demás.',
    ],
  }),
  others('hacer-cuentas', 'thanks', {
    warm: [
      'En estas fechas se hacen cuentas, y en la columna de lo bueno {apareces|aparece} {tú|usted}.',
      'No hubo que mirarlo dos veces.',
      'Feliz Navidad, y descanso del de verdad.',
    ],
  }),
  polite('tres-cosas', 'wish', {
    all: [
      'Para esta Navidad pido tres cosas que no se envuelven: dormir bien, hablar largo y no mirar el reloj.',
      'Escasean en las tiendas, así que las pido con tiempo.',
      'Ojalá lleguen las tres a {tu|su} casa.',
    ],
  }),
  idea('olor-a-canela', 'picture', {
    all: [
      'Que {tu|su} Navidad huela a canela y a naranja, y que el horno lo vigile otra persona.',
      'Y si no queda más remedio, que haya derecho a probar primero.',
      'Feliz Navidad, y {guárdame|guárdeme|guárdenme} un poco.',
    ],
  }),
  polite('gracias-por-el-ano', 'thanks', {
    formal: [
      'El final del año es buen momento para dar las gracias, y la Navidad, para decirlas despacio.',
      'Este año he tenido motivos, y {tú|usted} {eres|es} uno de ellos.',
      'Que los próximos días traigan descanso.',
    ],
  }),
  idea('villancico', 'light', {
    light: [
      'Iba a cantar un villancico bajo {tu|su} ventana, pero valoro nuestra relación.',
      'Hay que imaginar la segunda estrofa, que es la buena.',
      'Feliz Navidad, y un dulce por mí.',
    ],
  }),
  idea('luz-en-la-ventana', 'picture', {
    all: [
      'Una luz en la ventana quiere decir que se espera a alguien. Esta tarjeta es una de esas luces.',
      'No gasta nada y se puede dejar encendida.',
      'Que la Nochebuena llegue con calma.',
    ],
  }),
  polite('lista-tachada', 'wish', {
    all: [
      'Ojalá antes de Nochebuena esté todo tachado de la lista, y que lo que falte no haga falta.',
      'Suele pasar así.',
      'Feliz Navidad, y un enero sin sobresaltos.',
    ],
  }),
  others('risa-en-la-mesa', 'wish', {
    warm: [
      'Sea como sea {tu|su} Navidad, ojalá alguien se ría tanto que tenga que levantarse de la mesa.',
      'Esa es la parte que se cuenta luego.',
      'Un abrazo, de una mesa a otra.',
    ],
  }),
  polite('sobras', 'light', {
    all: [
      'Lo mejor de la Navidad son las sobras del día siguiente, cuando ya nadie quiere quedar bien.',
      'Se comen de pie y saben mejor.',
      'Que haya muchas, y que no haya que compartirlas.',
    ],
  }),
  polite('campanas-y-calma', 'picture', {
    all: [
      'Hay un rato, la noche de Navidad, en que hasta la calle baja la voz. Ese rato quería mandar{te|le}.',
      'Dura poco, pero alcanza.',
      'Que haya con quién compartirlo.',
    ],
  }),
  polite('pasar-lista', 'thanks', {
    all: [
      'La Navidad tiene algo de pasar lista. Al llegar a {tu|su} nombre he sonreído.',
      'No todos los nombres lo consiguen.',
      'Felices fiestas, y que la lista siga larga.',
    ],
  }),
  idea(
    'tiempo-para',
    'fact',
    {
      all: ({ loves }) => [
        `Que la Navidad deje tiempo para ${listed(loves)}, en cuanto se seque el último plato.`,
        'Las pilas, que las busque otro.',
        'Felices días, y todo el tiempo del mundo.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'palabras-del-ano',
    'fact',
    {
      warm: ({ things }) => [
        `Repasando el año, unas cuantas palabras me llevan derecho a {ti|usted}: ${things.join(', ')}.`,
        'Las guardé para esta tarjeta.',
        'Feliz Navidad, y que el año que viene traiga otra.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'luz-de-todo-el-ano',
    'fact',
    {
      all: ({ traits }) => [
        `Unas luces se cuelgan en diciembre y otras duran todo el año. Entre estas pongo {tu|su} ${traits[0]}.`,
        'No gasta, y alumbra a unos cuantos.',
        'Feliz Navidad, con mi gratitud por esa luz.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'abre-la-lista',
    'fact',
    {
      warm: ({ traits }) => [
        `Mi lista de agradecimientos de este año la abre una palabra: ${traits[0]}.`,
        'No hace falta decir de quién hablo.',
        'Feliz Navidad a quien abre la lista.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'rama-mas-alta',
    'fact',
    {
      all: ({ traits }) => [
        `Si {tu|su} ${traits[0]} se pudiera colgar del árbol, estaría en la rama más alta.`,
        'Y el árbol no necesitaría más luces.',
        'Que la Navidad {te|le} devuelva algo de todo eso.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'en-el-brindis',
    'fact',
    {
      all: ({ traits }) => [
        `Este año, en el brindis de Navidad, una parte va por {tu|su} ${traits[0]}.`,
        'Lo diré en voz baja, pero lo diré.',
        'Que haya calma estas fiestas, y buena compañía.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'carta-a-los-reyes',
    'fact',
    {
      all: ({ traits }) => [
        `Ya sé qué pedirles a los Reyes: un poco de {tu|su} ${traits[0]} para los demás.`,
        'Con un paquete pequeño alcanzaría.',
        'Feliz Navidad, y que quede bastante para enero.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'en-la-etiqueta',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: si {vinieras|viniera} de regalo, eso pondría en la etiqueta.`,
        'No haría falta ni lazo.',
        'Feliz Navidad, y gracias por ser así.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'un-hueco',
    'fact',
    {
      all: ({ loves }) => [
        `Entre tanta comida y tanta visita, ojalá haya un hueco para ${listed(loves)}.`,
        'Los huecos así hay que defenderlos con la servilleta.',
        'Feliz Navidad, y suerte en la defensa del hueco.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'ratos-del-calendario',
    'fact',
    {
      all: ({ loves }) => [
        `He mirado el calendario de estas fiestas, y entre una comida y otra caben varios ratos para ${listed(loves)}.`,
        'Los he contado dos veces, por si acaso.',
        'Feliz Navidad, y ninguna visita a deshora.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'despues-del-turron',
    'fact',
    {
      all: ({ loves }) => [
        `Después del último dulce y de la última visita, que quede una tarde entera para ${listed(loves)}.`,
        'Con zapatillas y sin reloj.',
        'Felices fiestas, y que esa tarde sea larga.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'regalo-sin-papel',
    'fact',
    {
      all: ({ loves }) => [
        `De todos los regalos, el que {te|le} deseo no lleva papel: tiempo para ${loves[0]}.`,
        'Tampoco hay que buscarle sitio en el armario.',
        'Feliz Navidad, y que venga en cantidad.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'a-quien-reparta',
    'fact',
    {
      all: ({ loves }) => [
        `A quien reparta los regalos este año le he pedido para {ti|usted} tiempo para ${loves[0]}.`,
        'No pesa y cabe por cualquier chimenea.',
        'Feliz Navidad, y que lo traigan.',
      ],
    },
    { needs: ['loves'] },
  ),
];

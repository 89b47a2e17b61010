import { companions, elders, outsideCouples, relatives, young } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';
import { capitalised, yearsCounted } from '../grammar.ts';

const idea = ideasFor('anniversary', outsideCouples);
const elder = ideasFor('anniversary/elders', elders);
const child = ideasFor('anniversary/young', young);
const relative = ideasFor('anniversary/relatives', relatives);
const companion = ideasFor('anniversary/companions', companions);

/** Said to one of two people about both: Spanish has no plural "you" that is right everywhere. */
export const anniversaryForCouples = [
  idea('un-paraguas', 'picture', {
    all: [
      'Dos personas, un paraguas y toda clase de tiempo: feliz aniversario a la pareja.',
      'Los días de sol los sabe llevar cualquiera.',
      'Que hoy no llueva, y que se camine despacio igual.',
    ],
  }),
  idea('dos-tazas', 'picture', {
    warm: [
      'Un aniversario está hecho sobre todo de cosas pequeñas: dos tazas, una cafetera y alguien que pregunta qué tal la noche.',
      'Sostener eso un año más es mucho sostener.',
      'Que hoy haya una hora tranquila, en pareja y sin recados.',
    ],
  }),
  idea('nombres-juntos', 'picture', {
    all: [
      'Hay nombres que ya solo suenan bien de dos en dos. El {tuyo|suyo} es uno de ellos.',
      'Nos hemos acostumbrado al sonido, y nos gusta.',
      'Feliz aniversario, y un buen año detrás.',
    ],
  }),
  idea('los-platos', 'light', {
    light: [
      'Otro año con las mismas dos personas a la mesa. Alguien tiene que estar lavando los platos.',
      'No preguntaré quién. Es un día de paz.',
      'Esta noche, que se queden en remojo.',
    ],
  }),
  idea('mesa-de-la-ventana', 'wish', {
    all: [
      'Ojalá hoy toque la mesa buena, la de la ventana, y que a nadie se le ocurra cerrar la cocina.',
      'Con una vela, una carta larga y ningún sitio adonde ir después.',
      'Mi cariño para las dos mitades del aniversario.',
    ],
  }),
  idea('la-boda-es-un-dia', 'thanks', {
    warm: [
      'Una boda dura un día. Lo demás se hace sin música y sin fotógrafo, y eso es lo que hoy se celebra.',
      'Se nota, aunque no lo digamos.',
      'Feliz aniversario, con admiración.',
    ],
  }),
  idea('conversacion', 'picture', {
    warm: [
      'Dicen que vivir en pareja es una larga conversación. Ojalá a esta le falte mucho para acabar.',
      'Interrumpirse es media gracia.',
      'Un abrazo para repartir a partes iguales.',
    ],
  }),
  idea('aquel-encuentro', 'thanks', {
    all: [
      'Qué bien que aquel encuentro saliera como salió. Somos muchos los que nos alegramos.',
      'Podría haber sido otro día, u otra puerta.',
      'Feliz aniversario, y gracias a la casualidad.',
    ],
  }),
  idea('equipo', 'light', {
    light: [
      'Feliz aniversario a un equipo de dos que, según mis noticias, sigue imbatido en casa.',
      'No se prevén cambios en la alineación.',
      'A celebrarlo, o a quedarse en el sofá, que también es celebrarlo.',
    ],
  }),
  idea('parece-mas-firme', 'picture', {
    all: [
      'Da gusto pensar hoy en esa casa, con dos personas del mismo lado.',
      'Desde aquí el mundo parece un poco más firme gracias a eso.',
      'Que el año sea fácil, y que en lo difícil haya una mano.',
    ],
  }),
  idea('felicitacion', 'wish', {
    formal: [
      '{Te|Le} felicito por este aniversario, y hago extensiva la felicitación a quien comparte {tu|su} vida.',
      'Cumplir una promesa es hermoso. Cumplirla con gusto lo es todavía más.',
      'Con el deseo de salud y de muchas noches tranquilas.',
    ],
  }),
  idea('reparto', 'light', {
    light: [
      'Esta tarjeta es para dos y hay que compartirla bien: una persona se queda el dibujo y la otra, las palabras.',
      'Los desacuerdos se resuelven con postre.',
      'Feliz aniversario, y sin pelearse por ella.',
    ],
  }),
  idea('como-apetezca', 'wish', {
    all: [
      'Que el aniversario se pase como más apetezca, y con la compañía que se eligió.',
      'Fue buena elección entonces, y lo parece ahora.',
      'Mi felicitación, hoy y el año entero.',
    ],
  }),
  idea('paseo-sin-lista', 'picture', {
    warm: [
      'Pase lo que pase hoy, ojalá haya un paseo de la mano y sin lista de la compra.',
      'La vuelta a la manzana ya vale.',
      'Feliz aniversario, y buen paseo.',
    ],
  }),
  idea('formal-dos', 'thanks', {
    formal: [
      'En este aniversario quiero expresar mi afecto y mi respeto por lo que han construido dos personas.',
      'No es frecuente, y alegra verlo.',
      'Que el año próximo sea bueno en esa casa.',
    ],
  }),
  idea(
    'anos-de-pareja',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, y en cada uno, dos personas que iban en serio.`,
        'Esos números no se encuentran. Se hacen, desayuno a desayuno.',
        'Feliz aniversario, y por los desayunos que quedan.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'primer-ano',
    'number',
    {
      all: [
        'Un año ya, y a estas alturas se sabe quién se queda con la manta. Feliz primer aniversario.',
        'El primero es el de todas las primeras veces.',
        'Que el segundo sea más fácil, y igual de bueno.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
  idea(
    'plata',
    'number',
    {
      all: [
        'Veinticinco años: lo llaman plata, pero debería ser algo que se pueda agarrar, como una mano.',
        'Esa mano no se ha soltado en todo el tiempo.',
        'Felicidades por las bodas de plata, y a lucir el brillo.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 25 },
  ),
  idea(
    'oro',
    'number',
    {
      all: [
        'Cincuenta años. Lo llaman oro, y por una vez la palabra no exagera.',
        'Son muchos miles de mañanas con la misma cara enfrente.',
        'Mi felicitación por las bodas de oro, con todo el respeto.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 50 },
  ),
  elder('lo-vi-en-casa', 'thanks', {
    warm: [
      'Casi todo lo que sé de quererse bien no lo leí en ninguna parte.',
      'Levantaba la vista de lo mío, y ahí estaba.',
      'Feliz aniversario, con mi cariño y mi agradecimiento.',
    ],
  }),
  elder('salir-hasta-tarde', 'light', {
    light: [
      'Hoy hay permiso para salir, volver tarde y no llamar para avisar de que se ha llegado bien.',
      'Me quedaré en vela, claro. Es lo justo, después de tantos años al revés.',
      'Feliz aniversario, y que la noche sea larga.',
    ],
  }),
  child('verte-asi', 'thanks', {
    all: [
      'Me hace bien verte con alguien que te quiere. En tu aniversario lo pienso más que otros días.',
      'Ni por encargo habría salido mejor.',
      'Felicidades, y mucho mimo también este año.',
    ],
  }),
  child('de-dos-en-dos', 'picture', {
    warm: [
      'Ahora, cuando pienso en ti, pienso en dos personas, y me gusta cómo suena.',
      'La familia creció y nadie tuvo que apretarse.',
      'Feliz aniversario, y un beso para cada cual.',
    ],
  }),
  relative('silla-de-mas', 'picture', {
    all: [
      'En la familia ya no se pone la mesa de otra manera: dos sillas juntas, y una conversación en medio.',
      'Si faltara una, preguntaríamos todos.',
      'Feliz aniversario, y hasta la próxima comida.',
    ],
  }),
  relative('parientes', 'wish', {
    warm: [
      'De la familia, con cariño: que este aniversario tenga calma, risa y algo rico en el horno.',
      'Con dos de las tres ya iría bien.',
      'Un beso para cada parte de la pareja.',
    ],
  }),
  companion('medalla', 'light', {
    light: [
      'Por lo que sé de la convivencia {contigo|con usted}, creo que por este aniversario habría que dar una medalla.',
      'No voy a decir a quién.',
      'Se entregará en la cena, si hay cena.',
    ],
  }),
  companion('me-alegra-por-ti', 'thanks', {
    all: [
      'Me alegra que {tengas|tenga} a alguien que se ríe de {tus|sus} bromas incluso la tercera vez.',
      'Eso es amor, o muy buena educación.',
      'Felicidades, y un abrazo que alcance para dos.',
    ],
  }),
  idea(
    'llaves-y-despensa',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))} de compartir llaves, despensa y opiniones.`,
        'No siempre en ese orden.',
        'Feliz aniversario, y que la despensa siga llena.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'a-quien-pregunte',
    'number',
    {
      all: ({ years }) => [
        `Si alguien pregunta cómo se llega a ${yearsCounted(years)}, lo mando a tomar café {contigo|con usted}.`,
        'Y que lleve libreta.',
        'Mi felicitación a la pareja, y al café.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'decir-nosotros',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} de decir "nosotros" sin pensarlo.`,
        'Es una palabra corta para algo tan largo.',
        'Felicidades, y que se siga diciendo sola.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'vigas',
    'number',
    {
      all: ({ years }) => [
        `Hay casas que se sostienen con vigas, y otras, con ${yearsCounted(years)} de buenas costumbres.`,
        'Las segundas aguantan mejor los temblores.',
        'Feliz aniversario, y larga vida a la casa.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
];

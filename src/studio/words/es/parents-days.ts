import type { Group } from '../relationship-group.ts';
import { atADistance, companions, everyone, relatives, young } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const notOwnParent: readonly Group[] = everyone.filter((group) => group !== 'parent');

/** The ideas of one of the two days, with its name as it stands in a sentence. */
function ideasOfDay(folder: string, day: string, word: 'madre' | 'padre') {
  const parent = ideasFor(`${folder}/parent`, ['parent']);
  const others = ideasFor(folder, notOwnParent);
  const distant = ideasFor(
    folder,
    atADistance.filter((group) => group !== 'parent'),
  );
  const personal = ideasFor(
    folder,
    notOwnParent.filter((group) => group !== 'client'),
  );
  const partner = ideasFor(`${folder}/partner`, ['partner']);
  const grandparent = ideasFor(`${folder}/grandparent`, ['grandparent']);
  const child = ideasFor(`${folder}/young`, young);
  const relative = ideasFor(`${folder}/relatives`, relatives);
  const companion = ideasFor(`${folder}/companions`, companions);
  const the = word === 'madre' ? 'una madre' : 'un padre';
  return [
    parent('media-vida', 'thanks', {
      all: [
        `Se tarda media vida en entender lo que hace ${the}. Yo ya voy por la mitad, y quería dar las gracias.`,
        'Algunas cosas las entendí al oírme decirlas.',
        'Por lo que vi y por lo que no: gracias.',
      ],
    }),
    parent('condiciones-laborales', 'light', {
      light: [
        'El sueldo era malo, el horario imposible y el personal, que era yo, contestaba.',
        'No consta ninguna carta de renuncia.',
        `Feliz ${day}, y gracias por no presentar la dimisión.`,
      ],
    }),
    parent('esa-voz', 'picture', {
      warm: [
        'Cuando no sé qué hacer oigo una voz por dentro, y se parece mucho a la {tuya|suya}.',
        'Tiene más calma que yo y suele acertar.',
        `Feliz ${day}, con todo mi cariño.`,
      ],
    }),
    parent('gracias-serias', 'wish', {
      formal: [
        `En el ${day} quiero dar{te|le} las gracias, y hacerlo despacio.`,
        'Es una cuenta que no se puede saldar, y nunca me la {has|ha} presentado.',
        'Que hoy haya paz, y nada que hacer por obligación.',
      ],
    }),
    parent('prohibido', 'wish', {
      all: [
        'Hoy queda prohibido cargar, cocinar, arreglar o recoger cualquier cosa. Por un día nos arreglamos.',
        'Puede que se oigan ruidos. No hay que hacer caso.',
        `Feliz ${day}, y que nadie abandone el sillón.`,
      ],
    }),
    parent('primera-persona', 'thanks', {
      warm: [
        'He conocido a mucha gente, y me sigue alegrando que la primera {fueras|fuera} {tú|usted}.',
        '{Pusiste|Puso|Pusieron} el listón alto.',
        `Todo mi cariño en el ${day}.`,
      ],
    }),
    parent('donde-esta', 'light', {
      light: [
        'En honor al día, las preguntas sobre dónde está cada cosa se aplazan hasta mañana.',
        'Puede que haya lista.',
        'A disfrutar del silencio, y un beso de quien preguntaba.',
      ],
    }),
    parent('la-luz-del-pasillo', 'picture', {
      all: [
        'Hay cariños que se notan como la luz del pasillo: basta con saber que está para dormir bien.',
        'Yo sigo durmiendo bien.',
        `Feliz ${day}, y gracias por esa luz.`,
      ],
    }),
    parent('manos', 'picture', {
      warm: [
        'Hay manos que arreglan, que esperan, que empujan un poco la bicicleta y luego sueltan. Gracias por las {tuyas|suyas}.',
        'Sobre todo por lo de soltar, que debió de ser lo difícil.',
        'Con un beso en cada una.',
      ],
    }),
    parent('sin-manual', 'thanks', {
      all: [
        'Nadie nace con el manual aprendido, y a mí no me faltó nunca una respuesta. Ni un abrazo cuando no la había.',
        'Ahora sé que muchas eran improvisadas.',
        'Gracias por las dos cosas.',
      ],
    }),
    parent('te-llamo', 'light', {
      light: [
        'Sí, he comido. Sí, llevo abrigo. Sí, sé qué día es hoy.',
        'Me adelanto al interrogatorio para poder ir a lo importante.',
        `Feliz ${day}, con un beso sonoro.`,
      ],
    }),
    parent('de-ti-me-viene', 'wish', {
      warm: [
        'Lo mejor que sé hacer me viene de {ti|usted}, y lo peor lo he puesto yo por mi cuenta.',
        'Conste en acta, para futuras discusiones.',
        'Que este día devuelva un poco de todo eso.',
      ],
    }),
    parent('honra', 'thanks', {
      formal: [
        'Hay gratitudes que no caben en una fecha, pero agradecen tenerla.',
        'Hoy uso la mía para decir que mucho de lo bueno empezó {contigo|con usted}.',
        'Con cariño y con respeto.',
      ],
    }),
    others('por-lo-que-haces', 'thanks', {
      all: [
        `El ${day} es de quienes cuidan a alguien, así que también es para {ti|usted}.`,
        'Es un trabajo que se hace casi siempre sin testigos. Por eso necesita un día.',
        'Ojalá alguien traiga hoy el desayuno.',
      ],
    }),
    distant('cordial', 'wish', {
      formal: [
        `Un saludo muy afectuoso en el ${day}.`,
        'Que traiga descanso, y las gracias de quien deba darlas.',
        'Y que sea grato hasta la noche.',
      ],
    }),
    personal('bebida-caliente', 'light', {
      light: [
        `Para el ${day} deseo una bebida caliente que siga caliente hasta el último sorbo.`,
        'Se ha conseguido alguna vez. Hay testigos.',
        'A saborearla entera.',
      ],
    }),
    personal('abrazo-en-la-puerta', 'picture', {
      warm: [
        `Que el ${day} traiga un abrazo en la puerta, y luego una hora sin que llame nadie a ella.`,
        'Las dos cosas cuestan más de lo que deberían.',
        'Hoy me acuerdo de {ti|usted}.',
      ],
    }),
    others('una-mano', 'picture', {
      all: [
        'Alguien tiene la suerte de poder agarrarse a {tu|su} mano. Hoy he pensado en eso.',
        'Es algo enorme, y casi siempre tiene forma de merienda.',
        `Muy feliz ${day}.`,
      ],
    }),
    others('sin-diploma', 'thanks', {
      all: [
        'Cuidar es un oficio sin horario y sin diploma. Hoy le toca un aplauso.',
        'Se puede oír desde la cocina, si no hay nada en el fuego.',
        'Felicidades por el día, y por todos los otros.',
      ],
    }),
    others('un-rato', 'wish', {
      all: [
        `Que el ${day} deje un rato en el que no haya que estar pendiente de nadie.`,
        'Aunque luego el silencio sepa raro.',
        'Y que ese rato sea al sol.',
      ],
    }),
    others('dibujo', 'picture', {
      all: [
        'Hoy circulan por ahí muchos dibujos con corazones torcidos. No hay museo que los tenga mejores.',
        'Se conservan en la nevera, a buena temperatura.',
        'Que caiga alguno en {tu|su} puerta.',
      ],
    }),
    others('lo-que-no-se-ve', 'wish', {
      all: [
        'Lo mejor de lo que se hace por alguien no se ve. Se nota años después.',
        'Mientras tanto, vaya esta tarjeta por adelantado.',
        `Feliz ${day}, con aprecio.`,
      ],
    }),
    others('mesa-puesta', 'light', {
      all: [
        'Hoy la ley está de {tu|su} parte: la mesa la pone otro, y también la quita.',
        'Por si hubiera dudas, se puede enseñar esta tarjeta.',
        'Que el postre llegue hasta el sofá.',
      ],
    }),
    distant('respeto', 'thanks', {
      formal: [
        'Hay personas que cuidan sin que se note el esfuerzo, y hoy es un buen día para agradecerlo.',
        'Lo hago con mucho gusto.',
        `Con mi respeto, en el ${day}.`,
      ],
    }),
    others('paciencia', 'picture', {
      warm: [
        'La paciencia debería tener su propio día. A falta de ese, vale el de hoy.',
        'También podría tener estatua, pero no pararía quieta.',
        'Un abrazo, y mucha calma para hoy.',
      ],
    }),
    others('el-primer-cafe', 'picture', {
      all: [
        'Que hoy el primer café se tome sin prisa, sin interrupciones y con alguien que pregunte qué tal.',
        'Parece poco, y es un lujo.',
        `Un saludo con afecto en el ${day}.`,
      ],
    }),
    others('lo-dice-el-calendario', 'light', {
      all: [
        `Lo dice el calendario y lo digo yo: feliz ${day}.`,
        'Por una vez estamos de acuerdo.',
        'Que se note en el desayuno, en la comida y en la siesta.',
      ],
    }),
    others('huella', 'thanks', {
      all: [
        'Lo que se siembra con paciencia tarda, pero sale. Hoy es buen día para mirar el jardín.',
        'Está mejor de lo que parece desde dentro.',
        'Con admiración, y felicidades.',
      ],
    }),
    partner('te-veo', 'thanks', {
      warm: [
        `Feliz ${day}, mi amor. Veo lo que haces, también cuando se me olvida decirlo.`,
        'Es una de las cosas que me enamoran, casi siempre en el momento menos oportuno.',
        'Hoy, que nos levantemos antes los demás.',
      ],
    }),
    partner('equipo', 'light', {
      light: [
        'Si esto fuera una empresa, te subía el sueldo. Como es una casa, te subo el desayuno.',
        'En bandeja, y sin preguntar dónde está nada.',
        `Feliz ${day}, y no te levantes.`,
      ],
    }),
    partner('mirarte', 'picture', {
      all: [
        'Me gusta mirarte cuando cuidas. Se te pone una cara que no sale en las fotos.',
        'Yo la tengo guardada, por si acaso.',
        'Te quiero, hoy con fecha en el calendario.',
      ],
    }),
    partner('contigo', 'wish', {
      all: [
        `En el ${day} pido para ti una siesta larga, y para mí, estar cerca cuando despiertes.`,
        'Lo demás ya se verá.',
        'Con todo mi amor.',
      ],
    }),
    grandparent('dos-veces', 'thanks', {
      all: [
        `Cuidar de una generación ya es mucho, y aquí vamos por la segunda. Feliz ${day}.`,
        'En todos nosotros hay algo de {ti|usted}, y es lo que mejor nos queda.',
        'Con mucho cariño desde esta rama.',
      ],
    }),
    grandparent('madre-de-madre', 'picture', {
      warm: [
        `Sin {ti|usted} no habría en esta familia a quién felicitar en el ${day}. Ni quién felicitara.`,
        'Visto así, es un mérito considerable.',
        'Un beso muy grande, y que haya dulces.',
      ],
    }),
    child('verte-cuidar', 'thanks', {
      all: [
        `Verte cuidar de alguien es de las cosas más bonitas que he visto, y el ${day} lo digo en alto.`,
        'No sé dónde lo aprendiste. O quizá sí, y por eso sonrío.',
        'Con todo mi cariño, y a descansar un poco.',
      ],
    }),
    relative('familia', 'wish', {
      all: [
        `De familia a familia: que el ${day} sea tranquilo, y la sobremesa, larga.`,
        'Con flores o sin flores, pero con gente.',
        'Un beso grande, y felicidades.',
      ],
    }),
    companion('heroismo', 'light', {
      light: [
        `Feliz ${day} a quien antes dormía hasta mediodía y ahora conoce el amanecer por su nombre.`,
        'El amanecer también pregunta por {ti|usted}.',
        'Un abrazo con ojeras y con admiración.',
      ],
    }),
  ];
}

export const mothersDayIdeas = ideasOfDay('mothers-day', 'Día de la Madre', 'madre');
export const fathersDayIdeas = ideasOfDay('fathers-day', 'Día del Padre', 'padre');

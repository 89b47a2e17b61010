import {
  atADistance,
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

const idea = ideasFor('get-well', everyone);
const distant = ideasFor('get-well', atADistance);
const personal = ideasFor('get-well', personally);
const close = ideasFor('get-well', closePeople);
const partner = ideasFor('get-well/partner', ['partner']);
const elder = ideasFor('get-well/elders', elders);
const child = ideasFor('get-well/young', young);
const relative = ideasFor('get-well/relatives', relatives);
const companion = ideasFor('get-well/companions', companions);
const working = ideasFor('get-well/work', business);

/** Light, and no word of what it is or how long it takes. */
export const getWellIdeas = [
  idea('nadie-mete-prisa', 'wish', {
    all: [
      'Que {te mejores|se mejore} pronto, y que nadie meta prisa.',
      'Los días no los está contando nadie que importe.',
      'A descansar, y luego a descansar del descanso.',
    ],
  }),
  personal('ventana', 'picture', {
    warm: [
      '{Te|Le} deseo una buena almohada, una ventana con algo que mirar y un poco más de fuerza cada mañana.',
      'El resto del mundo se puede mirar más adelante.',
      'Pienso en {ti|usted} a ratos, y los ratos son largos.',
    ],
  }),
  personal('de-guardia', 'light', {
    light: [
      'Esta tarjeta queda de guardia junto a la cama. Se ruega no moverse mientras vigila.',
      'Primer parte: falta un cojín y sobra aburrimiento.',
      'Que la mejoría llegue pronto, para que la tarjeta pueda volver a casa.',
    ],
  }),
  close('olla-de-caldo', 'picture', {
    all: [
      'Si el cariño fuera caldo, habría una olla muy grande en {tu|su} puerta.',
      'Tapada, para que no se enfríe hasta que apetezca.',
      'Que cada día siente un poco mejor que el anterior.',
    ],
  }),
  distant('restablecimiento', 'wish', {
    formal: [
      'Lamento saber que no {te|se} {encuentras|encuentra} bien, y {te|le} envío un saludo muy afectuoso.',
      'No es necesario responder.',
      'Que las fuerzas vayan volviendo, a su paso.',
    ],
  }),
  personal('todo-espera', 'thanks', {
    all: [
      'Todo lo que {has|ha} dejado a medias sigue ahí, y a nada le importa esperar.',
      'Aquí se nota la falta de la persona, no la de la tarea.',
      'Que los próximos días sean amables.',
    ],
  }),
  idea('ventana-abierta', 'picture', {
    all: [
      'Ojalá haya una manta ligera, algo caliente para beber y el teléfono muy lejos.',
      'Queda dispensada toda obligación hasta nuevo aviso.',
      'Y que mañana el cuerpo dé mejores noticias.',
    ],
  }),
  personal('permiso', 'light', {
    light: [
      'Por orden superior, hoy toca no hacer nada y hacerlo en horizontal.',
      'Hay quien estudia años para llegar a eso.',
      'A volver cuando la almohada dé el alta.',
    ],
  }),
  idea('poco-a-poco', 'wish', {
    all: [
      'Poco a poco se llega a todas partes, también a estar bien. Sin correr.',
      'Un rato de sol, una sopa, una siesta: así se avanza.',
      '{Te|Le} mando fuerzas, en paquetes pequeños.',
    ],
  }),
  personal('al-mal-tiempo', 'light', {
    light: [
      'Dicen que al mal tiempo, buena cara. Si hoy no sale, vale la cara que haya.',
      'Nadie va a pasar lista.',
      'Que escampe pronto por ahí dentro.',
    ],
  }),
  idea('silla-reservada', 'thanks', {
    all: [
      '{Tu|Su} sitio sigue siendo {tu|su} sitio, y ahí estará cuando llegue el momento.',
      'Hasta entonces, lo único importante es el reposo.',
      'Con mucho afecto, y sin mirar el reloj.',
    ],
  }),
  idea('visita-breve', 'picture', {
    all: [
      'Esta es una visita breve: entra, deja un saludo y se va antes de cansar a nadie.',
      'Ni siquiera hay que incorporarse.',
      'Volverá a preguntar, en voz baja.',
    ],
  }),
  idea('buena-noche', 'wish', {
    all: [
      'Ojalá esta noche el sueño venga pronto y se quede hasta tarde.',
      'Durmiendo se arreglan cosas que de día no hay quien toque.',
      'Que mañana amanezca con mejor cuerpo.',
    ],
  }),
  idea('gracias-por-cuidarte', 'thanks', {
    all: [
      'Cuidar de los demás se da por hecho. Esta vez {te|le} toca dejarse cuidar, y también tiene su mérito.',
      'Hay que decir que sí a la sopa y a las visitas cortas.',
      'Un abrazo flojito, para no hacer daño.',
    ],
  }),
  distant('formal-dos', 'thanks', {
    formal: [
      'He sabido que {necesitas|necesita} reposo, y quería hacer llegar mi afecto.',
      'Todo lo demás admite espera.',
      'Con el deseo de una convalecencia tranquila.',
    ],
  }),
  partner('el-te', 'picture', {
    warm: [
      'Te quiero bien, y hasta que lo estés quiero ser quien te acerque el vaso de agua.',
      'Conmigo no hace falta aguantar el tipo.',
      'Descansa, mi amor.',
    ],
  }),
  partner('enfermeria', 'light', {
    light: [
      'Tu enfermería particular no tiene estudios, pero está muy enamorada del caso.',
      'Se atiende a cualquier hora, con besos en la frente.',
      'A mejorarse, corazón.',
    ],
  }),
  partner('tu-hueco', 'thanks', {
    all: [
      'Cuando tú no estás bien, todo anda un poco torcido. Vuelve a estarlo sin prisa, pero vuelve.',
      'Yo sujeto lo que haya que sujetar.',
      'Te quiero, también despacio y en pijama.',
    ],
  }),
  partner('turno-de-noche', 'wish', {
    all: [
      'Cierra los ojos, que del resto del día me encargo con mucho gusto.',
      'Y si no viene el sueño, aquí tienes mi hombro.',
      'Que mañana te encuentres mejor, vida.',
    ],
  }),
  elder('ahora-me-toca', 'thanks', {
    all: [
      'Sé de quién aprendí que un plato de sopa y una mano en la frente curan mucho. Ahora {te|le} toca a {ti|usted} recibirlos.',
      'Sin levantarse a ayudar.',
      'Un beso grande, y a cuidarse.',
    ],
  }),
  elder('mandona', 'light', {
    light: [
      'Aviso con cariño: está prohibido levantarse a recoger la cocina.',
      'La cocina aguanta. Está hecha de azulejos.',
      'Reposo, mimos y un beso de los míos.',
    ],
  }),
  child('mision-sofa', 'light', {
    light: [
      'Misión secreta de hoy: quedarse bajo la manta y no hacer absolutamente nada.',
      'Solo se permite mover los ojos, y únicamente para leer o mirar dibujos.',
      '¡Suerte en la misión, y un beso en la nariz!',
    ],
  }),
  child('a-tu-lado', 'picture', {
    warm: [
      'Si pudiera, cambiaría contigo un rato y me quedaría yo con lo malo.',
      'Como no me dejan, te mando todo el cariño que tengo a mano.',
      'A ponerse bien, tesoro.',
    ],
  }),
  relative('toda-la-familia', 'wish', {
    all: [
      'De parte de la familia: que {te recuperes|se recupere} sin prisa y con muchos mimos.',
      'Aquí nadie pregunta cuándo. Solo cómo.',
      'Un abrazo de todos, en fila y sin empujar.',
    ],
  }),
  companion('te-guardo-las-noticias', 'light', {
    light: [
      'Voy apuntando todo lo que {te|se} {estás|está} perdiendo, para {contártelo|contárselo|contárselo} con exageraciones.',
      'De momento, nada que merezca levantarse.',
      'A mejorarse, que la lista crece.',
    ],
  }),
  working('aqui-todo-bien', 'wish', {
    all: [
      'Por aquí todo sigue su curso y nada corre prisa. Lo primero es la salud.',
      'Se ha dado orden al correo de no molestar.',
      'Esperamos {verte|verle} cuando sea buen momento, y ni un día antes.',
    ],
  }),
  working('sin-preguntas', 'thanks', {
    all: [
      'Este mensaje solo desea mejoría. No trae ninguna pregunta al final.',
      'De pensar en el trabajo ya nos ocupamos los demás.',
      'Con aprecio, y con todo el tiempo del mundo.',
    ],
  }),
  working('buen-reposo', 'picture', {
    all: [
      'Ojalá el reposo sea de los buenos: con luz en la ventana y sin una sola llamada de trabajo.',
      'De las llamadas nos encargamos por aquí.',
      'Un saludo afectuoso, y que todo vaya a mejor.',
    ],
  }),
  working('cuando-llegue', 'wish', {
    all: [
      'La salud tiene su calendario, y no conviene discutirle. Que vaya marcando días buenos.',
      'El nuestro ya se adaptará.',
      'Hasta entonces, un recuerdo muy cordial.',
    ],
  }),
];

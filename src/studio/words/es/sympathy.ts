import { business, closePeople, elders, everyone, personally, relatives } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';

const idea = ideasFor('sympathy', everyone);
const personal = ideasFor('sympathy', personally);
const close = ideasFor('sympathy', closePeople);
const elder = ideasFor('sympathy/elders', elders);
const relative = ideasFor('sympathy/relatives', relatives);
const partner = ideasFor('sympathy/partner', ['partner']);
const working = ideasFor('sympathy/work', business);
const near = ideasFor('sympathy/near', ['friend', 'sibling', 'acquaintance']);

/** Sorrow, said plainly: no cheer, no advice, no silver lining (design/words.md). */
export const sympathyIdeas = [
  idea('nada-que-contestar', 'wish', {
    all: [
      'Lo siento muchísimo. Esta tarjeta no espera respuesta.',
      'Solo quiere que {sepas|sepa} que hay alguien pensando en {ti|usted}.',
      'Pienso en {ti|usted} hoy, y lo haré en los días más callados que vienen después.',
    ],
  }),
  idea('busque-otra-manera', 'thanks', {
    all: [
      'Lo siento. Busqué otra manera de decirlo y ninguna era mejor que esta.',
      'Por eso es una tarjeta con muy poco escrito.',
      'Lo que falta lo pone el cariño con que va.',
    ],
  }),
  close('sentarme-a-tu-lado', 'picture', {
    all: [
      'Siento mucho lo que ha pasado. Si pudiera, me sentaría un rato a {tu|su} lado, sin decir nada.',
      'Mientras tanto, que esta tarjeta guarde el sitio.',
      '{Te|Le} abrazo.',
    ],
  }),
  close('desde-que-lo-supe', 'thanks', {
    all: [
      'Siento mucho esta noticia, y desde que la supe {te|le} llevo en el pensamiento.',
      'No hace falta contestar, ni ahora ni más adelante.',
      'Va mi cariño, y es solo de ida.',
    ],
  }),
  idea('puede-esperar', 'wish', {
    all: [
      'Lo siento de verdad, y no quería que mi silencio pareciera otra cosa.',
      'Habrá muchas voces estos días. La mía puede esperar lo que haga falta.',
      '{Te|Le} tengo presente, y también a los {tuyos|suyos}.',
    ],
  }),
  idea('una-linea', 'picture', {
    all: [
      'Siento mucho esta pérdida. Es una línea nada más, para que no falte.',
      'Hay días en que no cabe nada más largo.',
      'Hoy {te|le} llevo en el pensamiento, y mañana también.',
    ],
  }),
  idea('hasta-la-puerta', 'picture', {
    all: [
      'Lo siento mucho. Llego solo hasta la puerta, para no molestar, y dejo aquí esta tarjeta.',
      'Se puede abrir hoy, otro día o nunca.',
      'El afecto con que viene no se va a ir.',
    ],
  }),
  close('sin-fuerzas', 'thanks', {
    all: [
      'Siento mucho este golpe. Conmigo no hay que guardar las formas ni encontrar qué decir.',
      'Si sale el llanto, que salga. Si no sale nada, también está bien.',
      'Estoy cerca, aunque no se me oiga.',
    ],
  }),
  personal('el-telefono', 'picture', {
    all: [
      'Siento mucho lo que {estás|está} pasando. Preferí escribir para no hacer sonar el teléfono.',
      'El papel no interrumpe.',
      'Aquí va un abrazo que se puede recibir a cualquier hora.',
    ],
  }),
  personal('con-pena', 'thanks', {
    all: [
      'Recibí la noticia con mucha pena, y la pena también es por {ti|usted}.',
      'No intento consolar con una tarjeta. Solo acompañar un poco.',
      'Con todo mi afecto, estos días y los siguientes.',
    ],
  }),
  personal('silla-vacia', 'picture', {
    all: [
      'Lo siento en el alma. Una ausencia se nota en toda la casa, y pienso en la {tuya|suya}.',
      'En las horas de la tarde, sobre todo.',
      '{Te|Le} mando un abrazo callado.',
    ],
  }),
  idea('respeto', 'wish', {
    formal: [
      'Lamento profundamente esta pérdida, y quiero que {sepas|sepa} que {te|le} tengo presente.',
      'No es necesario responder a estas líneas.',
      'Con respeto y con afecto.',
    ],
  }),
  idea('cuando-haya-silencio', 'wish', {
    all: [
      'Siento mucho esta ausencia. Cuando se vayan las visitas y quede el silencio, seguiré pensando en {ti|usted}.',
      'Esta tarjeta no tiene prisa, ni caduca.',
      'Con mi cariño más quieto.',
    ],
  }),
  idea('el-nombre', 'thanks', {
    all: [
      'Lo siento. Hay nombres que se siguen diciendo en voz baja, y este será uno.',
      'Si un día {quieres|quiere} hablar de esa persona, {te|le} escucharé.',
      'El silencio también lo comparto.',
    ],
  }),
  idea('una-luz', 'picture', {
    all: [
      'Siento mucho lo ocurrido. Esta noche dejo una luz encendida y pienso en {tu|su} casa.',
      'Es poco, pero es lo que se puede hacer desde aquí.',
      'Que {te|le} llegue, aunque sea un poco.',
    ],
  }),
  idea('tu-pena', 'wish', {
    all: [
      'Siento mucho {tu|su} pena. No voy a preguntar nada ni a pedir nada.',
      'Quien quiere a alguien no necesita explicarse.',
      'Solo {te|le} acompaño, desde donde estoy.',
    ],
  }),
  elder('de-lejos-o-de-cerca', 'thanks', {
    all: [
      'Siento mucho {tu|su} dolor, y me gustaría poder cargar con una parte.',
      'Como eso no se puede, me quedo cerca.',
      'Un beso, y todo mi cariño.',
    ],
  }),
  elder('mano', 'picture', {
    all: [
      'Lo siento con toda el alma. Ojalá pudiera tener{te|le} ahora la mano un rato largo.',
      'No haría falta hablar.',
      '{Te|Le} quiero mucho, y hoy más que nunca.',
    ],
  }),
  relative('tambien-nuestra', 'thanks', {
    all: [
      'Siento mucho esta pérdida, que en la familia sentimos todos.',
      'Entre nosotros no hay que disimular nada.',
      'Un abrazo, de los que no dicen nada.',
    ],
  }),
  relative('en-la-familia', 'wish', {
    all: [
      'Lo siento tanto. Hoy querría tener a toda la familia bajo el mismo techo, y {tu|su} silla en medio.',
      'Como no se puede, va este papel por delante.',
      'Con mucho cariño, y sin esperar noticias.',
    ],
  }),
  partner('aqui', 'wish', {
    all: [
      'Lo siento, amor. No tienes que decir nada ni estar de ninguna manera.',
      'Yo me ocupo de lo pequeño.',
      'Aquí me tienes, toda la noche si hace falta.',
    ],
  }),
  partner('te-sostengo', 'picture', {
    all: [
      'Siento tu pena como si me pasara por dentro, y no voy a soltarte la mano.',
      'También en silencio estamos juntos.',
      'Te quiero.',
    ],
  }),
  partner('lo-que-pese', 'thanks', {
    all: [
      'Cuánto siento que te toque esto. Lo que pese demasiado, déjamelo un rato.',
      'Y lo que no se pueda repartir, lo miramos entre dos.',
      'Estoy contigo, hoy y después de hoy.',
    ],
  }),
  near('la-puerta', 'wish', {
    all: [
      'Cuánto lo siento. Si en algún momento {quieres|quiere} compañía, o alguien que no hable, aquí estoy.',
      'No hay hora mala.',
      'Va un abrazo mientras tanto.',
    ],
  }),
  working('todo-puede-esperar', 'thanks', {
    all: [
      'Siento mucho la noticia, y todo lo que tenemos pendiente puede esperar.',
      'Que se quede donde está el tiempo que haga falta.',
      'Con respeto, y con el pensamiento puesto en {ti|usted} y en {tu|su} familia.',
    ],
  }),
  working('nuestro-respeto', 'wish', {
    all: [
      'Lamento mucho la noticia. {Recibe|Reciba} estas pocas líneas de afecto.',
      'Nada de lo nuestro es urgente ahora.',
      'Mi respeto para {ti|usted} y para toda {tu|su} casa.',
    ],
  }),
  working('sin-prisa', 'picture', {
    all: [
      'Siento mucho lo sucedido, y quería decirlo sin ocupar más que un momento.',
      'No hay ninguna respuesta que dar.',
      'Cuando llegue el día de volver, {te|le} recibiremos con afecto.',
    ],
  }),
];

import type { Facts } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';
import { ideasFor } from '../forms-of-address.ts';

const idea = ideasFor('congratulations', everyone);
const personal = ideasFor('congratulations', personally);
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });

/** For a wedding and for a birth. */
export const congratulationsForAFamily = [
  idea(
    'boda-dos-sies',
    'picture',
    {
      all: [
        'Dos personas dijeron que sí y mucha gente se alegró. Felicidades de una de esa gente.',
        'Que los días pequeños sean tan buenos como el grande.',
        'Y que en esa casa nunca falten risa ni paciencia.',
      ],
    },
    on('wedding'),
  ),
  idea(
    'boda-paseo',
    'wish',
    {
      all: [
        'Un buen matrimonio se parece a un paseo largo, al paso de quien va más despacio. Que este no tenga prisa.',
        'Habrá cuestas, y también vistas.',
        'Mi felicitación, y que haya buena conversación por el camino.',
      ],
    },
    on('wedding'),
  ),
  idea(
    'boda-brindis',
    'light',
    {
      light: [
        '¡Que vivan los novios, y que los desayunos sean más largos que las discusiones!',
        'Es el único consejo que tengo, y lo encontré en un cajón.',
        'Un brindis desde aquí, y otro desde más cerca en cuanto se pueda.',
      ],
      formal: [
        'Mi felicitación más cordial por el matrimonio.',
        'Es hermoso ver cómo dos vidas se ponen una al lado de la otra.',
        'Con el deseo de una casa serena y de muchos años en buena compañía.',
      ],
    },
    on('wedding'),
  ),
  idea(
    'boda-luz',
    'picture',
    {
      all: [
        'Que en esa casa haya siempre una luz encendida para quien llegue en segundo lugar.',
        'La boda es bonita, pero lo que cuenta es la luz.',
        'Felicidades, y un abrazo repartido en dos.',
      ],
    },
    on('wedding'),
  ),
  idea(
    'boda-nos-alegra',
    'thanks',
    {
      all: [
        'Una boda hace feliz también a quien la mira. Aquí hay una prueba, por escrito.',
        'Tiene algo eso de ver a dos personas tan seguras.',
        'Que la boda sea preciosa, y el martes de después, también.',
      ],
    },
    on('wedding'),
  ),
  personal(
    'boda-arroz',
    'light',
    {
      light: [
        'Mando felicidades en lugar de arroz: se barren mejor y no se meten en el pelo.',
        'El efecto es el mismo y dura más.',
        'Que la fiesta acabe tarde y la alegría no acabe.',
      ],
    },
    on('wedding'),
  ),
  idea(
    'boda-cajones',
    'wish',
    {
      warm: [
        'Compartir la vida empieza por compartir los cajones. Que haya sitio de sobra en todos.',
        'Los de la cocina son los más delicados.',
        'Felicidades, y que la casa huela a café y a fiesta.',
      ],
    },
    on('wedding'),
  ),
  idea(
    'bebe-sitio',
    'picture',
    {
      all: [
        'Ha llegado alguien muy pequeño y todo lo demás se ha apartado para hacerle sitio: felicidades.',
        'No ocupa nada y lo ocupa todo.',
        'Salud para la casa entera, y sueño a ratos.',
      ],
    },
    on('baby'),
  ),
  idea(
    'bebe-bienvenida',
    'thanks',
    {
      all: [
        'Por favor, {dile|dígale} a quien acaba de llegar que aquí nos alegramos mucho, y que ha elegido bien la casa.',
        'Los demás ya nos iremos presentando.',
        'Un abrazo suave, para no despertar a nadie.',
      ],
    },
    on('baby'),
  ),
  idea(
    'bebe-manos',
    'wish',
    {
      all: [
        'Hay un par de manos nuevas en el mundo, y ya se agarran a alguien: felicidades.',
        'Que las noches sean compasivas, y los días, lentos.',
        'Todo el ánimo para la toma de las tres, y para las demás.',
      ],
    },
    on('baby'),
  ),
  idea(
    'bebe-gritos',
    'light',
    {
      light: [
        'Felicidades, que en esa casa vive ahora alguien que pide la cena a gritos y se duerme delante de las visitas.',
        'Dicen que se pasa con los años, aunque no del todo.',
        'A dormir cuando se pueda, y a mirar mucho esos pies.',
      ],
    },
    on('baby'),
  ),
  idea(
    'bebe-formal',
    'picture',
    {
      formal: [
        '{Te|Le} envío mi felicitación por el nacimiento.',
        'Pocas razones hay mejores para escribir a alguien.',
        'Con el deseo de salud para toda la familia, y de alguna noche en calma.',
      ],
    },
    on('baby'),
  ),
  personal(
    'bebe-olor',
    'picture',
    {
      warm: [
        'Dicen que no hay olor como el de una cabeza recién nacida. Que dure mucho.',
        'Y que haya siempre unos brazos libres cerca.',
        'Felicidades a esa casa, que ha crecido en lo más pequeño.',
      ],
    },
    on('baby'),
  ),
  idea(
    'bebe-pan',
    'wish',
    {
      warm: [
        'Los bebés vienen con un pan debajo del brazo, dice el refrán. El sueño lo traen otro día.',
        'Mientras llega, valen las siestas prestadas.',
        'Un abrazo para todos, y uno chiquito aparte.',
      ],
    },
    on('baby'),
  ),
];

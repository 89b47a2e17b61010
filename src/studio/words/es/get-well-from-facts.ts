import { closePeople, personally } from './audiences.ts';
import { ideasFor } from './forms-of-address.ts';
import { listed } from './grammar.ts';

const personal = ideasFor('get-well', personally);
const close = ideasFor('get-well', closePeople);

/** What is noted of someone, said to them while they rest. */
export const getWellFromFacts = [
  close(
    'cuando-firme',
    'fact',
    {
      all: ({ loves }) => [
        `Para ${listed(loves)} habrá tiempo en cuanto el cuerpo dé permiso.`,
        'Nadie va a ocupar ese sitio entretanto.',
        'A descansar, que la espera también cuenta.',
      ],
    },
    { needs: ['loves'] },
  ),
  close(
    'de-parte-de',
    'fact',
    {
      all: ({ loves }) => [
        `Estoy de parte de los días en que vuelva a haber ganas y fuerzas para ${listed(loves)}.`,
        'Hasta entonces valen la manta y la ventana.',
        'Que lleguen pronto, y sin atropellos.',
      ],
    },
    { needs: ['loves'] },
  ),
  close(
    'para-la-mesilla',
    'fact',
    {
      all: ({ things }) => [
        `En lugar de uvas, dejo en la mesilla algo en lo que soñar: ${things.join(', ')}.`,
        'No mancha las sábanas.',
        'Que {te mejores|se mejore}, y que los sueños sean buenos.',
      ],
    },
    { needs: ['things'] },
  ),
  close(
    'horas-largas',
    'fact',
    {
      all: ({ things }) => [
        `Para las horas largas, algo en lo que pensar: ${things.join(', ')}.`,
        'Con eso se pasa un buen rato mirando al techo.',
        'Que {te mejores|se mejore}, y que el techo aburra pronto.',
      ],
    },
    { needs: ['things'] },
  ),
  close(
    'tambien-descansa',
    'fact',
    {
      all: ({ traits }) => [
        `Hasta {tu|su} ${traits[0]} tiene derecho a unos días de cama.`,
        'La calle entera puede esperar.',
        'Que {te mejores|se mejore}, y que no haya ninguna prisa.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'receta-propia',
    'fact',
    {
      all: ({ traits }) => [
        `Si se vendiera en farmacias, ya habría mandado un frasco: ${listed(traits)}, cosecha de casa.`,
        'Con una cucharada al día bastaría.',
        'Que cada mañana pese un poco menos.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'se-echa-en-falta',
    'fact',
    {
      all: ({ traits }) => [
        `Por aquí se echa en falta {tu|su} ${traits[0]}, pero puede esperar.`,
        'Antes va el descanso, y después todo lo demás.',
        'Que vuelva la salud, que es lo primero.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'turno-de-los-demas',
    'fact',
    {
      all: ({ traits }) => [
        `Con tantas veces como ha servido a otros {tu|su} ${traits[0]}, hoy el turno es de los demás.`,
        'Que traigan la sopa y cierren la puerta sin ruido.',
        'Que {te mejores|se mejore} pronto.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'guardar-un-poco',
    'fact',
    {
      all: ({ traits }) => [
        `{Tu|Su} ${traits[0]} suele ser para los demás. Esta vez conviene guardar un poco en casa.`,
        'Nadie lo tomará a mal.',
        'Que {te mejores|se mejore} a {tu|su} ritmo.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'volver-a',
    'fact',
    {
      all: ({ loves }) => [
        `Que {te mejores|se mejore} pronto y que no tarde en haber tiempo para ${listed(loves)}.`,
        'Eso no se va a ninguna parte.',
        'Mientras tanto, {te|le} mando compañía por escrito.',
      ],
    },
    { needs: ['loves'] },
  ),
  personal(
    'guardado',
    'fact',
    {
      warm: ({ loves }) => [
        `Ojalá muy pronto vuelva a haber fuerzas para ${listed(loves)}.`,
        'Hasta entonces, basta con descansar.',
        'Pienso en {ti|usted}, y no solo en los ratos libres.',
      ],
      light: ({ loves }) => [
        `He dado aviso: queda todo en pausa hasta que haya otra vez tiempo para ${listed(loves)}.`,
        'Las quejas, al termómetro.',
        'A mejorarse sin batir ningún récord.',
      ],
    },
    { needs: ['loves'] },
  ),
];

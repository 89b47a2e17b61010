import { ideasFor } from '../forms-of-address.ts';
import { capitalised, yearsCounted } from '../grammar.ts';

const idea = ideasFor('anniversary/partner', ['partner']);

/** Anniversary ideas for one's own partner. */
export const anniversaryForPartner = [
  idea('otra-vez', 'thanks', {
    all: [
      'Si mañana hubiera que decidirlo otra vez, tardaría lo mismo: nada.',
      'Es de las pocas cosas en las que no me lo pienso.',
      'Feliz aniversario, amor.',
    ],
  }),
  idea('mismo-lado', 'picture', {
    warm: [
      'Me gusta que la vida se haya puesto así: tú y yo en el mismo lado, y lo demás enfrente.',
      'Desde aquí casi todo parece más pequeño.',
      'Feliz aniversario, y no te muevas.',
    ],
  }),
  idea('llaves', 'light', {
    light: [
      'Entre tanta gente te encontré a ti, y eso que no encuentro ni las llaves.',
      'Prefiero no pensar en lo cerca que estuvo.',
      'Feliz aniversario a mi única suerte ordenada.',
    ],
  }),
  idea('mas-de-lo-mismo', 'wish', {
    all: [
      'Para nuestro aniversario solo tengo un deseo: más de lo mismo.',
      'Más hablar con la luz apagada, más paseos que se alargan, más tu cara por la mañana.',
      'Con eso me basta y me sobra.',
    ],
  }),
  idea('elijo', 'thanks', {
    formal: [
      'De todo lo que he elegido, tú eres lo que vuelvo a elegir con más gusto.',
      'Es la parte fácil de cualquier día.',
      'Con todo mi amor, en nuestro aniversario.',
    ],
  }),
  idea('idioma', 'picture', {
    warm: [
      'Ya tenemos palabras que nadie más entendería. Este idioma solo tiene dos hablantes, y una de las dos voces es la tuya.',
      'Es un país pequeño y no me iría a ningún otro.',
      'Feliz aniversario a toda su población.',
    ],
  }),
  idea('manual', 'light', {
    light: [
      'Con los años he aprendido a leer tus silencios. Casi todos dicen que tienes hambre.',
      'Los demás los sigo estudiando.',
      'Feliz aniversario, y hoy se cena temprano.',
    ],
  }),
  idea('la-mesa', 'picture', {
    all: [
      'A nuestro amor le pasa como a la mesa de la cocina: está lleno de marcas y no lo cambio por uno nuevo.',
      'Cada una tiene su historia, y algunas, su culpable.',
      'Feliz aniversario, mi vida.',
    ],
  }),
  idea('buscarte', 'thanks', {
    all: [
      'Entro en una sala y todavía te busco antes que a la silla.',
      'Después ya puedo sentarme donde sea.',
      'Feliz aniversario a mi sitio favorito.',
    ],
  }),
  idea('sin-musica', 'picture', {
    warm: [
      'Lo nuestro empezó con mariposas y ahora lleva zapatillas de andar por casa. Me gusta más todavía.',
      'Las mariposas, además, no saben hacer café.',
      'Feliz aniversario, y quédate mucho.',
    ],
  }),
  idea('prometer', 'wish', {
    formal: [
      'En nuestro aniversario te repito lo de entonces, con más razones y menos nervios: contigo, siempre.',
      'Los años le han dado la razón a aquella certeza.',
      'Te quiero, y te lo agradezco.',
    ],
  }),
  idea('tregua', 'light', {
    light: [
      'Por ser nuestro aniversario, hoy declaro que aquella vez la razón la tenías tú.',
      'Tú sabrás en cuál. No pienso dar más detalles.',
      'Feliz aniversario, y que no siente precedente.',
    ],
  }),
  idea('agua-y-pan', 'thanks', {
    all: [
      'Eres lo bueno de cada día, como el pan: sencillo, caliente y sin sustituto.',
      'Y también se acaba pronto, si me dejan.',
      'Feliz aniversario, corazón.',
    ],
  }),
  idea('volver', 'wish', {
    all: [
      'Lo que más me gusta de salir es volver adonde estás tú.',
      'Da igual el sitio. El sitio eres tú.',
      'Que nos queden muchas vueltas a casa.',
    ],
  }),
  idea(
    'anos-contados',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} contigo, y el día sigue sin empezar del todo hasta que apareces.`,
        'Creí que se gastaría con el uso, y se ha ido haciendo a la medida.',
        'Feliz aniversario, y donde te vea.',
      ],
      all: ({ years }) => [
        `Después de ${yearsCounted(years)} ya puedo decirlo con autoridad: era esta la puerta, y eras tú quien estaba detrás.`,
        'He repasado las cuentas y quiero seguir.',
        'Feliz aniversario a lo nuestro.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'un-ano',
    'number',
    {
      all: [
        'Un año de tú y yo. Me gustaría ver los siguientes, por favor.',
        'Al principio tenía esperanzas. Ahora veo que se quedaban cortas.',
        'Feliz primer aniversario, amor mío.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
  idea(
    'me-arreglo',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, y todavía me miro al espejo cuando sé que vienes.`,
        'Tú no lo notas. Mejor así.',
        'Feliz aniversario, y no tardes.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'menos-en-ti',
    'number',
    {
      all: ({ years }) => [
        `En ${yearsCounted(years)} he cambiado de opinión en casi todo, menos en ti.`,
        'Contigo acerté a la primera.',
        'Feliz aniversario, y que conste mi terquedad.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'a-medias',
    'number',
    {
      warm: ({ years }) => [
        `Llevamos ${yearsCounted(years)} con la misma conversación a medias, y no quiero que se acabe.`,
        'Siempre la dejamos en lo más interesante.',
        'Te quiero. Sigue hablando.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
];

import { business } from '../audiences.ts';
import { spokenIdeasFor } from '../speech.ts';

const both = spokenIdeasFor('birthday/business', business);
const work = spokenIdeasFor('birthday/work', ['work']);
const client = spokenIdeasFor('birthday/client', ['client']);

/** Birthday ideas for the people of one's work. */
export const birthdayForBusiness = [
  work(
    'desk',
    'picture',
    {
      all: [
        'Ich hoffe, dein Posteingang hat den Anstand, an deinem Geburtstag still zu sein.',
        'Morgen ist alles noch da. Dafür ist ein Posteingang schließlich bekannt.',
        'Einen guten Tag, und danach einen besseren Abend.',
      ],
    },
    { only: ['colleague'] },
  ),
  work(
    'easier',
    'thanks',
    {
      warm: [
        'Arbeit besteht aus Menschen, und mit dir dabei sind die Tage besser. Heute schulden sie dir Kuchen.',
        'Einmal im Jahr soll man es sagen, wahr ist es auch dazwischen.',
        'Ich hoffe, der Abend gehört ganz dir.',
      ],
      formal: [
        'Es ist mir eine Freude, mit dir zu arbeiten, und heute eine zweite, dir zum Geburtstag zu gratulieren.',
        'Möge das Jahr gute Arbeit und gute Erholung gerecht verteilen.',
        'Ich wünsche dir einen schönen Tag.',
      ],
    },
    { only: ['colleague', 'boss', 'manager', 'coworker', 'co-worker', 'teammate', 'chef', 'chefin'] },
  ),
  work('meeting', 'light', {
    light: [
      'Einziger Punkt der heutigen Tagesordnung: Kuchen. Wer ist dafür?',
      'Einstimmig angenommen. Ins Protokoll kommt ein herzlicher Glückwunsch zum Geburtstag.',
      'Verschiedenes vertagen wir auf morgen.',
    ],
  }),
  work(
    'learned',
    'thanks',
    {
      all: [
        'Wie man eine Sache richtig anpackt, habe ich zum großen Teil dir abgeschaut. Danke dafür, gerade heute.',
        'Vielleicht war das gar nicht als Unterricht gedacht. Umso besser war er.',
        'Zum Geburtstag wünsche ich dir einen guten Tag, und ein Jahr mit Platz für deine eigenen Pläne.',
      ],
    },
    { only: ['mentor', 'teacher'] },
  ),
  work('coffee-kitchen', 'picture', {
    all: [
      'Zwischen zwei Terminen passt immer noch ein Glückwunsch: alles Gute zum Geburtstag.',
      'Wenn dabei auch noch Kaffee abfällt, umso besser.',
      'Ich wünsche dir einen Feierabend, der seinen Namen verdient.',
    ],
  }),
  client('courtesy', 'wish', {
    all: [
      'Wir gratulieren Ihnen sehr herzlich zum Geburtstag und wünschen Ihnen ein gutes Jahr.',
      'Es freut uns, einmal aus einem Anlass zu schreiben, der mit Geschäften nichts zu tun hat.',
      'Genießen Sie den Tag.',
    ],
  }),
  client('thank-you', 'thanks', {
    all: [
      'Ihr Geburtstag ist uns ein willkommener Anlass, Ihnen für Ihr Vertrauen zu danken.',
      'Wir halten es nicht für selbstverständlich.',
      'Möge Ihnen das neue Lebensjahr gelingen, bei der Arbeit und weit weg von ihr.',
    ],
  }),
  client('away-from-the-desk', 'picture', {
    all: [
      'Wir hoffen, zu Ihrem Geburtstag gehören ein gutes Mittagessen und ein Nachmittag, der früh endet.',
      'Die Arbeit läuft nicht weg. Das ist leider ihre Stärke.',
      'Unsere herzlichen Wünsche begleiten Sie.',
    ],
  }),
  client('pleasure', 'thanks', {
    all: [
      'Zum Geschäft gehört zum Glück immer ein Mensch. Ihnen gratulieren wir heute besonders gern zum Geburtstag.',
      'Wir freuen uns auf jedes Gespräch mit Ihnen.',
      'Haben Sie einen rundum angenehmen Tag.',
    ],
  }),
  client('good-year', 'wish', {
    all: [
      'Möge Ihr Geburtstag der Anfang eines Jahres sein, auf das Sie gern zurückblicken.',
      'Mit gutem Schlaf, klugen Leuten und vernünftigen Terminen.',
      'Das wünschen wir Ihnen von Herzen.',
    ],
  }),
  client('short-note', 'picture', {
    all: [
      'Kein Anhang, keine Rückfrage, nichts zu unterschreiben: nur unsere Glückwünsche zum Geburtstag.',
      'Eine solche Nachricht sollte heute dabei sein, dachten wir.',
      'Einen schönen Tag wünschen wir Ihnen.',
    ],
  }),
  client('light-note', 'light', {
    light: [
      'Dies ist die eine Nachricht von uns, auf die Sie nicht antworten müssen: alles Gute zum Geburtstag.',
      'Ablegen dürfen Sie sie gern unter Kuchen.',
      'Wir wünschen Ihnen einen leichten Tag.',
    ],
  }),
  both('quiet-wish', 'wish', {
    formal: [
      'Zu deinem Geburtstag spreche ich dir meine herzlichen Glückwünsche aus.',
      'Möge der Tag so verlaufen, wie es dir am liebsten ist.',
      'Für das neue Lebensjahr wünsche ich dir Zuversicht und gute Wegbegleiter.',
    ],
  }),
];

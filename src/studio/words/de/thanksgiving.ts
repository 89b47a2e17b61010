import { closePeople, everyone, nowAndThen, others, personally } from './audiences.ts';
import { capitalised, listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('thanksgiving/partner', ['partner']);
const other = spokenIdeasFor('thanksgiving', others);
const idea = spokenIdeasFor('thanksgiving', everyone);
const personal = spokenIdeasFor('thanksgiving', personally);
const close = spokenIdeasFor('thanksgiving', closePeople);
const client = spokenIdeasFor('thanksgiving/client', ['client']);

/** The American day keeps its American name, which German uses as well. */
export const thanksgivingIdeas = [
  close('when-they-go-round', 'thanks', {
    all: [
      'Wenn am Tisch reihum gefragt wird, wofür man dankbar ist, muss ich mich kurzfassen. Die lange Fassung bist du.',
      'Mit vollem Mund wollte ich es nicht sagen.',
      'Ein frohes Thanksgiving dir.',
    ],
  }),
  personal('second-pie', 'light', {
    light: [
      'An Thanksgiving wird nichts gezählt, nichts gewogen, und Kürbiskuchen gilt als Gemüse.',
      'Ich mache die Regeln nicht, ich setze sie nur durch.',
      'Bitte ein Eckchen frei lassen für die Reste!',
    ],
  }),
  idea('good-table', 'wish', {
    all: [
      'Ich wünsche dir zu Thanksgiving einen vollen Tisch und danach einen leichten Abend.',
      'Möge das Gespräch gut sein und der Abwasch bei den anderen.',
      'Wenn jemand das Salz holen muss, dann bitte nicht du.',
    ],
  }),
  idea('grateful', 'thanks', {
    formal: [
      'Zu Thanksgiving möchte ich dir sagen, dass ich dankbar bin, dich zu kennen.',
      'Das ist ein einfacher Satz, und er wird selten gesagt.',
      'Ich wünsche dir einen frohen und ruhigen Tag.',
    ],
  }),
  personal('on-my-list', 'picture', {
    warm: [
      'Ich habe eine Liste der guten Dinge angefangen. Du {standest|standen} darauf, bevor der Kaffee fertig war.',
      'Länger wurde sie noch, besser als diese Zeile nicht.',
      'Ein gutes Thanksgiving wünsche ich dir.',
    ],
  }),
  other('between-courses', 'picture', {
    all: [
      'Irgendwann zwischen Kartoffeln und Kuchen werde ich an Thanksgiving an dich denken.',
      'Das ist ein ziemlich langer Abschnitt der Mahlzeit.',
      'Möge es bei dir ein schöner Tag werden.',
    ],
  }),
  client('with-thanks', 'thanks', {
    all: [
      'Thanksgiving ist ein guter Tag, um Ihnen für die Zusammenarbeit zu danken.',
      'Wir freuen uns das ganze Jahr darüber.',
      'Erholsame Feiertage wünschen wir Ihnen.',
    ],
  }),
  idea('small-things', 'picture', {
    all: [
      'Möge dein Thanksgiving voll kleiner Dinge sein, für die man danken kann: ein warmes Zimmer, eine gute Geschichte, der erste Bissen.',
      'Die großen sorgen meistens für sich selbst.',
      'Ein Gruß von meinem Stuhl zu deinem.',
    ],
  }),
  client('full-house', 'wish', {
    all: [
      'Möge Ihr Haus voll sein, Ihr Teller warm und das Telefon stumm.',
      'Unsere Nachrichten haben alle bis nächste Woche Zeit.',
      'Ein frohes Thanksgiving von uns allen.',
    ],
  }),
  idea('plain-word', 'thanks', {
    all: [
      'Ein Danke ist schnell gesagt. Heute wollte ich es langsam sagen, weil ein Tag dafür im Kalender steht.',
      'Gemeint ist das ganze Jahr.',
      'Ich wünsche dir ein Thanksgiving mit guten Menschen ringsum.',
    ],
  }),
  idea('harvest', 'picture', {
    formal: [
      'Wenn die Ernte eingebracht ist, sieht man, was gewachsen ist. An Thanksgiving denke ich dabei auch an dich.',
      'Manches davon verdankt man anderen.',
      'Dafür meinen Dank, und dir festliche Stunden.',
    ],
  }),
  idea('elastic-waist', 'light', {
    light: [
      'Zu Thanksgiving wünsche ich dir eine weite Hose und einen engen Kreis.',
      'Umgekehrt wäre es ein trauriges Fest.',
      'Guten Appetit!',
    ],
  }),
  idea('last-candle', 'wish', {
    all: [
      'Ich hoffe, an deinem Tisch bleiben an Thanksgiving alle sitzen, bis die Kerzen kurz sind.',
      'Die besten Geschichten kommen ja immer nach dem Nachtisch.',
      'Möge eine neue Geschichte dabei sein.',
    ],
  }),
  idea('borrowed-custom', 'picture', {
    all: [
      'Einmal im Jahr anzuhalten und Danke zu sagen, ist ein guter Brauch. Mit dieser Karte halte ich bei dir an.',
      'Der Motor läuft, aber ich habe Zeit.',
      'Ein schönes Thanksgiving, und einen ruhigen Abend.',
    ],
  }),
  idea('respectful', 'wish', {
    formal: [
      'Zu Thanksgiving sende ich dir herzliche Grüße und gute Wünsche.',
      'Mögen alle an deinem Tisch satt und zufrieden sein.',
      'In Dankbarkeit denke ich an unsere Begegnungen.',
    ],
  }),
  personal('leftovers', 'light', {
    light: [
      'Das Beste an Thanksgiving ist der nächste Tag, an dem alles noch einmal auf Brot kommt.',
      'Ich finde, man könnte gleich damit anfangen.',
      'Auf volle Dosen im Kühlschrank!',
    ],
  }),
  other('warm-room', 'thanks', {
    warm: [
      'Es gibt Leute, mit denen ein Raum wärmer wird, ohne dass jemand heizt. Danke, dass du so jemand {bist|sind}.',
      'An Thanksgiving darf man das ruhig aufschreiben.',
      'Hoffentlich sitzt heute jemand neben dir, der es auch weiß.',
    ],
  }),
  idea('empty-plate', 'wish', {
    all: [
      'Möge an Thanksgiving alles reichen: die Stühle, die Soße und die Geduld.',
      'Vor allem die Soße.',
      'Ein frohes Fest wünsche ich dir.',
    ],
  }),
  idea('door', 'picture', {
    all: [
      'Eine Tür, aus der es gut riecht, und dahinter Stimmen: Ein solches Thanksgiving wünsche ich dir.',
      'Jacken bitte aufs Bett, wie immer.',
      '{Genieß|Genießen Sie} den Abend.',
    ],
  }),
  personal(
    'traits',
    'fact',
    {
      all: ({ traits }) => [
        `${capitalised(listed(traits))}: Dafür kann man an Thanksgiving schon einmal Danke sagen. Danke, dass du so {bist|sind}.`,
        'An den anderen Tagen denke ich es nur.',
        'Einen frohen Tag dir.',
      ],
    },
    { needs: ['traits'], when: nowAndThen },
  ),
  partner('short-grace', 'thanks', {
    warm: [
      'Wenn ich zähle, wofür ich dankbar bin, komme ich bis zu dir und verzähle mich.',
      'Ich fange von vorn an, und es passiert wieder.',
      'Frohes Thanksgiving, mein Herz.',
    ],
  }),
  partner('under-the-table', 'light', {
    light: [
      'Mit dir würde ich an Thanksgiving das letzte Stück Kuchen teilen, und das sage ich nicht jedem.',
      'Genau genommen sage ich es sonst keinem.',
      'Gib mir deine Hand unterm Tisch.',
    ],
  }),
];

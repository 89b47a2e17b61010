import { closePeople, everyone, nowAndThen, others, personally } from './audiences.ts';
import { listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('new-year/partner', ['partner']);
const other = spokenIdeasFor('new-year', others);
const idea = spokenIdeasFor('new-year', everyone);
const personal = spokenIdeasFor('new-year', personally);
const close = spokenIdeasFor('new-year', closePeople);
const client = spokenIdeasFor('new-year/client', ['client']);

export const newYearIdeas = [
  idea('kind-year', 'wish', {
    all: [
      'Ich wünsche dir ein Jahr, das öfter freundlich ist als voll.',
      'Und wenn es voll wird, dann mit Dingen, die du dir selbst ausgesucht {hast|haben}.',
      'Einen guten Anfang wünsche ich dir, und einen noch besseren Schluss.',
    ],
  }),
  personal('empty-calendar', 'picture', {
    all: [
      'Ein neuer Kalender ist etwas Schönes: lauter Kästchen, und noch keins davon will etwas von dir.',
      'Ein paar sollte man frei lassen, einfach so.',
      'Auf ein gutes Jahr mit vielen leeren Kästchen.',
    ],
  }),
  personal('resolutions', 'light', {
    light: [
      'Ich habe mir fürs neue Jahr nichts vorgenommen, und das halte ich eisern durch.',
      'Du {kannst|können} gern mitmachen, Anmeldung ist nicht nötig.',
      'Ein leichtes neues Jahr uns beiden!',
    ],
  }),
  close('glad-of-you', 'thanks', {
    warm: [
      'Bevor das alte Jahr ging, habe ich noch einmal hineingesehen. In den guten Stellen kamst du vor.',
      'Vom neuen erhoffe ich mir mehr davon, in derselben Gesellschaft.',
      'Ein frohes neues Jahr dir.',
    ],
  }),
  idea('health-and-peace', 'wish', {
    formal: [
      'Für das neue Jahr wünsche ich dir Gesundheit und die Ruhe, sie zu genießen.',
      'Was du {beginnst|beginnen}, möge gelingen, und was abgeschlossen ist, ruhen.',
      'Meine guten Wünsche gelten für jeden seiner Monate.',
    ],
  }),
  other('midnight', 'picture', {
    warm: [
      'Irgendwo zwischen dem Herunterzählen und dem Anstoßen denke ich immer an ein paar Menschen. Du {bist|sind} dabei.',
      'Es dauert nur einen Augenblick, und auslassen würde ich ihn nie.',
      'Möge das Jahr behutsam bei dir anfangen.',
    ],
  }),
  client('trust', 'thanks', {
    all: [
      'Für Ihr Vertrauen im alten Jahr danken wir Ihnen. Kommen Sie gut ins neue.',
      'Wir wollen es uns auch diesmal verdienen.',
      'Mit allen guten Wünschen für Sie und Ihr Haus.',
    ],
  }),
  client('calm', 'picture', {
    all: [
      'Möge das neue Jahr leise bei Ihnen eintreten und Arbeit mitbringen, die Ihnen Freude macht.',
      'Wenn wir an einem Teil davon mitwirken dürfen, freut es uns.',
      'Ein gutes neues Jahr wünschen wir Ihnen.',
    ],
  }),
  idea('good-surprises', 'picture', {
    all: [
      'Möge das neue Jahr ein paar Überraschungen bringen, und zwar solche, die man gleich jemandem erzählen will.',
      'Die übrigen dürfen sich in der Adresse irren.',
      'Auf ein Jahr, das gut ausgeht.',
    ],
  }),
  other('same-people', 'thanks', {
    all: [
      'Die Jahreszahl wechselt. Ich bin froh, dass manche Menschen bleiben, und du {gehörst|gehören} dazu.',
      'Das macht das Umblättern viel weniger unheimlich.',
      'Ein gutes neues Jahr, von jemandem, der auch noch da ist.',
    ],
  }),
  personal('late-start', 'light', {
    light: [
      'Möge dein neues Jahr spät anfangen, am besten nach dem Mittagessen.',
      'Alles davor zählt streng genommen noch zum alten.',
      'Prosit Neujahr, sobald der Kaffee wirkt!',
    ],
  }),
  idea('first-morning', 'picture', {
    all: [
      'Am ersten Morgen des Jahres ist es draußen so still, als hätte jemand aufgeräumt. Diese Ruhe wünsche ich dir länger.',
      'Bis Februar wäre schön.',
      'Alles Gute für das neue Jahr.',
    ],
  }),
  idea('lead-pouring', 'light', {
    light: [
      'Ich habe fürs neue Jahr in die Zukunft geschaut. Es sah aus wie ein Klumpen, aber wie ein freundlicher.',
      'Bei genauem Hinsehen könnte es auch eine Ente sein.',
      'Auf ein Jahr, in dem auch die Klumpen Glück bringen.',
    ],
  }),
  idea('sound-steps', 'wish', {
    formal: [
      'Zum Jahreswechsel sende ich dir meine besten Wünsche.',
      'Mögen die Wege gangbar sein und die Begleitung gut.',
      'Ich wünsche dir einen ruhigen Anfang und einen langen Atem.',
    ],
  }),
  idea('grateful-look-back', 'thanks', {
    formal: [
      'Am Anfang eines neuen Jahres denkt man an die Menschen, denen man im alten gern begegnet ist. Ich denke an dich.',
      'Dafür danke ich dir.',
      'Möge es ein Jahr werden, über das sich im Dezember gut reden lässt.',
    ],
  }),
  idea('unwritten', 'picture', {
    all: [
      'Vor uns liegen lauter Tage, die noch keiner gesehen hat. Ich hoffe, auf viele davon {freust du dich|freuen Sie sich} bald.',
      'Ein paar gewöhnliche dürfen auch dabei sein, die sind besser als ihr Ruf.',
      'Dir ein gutes neues Jahr.',
    ],
  }),
  idea('soft-shoes', 'wish', {
    all: [
      'Fürs neue Jahr wünsche ich dir bequeme Schuhe, kurze Schlangen und lange Abende.',
      'Große Dinge kommen meistens ohnehin, wenn man gerade Tee kocht.',
      'Auf viele Tage, an denen am Abend nichts fehlt.',
    ],
  }),
  personal('leave-behind', 'wish', {
    warm: [
      'Was im alten Jahr schwer war, darf gern dort bleiben. Alles andere soll mit dir ins neue kommen.',
      'Man muss nicht alles mitnehmen, nur weil es da ist.',
      'Ich wünsche dir einen hellen Januar.',
    ],
  }),
  personal(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `Ins neue Jahr gehört vor allem eins: mehr Zeit für ${listed(loves)}.`,
        'Wer einen Vorsatz braucht, kann diesen nehmen.',
        'Ein frohes neues Jahr, und kein schlechtes Gewissen dabei.',
      ],
    },
    { needs: ['loves'], when: nowAndThen },
  ),
  partner('same-as-last', 'thanks', {
    all: [
      'Mein Plan fürs neue Jahr ist der vom alten, und du kommst überall darin vor.',
      'Ich habe nach Verbesserungen gesucht und den Teil so gelassen.',
      'Frohes neues Jahr, mein Herz.',
    ],
  }),
  partner('first-face', 'picture', {
    warm: [
      'Von allem, was ich im neuen Jahr sehen will, steht dein Gesicht ganz oben.',
      'Der Rest der Liste kann kommen, wie er mag.',
      'Auf noch eins mit dir.',
    ],
  }),
  partner('resolved', 'light', {
    light: [
      'Ich habe mir vorgenommen, dich öfter zu küssen. Es ist der einzige Vorsatz, bei dem ich mir sicher bin.',
      'Der Fortschritt kann jederzeit überprüft werden.',
      'Frohes neues Jahr, Schatz.',
    ],
  }),
];

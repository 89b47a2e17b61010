import { everyone } from './audiences.ts';
import { spokenIdeasFor } from './speech.ts';

const nation = spokenIdeasFor('memorial-day', everyone);
const friday = spokenIdeasFor('good-friday', everyone);

/** For the day on which a nation remembers its dead. */
export const memorialDayIdeas = [
  nation('moment', 'picture', {
    all: [
      'Zum Gedenktag wollte ich dir ein leises Wort schicken, kein lautes.',
      'An so einem Tag bleibt man eine Minute stehen, bevor man weitergeht.',
      'Eine stille Minute davon teile ich mit dir.',
    ],
  }),
  nation('remembered', 'thanks', {
    all: [
      'Der heutige Tag gehört denen, die nicht nach Hause kamen, und den Menschen, die ihre Namen noch nennen.',
      'Ich erinnere mich mit.',
      'In Achtung, und mit einem Gruß an dich.',
    ],
  }),
  nation('flags', 'picture', {
    all: [
      'Wenn heute die Fahnen auf halber Höhe wehen, denke ich an das, wofür sie stehen, und an dich.',
      'Manchen Dank kann man nur durch Erinnern sagen.',
      'Einen stillen und nachdenklichen Tag wünsche ich dir.',
    ],
  }),
  nation('together', 'wish', {
    all: [
      'Ich wünsche dir am Gedenktag eine ruhige Stunde, und Menschen um dich, die sie verstehen.',
      'Nicht jeder Tag braucht viele Worte.',
      'Ich denke an dich.',
    ],
  }),
  nation('names', 'picture', {
    all: [
      'Auf den Steinen stehen Namen, und zu jedem gehörte ein Gesicht. Daran denke ich heute.',
      'Es ist gut, das nicht allein zu tun.',
      'Ein stiller Gruß geht zu dir.',
    ],
  }),
  nation('formal-respect', 'wish', {
    formal: [
      'Am heutigen Gedenktag grüße ich dich in Achtung vor denen, an die wir uns erinnern.',
      'Ihr Fehlen ist nicht vergessen.',
      'Ich wünsche dir einen würdigen Tag.',
    ],
  }),
  nation('families', 'thanks', {
    formal: [
      'Heute gilt mein Gedanke auch den Familien, in denen jemand fehlt. Und dir.',
      'Das Erinnern geht uns alle an.',
      'In stiller Achtung.',
    ],
  }),
  nation('bell', 'picture', {
    all: [
      'Irgendwo läutet heute eine Glocke für die Toten. Wo ich sie höre, denke ich an dich.',
      'Danach ist es immer besonders still.',
      'Ich wünsche dir Frieden.',
    ],
  }),
  nation('pause', 'wish', {
    all: [
      'Dieser Tag bittet um wenig: einen Augenblick Stille und dass man nicht vergisst.',
      'Beides will ich heute tun.',
      'In Gedanken bin ich dabei auch bei dir.',
    ],
  }),
  nation('flowers', 'picture', {
    all: [
      'Heute liegen an vielen Orten Blumen, von Menschen, die sich erinnern. In Gedanken lege ich eine dazu.',
      'Sie braucht keinen Namen.',
      'Einen stillen Tag wünsche ich dir.',
    ],
  }),
  nation('handed-on', 'thanks', {
    all: [
      'Erinnerung lebt davon, dass einer sie dem anderen weitergibt. Heute gebe ich sie an dich weiter.',
      'Mehr als ein Gedanke braucht es nicht.',
      'Still grüße ich dich.',
    ],
  }),
  nation('no-parade', 'wish', {
    warm: [
      'Für mich ist der Gedenktag ein leiser Tag, und ich dachte, du {siehst|sehen} das vielleicht auch so.',
      'Darum kommt diese Karte auf Zehenspitzen.',
      'Von Herzen ein ruhiger Gruß.',
    ],
  }),
];

/** For Good Friday: still, and without good cheer. */
export const goodFridayIdeas = [
  friday('stillness', 'wish', {
    all: [
      'Ich wünsche dir einen stillen und nachdenklichen Karfreitag.',
      'Der Tag verlangt sehr wenig Lärm.',
      'In Gedanken bin ich bei dir.',
    ],
  }),
  friday('quiet-hour', 'picture', {
    all: [
      'Ich hoffe, heute gibt es für dich eine stille Stunde, mit geschlossener Tür und der Welt davor.',
      'Ein paar schweigende Minuten fassen viel.',
      'Zum Karfreitag grüße ich dich.',
    ],
  }),
  friday('thinking', 'thanks', {
    all: [
      'Am Karfreitag denkt man an die Menschen, für die man dankbar ist. Ich denke an dich.',
      'Das wollte ich nicht ungesagt lassen.',
      'Frieden wünsche ich dir, heute und in den Tagen danach.',
    ],
  }),
  friday('candle', 'picture', {
    all: [
      'Für einen Tag wie diesen genügt eine einzige Kerze. Ich habe in Gedanken deinen Namen danebengelegt.',
      'Es ist nur ein kleines Zeichen.',
      'Friede sei mit dir und deinem Haus.',
    ],
  }),
  friday('bells-silent', 'picture', {
    all: [
      'Heute schweigen die Glocken, und auch diese Karte will nicht viel sagen.',
      'Nur dass ich an dich denke.',
      'Einen ruhigen Karfreitag wünsche ich dir.',
    ],
  }),
  friday('formal-still', 'wish', {
    formal: [
      'Zum Karfreitag sende ich dir einen stillen Gruß.',
      'Möge der Tag Raum lassen für das, was sonst keinen findet.',
      'In Verbundenheit denke ich an dich.',
    ],
  }),
  friday('bare-branches', 'picture', {
    all: [
      'Der Karfreitag ist für mich wie ein kahler Zweig vor dem Fenster: Man sieht länger hin als sonst.',
      'Mehr muss heute nicht geschehen.',
      'Ich wünsche dir Stille, die guttut.',
    ],
  }),
  friday('shared-silence', 'thanks', {
    formal: [
      'Es gibt Tage, die man am besten schweigend teilt. Diesen teile ich in Gedanken mit dir.',
      'Dafür braucht es keine Antwort.',
      'Ich wünsche dir innere Ruhe.',
    ],
  }),
  friday('slow-walk', 'wish', {
    all: [
      'Ich wünsche dir für heute einen langsamen Weg, und niemanden, der fragt, wohin.',
      'Der Karfreitag hat Zeit.',
      'Unterwegs denke ich an dich.',
    ],
  }),
  friday('plain-table', 'picture', {
    all: [
      'Ein schlichter Tisch, wenig Worte, ein Licht: So denke ich mir den Karfreitag, und ich denke ihn mit dir.',
      'Alles Übrige hat bis morgen Zeit.',
      'Mit einem leisen Gruß.',
    ],
  }),
  friday('comfort', 'thanks', {
    warm: [
      'An diesem stillen Tag gehen meine Gedanken zu den Menschen, die mir wichtig sind. Also auch zu dir.',
      'Sie gehen leise.',
      'Möge der Karfreitag dich nicht allein lassen.',
    ],
  }),
  friday('dusk', 'wish', {
    warm: [
      'Wenn es am Karfreitag dämmert, wird auch das Laute leise. Ich wünsche dir diese Stunde.',
      'Man muss nichts mit ihr anfangen.',
      'Ein stiller Gruß von mir.',
    ],
  }),
];

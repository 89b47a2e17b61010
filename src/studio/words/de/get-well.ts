import { business, closePeople, everyone, nowAndThen, personally } from './audiences.ts';
import { listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('get-well/partner', ['partner']);
const idea = spokenIdeasFor('get-well', everyone);
const personal = spokenIdeasFor('get-well', personally);
const close = spokenIdeasFor('get-well', closePeople);
const atWork = spokenIdeasFor('get-well/work', business);

/** Light, and no word of what it is or how long it takes. */
export const getWellIdeas = [
  idea('no-hurry', 'wish', {
    all: [
      'Ich wünsche dir gute Besserung, und dass dich niemand dabei hetzt.',
      'Die Tage zählt keiner, auf den es ankommt.',
      'Die Welt kann warten. Sie übt das schon.',
    ],
  }),
  personal('window', 'picture', {
    warm: [
      'Ich wünsche dir ein gutes Kissen, ein Fenster mit etwas Betrieb davor und jeden Morgen ein bisschen mehr Kraft.',
      'Den Rest der Welt kann man später besichtigen.',
      'Ich denke an dich.',
    ],
  }),
  personal('card-on-duty', 'light', {
    light: [
      'Diese Karte wurde zur Aufsicht geschickt. Bitte still liegen, während sie schaut.',
      'Ihr Befund: Es fehlen ein Kissen und etwas Albernes zu lesen.',
      'Gute Besserung, ganz im eigenen Tempo.',
    ],
  }),
  close('soup', 'picture', {
    all: [
      'Wären gute Wünsche Suppe, stünde jetzt ein riesiger Topf vor deiner Tür.',
      'Mit Deckel, damit sie warm bleibt, bis du magst.',
      'Werd in Ruhe gesund, und schlaf, so viel du kannst.',
    ],
  }),
  idea('formal-wish', 'wish', {
    formal: [
      'Es tut mir leid zu hören, dass es dir nicht gut geht. Ich wünsche dir gute Besserung.',
      'Eine Antwort ist wirklich nicht nötig.',
      'Möge jeder Tag ein wenig leichter sein als der davor.',
    ],
  }),
  personal('the-world-waits', 'thanks', {
    all: [
      'Alles, was gerade liegen bleibt, liegt gut. {Werde|Werden Sie} in aller Ruhe gesund.',
      'Vermisst {wirst|werden} nämlich du, und nicht das, was du alles {machst|machen}.',
      'Ich hoffe auf freundliche Tage für dich.',
    ],
  }),
  atWork('rest', 'thanks', {
    all: [
      'Hier läuft alles eine Weile ohne dich, wenn auch nicht so gut. Von Herzen gute Besserung.',
      'Den Aufgaben wurde gesagt, dass sie dich in Ruhe lassen sollen.',
      'Auf ein Wiedersehen, wenn es so weit ist, und keinen Tag eher.',
    ],
  }),
  close(
    'waiting-for-you',
    'fact',
    {
      all: ({ loves }) => [
        `Gute Besserung, und hoffentlich hast du bald wieder Zeit und Kraft für ${listed(loves)}.`,
        'Weglaufen wird es nicht.',
        'Inzwischen denke ich an dich.',
      ],
    },
    { needs: ['loves'], when: nowAndThen },
  ),
  idea('open-window', 'picture', {
    all: [
      'Ich hoffe, das Fenster ist offen, der Tee heiß und das Telefon in einem anderen Zimmer.',
      'Bis auf Weiteres gilt eine Entschuldigung für alles.',
      'Einen leichteren Tag morgen als heute wünsche ich dir.',
    ],
  }),
  personal('nothing-at-all', 'light', {
    light: [
      'Ab sofort ist Nichtstun erlaubt, und zwar im Liegen. Andere müssen dafür auf den Sonntag warten.',
      'Das Kissen freut sich über Gesellschaft.',
      'Gute Besserung, bis das Kissen genug von dir hat.',
    ],
  }),
  atWork('no-messages', 'wish', {
    all: [
      'Dies ist nur ein Gruß zur Besserung. Am Ende steht keine Frage.',
      'Niemand erwartet, dass du jetzt an uns {denkst|denken}.',
      '{Nimm dir|Nehmen Sie sich} alle Zeit, die es braucht.',
    ],
  }),
  idea('step-by-step', 'wish', {
    all: [
      'Gesund wird man nicht im Laufschritt. Ich wünsche dir gute Tage auf dem Weg dorthin.',
      'Pausen gehören ausdrücklich zur Strecke.',
      'Meine Gedanken gehen ein Stück mit.',
    ],
  }),
  idea('sun-on-the-blanket', 'picture', {
    all: [
      'Möge heute die Sonne einmal quer über deine Decke wandern und dabei möglichst lange brauchen.',
      'Mehr Programm muss gar nicht sein.',
      'Und möge mit ihr die Kraft zurückkommen.',
    ],
  }),
  idea('considerate', 'thanks', {
    formal: [
      'In diesen Tagen denke ich an dich und hoffe, dass man gut für dich sorgt.',
      'Alles andere hat Zeit.',
      'Von Herzen wünsche ich dir gute Besserung.',
    ],
  }),
  idea('light-reading', 'light', {
    light: [
      'Zur Genesung verordne ich: dumme Filme, kluge Kissen und gar keine Nachrichten.',
      'Die Einnahme erfolgt nach Belieben.',
      'Gute Besserung, ganz ohne Packungsbeilage.',
    ],
  }),
  idea('quiet-room', 'picture', {
    formal: [
      'Ich hoffe, es ist ruhig um dich, und die Stunden werden dir nicht lang.',
      'Es eilt nichts von dem, was hier wartet.',
      'Gute Besserung und freundliche Pflege wünsche ich dir.',
    ],
  }),
  personal('missing-laugh', 'thanks', {
    warm: [
      'Du {fehlst|fehlen} hier. Das ist kein Grund zur Eile, nur eine Feststellung.',
      'Wir üben so lange, ohne dich auszukommen, und sind nicht gut darin.',
      '{Komm|Kommen Sie} erst wieder, wenn es dir gut geht.',
    ],
  }),
  idea('one-good-thing', 'wish', {
    all: [
      'Jeden Tag eine Kleinigkeit, die guttut: Das wünsche ich dir, bis es wieder aufwärtsgeht.',
      'Mal ist es ein Anruf, mal ein Pfirsich.',
      'Und heute hoffentlich diese Karte.',
    ],
  }),
  personal('bird', 'picture', {
    warm: [
      'Vor dem Fenster soll heute ein Vogel sitzen und dir von draußen berichten. Bestellt habe ich ihn jedenfalls.',
      'Falls er nicht kommt: Draußen ist alles wie immer.',
      'Gute Besserung von mir.',
    ],
  }),
  partner('at-your-side', 'picture', {
    warm: [
      'Ich will dich gesund wiederhaben, und bis dahin will ich der Mensch sein, der den Tee bringt.',
      'Tapfer sein musst du bei mir nicht.',
      'Schlaf gut, mein Herz.',
    ],
  }),
  partner('nurse', 'light', {
    light: [
      'Deine private Krankenpflege hat keine Ausbildung, ist aber sehr verliebt.',
      'Für Toast bitte zweimal klingeln.',
      'Gute Besserung, Schatz.',
    ],
  }),
];

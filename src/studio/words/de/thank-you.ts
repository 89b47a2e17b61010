import { closePeople, everyone, nowAndThen, personally } from './audiences.ts';
import { capitalised, listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('thank-you/partner', ['partner']);
const idea = spokenIdeasFor('thank-you', everyone);
const personal = spokenIdeasFor('thank-you', personally);
const close = spokenIdeasFor('thank-you', closePeople);
const client = spokenIdeasFor('thank-you/client', ['client']);

/** Thanks, without saying for what: only the sender's own words know that. */
export const thankYouIdeas = [
  idea('unsaid', 'thanks', {
    all: [
      'Manches Danke sagt man im Vorbeigehen, und an der nächsten Ecke ist es weg. Dieses soll bleiben, wo du es {findest|finden}.',
      'Beim zweiten Lesen stimmt es immer noch.',
      'Also noch einmal, langsam: danke.',
    ],
  }),
  personal('noticed', 'picture', {
    warm: [
      'Vielleicht sah es aus, als hätte es keiner bemerkt. Ich schon, und seitdem will ich dir danken.',
      'Von hier aus gesehen war es nämlich keine Kleinigkeit.',
      'Möge bald etwas Gutes zu dir zurückkommen, auf welchem Weg auch immer.',
    ],
  }),
  idea('sincere', 'wish', {
    formal: [
      'Ich danke dir aufrichtig. Deine Freundlichkeit ist nicht vergessen.',
      'Ohne sie wäre ich um einiges ärmer.',
      'Ich hoffe, mich bei Gelegenheit erkenntlich zeigen zu dürfen.',
    ],
  }),
  personal('bookkeeping', 'light', {
    light: [
      'Ich schulde dir was. Nach meiner Buchführung sogar mehreres, aber fangen wir mit dieser Karte an.',
      'Die Zahlen sind geprüft, du {liegst|liegen} weit vorn.',
      'Danke, und bitte keine Quittung.',
    ],
  }),
  close('did-not-have-to', 'thanks', {
    all: [
      'Du hättest es nicht tun müssen, und du hast es getan. Darauf komme ich immer wieder zurück.',
      'Kein Publikum, kein Grund, außer dass du so bist.',
      'Ich danke dir von Herzen.',
    ],
  }),
  idea('lighter', 'picture', {
    all: [
      'Es trägt sich leichter, wenn am anderen Ende jemand mit anfasst. Danke, dass du das {warst|waren}.',
      'Allein hätte ich es ungern versucht.',
      'Möge auch für dich immer jemand zur Stelle sein.',
    ],
  }),
  personal('good-turn', 'wish', {
    all: [
      'Was man Gutes tut, läuft von allein weiter. Deins ist immer noch unterwegs, und ich danke dir dafür.',
      'Ein wenig davon habe ich schon weitergegeben.',
      'Mögen deine eigenen Tage genauso freundlich sein.',
    ],
  }),
  client('trust', 'thanks', {
    all: [
      'Danke für Ihr Vertrauen. Alles andere hier baut darauf auf.',
      'Wir geben uns Mühe, es jedes Mal zu verdienen.',
      'Auf die nächste Zusammenarbeit freuen wir uns.',
    ],
  }),
  client('pleasure', 'wish', {
    all: [
      'Die Arbeit mit Ihnen war uns eine Freude, und das wollten wir einmal ordentlich aufschreiben.',
      'Gute Arbeit braucht gute Leute auf beiden Seiten des Tisches.',
      'Für Ihre nächsten Vorhaben wünschen wir Ihnen gutes Gelingen.',
    ],
  }),
  idea('in-writing', 'picture', {
    all: [
      'Sagen hätte ich es auch können. Aber manches Danke möchte geschrieben und verschickt werden.',
      'Papier hat das bessere Gedächtnis.',
      'Dieses hier ist zum Behalten.',
    ],
  }),
  personal('different-day', 'thanks', {
    warm: [
      'Durch dich wurde es ein anderer Tag, und ich weiß noch genau, wie er sonst geworden wäre.',
      'So etwas bekommt man selten zu hören, darum schreibe ich es auf.',
      'Danke, vom besseren Ende dieses Tages.',
    ],
  }),
  personal('applause', 'light', {
    light: [
      'Bitte einmal eine kleine Menge vorstellen, die aufsteht und klatscht. Das bin alles ich.',
      'Ich habe die Stühle verrückt, damit es nach mehr klingt.',
      'Danke, danke, und noch einmal aus der letzten Reihe!',
    ],
  }),
  idea('no-small-thing', 'wish', {
    formal: [
      'Für das, was du getan {hast|haben}, möchte ich dir ausdrücklich danken.',
      'So etwas begegnet einem nicht jeden Tag.',
      'Deine Hilfe bleibt mir in guter Erinnerung.',
    ],
  }),
  idea('pocket', 'picture', {
    all: [
      'Dein freundliches Tun steckt bei mir in der Jackentasche: Immer wieder fasse ich hinein, und es ist noch da.',
      'Selbst im Waschgang ging es nicht verloren.',
      'Vielen Dank, und einen guten Tag dir.',
    ],
  }),
  idea('simple-word', 'thanks', {
    all: [
      'Danke ist ein kurzes Wort. Ich habe nach einem längeren gesucht und bin doch bei diesem geblieben.',
      'Es passt, wenn man es ernst meint.',
      'Ich meine es ernst.',
    ],
  }),
  idea('interest', 'light', {
    light: [
      'Dies ist eine Mahnung an mich selbst, hiermit beglichen: Danke!',
      'Zinsen werden in Kuchen ausgezahlt.',
      'Damit sind wir fast quitt, und darauf freue ich mich gar nicht.',
    ],
  }),
  idea('recall', 'picture', {
    formal: [
      'Es gibt Gefälligkeiten, die man erst am Abend in ihrer Größe sieht. Deine war eine davon.',
      'Umso mehr liegt mir daran, dir dafür zu danken.',
      'Ich wünsche dir, dass man dir ebenso begegnet.',
    ],
  }),
  idea('just-so', 'wish', {
    all: [
      'Eine Karte ohne Anliegen und ohne Hintergedanken. Es steht nur ein Danke darin.',
      'Das dafür ganz.',
      'Möge es dich an einem guten Tag antreffen.',
    ],
  }),
  idea('bell', 'thanks', {
    warm: [
      'Nicht jeder sieht, wo etwas gebraucht wird. Du {siehst|sehen} es und {fasst|fassen} mit an, und ich bin dir sehr dankbar.',
      'Ich hoffe, du {weißt|wissen}, was das ausmacht.',
      'Von hier kommt jedenfalls ein großes Danke.',
    ],
  }),
  personal(
    'traits',
    'fact',
    {
      all: ({ traits }) => [
        `${capitalised(listed(traits))}: So habe ich dich wieder einmal erlebt, und dafür danke ich dir.`,
        'Das ist mehr wert, als man gewöhnlich laut sagt.',
        'Mögen andere es dir gleichtun.',
      ],
    },
    { needs: ['traits'], when: nowAndThen },
  ),
  partner('unthanked', 'thanks', {
    warm: [
      'Fremden danke ich fürs Türaufhalten, und du hältst mein halbes Leben zusammen. Ich liebe dich dafür.',
      'An das Getragenwerden gewöhnt man sich. Ich möchte das nicht.',
      'Danke, mein Herz.',
    ],
  }),
  partner('before-coffee', 'light', {
    light: [
      'Danke, dass du mich aushältst, und das auch noch mit so guter Laune.',
      'Ich weiß, wie ich vor dem ersten Kaffee bin.',
      'Küsse folgen.',
    ],
  }),
];

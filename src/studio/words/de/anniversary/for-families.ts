import { spokenIdeasFor } from '../speech.ts';

const parent = spokenIdeasFor('anniversary/parent', ['parent']);
const child = spokenIdeasFor('anniversary/child', ['child', 'grandchild']);
const sibling = spokenIdeasFor('anniversary/sibling', ['sibling']);
const grandparent = spokenIdeasFor('anniversary/grandparent', ['grandparent']);
const family = spokenIdeasFor('anniversary/family', ['family', 'in-law']);
const friend = spokenIdeasFor('anniversary/friend', ['friend']);

/** Anniversary ideas for couples in the family and among friends. */
export const anniversaryForFamilies = [
  parent('what-you-showed', 'thanks', {
    warm: [
      'Was ich darüber weiß, wie zwei gut zueinander sind, habe ich nirgends gelesen.',
      'Ich musste nur ab und zu aufsehen, und da wart ihr.',
      'Einen schönen Jahrestag euch beiden, und danke fürs Vormachen.',
    ],
  }),
  parent('without-children', 'light', {
    light: [
      'Heute ist euer Jahrestag. Geht also aus, bleibt lange weg, und ruft nicht an, wenn ihr angekommen seid.',
      'Ich warte natürlich auf. Das ist nur gerecht.',
      'Viel Spaß, ihr zwei!',
    ],
  }),
  child('proud-of-two', 'thanks', {
    all: [
      'Es tut mir gut zu sehen, dass dich jemand liebt, der auf dich aufpasst. Daran denke ich an eurem Jahrestag.',
      'Besser hätte ich es nicht bestellen können, und ich hätte es versucht.',
      'Seid weiter gut zueinander.',
    ],
  }),
  child('room-for-two', 'picture', {
    warm: [
      'Wenn ich an dich denke, denke ich inzwischen an euch beide, und das macht mich froh.',
      'Es war, als käme ein Stuhl an den Tisch, und man fragt sich, wie es vorher ging.',
      'Seid gedrückt zum Jahrestag, alle zwei.',
    ],
  }),
  sibling('survivor', 'light', {
    light: [
      'Aus langer Erfahrung mit dir finde ich: Zu diesem Jahrestag gehört jemandem ein Orden.',
      'Ich sage nicht, wem von euch beiden.',
      'Überreicht wird er beim Essen, sofern es Essen gibt.',
    ],
  }),
  sibling('chosen-well', 'thanks', {
    all: [
      'Du hast gut gewählt. Als Familie darf ich das sagen und mir einen Teil davon anrechnen.',
      'Na gut, keinen Teil.',
      'Einen schönen Jahrestag euch beiden.',
    ],
  }),
  grandparent('roots', 'thanks', {
    all: [
      'Auf dem, was ihr zwei angefangen habt, steht eine ganze Familie. Zum Jahrestag grüßt einer der Zweige.',
      'Wir hier oben wackeln viel, und ihr haltet still.',
      'Danke, mehr, als auf eine Karte passt.',
    ],
  }),
  grandparent('teach-us', 'light', {
    light: [
      'Solltet ihr je Unterricht im Verheiratetsein geben, möchte ich in der ersten Reihe sitzen.',
      'Ich bringe ein Heft mit, und Kekse für das Lehrpersonal.',
      'Einen frohen Jahrestag euch beiden!',
    ],
  }),
  family('door-to-knock-on', 'picture', {
    all: [
      'Jede Familie braucht ein Paar, bei dem man gern klingelt. In unserer seid ihr das, und heute ist euer Jahrestag.',
      'Hinter eurer Tür warten bestimmt noch etliche gute Abende.',
      'Liebe Grüße von unserer Seite auf eure.',
    ],
  }),
  family('good-table', 'thanks', {
    warm: [
      'An eurem Tisch ist es schon zu zweit gesellig. Wir anderen kommen dann einfach dazu.',
      'Es wird gerückt, und keiner fragt, wie lange man bleibt.',
      'Habt einen schönen Jahrestag, ausnahmsweise ohne uns.',
    ],
  }),
  friend('front-row', 'thanks', {
    warm: [
      'Mit dir befreundet zu sein hat einen schönen Nebeneffekt: Man darf euch beiden zusehen.',
      'Ihr erzählt gegenseitig eure Geschichten zu Ende, und nicht immer richtig.',
      'Einen frohen Jahrestag, und hört nicht auf damit.',
    ],
  }),
  friend('still-like', 'light', {
    light: [
      'Liebe ist das eine, aber ihr zwei mögt euch anscheinend auch noch. Wie geht das?',
      'Antworten bitte auf die Rückseite einer Speisekarte.',
      'Glückwunsch zum Jahrestag aus dem Publikum!',
    ],
  }),
];

import { everyone, others } from '../audiences.ts';
import { spokenIdeasFor } from '../speech.ts';

const thinking = spokenIdeasFor('thinking-of-you', everyone);
const getWell = spokenIdeasFor('get-well', everyone);
const thanks = spokenIdeasFor('thank-you', everyone);
const custom = spokenIdeasFor('custom', everyone);
const greet = spokenIdeasFor('thinking-of-you', others);

export const thinkingOfYouForAnyone = [
  thinking('envelope', 'picture', {
    all: [
      'In diesem Umschlag steckt nichts als ein Gedanke. Er ist an dich, und er ist frisch.',
      'Kühl lagern muss man ihn nicht.',
      'Möge er dir den Tag ein wenig leichter machen.',
    ],
  }),
  thinking('window-seat', 'picture', {
    all: [
      'Wenn ich aus dem Fenster sehe und nichts Bestimmtes denke, {kommst|kommen} manchmal du vorbei.',
      'Gewunken habe ich natürlich.',
      'Heute winke ich schriftlich.',
    ],
  }),
  thinking('between-lines', 'thanks', {
    all: [
      'Es ist ein gutes Gefühl zu wissen, dass es irgendwo dich gibt. Mehr wollte ich gar nicht sagen.',
      'Aber das wollte ich einmal gesagt haben.',
      '{Lass es dir|Lassen Sie es sich} gut gehen.',
    ],
  }),
  thinking('steps', 'wish', {
    all: [
      'Ich hoffe, deine Woche hat ein paar leichte Stellen. Beim Hoffen denke ich an dich.',
      'Die schweren darf man zählen, die leichten genießen.',
      'Auf viele von den leichten.',
    ],
  }),
  greet('long-silence', 'thanks', {
    all: [
      'Wer sich lange nicht meldet, hat nicht vergessen. Ich jedenfalls denke öfter an dich, als ich schreibe.',
      'Heute ist es ausnahmsweise umgekehrt.',
      'Ein Gruß von mir, und der nächste kommt schneller.',
    ],
  }),
];

export const getWellForAnyone = [
  getWell('tea-tray', 'picture', {
    all: [
      'Ein Tablett, eine Kanne, etwas Süßes am Rand: In Gedanken habe ich dir das gerade hingestellt.',
      'Abgeräumt wird ebenfalls in Gedanken.',
      'Dir gute Besserung.',
    ],
  }),
  getWell('snail', 'light', {
    light: [
      'Zum Gesundwerden empfiehlt sich das Tempo einer Schnecke mit Urlaub.',
      'Die kommt auch an, und sie hat unterwegs nichts verpasst.',
      'Gute Besserung, und bloß kein Endspurt!',
    ],
  }),
  getWell('calm-days', 'wish', {
    all: [
      'Ich wünsche dir Schlaf, der seinen Namen verdient, und beim Aufwachen jedes Mal etwas mehr Lust auf den Tag.',
      'Der Rest kommt von selbst.',
      'Gute Besserung, Stück für Stück.',
    ],
  }),
  getWell('kind-hands', 'thanks', {
    all: [
      'Ich hoffe, um dich herum sind freundliche Leute mit warmen Händen und guten Witzen.',
      'Schlechte Witze helfen übrigens auch.',
      'Meine besten Wünsche zur Besserung.',
    ],
  }),
  getWell('formal-time', 'wish', {
    formal: [
      'Zur Genesung wünsche ich dir Geduld, gute Pflege und jeden Tag einen Fortschritt.',
      'Alles, was hier zu tun ist, findet sich.',
      'Ich freue mich, wenn es dir wieder gut geht.',
    ],
  }),
];

export const thankYouForAnyone = [
  thanks('bread', 'picture', {
    all: [
      'Manche Hilfe ist wie frisches Brot, sie kommt zur rechten Zeit und macht satt. Deine war so. Danke.',
      'Die Krümel habe ich aufgehoben.',
      'Ich wünsche dir einen Tag, der genauso guttut.',
    ],
  }),
  thanks('long-list', 'thanks', {
    all: [
      'Für ein ordentliches Danke müsste ich weit ausholen. Für ein ehrliches reicht dieses: danke.',
      'Den langen Teil darf man sich dazudenken.',
      'Gemeint {bist|sind} ausschließlich du.',
    ],
  }),
  thanks('debt', 'light', {
    light: [
      'Ich wollte mich mit einem Orden bedanken, aber die Prägeanstalt hatte schon zu.',
      'Diese Karte darf man gern ans Revers stecken.',
      'Tausend Dank, mit imaginärem Tusch!',
    ],
  }),
  thanks('window', 'wish', {
    all: [
      'Was du getan {hast|haben}, hat mir den Tag heller gemacht und noch ein paar Tage danach. Ich danke dir sehr.',
      'So weit reicht Freundlichkeit, man glaubt es kaum.',
      'Möge etwas von der Helligkeit zu dir zurückfinden.',
    ],
  }),
  thanks('formal-time', 'thanks', {
    formal: [
      'Für deine Mühe und deine Zeit danke ich dir herzlich.',
      'Beides ist kostbar, und ich weiß, dass es nicht selbstverständlich war.',
      'Ich werde es nicht vergessen.',
    ],
  }),
];

export const customForAnyone = [
  custom('calendar-mark', 'picture', {
    all: [
      'Neben diesem Datum steht in meinem Kalender ein kleiner Punkt. Er ist für dich.',
      'Er sieht unscheinbar aus, aber ich erkenne ihn sofort.',
      'Einen guten Tag, ganz wie du ihn {brauchst|brauchen}.',
    ],
  }),
  custom('walk-along', 'wish', {
    all: [
      'Ich wünsche dir für heute einen festen Schritt und jemanden, der das gleiche Tempo hat.',
      'Ein Stück weit gehe ich in Gedanken mit.',
      'Bis zur Ecke, und gern auch weiter.',
    ],
  }),
  custom('simple-sign', 'thanks', {
    all: [
      'Diese Karte soll dir nur eines sagen: Da ist jemand, der an diesen Tag gedacht hat.',
      'Und vor allem an dich.',
      'Ein herzlicher Gruß dazu.',
    ],
  }),
  custom('paper-boat', 'light', {
    light: [
      'Man kann diese Karte lesen oder ein Schiffchen daraus falten. Der Gruß schwimmt in beiden Fällen.',
      'Gefaltet kommt er sogar weiter.',
      'Ahoi, und gute Fahrt heute!',
    ],
  }),
  custom('warm-stone', 'picture', {
    warm: [
      'Manchmal steckt man sich einen warmen Stein in die Tasche. So ist diese Karte gedacht, für heute.',
      'Zum Festhalten, ohne dass es jemand merkt.',
      'Ich denke an dich, von früh bis spät.',
    ],
  }),
];

import { everyone } from './audiences.ts';
import { spokenIdeasFor } from './speech.ts';

const idea = spokenIdeasFor('memorial', everyone);

/** A day of remembrance is kept, not celebrated. */
export const memorialIdeas = [
  idea('same-day', 'thanks', {
    all: [
      'Ich weiß, welcher Tag heute ist, und wollte nicht, dass du damit allein {bist|sind}.',
      'Mit dieser Karte muss nichts geschehen.',
      'Ich denke an dich.',
    ],
  }),
  idea('kept', 'picture', {
    all: [
      'Manche Tage stehen in keinem Kalender. An diesen denke ich heute mit dir.',
      'Wie auch immer er bei dir vergeht, so ist es richtig.',
      'In Gedanken bin ich bei dir, vom Morgen bis in die Nacht.',
    ],
  }),
  idea('candle', 'picture', {
    all: [
      '{Nimm|Nehmen Sie} diese Karte heute als ein kleines Licht im Fenster.',
      'Es verlangt nichts, und es bleibt an.',
      'Ich erinnere mich mit dir.',
    ],
  }),
  idea('name-spoken', 'wish', {
    all: [
      'Wer im Gedächtnis bleibt, dessen Name wird noch gesprochen. Daran denke ich heute, und an dich.',
      'Zu antworten {brauchst|brauchen} du nicht.',
      'Ein stiller Gruß soll es sein.',
    ],
  }),
  idea('gently', 'wish', {
    all: [
      'Ich denke an diesem Tag an dich und hoffe, dass er behutsam mit dir ist.',
      'Vielleicht wird er lang. Vergessen ist er nicht.',
      'Ich gehe in Gedanken neben dir her.',
    ],
  }),
  idea('stone', 'picture', {
    all: [
      'Heute lege ich in Gedanken einen kleinen Stein dazu, still und ohne zu stören.',
      'Er darf dort liegen bleiben.',
      'Meine Gedanken sind bei dir.',
    ],
  }),
  idea('year-by-year', 'thanks', {
    all: [
      'Das Jahr kommt immer wieder an diesem Tag vorbei. Auch dieses Mal gehe ich nicht einfach weiter.',
      'Ich bleibe einen Augenblick mit dir stehen.',
      'In stillem Gedenken.',
    ],
  }),
  idea('formal-remembrance', 'wish', {
    formal: [
      'Am heutigen Gedenktag bin ich in Gedanken bei dir.',
      'Die Erinnerung verdient ihren eigenen Tag, und ich achte ihn.',
      'In aufrichtiger Verbundenheit.',
    ],
  }),
  idea('quiet-chair', 'picture', {
    warm: [
      'An diesem Tag bleibt ein Platz leer, und ich weiß, dass du ihn {siehst|sehen}.',
      'Ich sehe ihn mit dir.',
      'Still denke ich an dich.',
    ],
  }),
  idea('what-stays', 'thanks', {
    all: [
      'Erinnerungen fragen nicht nach dem Datum, und heute stehen sie doch dichter beieinander. Ich denke an dich.',
      'Ordnen muss man sie nicht.',
      'In herzlicher Verbundenheit.',
    ],
  }),
  idea('respect', 'thanks', {
    formal: [
      'An diesem Tag möchte ich dir ein Zeichen geben, dass auch andere sich erinnern.',
      'Eine Antwort wird nicht erwartet.',
      'Mit einem stillen Gruß.',
    ],
  }),
  idea('evening-light', 'picture', {
    all: [
      'Wenn es heute Abend dunkel wird, zünde ich eine Kerze an und denke an dich.',
      'Mehr ist es nicht, und weniger soll es nicht sein.',
      'Ich bin dir nah in diesen Stunden.',
    ],
  }),
  idea('no-words', 'wish', {
    warm: [
      'Heute schreibe ich nur, damit du {weißt|wissen}: Ich habe den Tag nicht vergessen.',
      'Reden können wir, wenn dir danach ist, und schweigen genauso gut.',
      'Ich halte ein Licht für dich wach.',
    ],
  }),
];

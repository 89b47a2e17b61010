import type { Facts } from '../../idea.ts';
import { everyone, nowAndThen, personally } from '../audiences.ts';
import { capitalised, listed } from '../grammar.ts';
import { spokenIdeasFor } from '../speech.ts';

const idea = spokenIdeasFor('congratulations', everyone);
const personal = spokenIdeasFor('congratulations', personally);

const named = ['wedding', 'baby', 'graduation', 'promotion', 'retirement'];
const when = ({ occasionType }: Facts) => !named.includes(occasionType);

/** Congratulations when the record does not say on what. */
export const congratulationsForAnything = [
  idea(
    'your-doing',
    'thanks',
    {
      all: [
        'Herzlichen Glückwunsch! Das ist dein Verdienst, und ich hoffe, du {freust dich|freuen sich} ordentlich.',
        'Die anderen sehen den heutigen Tag. Ich denke an all die Tage davor.',
        'Einmal verbeugen, bitte, und dann bequem hinsetzen.',
      ],
    },
    { when },
  ),
  personal(
    'heard-the-cheer',
    'light',
    {
      light: [
        'Falls aus meiner Richtung ein Jubelruf zu hören war: Das war ich, und gemeint {warst|waren} du!',
        'Die Nachbarn sind informiert, ob sie wollten oder nicht.',
        'Jetzt wird gefeiert, und zwar gründlich!',
      ],
    },
    { when },
  ),
  personal(
    'glad',
    'picture',
    {
      warm: [
        'Gute Nachrichten sind noch besser, wenn sie jemanden treffen, den man gernhat. Über deine lächle ich seit Stunden.',
        'Ein ganz gewöhnlicher Tag sah auf einmal festlich aus.',
        'Glückwunsch, und {koste|kosten Sie} jede Minute aus.',
      ],
    },
    { when },
  ),
  idea(
    'formal-note',
    'wish',
    {
      formal: [
        'Zu deinem Erfolg gratuliere ich dir sehr herzlich.',
        'Es ist schön zu sehen, wenn Mühe und Glück zusammenfinden.',
        'Für alles Weitere wünsche ich dir gutes Gelingen.',
      ],
    },
    { when },
  ),
  idea(
    'raise-a-glass',
    'wish',
    {
      all: [
        'Von hier aus hebe ich das Glas: Glückwunsch, und ein Hoch auf dich!',
        'Hoffentlich ist jemand in der Nähe, mit dem man richtig anstoßen kann.',
        'Möge die nächste gute Nachricht schon unterwegs sein.',
      ],
    },
    { when },
  ),
  idea(
    'small-bow',
    'picture',
    {
      all: [
        'Hinter so einer guten Nachricht steckt meistens viel Geduld. Davor ziehe ich den Hut.',
        'Für bloßes Glück nimmt man ihn ja nicht ab.',
        'Meinen Glückwunsch, und eine schöne Aussicht von dort oben.',
      ],
    },
    { when },
  ),
  idea(
    'well-done',
    'thanks',
    {
      all: [
        'Gut gemacht! Das ist schnell gesagt, und selten habe ich es so gemeint.',
        'Man darf es sich auch selbst sagen, laut, wenn keiner im Zimmer ist.',
        'Herzlichen Glückwunsch von mir.',
      ],
    },
    { when },
  ),
  idea(
    'good-news-travels',
    'picture',
    {
      all: [
        'Gute Nachrichten haben lange Beine. Deine war schnell bei mir, und ich freue mich sehr.',
        'Ich habe ihr gleich etwas zu trinken angeboten.',
        'Glückwunsch, und einen Abend zum Anstoßen.',
      ],
    },
    { when },
  ),
  idea(
    'flag',
    'light',
    {
      light: [
        'Wäre ich ein Rathaus, hinge heute für dich die Fahne draußen.',
        'So hänge ich nur ein Ausrufezeichen an diesen Satz: Glückwunsch!',
        'Mehr Amtliches fällt mir nicht ein, mehr Freude schon.',
      ],
    },
    { when },
  ),
  idea(
    'with-respect',
    'thanks',
    {
      formal: [
        'Mit Freude habe ich von deinem Erfolg gehört und gratuliere dir dazu.',
        'Er kommt nicht von ungefähr, und das darf man sagen.',
        'Möge dir, was nun folgt, ebenso gut von der Hand gehen.',
      ],
    },
    { when },
  ),
  idea(
    'confetti',
    'light',
    {
      light: [
        'Diese Karte sollte eigentlich Konfetti enthalten. Aus Rücksicht auf deinen Boden ist es bei Worten geblieben: Glückwunsch!',
        'Wer trotzdem welches findet: Ich war das nicht.',
        'Auf dich, und auf einen langen Abend.',
      ],
    },
    { when },
  ),
  idea(
    'enjoy-slowly',
    'wish',
    {
      all: [
        'Meinen Glückwunsch, und hoffentlich {findest|finden} du Zeit, {dich|sich} in Ruhe darüber zu freuen.',
        'Das Nächste steht ja immer schon vor der Tür. Es kann dort stehen bleiben.',
        'Heute ist heute.',
      ],
    },
    { when },
  ),
  idea(
    'staircase',
    'picture',
    {
      all: [
        'Von unten sieht eine Treppe lang aus, von oben hübsch. Glückwunsch zu dem Platz, an dem du jetzt {stehst|stehen}.',
        'Verschnaufen ist ausdrücklich erlaubt.',
        'Ich freue mich mit dir.',
      ],
    },
    { when },
  ),
  personal(
    'proud',
    'thanks',
    {
      warm: [
        'Ich freue mich so für dich, dass ich es gleich aufschreiben musste.',
        'Beim Erzählen wurde ich jedes Mal ein bisschen größer.',
        'Glückwunsch von ganzem Herzen.',
      ],
    },
    { when },
  ),
  personal(
    'traits',
    'fact',
    {
      all: ({ traits }) => [
        `${capitalised(listed(traits))}: Mit solchen Gaben musste es ja gut werden, und ich gratuliere dir sehr.`,
        'Ein wenig Glück war sicher auch dabei. Es hat sich die richtige Adresse gesucht.',
        'Auf alles, was jetzt kommt.',
      ],
    },
    { needs: ['traits'], when: (facts) => when(facts) && nowAndThen(facts) },
  ),
  idea(
    'bright-window',
    'wish',
    {
      all: [
        'Möge das Gute, das du {erreicht hast|erreicht haben}, noch lange nachklingen. Ich gratuliere dir herzlich.',
        'Wie ein Ton, den man im Treppenhaus gesungen hat.',
        'Ich höre von hier aus gern zu.',
      ],
    },
    { when },
  ),
  idea(
    'good-word',
    'thanks',
    {
      all: [
        'Es gibt Nachrichten, bei denen man kurz aufsteht. Bei deiner stand ich auf und sagte laut: bravo!',
        'Der Stuhl war überrascht.',
        'Mein Glückwunsch kommt hiermit auch schriftlich.',
      ],
    },
    { when },
  ),
];

import { capitalised, yearsCounted } from '../grammar.ts';
import { spokenIdeasFor } from '../speech.ts';

const idea = spokenIdeasFor('anniversary/partner', ['partner']);
const married = { only: ['husband', 'wife'] };

/** Anniversary ideas between the two people whose day it is. */
export const anniversaryForPartner = [
  idea('across-the-table', 'picture', {
    warm: [
      'Über viele Tische hinweg habe ich dich angesehen, und sattgesehen habe ich mich nicht.',
      'Du könntest die Rückseite einer Packung lesen. Das ändert nichts.',
      'Auf uns, mein Herz.',
    ],
  }),
  idea('reach-for', 'picture', {
    warm: [
      'Deine Hand ist die, nach der ich greife, ohne nachzudenken. Heute denke ich einmal daran.',
      'So vieles an uns ist so geworden: keine Entscheidung mehr, nur noch Ja.',
      'Zum Jahrestag bitte ich um nichts, nur um diese Hand.',
    ],
  }),
  idea('would-again', 'thanks', {
    all: [
      'Mit allem, was ich heute weiß, würde ich wieder Ja sagen. Nur schneller.',
      'Zurückgeben möchte ich nichts, auch nicht die schweren Wochen. Du warst ja dabei.',
      'Einen schönen Jahrestag uns beiden.',
    ],
  }),
  idea('my-address', 'picture', {
    warm: [
      'Zuhause ist gar kein Ort, habe ich gemerkt. Es hat deine Stimme und fragt, wie mein Tag war.',
      'Unter dieser Adresse könnte ich überall wohnen.',
      'Ich bleibe gern, für länger.',
    ],
  }),
  idea('still-curious', 'thanks', {
    all: [
      'Man sollte meinen, ich kenne deine Geschichten. Ich höre sie trotzdem am liebsten von dir.',
      'Vor allem die mit den Verbesserungen.',
      'Auf viele neue, an unserem Jahrestag und danach.',
    ],
  }),
  idea('blanket', 'light', {
    light: [
      'Zum Jahrestag eine Erklärung: Die Decke habe ich nie absichtlich geklaut. Ich wollte nur näher zu dir.',
      'Das gilt auch für den letzten Bissen.',
      'Ich gelobe Besserung und meine es nicht so.',
    ],
  }),
  idea('rehearsal', 'light', {
    light: [
      'Wir machen das jetzt schon so lange, man könnte fast denken, wir können es.',
      'Ich würde trotzdem gern weiter üben.',
      'Alles Gute zum Jahrestag, du Wunder an Geduld.',
    ],
  }),
  idea('two-shadows', 'picture', {
    all: [
      'Wenn wir abends nach Hause gehen, werfen wir zusammen einen einzigen, ziemlich breiten Schatten. Ich mag ihn sehr.',
      'Er hat vier Beine und kennt den Weg.',
      'Lass uns heute einen Umweg machen.',
    ],
  }),
  idea('formal-vow', 'wish', {
    formal: [
      'An unserem Jahrestag möchte ich dir sagen, dass du das Beste bist, wofür ich mich je entschieden habe.',
      'Es war keine schwere Entscheidung, und sie ist mit jedem Jahr leichter geworden.',
      'Ich danke dir für jeden Tag.',
    ],
  }),
  idea('quiet-evening', 'wish', {
    all: [
      'Zum Jahrestag wünsche ich mir einen Abend mit dir, an dem keiner etwas muss.',
      'Das Beste an uns ist ja meistens ganz leise.',
      'Und morgen gern noch so einen.',
    ],
  }),
  idea('keys-in-the-door', 'picture', {
    warm: [
      'Mein liebstes Geräusch ist dein Schlüssel in der Tür. Danach ist der Tag in Ordnung.',
      'Das war vom ersten Mal an so und hat sich nicht abgenutzt.',
      'Ich liebe dich, heute an unserem Tag besonders laut.',
    ],
  }),
  idea('gratitude', 'thanks', {
    formal: [
      'Dieser Tag gehört uns beiden, und ich begehe ihn mit Dankbarkeit.',
      'Du hast aus meinem Leben ein gemeinsames gemacht.',
      'Möge uns noch viel Zeit gegeben sein.',
    ],
  }),
  idea('shopping-list', 'light', {
    light: [
      'Romantik ist, wenn auf dem Einkaufszettel genau das steht, was ich vergessen hätte.',
      'In deiner Schrift sieht sogar Butter gut aus.',
      'Auf den Jahrestag, und auf alles, was noch daraufsteht.',
    ],
  }),
  idea('same-team', 'wish', {
    warm: [
      'Was auch kommt, ich möchte es mit dir am selben Tisch besprechen. Gern in Schlafanzügen.',
      'So haben wir noch immer alles hinbekommen.',
      'Auf uns zwei, zum Jahrestag und weiter.',
    ],
  }),
  idea(
    'wedding-day',
    'picture',
    {
      all: [
        'An unserem Hochzeitstag sehe ich dich immer zweimal: wie du damals Ja gesagt hast, und wie du heute vor mir stehst.',
        'Ich könnte nicht sagen, in wen von beiden ich mehr verliebt bin.',
        'Zum Glück muss ich nicht wählen.',
      ],
    },
    married,
  ),
  idea(
    'still-yes',
    'thanks',
    {
      warm: [
        'Das Ja von unserer Hochzeit gilt noch. Ich habe es heute früh wieder überprüft.',
        'Du hast dabei geschlafen und nichts gemerkt.',
        'Einen schönen Hochzeitstag, meine Liebe gehört dir.',
      ],
    },
    married,
  ),
  idea(
    'years-with-you',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))}, und in jedem Zimmer suche ich immer noch zuerst dich.`,
        'Gefunden habe ich dich bisher jedes Mal.',
        'Bleib so leicht zu finden, mein Herz.',
      ],
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))} mit dir, und keines davon gäbe ich für ein anderes her.`,
        'Nicht einmal für eins mit mehr Schlaf.',
        'Auf das nächste mit dir.',
      ],
      light: ({ years }) => [
        `${capitalised(yearsCounted(years))}: Das hätten uns am Anfang nur die Optimisten zugetraut. Also wir.`,
        'Die Optimisten lagen richtig.',
        'Noch so eine Runde, Schatz?',
      ],
      formal: ({ years }) => [
        `${capitalised(yearsCounted(years))} an deiner Seite: Dafür bin ich dankbar, heute und jeden Tag.`,
        'Was wir haben, haben wir uns miteinander gebaut.',
        'Ich freue mich auf alles, was noch kommt.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'first-year',
    'number',
    {
      all: [
        'Ein Jahr, und jeder Feiertag war ein erster mit dir. Ich freue mich jetzt schon auf die zweiten.',
        'Da wissen wir dann, was wir tun.',
        'Einen schönen ersten Jahrestag.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
];

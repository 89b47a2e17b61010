import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('wedding');

/** For a wedding: one person is written to, two are meant. */
export const congratulationsForWedding = [
  idea('two-names', 'picture', {
    all: [
      'Zwei Menschen haben Ja gesagt, und viele andere freuen sich. Mein Glückwunsch geht an {euch|Sie} beide!',
      'Mögen die kleinen Tage so gut werden wie der große.',
      'Geduld, Lachen und ein warmes Haus wünsche ich {euch|Ihnen}.',
    ],
  }),
  idea('walk', 'wish', {
    all: [
      'Zur Hochzeit wünsche ich {euch|Ihnen} einen langen gemeinsamen Weg, in einem Tempo, das beiden passt.',
      'Die Aussicht wird unterwegs immer besser.',
      'Von Herzen meinen Glückwunsch.',
    ],
  }),
  idea('toast', 'light', {
    light: [
      'Meinen Glückwunsch zur Hochzeit! Möge jeder Streit kurz sein und jedes Frühstück lang.',
      'Mehr weiß ich auch nicht, und das habe ich aus einer Schublade.',
      'Auf {euch zwei|Sie beide}!',
    ],
    formal: [
      'Zu {eurer|Ihrer} Vermählung gratuliere ich sehr herzlich.',
      'Es ist schön, wenn zwei Wege zu einem werden.',
      'Für das gemeinsame Leben wünsche ich {euch|Ihnen} Vertrauen und Beständigkeit.',
    ],
  }),
  idea('two-sure', 'thanks', {
    all: [
      'Wenn zwei sich sicher sind, macht das auch die Umstehenden froh. Ich lächle beim Schreiben.',
      'Ganz ohne Grund, nur {euretwegen|Ihretwegen}.',
      'Einen glücklichen Hochzeitstag, und einen guten Dienstag danach.',
    ],
  }),
  idea('light-on', 'picture', {
    all: [
      'Möge immer ein Licht brennen, wenn {einer von euch|jemand von Ihnen} spät nach Hause kommt.',
      'Die Feier ist herrlich, aber auf das Licht kommt es an.',
      'Glückwunsch zur Hochzeit.',
    ],
  }),
  idea('two-umbrellas', 'light', {
    light: [
      'Ab jetzt gibt es alles doppelt: Zahnbürsten, Meinungen und Freude. Glückwunsch zur Hochzeit!',
      'Bei den Meinungen hilft Kuchen.',
      'Viel Vergnügen zu zweit.',
    ],
  }),
  idea('house', 'wish', {
    all: [
      'Ich wünsche {euch|Ihnen} zur Hochzeit ein Zuhause, in dem man gern die Tür zumacht und noch lieber aufmacht.',
      'Für Gäste, Nachbarn und gute Nachrichten.',
      'Alles Glück für {euch beide|Sie beide}.',
    ],
  }),
  idea('formal-path', 'thanks', {
    formal: [
      'Mit Freude habe ich von {eurer|Ihrer} Hochzeit gehört und sende meine besten Wünsche.',
      'Wer sich füreinander entscheidet, hat schon viel gewonnen.',
      'Möge die gemeinsame Zeit lang und gut sein.',
    ],
  }),
  idea('first-dance', 'picture', {
    warm: [
      'Ein ganzer Saal schaut zu, und zwei sehen nur einander: Das wünsche ich {euch|Ihnen} für die Hochzeit, und für lange danach.',
      'Auf Schritte kommt es dabei nicht an.',
      'Ich freue mich sehr mit {euch|Ihnen}.',
    ],
  }),
  idea('ordinary-days', 'wish', {
    warm: [
      'Zur Hochzeit denken alle an den großen Tag. Ich denke an die vielen kleinen, auf die {ihr euch|Sie sich} nun {freuen könnt|freuen können}.',
      'An Tee am Morgen, und an einen, der fragt, wie es war.',
      'Mögen sie zahllos sein.',
    ],
  }),
  idea('ring', 'picture', {
    all: [
      'So ein Ring wiegt fast nichts, und doch hängt ein ganzes Leben daran. Glückwunsch {euch|Ihnen} beiden.',
      'Ich hoffe, er drückt nie.',
      'Auf die Hochzeit, und auf alles danach.',
    ],
  }),
  idea('guest-book', 'thanks', {
    all: [
      'In jedes Gästebuch schreibt einer, wie schön alles war. Ich schreibe, wie schön es ist, dass {ihr euch|Sie sich} gefunden {habt|haben}.',
      'Der Rest ist Kuchen.',
      'Meinen Glückwunsch zur Hochzeit.',
    ],
  }),
];

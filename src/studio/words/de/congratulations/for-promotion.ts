import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('promotion');

/** For a promotion. */
export const congratulationsForPromotion = [
  idea('right-person', 'thanks', {
    all: [
      'Ab und zu fragen sie den richtigen Menschen, und diesmal {warst|waren} du es. Glückwunsch zur Beförderung!',
      'Schön, wenn es auch die merken, die die Schlüssel haben.',
      'Möge die neue Stelle so froh über dich sein, wie sie es sollte.',
    ],
  }),
  idea('chair', 'light', {
    light: [
      'Glückwunsch zur Beförderung! Ich nehme an, es gibt einen besseren Stuhl.',
      'Falls nicht, wäre das die erste Amtshandlung.',
      'Heute wird gefeiert, entschieden wird morgen.',
    ],
  }),
  idea('three-things', 'wish', {
    all: [
      'Zur Beförderung wünsche ich dir spannende Aufgaben, gute Leute, und Abende, die weiter dir gehören.',
      'Auf das Letzte muss man am besten aufpassen.',
      'Meinen Glückwunsch.',
    ],
  }),
  idea('formal', 'picture', {
    formal: [
      'Zu deiner Beförderung gratuliere ich dir herzlich.',
      'Es ist erfreulich, wenn gute Arbeit gesehen wird.',
      'Für die neue Aufgabe wünsche ich dir viel Erfolg.',
    ],
  }),
  idea('not-surprised', 'thanks', {
    warm: [
      'Über deine Beförderung habe ich mich sehr gefreut und kein bisschen gewundert.',
      'Man sieht es gern, wenn etwas an der richtigen Stelle ankommt.',
      'Glückwunsch, und in den ersten Wochen bitte Geduld mit dir selbst.',
    ],
  }),
  idea('elevator', 'light', {
    light: [
      'Aufwärts ging es, und das ganz ohne Fahrstuhlmusik. Glückwunsch zur Beförderung!',
      'Oben soll der Kaffee besser sein. Bitte um Bericht.',
      'Auf einen schwungvollen Anfang!',
    ],
  }),
  idea('door-sign', 'picture', {
    all: [
      'Auf dem Türschild wird die Zeile länger, der Mensch dahinter bleibt hoffentlich derselbe. Glückwunsch an alle beide!',
      'Den neuen Titel kann man ja einüben.',
      'Zur Beförderung wünsche ich dir gute erste Tage.',
    ],
  }),
  idea('trust', 'thanks', {
    formal: [
      'Von deiner Beförderung habe ich mit Freude gehört. Man überträgt dir Verantwortung, und das mit gutem Grund.',
      'Vertrauen ist die beste Auszeichnung.',
      'Ich wünsche dir eine glückliche Hand.',
    ],
  }),
  idea('same-shoes', 'wish', {
    all: [
      'Neue Aufgaben sind wie neue Schuhe: Erst drücken sie ein wenig, dann trägt man sie gern. Glückwunsch zur Beförderung.',
      'Pflaster schicke ich auf Wunsch nach.',
      'Ich wünsche dir einen leichten Gang.',
    ],
  }),
  idea('first-morning', 'picture', {
    all: [
      'Am ersten Morgen in der neuen Rolle soll jemand Kaffee bringen und sonst nichts wollen.',
      'Am zweiten dürfen dann die Fragen kommen.',
      'Meinen herzlichen Glückwunsch zur Beförderung.',
    ],
  }),
  idea('seen', 'wish', {
    warm: [
      'Schön, dass endlich auch auf dem Papier steht, was wir längst wussten. Glückwunsch zur Beförderung!',
      'Papier ist eben ein wenig langsam.',
      'Ich freue mich von Herzen mit dir.',
    ],
  }),
  idea('ladder', 'picture', {
    all: [
      'Leitern sind zum Klettern da, aber ab und zu darf man sich auch auf eine Sprosse setzen und schauen. Glückwunsch zur neuen Sprosse!',
      'Von dort sieht man die anderen winken.',
      'Auf die Beförderung, und auf einen freien Abend.',
    ],
  }),
];

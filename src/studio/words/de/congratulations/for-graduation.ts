import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('graduation');

/** For a graduation: about the person, not the event. */
export const congratulationsForGraduation = [
  idea('yours', 'thanks', {
    all: [
      'Niemand sonst hat diese Nächte durchgehalten und diese Seiten geschrieben. Das {warst|waren} du. Glückwunsch zum Abschluss!',
      'Das Papier hat einen Stempel, aber ich freue mich über den Menschen, der es in der Hand hält.',
      'Wohin auch immer es nun geht: Es eilt nicht.',
    ],
  }),
  idea('hat', 'light', {
    light: [
      'Geschafft! Jetzt den Hut werfen, und dann suchen gehen, sonst kostet er Pfand.',
      'Das ist die letzte Prüfung, und sie hat keine Frist.',
      'Glückwunsch zum Abschluss, und Ausschlafen bis Mittag.',
    ],
    formal: [
      'Zum bestandenen Abschluss gratuliere ich dir herzlich. Er ist ganz und gar deine Leistung.',
      'Was man gelernt hat, kann einem niemand wieder abverlangen.',
      'Ich wünsche dir gute Arbeit, und gute Leute dabei.',
    ],
  }),
  idea('door', 'picture', {
    all: [
      'Vorn hineingegangen, und was hinten herauskommt: ein fertiger Abschluss.',
      'Ich hoffe, du {bleibst|bleiben} auf der Treppe kurz stehen.',
      'Meinen Glückwunsch, der Rest hat Zeit bis nach dem Essen.',
    ],
  }),
  idea('dull-days', 'wish', {
    warm: [
      'Einer sollte es einmal sagen: gut gemacht, vor allem an den Tagen, an denen es zäh war.',
      'Die klugen Tage waren vermutlich die leichten.',
      'Zum Abschluss wünsche ich dir eine Arbeit, die du {magst|mögen}, und vorher eine lange Pause.',
    ],
  }),
  idea('name-called', 'picture', {
    all: [
      'Irgendwann wird dein Name aufgerufen, und ein paar Schritte lang gehört dir der ganze Saal.',
      'Ich hoffe, du {gehst|gehen} langsam.',
      'Herzlichen Glückwunsch zum Abschluss.',
    ],
  }),
  idea('pencils', 'light', {
    light: [
      'Die Stifte dürfen jetzt weggelegt werden, die Blätter bleiben liegen. Abschluss bestanden!',
      'Abschreiben dürfen die anderen ab heute von dir.',
      'Auf eine lange Pause ohne Klingel!',
    ],
  }),
  idea('good-tools', 'wish', {
    all: [
      'Zum Abschluss wünsche ich dir, dass du das Gelernte {brauchst|brauchen}, und Neugier auf alles Übrige.',
      'Das meiste steht ja in keinem Buch.',
      'Glückwunsch, von hier aus mit Applaus.',
    ],
  }),
  idea('formal-pride', 'thanks', {
    formal: [
      'Mit Freude gratuliere ich dir zu deinem Abschluss.',
      'Ausdauer sieht man selten, nur ihr Ergebnis. Vor beidem habe ich Achtung.',
      'Für den weiteren Weg wünsche ich dir Zuversicht.',
    ],
  }),
  idea('empty-desk', 'picture', {
    all: [
      'Ein leerer Schreibtisch, ein offenes Fenster, und alles bestanden: Glückwunsch zum Abschluss.',
      'Das Fenster darf offen bleiben, der Schreibtisch leer.',
      'Zumindest bis Montag.',
    ],
  }),
  idea('believed', 'thanks', {
    warm: [
      'Überrascht bin ich nicht, nur sehr froh. Glückwunsch zum Abschluss!',
      'An manchen Tagen habe ich heimlich mitgezittert.',
      'Ich wünsche dir, dass dich der Stolz noch lange wärmt.',
    ],
  }),
  idea('map', 'wish', {
    all: [
      'Mit dem Abschluss bekommt man eine Urkunde, aber keine Landkarte. Ich wünsche dir Freude am Suchen.',
      'Umwege zählen mit.',
      'Und heute erst einmal: feiern.',
    ],
  }),
  idea('shelf', 'picture', {
    all: [
      'Die dicken Bücher dürfen nun ins Regal und dort gut aussehen. Glückwunsch zum bestandenen Abschluss!',
      'Abstauben genügt.',
      'Genießen darf man so einen Tag in vollen Zügen.',
    ],
  }),
];

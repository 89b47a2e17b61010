import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('baby');

/** For a birth. */
export const congratulationsForBaby = [
  idea('small-person', 'picture', {
    all: [
      'Jemand sehr Kleines ist angekommen, und alles andere ist zur Seite gerückt. Herzlichen Glückwunsch!',
      'Viel Platz im Bett braucht so ein Mensch nicht, und doch nimmt er es ganz.',
      'Ich wünsche Gesundheit für Groß und Klein, und Schlaf, wann immer er zu haben ist.',
    ],
  }),
  idea('welcome', 'thanks', {
    all: [
      'Dem neuen Menschen bitte ausrichten: herzlich willkommen, und gut gewählt bei der Familie.',
      'Wir anderen stellen uns dann nach und nach vor.',
      'Meinen Glückwunsch zum Baby.',
    ],
  }),
  idea('hands', 'wish', {
    all: [
      'Ein neues Paar Hände auf der Welt, und schon halten sie jemanden fest. Glückwunsch zu jedem einzelnen Finger!',
      'Mögen die Nächte gnädig sein und die Tage langsam genug zum Staunen.',
      'Für die Stunde um drei Uhr früh schicke ich Extrawünsche.',
    ],
  }),
  idea('first-card', 'light', {
    light: [
      'Glückwunsch, ab jetzt wohnt bei dir jemand, der nach Essen schreit und in Gesellschaft einschläft.',
      'Meistens verwächst es sich, sagt man.',
      'Viel Freude an den kleinen Füßen.',
    ],
  }),
  idea('formal', 'wish', {
    formal: [
      'Zur Geburt des Kindes gratuliere ich dir und deiner Familie herzlich.',
      'Es gibt kaum einen schöneren Anlass zu schreiben.',
      'Ich wünsche allen Gesundheit, und ab und zu eine stille Nacht.',
    ],
  }),
  idea('tiny-socks', 'picture', {
    all: [
      'So kleine Socken, und so eine große Nachricht. Ich freue mich sehr über das Baby.',
      'Eine Socke geht immer verloren. Das ist ein Naturgesetz.',
      'Möge sonst nie etwas verloren gehen.',
    ],
  }),
  idea('clock', 'light', {
    light: [
      'Von nun an geht die Uhr nach jemandem, der sie nicht lesen kann. Herzlichen Glückwunsch zum Nachwuchs!',
      'Besuch kommt am besten mit Suppe und geht früh.',
      'Tapferkeit und Kaffee wünsche ich dir.',
    ],
  }),
  idea('quiet-wonder', 'thanks', {
    warm: [
      'Da liegt nun jemand und weiß noch gar nicht, wie viele Leute sich schon freuen. Ich bin dabei.',
      'Man kann ja stundenlang hinsehen.',
      'Von Herzen Glückwunsch, und viel Zeit zum Hinsehen.',
    ],
  }),
  idea('window', 'wish', {
    warm: [
      'Ich wünsche dem kleinen Menschen eine freundliche Welt, und dir Arme, die nicht müde werden.',
      'Und wenn doch: jemanden, der übernimmt.',
      'Glückwunsch zum Baby.',
    ],
  }),
  idea('new-chair', 'picture', {
    all: [
      'Am Familientisch wird ein Stuhl mehr gebraucht, vorerst ein sehr kleiner. Was für eine schöne Nachricht!',
      'Kleckern ist dort Ehrensache.',
      'Meinen Glückwunsch an alle, die drum herum sitzen.',
    ],
  }),
  idea('formal-welcome', 'thanks', {
    formal: [
      'Mit großer Freude habe ich von der Geburt gehört. Meinen herzlichen Glückwunsch.',
      'Solche Nachrichten machen einen ganzen Tag heller.',
      'Möge das Kind behütet aufwachsen.',
    ],
  }),
  idea('lullaby', 'wish', {
    all: [
      'Zum neuen Erdenbürger wünsche ich gute Nächte, weiche Decken und ein Lied, das immer wirkt.',
      'Es darf auch immer dasselbe sein.',
      'Herzlichen Glückwunsch von mir.',
    ],
  }),
];

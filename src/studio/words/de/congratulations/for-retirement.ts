import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('retirement');

/** For a retirement: about the person, not the event. */
export const congratulationsForRetirement = [
  idea('noticed', 'thanks', {
    all: [
      'Die Arbeit geht weiter, wie Arbeit das tut. Aber sie wird merken, dass du nicht mehr da {bist|sind}.',
      'In Erinnerung bleibt später selten, was man getan hat, sondern wer im Zimmer nebenan saß.',
      'Zum Ruhestand wünsche ich dir lange Morgen und einen Kalender, in dem nur Eigenes steht.',
    ],
  }),
  idea('clock', 'light', {
    light: [
      'Glückwunsch zum Ruhestand! Ab jetzt ist Montag nur noch ein Wort.',
      'Im Gespräch mit uns anderen darf man es ruhig weiter benutzen.',
      'Um sieben Uhr bitte einmal für mich umdrehen und weiterschlafen.',
    ],
  }),
  idea('hours', 'wish', {
    all: [
      'So lange gehörten die Stunden anderen. Schön, dass sie jetzt zu dir zurückkommen.',
      'Füllen muss man sie nicht gleich.',
      'Möge der erste freie Montag sehr lang sein. Glückwunsch zum Ruhestand.',
    ],
  }),
  idea('formal', 'picture', {
    formal: [
      'Zum Eintritt in den Ruhestand sende ich dir meine Hochachtung, und meinen Dank für die Jahre der Arbeit.',
      'Davon bleibt mehr, als man von innen sieht.',
      'Ich wünsche dir gute Gesundheit und Zeit, die dir gehört.',
    ],
  }),
  idea('you', 'picture', {
    warm: [
      'Einen Schreibtisch kann man neu besetzen. Den Menschen, der daran saß, nicht.',
      'An ihn schreibe ich, und eigentlich war das immer so.',
      'Mögen die Tage im Ruhestand weit sein und ganz deine.',
    ],
  }),
  idea('keys', 'light', {
    light: [
      'Schlüssel abgegeben, Passwort vergessen, Frühstück gegen Mittag: So geht Ruhestand.',
      'Eine Einarbeitung ist nicht vorgesehen.',
      'Glückwunsch, und keine Überstunden beim Faulsein!',
    ],
  }),
  idea('garden-gate', 'picture', {
    all: [
      'Der Ruhestand ist wie ein Gartentor, das jemand für dich offen gelassen hat. Hinein muss man nicht gleich.',
      'Man kann sich auch erst ein wenig daran lehnen.',
      'Ich wünsche dir gutes Wetter auf der anderen Seite.',
    ],
  }),
  idea('thanks-for-patience', 'thanks', {
    all: [
      'Wer so lange gearbeitet hat, darf nun Applaus im Sitzen entgegennehmen. Hier ist meiner.',
      'Stehen kann man ja beim nächsten Spaziergang.',
      'Einen glücklichen Ruhestand wünsche ich dir.',
    ],
  }),
  idea('formal-respect', 'thanks', {
    formal: [
      'Am Ende eines Arbeitslebens steht oft eine Rede. Ich möchte nur eines sagen: danke, und meinen Respekt.',
      'Das Übrige wissen die, die dabei waren.',
      'Möge der Ruhestand reich an guten Tagen sein.',
    ],
  }),
  idea('slow-paper', 'wish', {
    all: [
      'Zum Ruhestand wünsche ich dir eine Zeitung, die man bis zur letzten Seite liest, und Kaffee, der dabei nicht kalt wird.',
      'Die Nachrichten laufen ja nun nicht mehr weg.',
      'Meinen herzlichen Glückwunsch.',
    ],
  }),
  idea('weekday-afternoon', 'picture', {
    all: [
      'An einem Mittwochnachmittag sieht die Stadt ganz anders aus, wenn man Zeit hat. Viel Freude dabei im Ruhestand.',
      'Die Bänke sind dann frei, und die Enten kennen einen bald.',
      'Ich gratuliere dir herzlich.',
    ],
  }),
  idea('still-asked', 'wish', {
    warm: [
      'Man wird dich noch lange um Rat fragen, fürchte ich. Im Ruhestand darf man aber erst nach dem Mittagsschlaf antworten.',
      'Oder gar nicht, je nach Frage.',
      'Ich wünsche dir viele ungestörte Stunden.',
    ],
  }),
];

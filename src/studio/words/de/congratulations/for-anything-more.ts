import type { Facts } from '../../idea.ts';
import { everyone } from '../audiences.ts';
import { spokenIdeasFor } from '../speech.ts';

const idea = spokenIdeasFor('congratulations', everyone);

const named = ['wedding', 'baby', 'graduation', 'promotion', 'retirement'];
const when = ({ occasionType }: Facts) => !named.includes(occasionType);

/** More congratulations when the record does not say on what. */
export const congratulationsForAnythingMore = [
  idea(
    'toolbox',
    'picture',
    {
      formal: [
        'Was von außen leicht aussieht, ist meist lange geübt. Zu deinem Erfolg sende ich dir meinen Glückwunsch.',
        'Er war zu erwarten, und freut mich trotzdem.',
        'Möge es so weitergehen.',
      ],
    },
    { when },
  ),
  idea(
    'bell',
    'picture',
    {
      all: [
        'Irgendwo müsste jetzt eine Glocke läuten. Bis sich eine findet, gratuliere ich dir auf Papier.',
        'Den Klang darf man sich dazudenken, ruhig etwas zu laut.',
        'Möge dir dieser Tag lange im Ohr bleiben.',
      ],
    },
    { when },
  ),
  idea(
    'front-row',
    'thanks',
    {
      all: [
        'In Gedanken stehe ich in der ersten Reihe und klatsche für dich.',
        'Die Hände sind schon ganz warm.',
        'Glückwunsch, und eine Zugabe, wann immer du {magst|mögen}.',
      ],
    },
    { when },
  ),
  idea(
    'took-the-time',
    'thanks',
    {
      all: [
        'Was gut werden soll, braucht Zeit, und du {hast|haben} sie {dir|sich} genommen. Ich gratuliere von Herzen.',
        'Das Ergebnis sieht man, die Zeit davor nicht. Ich denke an beides.',
        'Nun darf geerntet werden.',
      ],
    },
    { when },
  ),
  idea(
    'marked-day',
    'picture',
    {
      all: [
        'Im Kalender male ich diesen Tag für dich an, und zwar groß.',
        'Rot schien mir angemessen.',
        'Herzlichen Glückwunsch, und noch viele von dieser Farbe.',
      ],
    },
    { when },
  ),
  idea(
    'could-not-wait',
    'wish',
    {
      all: [
        'Es freut mich sehr für dich, und ich wollte nicht bis zum nächsten Treffen warten, um das zu sagen.',
        'Manche Sätze werden vom Warten nicht besser.',
        '{Genieß|Genießen Sie} es, so lange es geht.',
      ],
    },
    { when },
  ),
  idea(
    'opened-door',
    'picture',
    {
      all: [
        'Wenn eine Tür aufgeht, hört man das gern bis auf die Straße. Ich habe es gehört und gratuliere dir.',
        'Dahinter soll es hell sein und nach frischem Kaffee riechen.',
        'Auf gute Schritte hinein.',
      ],
    },
    { when },
  ),
  idea(
    'good-letter',
    'wish',
    {
      formal: [
        'Zu dieser schönen Nachricht darf ich dir gratulieren, mit Freude und mit Respekt.',
        'Solche Karten schreibt man gern.',
        'Was nun folgt, möge ebenso gelingen.',
      ],
    },
    { when },
  ),
  idea(
    'spoon-and-glass',
    'light',
    {
      light: [
        'Laut Protokoll wäre jetzt ein Tusch fällig. Ich fand nur einen Löffel und ein Glas, also: pling, auf dich!',
        'Der Ton stand erstaunlich lange im Raum.',
        'Glückwunsch mit Nachhall.',
      ],
    },
    { when },
  ),
];

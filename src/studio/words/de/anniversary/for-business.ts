import { business } from '../audiences.ts';
import { capitalised, yearsCounted } from '../grammar.ts';
import { spokenIdeasFor } from '../speech.ts';

const idea = spokenIdeasFor('anniversary/work', business);

/** Said so that it is right for a wedding anniversary as for years in a post: the record does not say which. */
export const anniversaryForBusiness = [
  idea('marked', 'wish', {
    all: [
      'Herzlichen Glückwunsch zum Jahrestag. Schön, dass er begangen wird.',
      'Solche Tage gehen leicht zwischen anderen unter und verdienen eine geschriebene Zeile.',
      'Für das Jahr, das jetzt beginnt, meine guten Wünsche.',
    ],
  }),
  idea('kept', 'thanks', {
    all: [
      'Ein Jahrestag ist etwas Gehaltenes, Jahr um Jahr, meist wenn niemand hinsieht. Glückwunsch dazu.',
      'Das sagt mehr als jede Rede.',
      'Möge es ein angenehmer Tag für dich werden.',
    ],
  }),
  idea('good-wishes', 'wish', {
    formal: [
      'Zum Jahrestag gratuliere ich dir herzlich.',
      'Ich hoffe, er lässt sich in guter Gesellschaft begehen.',
      'Möge das kommende Jahr dir Gutes bringen.',
    ],
  }),
  idea('stop-and-look', 'picture', {
    all: [
      'Zum Jahrestag wünsche ich dir einen Augenblick, um stehen zu bleiben und zu sehen, wie weit der Weg schon war.',
      'Von innen merkt man das ja selten.',
      'Gutes Gelingen für die Strecke danach.',
    ],
  }),
  idea('worth-a-lunch', 'light', {
    light: [
      'Nach meiner Rechnung ist ein Jahrestag mindestens ein langes Mittagessen wert.',
      'Falls jemand fragt: Hier steht es schriftlich.',
      'Glückwunsch, und den Nachtisch nicht vergessen!',
    ],
  }),
  idea('glad-to-know', 'thanks', {
    warm: [
      'Ein Jahrestag ist ein guter Vorwand, dir zu schreiben, dass ich froh bin, dich zu kennen.',
      'Ein Jahr mehr ist ein Grund mehr.',
      'Hoffentlich wird der Abend schön und fängt früh an.',
    ],
  }),
  idea('steady', 'picture', {
    all: [
      'Anfangen kann jeder. Für einen Jahrestag braucht es jemanden mit Ausdauer. Glückwunsch dazu!',
      'Ich bewundere das mehr, als ich je gesagt habe.',
      'Möge sie noch lange reichen.',
    ],
  }),
  idea('circled', 'picture', {
    warm: [
      'Um das heutige Datum ist ein Kreis gezogen, und er gilt deinem Jahrestag.',
      'Ich hoffe, jemand bringt Blumen oder Kuchen, am besten beides.',
      'Einen frohen Tag dir, und denen, die ihn mit dir teilen.',
    ],
  }),
  idea('one-more-ring', 'picture', {
    all: [
      'Ein Baum setzt jedes Jahr einen Ring an und macht kein Aufhebens davon. Beim Jahrestag darf es etwas lauter sein.',
      'Nicht viel. Nur so, dass man es merkt.',
      'Glückwunsch, und gutes Wachsen.',
    ],
  }),
  idea('short-and-meant', 'light', {
    light: [
      'Nur eine kurze Nachricht, damit mehr Zeit zum Feiern bleibt: Glückwunsch zum Jahrestag!',
      'Die lange sagt dasselbe, bloß mit Nebensätzen.',
      'Einen sehr guten Tag!',
    ],
  }),
  idea('respect', 'thanks', {
    formal: [
      'Zum Jahrestag sende ich dir meinen Glückwunsch und meine Anerkennung.',
      'Über Beständigkeit wird wenig gesprochen, dabei hält sie vieles zusammen.',
      'Für alles Kommende wünsche ich dir eine gute Hand.',
    ],
  }),
  idea('next-year', 'wish', {
    all: [
      'Möge nach diesem Jahrestag ein ruhiges Jahr kommen, mit guten Nachrichten in vernünftigen Abständen.',
      'Und mit jemandem, dem man sie erzählt.',
      'Einen freundlichen Gruß zum Tag.',
    ],
  }),
  idea('thank-you-too', 'thanks', {
    all: [
      'Zum Jahrestag einen Glückwunsch, und einen Dank für den Teil des Jahres, in dem wir miteinander zu tun hatten.',
      'Es war jedes Mal angenehm.',
      'Ich freue mich auf das nächste Mal.',
    ],
  }),
  idea('milestone-bench', 'picture', {
    all: [
      'An jedem Meilenstein sollte eine Bank stehen. Zum Jahrestag wünsche ich dir einen Platz darauf.',
      'Weitergehen kann man nach dem Kaffee.',
      'Meinen Glückwunsch, und gute Aussicht.',
    ],
  }),
  idea(
    'years-counted',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}: eine Zahl, auf die man stolz sein darf. Glückwunsch zum Jahrestag.`,
        'Zusammengekommen ist sie wie alles, was hält: Tag für Tag.',
        'Ich hoffe, du {hast|haben} gute Gesellschaft zum Anstoßen.',
      ],
    },
    { needs: ['years'] },
  ),
];

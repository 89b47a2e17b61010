import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { closePeople, everyone, others, personally } from '../audiences.ts';
import { genitive } from '../grammar.ts';
import { spokenIdeasFor } from '../speech.ts';

const polite = spokenIdeasFor('birthday', everyone);
const idea = spokenIdeasFor('birthday', personally);
const other = spokenIdeasFor('birthday', others);
const named = ideasFor(
  'birthday',
  closePeople.filter((group) => group !== 'partner'),
);

/** Ages at which a leisurely grown-up's wish would be wrong. */
const isGrown = ({ years }: Facts) => years === 0 || years >= 16;

/** Birthday ideas that suit almost anybody. */
export const birthdayForAnyone = [
  polite('first-slice', 'wish', {
    all: [
      'Hoffentlich gibt es heute Kuchen, und hoffentlich gehört das erste Stück dir.',
      'Beim zweiten fragt an so einem Tag niemand nach.',
      'Einen schönen Geburtstag, vom Frühstück bis zum letzten Krümel.',
    ],
  }),
  other('page-of-the-calendar', 'picture', {
    warm: [
      'Auf dieser Seite meines Kalenders steht dein Name, und ich blättere gern zu ihr hin.',
      'Die Seiten davor sehen dagegen ein bisschen blass aus.',
      'Ich wünsche dir einen Geburtstag, an dem nichts eilt.',
    ],
  }),
  idea(
    'slow-start',
    'picture',
    {
      all: [
        'Zum Geburtstag wünsche ich dir einen langsamen Morgen: etwas Warmes in der Tasse, und keiner will etwas.',
        'Danach darf der Tag machen, was er möchte.',
        'Auf ein Jahr mit mehr solchen Stunden.',
      ],
    },
    { when: isGrown },
  ),
  idea('brass-band', 'light', {
    light: [
      'Eigentlich müsste heute früh eine Blaskapelle unter deinem Fenster stehen. Gereicht hat es für eine Karte.',
      'Sie ist leiser, und die Nachbarn bleiben dir gewogen.',
      'Trotzdem mit Pauke und Trompete: alles Gute zum Geburtstag!',
    ],
  }),
  idea('plain-days', 'wish', {
    warm: [
      'Ein Geburtstag dauert nur einen Tag. Diese Karte ist auch für die anderen gedacht.',
      'Für die gewöhnlichen Dienstage, und für die Montage, die sich ziehen.',
      'Mögen erstaunlich viele davon besser werden, als sie aussehen.',
    ],
  }),
  other('makes-a-difference', 'thanks', {
    warm: [
      'Dass du da {bist|sind}, macht mehr aus, als man im Alltag sagt. Darum sage ich es heute.',
      'Es stimmt an den anderen Tagen genauso, nur schreibt da keiner Karten.',
      '{Hab|Haben Sie} einen guten Geburtstag.',
    ],
  }),
  idea(
    'house-rules',
    'light',
    {
      light: [
        'Bis Mitternacht gilt Geburtstagsrecht: kein Abwasch, keine Besorgungen, und die Musik {suchst|suchen} du aus.',
        'Wer sich beschwert, bekommt diese Karte gezeigt.',
        'Herzlichen Glückwunsch, und möge das Recht streng ausgelegt werden.',
      ],
    },
    { when: isGrown },
  ),
  idea('one-job', 'light', {
    light: [
      'Diese Karte hatte eine einzige Aufgabe: am richtigen Tag bei dir ankommen und gratulieren.',
      'Sie war deswegen seit Tagen nervös.',
      'Jetzt hat sie es geschafft und möchte bitte neben den Kuchen. Glückwunsch zum Geburtstag!',
    ],
  }),
  idea('out-of-tune', 'light', {
    light: [
      'Ich hoffe, heute singt jemand für dich, schön schief und alle Strophen.',
      'Bei den hohen Tönen hilft nur tapferes Lächeln.',
      'So klingt ein richtiger Geburtstag, und so einer soll es sein.',
    ],
    warm: [
      'Ich hoffe, heute singt jemand für dich, nicht besonders gut und bis zum Ende.',
      'Ein paar falsche Töne gehören zu einem Geburtstag dazu.',
      'Und danach, wenn alle satt sind, eine stille Stunde nur für dich.',
    ],
  }),
  idea('day-to-hand-out', 'picture', {
    warm: [
      'Könnte man Tage verschenken, hätte ich dir zum Geburtstag einen von den guten aufgehoben: weiter Himmel, nichts vor.',
      'Ich habe da leider nichts zu bestimmen, also schreibe ich und hoffe.',
      'Ein Stück von heute soll auf jeden Fall dir allein gehören.',
    ],
  }),
  polite('year-after', 'wish', {
    formal: [
      'Zum Geburtstag gratuliere ich dir herzlich und wünsche dir ein gutes neues Lebensjahr.',
      'Möge es gute Nachrichten bringen, und Menschen, mit denen man sie teilt.',
      'Einen angenehmen Tag heute, und viele nach ihm.',
    ],
  }),
  polite('good-to-know-you', 'thanks', {
    formal: [
      'Ein Geburtstag ist ein guter Anlass zu sagen, was sonst leicht untergeht: Es ist eine Freude, dich zu kennen.',
      'Ich bin dem Kalender dankbar, dass er mich daran erinnert.',
      'Möge das neue Jahr freundlich zu dir sein.',
    ],
  }),
  polite(
    'pause',
    'picture',
    {
      all: [
        'Ich hoffe, dein Geburtstag bringt dir eine Pause, so voll die Woche ringsum auch ist.',
        'Eine Stunde ohne Uhr schenkt einem ja sonst keiner.',
        'Mögen es heute gleich mehrere werden.',
      ],
    },
    { when: isGrown },
  ),
  idea('clean-page', 'picture', {
    all: [
      'Heute schlägt dein Jahr eine leere Seite auf. Ich wünsche dir einen guten Stift dazu.',
      'Es muss noch gar nichts darauf stehen.',
      'Glückwunsch zum Geburtstag, und eine leichte erste Zeile.',
    ],
  }),
  polite('candle-wish', 'wish', {
    all: [
      'Was man sich beim Kerzenauspusten wünscht, bleibt geheim. Ich bin trotzdem schon dafür.',
      'Ein Wunsch hat es leichter, wenn ihm jemand die Daumen drückt.',
      'Zum Geburtstag alles Gute, und dem Wunsch gute Reise.',
    ],
  }),
  polite('friendly-hour', 'wish', {
    formal: [
      'Ich sende dir meine besten Wünsche zum Geburtstag.',
      'Gute Gesellschaft, gutes Essen und ein Nachmittag ohne Pflichten: Mehr braucht so ein Tag eigentlich nicht.',
      'Für das kommende Jahr wünsche ich dir Kraft und ruhige Stunden.',
    ],
  }),
  polite('flowers-on-the-table', 'picture', {
    all: [
      'Ein Strauß auf dem Tisch, ein gutes Essen und Leute, die sitzen bleiben: So stelle ich mir deinen Geburtstag vor.',
      'Wer zuletzt geht, spült.',
      'Hoffentlich kommt es so, oder noch ein wenig schöner.',
    ],
  }),
  polite('letter-among-bills', 'light', {
    light: [
      'Endlich einmal Post ohne Rechnung, ohne Frist und ohne Kleingedrucktes: Alles Gute zum Geburtstag!',
      'Eine Antwort ist nicht nötig, Kuchen dagegen sehr.',
      'Einen Tag, an dem alles Lästige bis morgen wartet.',
    ],
  }),
  polite('good-side', 'wish', {
    all: [
      'Möge sich dein Geburtstag heute von seiner besten Seite zeigen, und das Jahr danach von seiner zweitbesten.',
      'Ein bisschen Abwechslung braucht es ja auch.',
      'Die besten Wünsche von mir dazu.',
    ],
  }),
  named(
    'in-ink',
    'light',
    {
      light: ({ name }) => [
        `Heute ist ${genitive(name)} Tag. So steht es im Kalender, mit Tinte, und daran ist nicht zu rütteln.`,
        'Andere dürfen sich für ihren eigenen bewerben.',
        'Alles Gute zum Geburtstag, und viel Vergnügen dabei, der Grund für den Kuchen zu sein.',
      ],
    },
    { needs: ['name'] },
  ),
];

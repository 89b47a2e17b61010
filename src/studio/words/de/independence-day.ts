import { everyone, others, personally } from './audiences.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('independence-day/partner', ['partner']);
const other = spokenIdeasFor('independence-day', others);
const idea = spokenIdeasFor('independence-day', everyone);
const personal = spokenIdeasFor('independence-day', personally);

/** Says neither the country nor the date: more than one nation keeps this day. */
export const independenceDayIdeas = [
  idea('good-seat', 'wish', {
    all: [
      'Ich wünsche dir einen guten Platz beim Feuerwerk, und niemand Großes davor.',
      'Und neben dir jemanden, zu dem man Oh sagen kann.',
      'Einen schönen Unabhängigkeitstag!',
    ],
  }),
  personal('dishes', 'light', {
    light: [
      'Am Unabhängigkeitstag {sollst|sollen} du vor allem eins sein: unabhängig vom Abwasch.',
      'Einfach laut erklären und den Tisch verlassen.',
      'Auf einen großartigen, lauten Tag!',
    ],
  }),
  personal('waiting-for-dark', 'picture', {
    warm: [
      'Ich mag Feiertage, an denen alle draußen sitzen und warten, bis es dunkel wird. Hoffentlich {wartest|warten} du in guter Gesellschaft.',
      'Einer bringt immer zu viel Essen mit. Möge es jemand anderes sein.',
      'Einen warmen Unabhängigkeitstag wünsche ich dir.',
    ],
  }),
  idea('formal-wishes', 'wish', {
    formal: [
      'Zum Unabhängigkeitstag sende ich dir meine guten Wünsche.',
      'Möge es ein froher und sicherer Tag werden.',
      'Einen herzlichen Gruß zum Fest.',
    ],
  }),
  other('first-rocket', 'thanks', {
    all: [
      'Wenn die erste Rakete steigt und alle nach oben schauen, denke ich einen Augenblick lang an dich.',
      'Ungefähr bei den goldenen.',
      'Möge der Unabhängigkeitstag gut zu dir sein.',
    ],
  }),
  idea('day-off', 'picture', {
    all: [
      'Freiheit ist ein großes Wort. Für heute soll es bei dir heißen: kein Wecker und keine Pläne vor Mittag.',
      'Die größere Bedeutung darf zum Essen dazukommen.',
      'Einen freien Unabhängigkeitstag, in jedem Sinne.',
    ],
  }),
  idea('table-outside', 'wish', {
    all: [
      'Möge am Unabhängigkeitstag ein Tisch im Freien stehen, mit Schatten, und von allem genug.',
      'Dazu eine Geschichte, die mit jedem Jahr besser wird.',
      'Auf einen langen, hellen Abend.',
    ],
  }),
  idea('lights-over-roofs', 'picture', {
    all: [
      'Hoffentlich {siehst|sehen} du die Lichter heute von einem bequemen Platz aus, mit Menschen, die du {magst|mögen}.',
      'Die lauten sind für die Kinder, die goldenen für uns.',
      'Das wünsche ich dir zum Unabhängigkeitstag.',
    ],
  }),
  idea('quiet-flag', 'thanks', {
    formal: [
      'Ein Tag, der an die Freiheit erinnert, ist ein guter Tag, um an geschätzte Menschen zu denken. Ich denke an dich.',
      'Man nimmt so vieles für gegeben.',
      'Ich wünsche dir einen würdigen und frohen Unabhängigkeitstag.',
    ],
  }),
  idea('picnic', 'light', {
    light: [
      'Zum Unabhängigkeitstag erkläre ich hiermit alle Pflichten für abgesetzt. Die Wassermelone regiert.',
      'Mit Kernen, aber gerecht.',
      'Viel Vergnügen im neuen Staat!',
    ],
  }),
  idea('band', 'picture', {
    all: [
      'Irgendwo spielt heute eine Kapelle, und die Tuba kommt einen Takt zu spät. Ich hoffe, du {hörst|hören} sie.',
      'Genau so gehört es sich.',
      'Einen frohen Unabhängigkeitstag wünsche ich dir.',
    ],
  }),
  idea('cool-drink', 'wish', {
    all: [
      'Ein kühles Getränk, ein Stuhl mit Aussicht, und bis zum Feuerwerk keine Eile: Das wünsche ich dir.',
      'Die Freiheit fängt beim Stuhl an.',
      'Auf den Unabhängigkeitstag!',
    ],
  }),
  idea('last-spark', 'picture', {
    all: [
      'Am schönsten am Feuerwerk ist die Stille danach, wenn noch keiner weitergeht. Davon wünsche ich dir eine lange.',
      'Nur der Rauch hat es noch nicht gemerkt.',
      'Einen guten Unabhängigkeitstag.',
    ],
  }),
  idea('shared-day', 'thanks', {
    all: [
      'An einem Tag, den so viele zusammen feiern, denkt man an Einzelne. Heute zum Beispiel an dich.',
      'Zwischen all den Fahnen war noch Platz dafür.',
      'Ein Gruß zum Unabhängigkeitstag.',
    ],
  }),
  idea('earplugs', 'light', {
    light: [
      'Möge dein Unabhängigkeitstag knallen, wo es soll, und sonst bitte nirgends.',
      'Hunde und Katzen haben mich gebeten, das auszurichten.',
      'Einen funkelnden Abend!',
    ],
  }),
  idea('good-order', 'wish', {
    formal: [
      'Ich wünsche dir einen ruhigen Unabhängigkeitstag im Kreis der Menschen, die dir wichtig sind.',
      'Der Rest darf ruhig etwas lauter sein.',
      'Freundliche Grüße begleiten dich durch den Tag.',
    ],
  }),
  personal('blanket', 'picture', {
    warm: [
      'Eine Decke im Gras, müde Füße, und über allem Funken: Ich wünsche dir, dass heute jemand neben dir sitzt.',
      'Die Mücken gehören leider auch zum Volk.',
      'Auf einen sanften Unabhängigkeitstag.',
    ],
  }),
  other('long-evening', 'thanks', {
    warm: [
      'Feiertage sind für mich vor allem Menschen. Beim Unabhängigkeitstag fällt mir gleich dein Name ein.',
      'Ganz ohne Pauken.',
      'Möge der Abend lang und freundlich werden.',
    ],
  }),
  partner('fireworks', 'picture', {
    warm: [
      'Alle werden heute Abend in den Himmel schauen. Ich weiß, wohin ich schaue.',
      'Das Licht steht dir nämlich.',
      'Einen schönen Unabhängigkeitstag, mein Herz.',
    ],
  }),
];

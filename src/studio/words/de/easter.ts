import { everyone, nowAndThen, others, personally } from './audiences.ts';
import { listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('easter/partner', ['partner']);
const other = spokenIdeasFor('easter', others);
const idea = spokenIdeasFor('easter', everyone);
const personal = spokenIdeasFor('easter', personally);
const young = spokenIdeasFor('easter/young', ['child', 'grandchild']);

/** Easter, for those who go to church and those who go looking for eggs. */
export const easterIdeas = [
  idea('long-breakfast', 'wish', {
    all: [
      'Ich wünsche dir ein Osterfrühstück, das bis in den Nachmittag reicht.',
      'Die Eier können warten. Das ist ihre Stärke.',
      'Frohe Ostern, und noch eine Tasse.',
    ],
  }),
  personal('egg-at-the-back', 'light', {
    light: [
      'Mögen alle Ostereier noch diese Woche gefunden werden, und keines erst im Juli hinter dem Sofa.',
      'Falls doch: Es zählt trotzdem.',
      'Frohe Ostern, und die Ohren zuerst. Anders geht es nicht.',
    ],
  }),
  personal('open-door', 'picture', {
    warm: [
      'Ostern ist für mich wie eine Tür, die morgens offen steht. Durch deine soll etwas Gutes hereinkommen.',
      'Groß muss es nicht sein. Ein wenig Licht genügt.',
      'Frohe Ostern wünsche ich dir.',
    ],
  }),
  idea('peaceful', 'wish', {
    formal: [
      'Ich wünsche dir ein friedliches und helles Osterfest.',
      'Mögen die Tage erholsam sein und die Gesellschaft gut.',
      'Einen herzlichen Ostergruß sende ich dir.',
    ],
  }),
  idea('flowers-on-the-table', 'picture', {
    all: [
      'Ein paar Zweige in der Vase, bunte Eier daran, und Leute, die sitzen bleiben: So wünsche ich dir Ostern.',
      'Abräumen soll jemand anderes.',
      '{Genieß|Genießen Sie} die freien Tage.',
    ],
  }),
  other('counting-people', 'thanks', {
    all: [
      'An Feiertagen zählt man seine Leute, und zu Ostern zähle ich dich mit.',
      'Lange suchen musste ich deinen Namen nicht.',
      'Möge dein Osterfest ein gutes werden.',
    ],
  }),
  young('hunt', 'light', {
    light: [
      'Geheime Nachricht an alle Eiersuchprofis: Unten schauen, oben schauen, und dort, wo gerade jemand so unschuldig steht.',
      'Nach dem Lesen bitte vernichten, oder einfach Schokolade essen.',
      'Frohe Ostern und gute Augen!',
    ],
  }),
  young('bunny-post', 'picture', {
    all: [
      'Heute früh sah ich einen Hasen, der es sehr eilig hatte. Ich glaube, er wollte zu dir.',
      'Er trug einen Korb und tat, als wäre nichts.',
      'Sieh lieber gleich nach, und frohe Ostern!',
    ],
  }),
  idea('few-quiet-days', 'wish', {
    all: [
      'Mögen die Ostertage still sein, und länger, als sie im Kalender aussehen.',
      'Faul sein dürfen sie von Anfang bis Ende.',
      'Ein Gruß von mir, mit Schleife und ohne Eile.',
    ],
  }),
  idea('easy-hiding', 'picture', {
    all: [
      'Ich hoffe, zu Ostern versteckt jemand etwas Gutes für dich, und zwar nicht zu schwer.',
      'Die leichten Verstecke werden in jedem Alter unterschätzt.',
      'Ein paar heitere, freie Tage wünsche ich dir.',
    ],
  }),
  idea('bells', 'picture', {
    formal: [
      'Wenn zu Ostern die Glocken wieder läuten, denke ich an die Menschen, denen ich Gutes wünsche. Auch an dich.',
      'Es ist ein Klang, der über die Dächer reicht.',
      'Möge das Fest dir Zuversicht bringen.',
    ],
  }),
  idea('spring-cleaning', 'light', {
    light: [
      'Zu Ostern gilt: Eier zählen als Obst, Hasen als Gemüse, und die Waage hat Urlaub.',
      'Ich habe das von offizieller Stelle. Sie hatte lange Ohren.',
      'Guten Appetit und frohe Ostern!',
    ],
  }),
  idea('walk', 'wish', {
    all: [
      'Zu Ostern gehört ein Spaziergang ohne Ziel. Ich wünsche dir die richtige Begleitung dafür.',
      'Umgekehrt wird, wenn einer Hunger hat.',
      'Schöne Feiertage, und trockene Schuhe.',
    ],
  }),
  idea('kept-contact', 'thanks', {
    formal: [
      'Das Osterfest ist mir ein willkommener Anlass, dir für die gute Verbindung zu danken.',
      'Was beständig ist, fällt oft am wenigsten auf.',
      'Ich wünsche dir Tage der Ruhe und der Freude.',
    ],
  }),
  idea('buds', 'picture', {
    all: [
      'Irgendwo fängt gerade etwas an zu wachsen, ganz ohne Termin. Das ist mir an Ostern das Liebste.',
      'Man muss nicht einmal dabei zusehen.',
      'Auf helle Tage, auch bei dir.',
    ],
  }),
  personal('yeast-bread', 'wish', {
    warm: [
      'Ich wünsche dir ein Osterfest, das nach Hefezopf riecht und an dem keiner auf die Uhr sieht.',
      'Butter nur dick, versteht sich.',
      'Von Herzen frohe Ostern.',
    ],
  }),
  other('postcard', 'thanks', {
    warm: [
      'Ostergrüße schreibe ich nur an Menschen, die mir wirklich einfallen. Du {warst|waren} gleich dabei.',
      'Das Nest dazu {musst du dir|müssen Sie sich} leider denken.',
      '{Hab|Haben Sie} frohe, leichte Tage.',
    ],
  }),
  idea('morning-light', 'wish', {
    all: [
      'Möge der Ostermorgen hell sein, das Haus noch still und der Kaffee schon fertig.',
      'Danach darf es laut werden.',
      'Dir frohe Ostern.',
    ],
  }),
  personal(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `Zwischen Eiersuche und Kaffeetafel soll dir Ostern Zeit lassen für ${listed(loves)}.`,
        'Die Eier laufen ja nicht weg.',
        'Frohe Ostern, und möge dich dabei niemand finden.',
      ],
    },
    { needs: ['loves'], when: nowAndThen },
  ),
  partner('found', 'picture', {
    warm: [
      'Andere suchen an Ostern Eier. Ich habe schon gefunden, was ich gesucht habe.',
      'Meistens ist es im Zimmer nebenan.',
      'Frohe Ostern, mein Herz.',
    ],
  }),
  partner('half-the-bunny', 'light', {
    light: [
      'Hätte ich dir einen Schokohasen gekauft, wäre er ohne Ohren angekommen. Du kennst mich.',
      'Den Rest hätte ich mit meinem Leben verteidigt.',
      'Frohe Ostern, Schatz.',
    ],
  }),
  partner('slow-days', 'wish', {
    all: [
      'Von Ostern will ich nur dich, und dass wir nirgends hinmüssen.',
      'Die Glocken können für andere läuten.',
      'Komm, wir frühstücken bis zum Abend.',
    ],
  }),
];

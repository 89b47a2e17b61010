import { everyone, notPartner } from '../audiences.ts';
import { spokenIdeasFor } from '../speech.ts';

const valentines = spokenIdeasFor('valentines', notPartner);
const easter = spokenIdeasFor('easter', everyone);
const thanksgiving = spokenIdeasFor('thanksgiving', everyone);
const independence = spokenIdeasFor('independence-day', everyone);
const newYear = spokenIdeasFor('new-year', everyone);
const holiday = spokenIdeasFor('holiday', everyone);
const halloween = spokenIdeasFor('halloween', everyone);

export const valentinesForAnyone = [
  valentines('paper-heart', 'picture', {
    all: [
      'Ein Herz aus Papier kann man falten, verschicken und wieder glattstreichen. Dieses ist ein Valentinsgruß für dich.',
      'Es ist ein bisschen schief, wie die meisten.',
      'Möge der Tag freundlich werden.',
    ],
  }),
  valentines('kind-counter', 'thanks', {
    all: [
      'Am Valentinstag wird viel über Liebe geredet und wenig über Freundlichkeit. Du {hast|haben} davon reichlich, darum dieser Gruß.',
      'Eine rote Schleife braucht es dafür nicht.',
      '{Komm|Kommen Sie} gut gelaunt durch den Tag.',
    ],
  }),
  valentines('no-vase', 'picture', {
    all: [
      'Zum Valentinstag bekommen viele Rosen. Du {bekommst|bekommen} einen Gruß, der keine Vase braucht.',
      'Welken kann er auch nicht.',
      'Möge er dir den Tag ein wenig wärmen.',
    ],
  }),
  valentines('borrowed-day', 'thanks', {
    all: [
      'Auch Freundlichkeit müsste einen Feiertag haben. Bis es so weit ist, borge ich mir für dich den Valentinstag.',
      'Abends gebe ich ihn unbeschädigt zurück.',
      'Alles Gute dir heute.',
    ],
  }),
  valentines('second-layer', 'light', {
    light: [
      'Am Valentinstag werden Pralinen nicht gezählt. Ich wünsche dir eine Schachtel mit doppeltem Boden.',
      'Die unteren schmecken bekanntlich besser.',
      'Guten Appetit, und einen süßen Tag!',
    ],
  }),
  valentines('february-light', 'wish', {
    formal: [
      'Der Valentinstag liegt in einem grauen Monat. Umso lieber sende ich dir einen hellen Gruß.',
      'Der Frühling wird sich daran ein Beispiel nehmen.',
      'Ich wünsche dir angenehme Stunden.',
    ],
  }),
];

export const easterForAnyone = [
  easter('painted-egg', 'picture', {
    all: [
      'In jedem Nest liegt ein Ei, das besser gelungen ist als die anderen. Ich hoffe, du {bekommst|bekommen} es.',
      'Die mit den Sprüngen schmecken freilich genauso.',
      'Frohe Ostern, in allen Farben.',
    ],
  }),
  easter('coat-off', 'wish', {
    all: [
      'Zu Ostern wünsche ich dir Tage, an denen man den Mantel offen trägt und das Telefon zu Hause lässt.',
      'Beides hängt an seinem Haken ganz gut.',
      'Erholsame Feiertage dir.',
    ],
  }),
  easter('greeting-basket', 'thanks', {
    all: [
      'In meinem Osterkorb liegen dieses Jahr Grüße. Einer davon trägt deinen Namen.',
      'Er ist unzerbrechlich, man darf ihn ruhig fallen lassen.',
      'Möge Ostern gut zu dir sein.',
    ],
  }),
];

export const thanksgivingForAnyone = [
  thanksgiving('napkin', 'picture', {
    all: [
      'Müsste heute jeder einen Namen auf seine Serviette schreiben, auf meiner stünde deiner. Ein gutes Thanksgiving!',
      'Die Soßenflecken wären nicht persönlich gemeint.',
      '{Lass dir|Lassen Sie sich} den Tag schmecken.',
    ],
  }),
  thanksgiving('enough', 'wish', {
    all: [
      'Genug ist ein schönes Wort. Genug Essen, genug Zeit, genug Stühle: Das wünsche ich dir zu Thanksgiving.',
      'Beim Nachtisch darf es ein bisschen mehr sein.',
      'Und niemand, der vor dem Kaffee geht.',
    ],
  }),
  thanksgiving('quiet-thanks', 'thanks', {
    formal: [
      'Thanksgiving lädt dazu ein, nicht alles für gegeben zu nehmen. Dafür, dich zu kennen, bin ich dankbar.',
      'Ich hoffe, das Jahr hatte auch für dich Gründe dazu.',
      'Einen schönen Festtag wünsche ich dir.',
    ],
  }),
];

export const independenceDayForAnyone = [
  independence('lemonade', 'picture', {
    all: [
      'Limonade, Schatten und ein Kind, das zu früh mit der Wunderkerze losläuft: So wünsche ich dir den Unabhängigkeitstag.',
      'Die zweite Wunderkerze bekommt man dann in Ruhe.',
      'Einen guten Tag dir.',
    ],
  }),
  independence('open-road', 'wish', {
    all: [
      'Unabhängig sein heißt heute: essen, wann man will, und bleiben, bis die Letzten gehen. Ich gönne dir beides.',
      'Die Rechnung für den Schlaf kommt morgen.',
      'Schönen Unabhängigkeitstag!',
    ],
  }),
  independence('steady-light', 'thanks', {
    all: [
      'Zum Unabhängigkeitstag ein Dank ohne Feuerwerk: Es ist gut, dass es Menschen wie dich gibt.',
      'Ein kleines Zischen darf man sich dazudenken.',
      'Ich wünsche dir frohe Stunden.',
    ],
  }),
  independence('parade', 'light', {
    light: [
      'Eine Parade zu deinen Ehren war nicht zu bekommen. Ich marschiere ersatzweise durch die Küche.',
      'Mit Topfdeckeln, wie es sich gehört.',
      'Auf den Unabhängigkeitstag, im Gleichschritt!',
    ],
  }),
];

export const newYearForAnyone = [
  newYear('good-company', 'wish', {
    all: [
      'Ich wünsche dir ein Jahr mit guten Leuten links und rechts, und mit Platz zum Ausruhen in der Mitte.',
      'Der Rest ist Wetter.',
      'Ein glückliches neues Jahr.',
    ],
  }),
  newYear('window-cleaned', 'picture', {
    all: [
      'Ein neues Jahr ist wie ein frisch geputztes Fenster: Man sieht noch keinen Fleck. Möge es eine Weile so bleiben.',
      'Und die ersten Fingerabdrücke sollen von lieben Gästen sein.',
      'Auf gute Aussicht!',
    ],
  }),
];

export const holidayForAnyone = [
  holiday('second-cup', 'picture', {
    all: [
      'An Feiertagen schmeckt die zweite Tasse besser als die erste, weil danach nichts kommt. Davon wünsche ich dir mehrere.',
      'Notfalls mit Kuchen.',
      'Einen Tag zum Sitzenbleiben.',
    ],
  }),
  holiday('no-clock', 'wish', {
    all: [
      'Heute darf die Uhr machen, was sie will. Ich wünsche dir, dass niemand hinsieht.',
      'Sie kommt auch allein zurecht.',
      'Frohe freie Stunden.',
    ],
  }),
  holiday('kind-thought', 'thanks', {
    all: [
      'Zum Feiertag schreibe ich gern an Menschen, an die ich ohnehin gedacht habe. Du {bist|sind} einer davon.',
      'Das geht ganz ohne Adressbuch.',
      'Gute Tage wünsche ich dir.',
    ],
  }),
];

export const halloweenForAnyone = [
  halloween('friendly-bat', 'wish', {
    all: [
      'Ich wünsche dir ein Halloween mit freundlichen Fledermäusen und einem Keller, aus dem nur Marmelade kommt.',
      'Erdbeere, wenn man wählen darf.',
      'Gute Nacht nachher, trotz allem.',
    ],
  }),
  halloween('candle-stub', 'picture', {
    all: [
      'Im Kürbis brennt ein Stummel, draußen raschelt das Laub, und drinnen ist es warm. So soll dein Halloween sein.',
      'Das Rascheln war übrigens ich mit dieser Karte.',
      'Viel Freude beim Gruseln.',
    ],
  }),
];

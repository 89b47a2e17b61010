import { spokenIdeasFor } from '../speech.ts';

const parent = spokenIdeasFor('christmas/parent', ['parent']);
const child = spokenIdeasFor('christmas/child', ['child']);
const partner = spokenIdeasFor('christmas/partner', ['partner']);
const sibling = spokenIdeasFor('christmas/sibling', ['sibling']);
const grandparent = spokenIdeasFor('christmas/grandparent', ['grandparent']);
const grandchild = spokenIdeasFor('christmas/grandchild', ['grandchild']);
const family = spokenIdeasFor('christmas/family', ['family']);
const inLaw = spokenIdeasFor('christmas/in-law', ['in-law']);
const friend = spokenIdeasFor('christmas/friend', ['friend']);
const work = spokenIdeasFor('christmas/work', ['work']);
const client = spokenIdeasFor('christmas/client', ['client']);

/** Christmas ideas that belong to one kind of relationship. */
export const christmasForGroups = [
  parent(
    'up-late',
    'thanks',
    {
      warm: [
        'Es hat Jahre gedauert, bis ich verstand, wer das Weihnachtsfest eigentlich macht. Danke für die langen Abende mit dem Klebeband.',
        'Ich habe immer nur die Bescherung gesehen. Sie war sehr gut.',
        'Setz dich dieses Jahr bitte hin, bevor wir es tun.',
      ],
    },
    { only: ['mother', 'father'] },
  ),
  parent('starts-with-you', 'picture', {
    all: [
      'Weihnachten fängt für mich an, wenn ich an dich denke. Der Baum bestätigt es dann nur noch.',
      'Das funktioniert aus jeder Entfernung.',
      'Frohe Weihnachten, und eine lange Umarmung.',
    ],
  }),
  parent('sit-down', 'light', {
    light: [
      'Mein Wunschzettel ist kurz: dass du dich hinsetzt und sitzen bleibst.',
      'Die Kartoffeln melden sich schon, wenn sie dich brauchen.',
      'Frohe Weihnachten. Das mit dem Sitzen meine ich ernst.',
    ],
  }),
  child('right-size', 'picture', {
    warm: [
      'Von allem, was je mit Weihnachten in diese Familie kam, bist du mir das Liebste.',
      'Umtauschen wollte ich dich kein einziges Mal.',
      'Frohe Weihnachten, mein Schatz, und komm gut durch die Tage.',
    ],
  }),
  child('early', 'light', {
    light: [
      'An Weihnachten darfst du so früh aufstehen, wie du willst, solange du mich nicht weckst.',
      'Schokolade vor dem Frühstück habe ich nicht gesehen, und ich sage auch nichts.',
      'Frohe Weihnachten und gute Beute.',
    ],
  }),
  partner('lights-off', 'picture', {
    warm: [
      'Am liebsten ist mir Weihnachten, wenn alle gegangen sind und nur noch du, ich und die kleinen Lichter übrig sind.',
      'Zu sagen gibt es dann nichts, und das sagen wir eine Stunde lang.',
      'Frohe Weihnachten, mein Herz.',
    ],
  }),
  partner('present', 'light', {
    light: [
      'Überall habe ich nach dem richtigen Geschenk gesucht. Dann fiel mir ein, dass ich dich schon habe.',
      'Man sagte mir, etwas einpacken müsse ich trotzdem.',
      'Frohe Weihnachten, Schatz.',
    ],
  }),
  partner('all-i-want', 'thanks', {
    all: [
      'Noch ein Weihnachten mit dir. Einen Wunschzettel habe ich gar nicht erst geschrieben.',
      'Was ich mir wünsche, steht neben mir und sucht die Schere.',
      'Ich liebe dich, auch an den Tagen ohne Lichterkette.',
    ],
  }),
  sibling('forgiveness', 'light', {
    light: [
      'Zum Fest der Liebe vergebe ich dir alles, was du meinen Geschenken je angetan hast.',
      'Ausgenommen bleibt die Sache mit den Batterien, wer immer es war.',
      'Friede auf Erden, und die Reste teilen wir.',
    ],
  }),
  sibling('same-christmas', 'picture', {
    warm: [
      'Niemand sonst weiß, wie Weihnachten in unserer Familie klingt. Gut, dass es für alles einen Zeugen gibt.',
      'Ich fange den Satz an, und du kannst ihn beenden.',
      'Mach es dir schön in diesen Tagen, und ruh dich aus.',
    ],
  }),
  grandparent('warm-place', 'picture', {
    all: [
      'An Weihnachten gibt es immer einen warmen Platz, an dem jemand sagt: Komm, setz dich her. Ich denke dabei an dich.',
      'Dieses Jahr soll der warme Platz deiner sein.',
      'Frohe Weihnachten, und einen Kuss auf die Wange.',
    ],
  }),
  grandparent('stories', 'thanks', {
    warm: [
      'Erzähl an Weihnachten bitte wieder die alten Geschichten. Ich weiß, wie sie ausgehen, und will trotzdem hören, wie du hinkommst.',
      'Ich höre inzwischen besser zu als früher.',
      'Hab frohe, friedliche Tage.',
    ],
  }),
  grandchild('watching-you', 'picture', {
    warm: [
      'Das Schönste hängt an Weihnachten gar nicht am Baum. Es steht davor und schaut hinauf, und das bist du.',
      'Ich könnte den ganzen Abend zusehen, und in Gedanken mache ich das auch.',
      'Frohe Weihnachten, und eine sehr große Umarmung.',
    ],
  }),
  grandchild('secret-helper', 'light', {
    light: [
      'Ich habe ein Weihnachten mit deinem Namen darauf bestellt. Es wurde an höchster Stelle genehmigt.',
      'Von Rosenkohl war auch die Rede. Ich habe gesagt, wir werden sehen.',
      'Fröhliche Weihnachten und einen dicken Kuss.',
    ],
  }),
  family('string-of-lights', 'picture', {
    all: [
      'Familien sind wie Lichterketten: ein bisschen verheddert, und sehr schön, wenn sie leuchten. Frohe Weihnachten dir.',
      'Ich bin froh, dass wir an derselben hängen.',
      'Grüß alle, die bei dir mitleuchten.',
    ],
  }),
  family('counting', 'thanks', {
    warm: [
      'An Weihnachten zählt man seine Leute und lächelt bei manchen Namen. Bei deinem zum Beispiel.',
      'Einen Grund dafür braucht es nicht. Dafür ist Familie da.',
      'Ich wünsche dir behagliche Feiertage.',
    ],
  }),
  inLaw(
    'two-tables',
    'thanks',
    {
      all: [
        'Seit ich zur Familie gehöre, gibt es für mich zwei Weihnachtstische, und deinen gebe ich nicht mehr her.',
        'Am Essen allein liegt es nicht.',
        'Frohe Weihnachten, und danke an alle, die um ihn herum sitzen.',
      ],
    },
    { only: ['mother-in-law', 'father-in-law'] },
  ),
  inLaw('good-wishes', 'wish', {
    all: [
      'Von unserer Seite der Familie zu deiner: sehr herzliche Weihnachtsgrüße.',
      'Mögen alle Stühle reichen und niemand hetzen.',
      'Auf ein Wiedersehen am selben Tisch.',
    ],
  }),
  inLaw('glad-of-you', 'thanks', {
    warm: [
      'Dass ich dir heute als Familie schreiben darf, gehört zu den guten Wendungen meines Lebens.',
      'Ich nehme es nicht als selbstverständlich.',
      'Ich wünsche dir zu Weihnachten friedliche Tage und gutes Essen.',
    ],
  }),
  friend('between', 'wish', {
    all: [
      'Wenn alle Besuche gemacht und die guten Schuhe ausgezogen sind, denk an mich. Ich denke dann schon an dich.',
      'Du bist die Verwandtschaft, die ich mir selbst ausgesucht habe.',
      'Frohe Weihnachten und ein baldiges Wiedersehen.',
    ],
  }),
  friend('escape', 'light', {
    light: [
      'Solltest du an Weihnachten gerettet werden müssen, schick ein Wort, und ich rufe mit einem Notfall an.',
      'Ich schlage das Wort Steckrübe vor.',
      'Bis dahin: Iss gut und bleib fröhlich.',
    ],
  }),
  friend('another-year', 'thanks', {
    warm: [
      'Wieder ein Jahr mit deiner Freundschaft, und ich musste nicht einmal einen Antrag stellen.',
      'Im Laden hätte ich sie mir nicht leisten können.',
      'Ich wünsche dir schöne Weihnachten und eine weiche Landung im Januar.',
    ],
  }),
  work('out-of-office', 'light', {
    light: [
      'Es ist fast Weihnachten. Zeit für die Abwesenheitsnotiz, und zwar für eine, die stimmt.',
      'Das Dringende ist im Januar noch genauso dringend, nur später.',
      'Gute Erholung, und die letzten Plätzchen stehen dir zu.',
    ],
  }),
  work('good-year', 'thanks', {
    all: [
      'Danke für deinen Anteil an diesem Jahr. Mit dir ging vieles leichter.',
      'Das wollte ich noch sagen, bevor alle zur Tür hinaus sind.',
      'Ich wünsche dir erholsame Weihnachten, und für das neue Jahr alles Gute.',
    ],
  }),
  work(
    'last-hour',
    'picture',
    {
      warm: [
        'Ich mag die letzte Stunde vor den Feiertagen, wenn alle ihren Mantel holen und wieder sie selbst werden.',
        'Möge dein Weihnachten voll davon sein.',
        'Herzliche Grüße auch an die Menschen, zu denen du nach Hause {gehst|gehen}.',
      ],
      formal: [
        'Zum Abschluss des Arbeitsjahres wünsche ich dir ein schönes Weihnachtsfest.',
        'Die Zusammenarbeit war mir eine Freude.',
        'Möge die Erholung länger halten als bis zum ersten Arbeitstag.',
      ],
    },
    { only: ['colleague'] },
  ),
  client('trust', 'thanks', {
    all: [
      'Für Ihr Vertrauen in diesem Jahr danken wir Ihnen herzlich und wünschen Ihnen friedliche Weihnachten.',
      'Es war uns eine Freude, mit Ihnen zu arbeiten.',
      'Möge das neue Jahr für Sie und Ihre Mitmenschen ein gutes werden.',
    ],
  }),
  client('rest', 'wish', {
    all: [
      'Wir hoffen, Ihr Weihnachten wird an den richtigen Stellen still und an den anderen lebhaft.',
      'Der Schreibtisch kommt ein paar Tage allein zurecht.',
      'Für das kommende Jahr wünschen wir Ihnen gutes Gelingen.',
    ],
  }),
  client('pleasure', 'thanks', {
    all: [
      'Zu den Freuden dieses Jahres zählen wir die Zusammenarbeit mit Ihnen. Frohe Weihnachten von uns allen.',
      'Das schreiben wir mit Dank.',
      'Wir freuen uns auf das nächste.',
    ],
  }),
  client('no-reply', 'light', {
    light: [
      'Keine Antwort nötig, nichts anzuklicken, einzige Frist ist das Abendessen: Frohe Weihnachten.',
      'Wir dachten, eine solche Nachricht käme Ihnen gelegen.',
      'Genießen Sie die Tage.',
    ],
  }),
  client('silent-phone', 'picture', {
    all: [
      'Das schönste Geräusch der Feiertage ist ein Telefon, das nicht klingelt. Wir wünschen Ihnen mehrere Tage davon.',
      'Unseres schweigt mit, als Geschenk.',
      'Ein gutes Weihnachtsfest, und einen frischen Anfang im Januar.',
    ],
  }),
];

import { everyone, others, personally } from '../audiences.ts';
import { capitalised, listed } from '../grammar.ts';
import { spokenIdeasFor } from '../speech.ts';

const other = spokenIdeasFor('christmas', others);
const idea = spokenIdeasFor('christmas', personally);
const polite = spokenIdeasFor('christmas', everyone);

/** Christmas ideas that suit almost anybody; no snow, which half the world has never seen in December. */
export const christmasForAnyone = [
  polite('doing-nothing', 'wish', {
    all: [
      'Ich wünsche dir zu Weihnachten einen Nachmittag, an dem niemand etwas von dir braucht.',
      'Ein Sessel, eine Lampe, und von nebenan das Geräusch, dass andere beschäftigt sind.',
      'Möge er bis weit in den Abend reichen.',
    ],
  }),
  other('top-of-the-list', 'picture', {
    warm: [
      'Als ich mich an die Weihnachtspost setzte, war deine Karte die erste.',
      'Die Liste wird lang und der Abend kurz. Da fängt man bei den Menschen an, die man mag.',
      'Ich wünsche dir warme, langsame Tage.',
    ],
  }),
  idea('no-glitter', 'light', {
    light: [
      'Diese Karte enthält keinen Glitzer. Frohe Weihnachten, auch an den Teppich!',
      'Sie spielt auch keine Melodie. Es kann wirklich nichts passieren.',
      '{Iss|Essen Sie} etwas mit viel zu viel Zucker, und {denk|denken Sie} dabei an mich.',
    ],
  }),
  idea('tangled-lights', 'light', {
    light: [
      'Möge die Lichterkette beim ersten Versuch gerade hängen, und das kaputte Lämpchen hinten.',
      'Wenn nicht, {nenn|nennen Sie} es Absicht.',
      'Fröhliche Weihnachten, und starke Nerven beim Entknoten.',
    ],
  }),
  other('one-more-chair', 'picture', {
    warm: [
      'Zu Weihnachten denke ich an die Menschen, für die ich noch einen Stuhl dazustellen würde. Du {stehst|stehen} weit oben.',
      'Es würde eng, und keinen würde es stören.',
      'Möge dein eigener Tisch in diesem Jahr ein fröhlicher sein.',
    ],
  }),
  polite('peace', 'wish', {
    formal: [
      'Ich wünsche dir ein friedliches Weihnachtsfest und einen guten Beginn des neuen Jahres.',
      'Möge das Haus still sein, wenn du Stille {brauchst|brauchen}, und voll, wenn du Gäste {möchtest|möchten}.',
      'Für jeden der Feiertage meine besten Wünsche.',
    ],
  }),
  other('adding-up', 'thanks', {
    warm: [
      'In diesen Wochen zählt man zusammen, was gut war. Du {bist|sind} bei mir unter den ersten Posten.',
      'Nachrechnen musste ich nicht.',
      'Ich wünsche dir erholsame Weihnachten, und danach ein schönes Jahr.',
    ],
  }),
  polite('three-things', 'wish', {
    all: [
      'Zu Weihnachten wünsche ich dir drei Dinge, die in kein Papier passen: Schlaf, gute Gespräche und einen Tag ohne Uhr.',
      'In den Geschäften sind sie schwer zu bekommen.',
      'Hoffentlich liegt von jedem etwas unter deinem Baum.',
    ],
  }),
  idea('orange-peel', 'picture', {
    all: [
      'Hoffentlich riecht es bei dir zu Weihnachten nach Orangen und nach Gebäck, und jemand anderes bewacht den Ofen.',
      'Und wenn doch du: Wer bewacht, darf probieren.',
      'Frohe Weihnachten, und für mich bitte einmal mitschnuppern.',
    ],
  }),
  polite('thank-you-for-the-year', 'thanks', {
    formal: [
      'Das Ende des Jahres ist eine gute Zeit, um Danke zu sagen, und Weihnachten ein guter Tag dafür.',
      'In diesem Jahr war ich mehr als einmal froh über dich.',
      'Ich wünsche dir ruhige Festtage und ein gutes neues Jahr.',
    ],
  }),
  idea('carol', 'light', {
    light: [
      'Eigentlich wollte ich unter deinem Fenster ein Weihnachtslied singen. Dafür mag ich dich aber zu gern.',
      'Die zweite Strophe wäre die gute gewesen.',
      'Frohe Weihnachten, und einen Keks auf meinen Verzicht.',
    ],
  }),
  idea('candle-in-the-window', 'picture', {
    all: [
      'Ein Licht im Fenster heißt, dass an jemanden gedacht wird. Diese Karte ist so eins.',
      'Sie braucht keinen Strom und darf anbleiben.',
      'Ich wünsche dir schöne Weihnachten.',
    ],
  }),
  polite('list-crossed-off', 'wish', {
    all: [
      'Möge bis Heiligabend alles abgehakt sein, und der Rest sich als unwichtig herausstellen.',
      'Meistens tut er das.',
      'Frohe Weihnachten, und ein Januar auf leisen Sohlen.',
    ],
  }),
  other('however-you-keep-it', 'wish', {
    warm: [
      'Wie auch immer du Weihnachten {feierst|feiern}, und mit wem: Ich hoffe, es wird gelacht, bis einer vor die Tür muss.',
      'Davon möchte ich später hören.',
      'Ganz liebe Grüße von hier nach dort.',
    ],
  }),
  polite('last-door', 'picture', {
    all: [
      'Hinter dem letzten Türchen soll für dich etwas Gutes sein: Ruhe, ein Essen, ein Mensch, der klingelt.',
      'Schokolade ginge natürlich auch.',
      'Frohe Weihnachten wünsche ich dir.',
    ],
  }),
  polite('between-the-years', 'wish', {
    all: [
      'Am schönsten sind die Tage nach dem Fest, an denen keiner weiß, welcher Wochentag ist. Davon wünsche ich dir viele.',
      'Reste zum Frühstück sind dann ausdrücklich erlaubt.',
      'Bis dahin frohe Weihnachten.',
    ],
  }),
  polite('quiet-snowless', 'wish', {
    formal: [
      'Zum Weihnachtsfest sende ich dir herzliche Grüße.',
      'Nach einem vollen Jahr tut die Stille gut, wenn man sie lässt.',
      'Ich wünsche dir Zeit für das, was sonst zu kurz kommt.',
    ],
  }),
  polite('carefully-kept', 'thanks', {
    formal: [
      'Bevor das Jahr zu Ende geht, möchte ich dir zu Weihnachten danken: für die gute Verbindung und für jedes freundliche Wort.',
      'Man hebt solche Dinge länger auf als Geschenkpapier.',
      'Möge das Fest dir Ruhe und Freude bringen.',
    ],
  }),
  idea(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `Wenn der letzte Teller trocken ist, soll dir Weihnachten viel Zeit lassen für ${listed(loves)}.`,
        'Die Batterien kann jemand anderes suchen.',
        'Frohe Festtage, und keine Eile bei gar nichts.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'in-my-list',
    'fact',
    {
      warm: ({ things }) => [
        `Beim Blick zurück aufs Jahr gibt es Wörter, da denke ich sofort an dich: ${things.join(', ')}.`,
        'Für diese Karte habe ich sie aufgehoben.',
        'Frohe Weihnachten, und möge im nächsten Jahr eins dazukommen.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'described',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: Das stünde auf dem Anhänger, wenn du ein Geschenk {wärst|wären}.`,
        'Eine Schleife bräuchte es da nicht mehr.',
        'Frohe Weihnachten, und danke dafür.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'between-roast-and-guests',
    'fact',
    {
      all: ({ loves }) => [
        `Mögen zwischen Braten und Besuch ein paar Stunden bleiben für ${listed(loves)}.`,
        'Der Abwasch kommt auch ohne dich zurecht.',
        'Ich wünsche dir gemütliche Weihnachten.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'time-on-the-table',
    'fact',
    {
      all: ({ loves }) => [
        `Auf deinem Gabentisch soll vor allem Zeit liegen, und zwar für ${listed(loves)}.`,
        'Sie lässt sich schlecht einpacken, aber man erkennt sie gleich.',
        'Schöne Weihnachten, und lange Nachmittage.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'nobody-asks',
    'fact',
    {
      all: ({ loves }) => [
        `An den Feiertagen fragt niemand, wann man fertig ist. Das trifft sich gut für dich und ${listed(loves)}.`,
        'Der Januar fragt dann wieder.',
        'Dir ein Weihnachtsfest ganz nach deinem Geschmack.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'cut-from-dough',
    'fact',
    {
      all: ({ traits }) => [
        `Aus Plätzchenteig ließen sich die Wörter ausstechen, die zu dir passen: ${listed(traits)}.`,
        'Backen würde ich sie hell, damit man sie lesen kann.',
        'Frohe Weihnachten, und einen vollen Teller.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'under-no-tree',
    'fact',
    {
      all: ({ traits }) => [
        `Was unter keinen Baum passt, {bringst|bringen} du einfach mit, denn du {bist|sind} ${listed(traits)}.`,
        'Einpacken muss man so etwas nicht.',
        'Ein schönes Fest dir und allen, die etwas davon haben.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'lit-words',
    'fact',
    {
      all: ({ things }) => [
        `Manche Wörter leuchten in diesen Wochen von selbst, wenn ich dabei an dich denke: ${things.join(', ')}.`,
        'Ganz ohne Stecker.',
        'Ich wünsche dir helle Weihnachten.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'on-the-wish-list',
    'fact',
    {
      all: ({ traits }) => [
        `Auf manchem Wunschzettel müsste stehen, was du ohnehin {bist|sind}: ${listed(traits)}.`,
        'Zu kaufen gibt es das nirgends.',
        'Ich wünsche dir ein warmes Fest.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'free-afternoon',
    'fact',
    {
      all: ({ loves }) => [
        `Zu Weihnachten wünsche ich dir einen freien Nachmittag und alle Ruhe für ${listed(loves)}.`,
        'Niemand soll dabei stören.',
        'Ein Fest, wie es dir gefällt.',
      ],
    },
    { needs: ['loves'] },
  ),
];

import { outsideCouples } from '../audiences.ts';
import { capitalised, yearsCounted } from '../grammar.ts';
import { spokenIdeasFor } from '../speech.ts';

const idea = spokenIdeasFor('anniversary', outsideCouples);

/** Anniversary ideas said to somebody else's couple: one is written to, two are meant. */
export const anniversaryForCouples = [
  idea('same-umbrella', 'picture', {
    all: [
      'Zwei Menschen, ein Schirm und allerlei Wetter: Glückwunsch {euch|Ihnen} beiden zum Jahrestag.',
      'Sonnentage kann ja jeder.',
      'Möge es heute trocken bleiben, und ein langsamer Spaziergang lohnt sich trotzdem.',
    ],
  }),
  idea('two-cups', 'picture', {
    warm: [
      'Ein Jahrestag besteht vor allem aus Kleinigkeiten: zwei Tassen, eine Kanne, und einer fragt, wie der andere geschlafen hat.',
      'Davon wieder ein ganzes Jahr, das ist doch etwas.',
      'Eine stille Stunde zu zweit wünsche ich {euch|Ihnen} heute.',
    ],
  }),
  idea('good-sentence', 'picture', {
    all: [
      'Manche Namen klingen nur zusammen richtig, und {eure|Ihre} zwei gehören dazu.',
      'Wir anderen haben uns an den Klang gewöhnt und mögen ihn.',
      'Einen schönen Jahrestag, und ein gutes Jahr danach.',
    ],
  }),
  idea('still-talking', 'light', {
    light: [
      'Schon wieder ein Jahr, und immer noch dieselben zwei am Tisch. Irgendwer muss also abwaschen.',
      'Ich frage nicht, wer. Es ist Jahrestag.',
      'Heute bleibt alles stehen!',
    ],
  }),
  idea('window-table', 'wish', {
    all: [
      'Ich wünsche {euch|Ihnen} zum Jahrestag den guten Tisch am Fenster, und einen Wirt, der die Sperrstunde vergisst.',
      'Mit Kerze und langer Karte.',
      'Auf {euch|Sie} zwei.',
    ],
    formal: [
      'Zum Jahrestag sende ich {euch|Ihnen} beiden herzliche Wünsche.',
      'Möge der Tag Zeit für den Blick zurück lassen, und für gemeinsame Pläne.',
      'Ein gutes Jahr in {eurem|Ihrem} Haus.',
    ],
  }),
  idea('long-conversation', 'picture', {
    warm: [
      'Zusammen zu leben ist ein einziges langes Gespräch, sagt man. Ich hoffe, {eures|Ihres} ist noch lange nicht zu Ende.',
      'Ins Wort fallen gehört dazu. Es ist das halbe Vergnügen.',
      'Einen sehr schönen Jahrestag dem ganzen Paar.',
    ],
  }),
  idea('glad-you-met', 'thanks', {
    all: [
      'Ich bin froh, dass {ihr euch|Sie beide sich} begegnet {seid|sind}. Damit spreche ich auch für andere.',
      'Es hätte so leicht ein anderer Tag sein können oder eine andere Tür.',
      'Meinen Glückwunsch zum Jahrestag, und einen Dank an die richtige Tür.',
    ],
  }),
  idea('the-same-team', 'light', {
    light: [
      'Glückwunsch zum Jahrestag an eine erstklassige Zweiermannschaft. Zu Hause ungeschlagen, hört man.',
      'Auswechslungen sind nicht geplant.',
      'Heute wird gefeiert, auswärts oder auf dem Sofa.',
    ],
  }),
  idea('same-side', 'picture', {
    warm: [
      'Es tut gut, heute an {euch|Sie} zwei zu denken, am selben Ort und auf derselben Seite.',
      'Von hier aus sieht die Welt dadurch ein bisschen stabiler aus.',
      'Ein leichtes Jahr wünsche ich, und einander für die schwereren Stellen.',
    ],
  }),
  idea('respects', 'wish', {
    formal: [
      'Zum Jahrestag gratuliere ich {euch|Ihnen} beiden aufrichtig.',
      'Ein Versprechen zu halten, ist schön. Dabei froh zu sein, noch schöner.',
      'Viele ruhige Abende von der guten Sorte wünsche ich dazu.',
    ],
  }),
  idea('half-each', 'light', {
    light: [
      'Diese Karte ist für zwei und muss gerecht geteilt werden: Einer bekommt das Bild, einer die Worte.',
      'Bei Streit entscheidet Kuchen.',
      'Schönen Jahrestag {euch|Ihnen} beiden!',
    ],
  }),
  idea('good-company', 'wish', {
    all: [
      'Möge der Jahrestag so werden, wie {ihr|Sie} ihn am liebsten {habt|haben}, in der Gesellschaft, die {ihr euch|Sie sich} ausgesucht {habt|haben}.',
      'Die Wahl war damals gut und sieht heute noch so aus.',
      'Meine guten Wünsche gelten allen beiden.',
    ],
  }),
  idea('side-by-side', 'picture', {
    warm: [
      'Was auch immer der Tag bringt: Ich hoffe, {ihr geht|Sie gehen} heute irgendwo nebeneinander, ohne Liste in der Tasche.',
      'Einmal um den Block genügt.',
      'Von Herzen einen frohen Jahrestag.',
    ],
  }),
  idea('quiet-skill', 'thanks', {
    formal: [
      'Ein Jahrestag verdient Respekt. Er steht für viele Tage, an denen zwei sich wieder füreinander entschieden haben.',
      'Das geschieht meist ohne Zeugen.',
      'Ich gratuliere {euch|Ihnen} sehr herzlich.',
    ],
  }),
  idea('two-chairs', 'wish', {
    all: [
      'Zwei Stühle, nah beieinander, und eine Aussicht: Das wünsche ich {euch|Ihnen} zum Jahrestag.',
      'Es darf auch die auf den Parkplatz sein. Auf die Stühle kommt es an.',
      'Meinen Glückwunsch an beide Plätze.',
    ],
  }),
  idea(
    'counted-years',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, und in jedem davon zwei Menschen, die es ernst meinten.`,
        'Solche Zahlen findet man nicht. Man macht sie, Frühstück für Frühstück.',
        'Glückwunsch {euch|Ihnen} beiden, und auf die Frühstücke, die noch kommen.',
      ],
      formal: ({ years }) => [
        `${capitalised(yearsCounted(years))} gemeinsam: Dazu gratuliere ich {euch|Ihnen} mit großer Hochachtung.`,
        'Nicht vieles im Leben wird durch Gebrauch besser.',
        'Mögen die kommenden Jahre freundlich sein.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'counted-on',
    'number',
    {
      all: ({ years }) => [
        `Es gibt Paare, die Jahre zählen, und Paare, die aufeinander zählen. ${capitalised(yearsCounted(years))} sprechen für beides.`,
        'Gerechnet wird heute jedenfalls nicht mehr.',
        'Möge das nächste Jahr ein leichtes sein.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'two-voices',
    'number',
    {
      all: ({ years }) => [
        `So klingen ${yearsCounted(years)}: zwei Stimmen in der Küche, und keine braucht das letzte Wort.`,
        'Man hört es bis ins Treppenhaus, und es klingt gut.',
        'Auf {euch|Sie} beide, heute besonders.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'no-small-print',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, und jedes Mal stillschweigend verlängert. Solche Verträge gibt es nur zwischen zweien.`,
        'Kleingedrucktes war nicht nötig.',
        'Einen schönen Jahrestag {euch|Ihnen} beiden, und auf die nächste Verlängerung.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'first-year',
    'number',
    {
      all: [
        'Ein Jahr, und inzwischen steht fest, wer die Decke klaut. Glückwunsch zum ersten Jahrestag.',
        'Im ersten ist eben alles zum ersten Mal.',
        'Möge das zweite leichter werden, und genauso schön.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
  idea(
    'silver',
    'number',
    {
      all: [
        'Fünfundzwanzig Jahre, und man nennt es Silber. Ich finde, es müsste etwas sein, das man halten kann, wie eine Hand.',
        'Das {tut ihr|tun Sie} ja schon die ganze Zeit.',
        'Glückwunsch {euch|Ihnen} beiden, und viel Freude am Glanz.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 25 },
  ),
  idea(
    'gold',
    'number',
    {
      all: [
        'Fünfzig Jahre. Golden nennt man das, und einmal ist das Wort nicht übertrieben.',
        'Tausende Morgen, und gegenüber im Licht immer dasselbe Gesicht.',
        'Mit großer Achtung gratuliere ich {euch|Ihnen} beiden.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 50 },
  ),
];

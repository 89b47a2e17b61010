import { everyone, others, personally } from './audiences.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('halloween/partner', ['partner']);
const other = spokenIdeasFor('halloween', others);
const idea = spokenIdeasFor('halloween', everyone);
const personal = spokenIdeasFor('halloween', personally);
const young = spokenIdeasFor('halloween/young', ['child', 'grandchild']);

export const halloweenIdeas = [
  personal('behind-you', 'light', {
    light: [
      'Bitte nicht umdrehen. Hinter dir ist nichts, aber es würde an Halloween die Stimmung verderben.',
      'Das Geräusch oben ist nur das Haus. Wahrscheinlich.',
      'Am besten ein Licht anlassen, und etwas Süßes neben die Tür legen.',
    ],
  }),
  idea('pumpkin-grin', 'picture', {
    all: [
      'Möge dein Kürbis sein Grinsen behalten, bis der Letzte geklingelt hat.',
      'Danach sackt er zusammen, wie wir alle im November.',
      'Ein schaurig schönes Halloween wünsche ich dir.',
    ],
  }),
  other('best-ones', 'wish', {
    warm: [
      'Ich hoffe, die besten Bonbons liegen noch in der Schale, wenn alle nach Hause gegangen sind.',
      'Ein vernünftiger Mensch legt vorher welche beiseite.',
      'Ein schönes Halloween, von jemandem, der bei dir geklingelt hätte.',
    ],
    all: [
      'Möge die Klingel an Halloween oft gehen, und mögen von den guten Bonbons trotzdem ein paar übrig bleiben.',
      'Wo sie versteckt waren, braucht niemand zu wissen.',
      'Einen herrlich knarrenden Abend wünsche ich dir.',
    ],
  }),
  idea('formal-ghost', 'wish', {
    formal: [
      'Ein vergnügtes Halloween wünsche ich dir, und gute Gesellschaft für den Abend.',
      'Mögen alle Besucher klein, höflich und leicht zufriedenzustellen sein.',
      'Einen freundlichen Gruß dazu.',
    ],
  }),
  idea('capes', 'picture', {
    all: [
      'Nur an Halloween ist es ganz normal, mit Fremden im Umhang zu plaudern. Das sollte man nutzen.',
      'Ein Lob für die Zähne kostet nichts.',
      'Auf alle, die heute bei dir im Schloss sind.',
    ],
  }),
  young('monster-report', 'light', {
    light: [
      'Meldung von unter dem Bett: Alle Monster sind heute unterwegs, und sie sagen, du seist gruseliger.',
      'Ein Autogramm wollten sie auch.',
      'Schauriges Halloween, du schreckliches Wesen!',
    ],
  }),
  young('bat-school', 'picture', {
    all: [
      'Eine Fledermaus hat mir erzählt, wer heute die beste Verkleidung trägt. Verraten darf ich nichts, nur so viel: Du bist es.',
      'Sie hing dabei kopfüber und klang sehr sicher.',
      'Ein prima Halloween, und volle Taschen!',
    ],
  }),
  personal('creaking-gate', 'thanks', {
    all: [
      'Müsste ich um Mitternacht durch ein quietschendes Tor, dann am liebsten mit dir.',
      'Hauptsächlich, um hinter dir zu stehen.',
      'Ein mutiges Halloween, und etwas Süßes für den Rückweg.',
    ],
  }),
  idea('lantern', 'wish', {
    all: [
      'Ich wünsche dir eine helle Laterne, eine tapfere Klingel und einen Schrecken, der mit Lachen endet.',
      'Echte Spinnweben dürfen bis morgen hängen bleiben.',
      'Einen gelungenen Gruselabend!',
    ],
  }),
  idea('costume', 'picture', {
    all: [
      'An Halloween darf man einen Abend lang etwas anderes sein. Ich hoffe für dich auf: außer Dienst.',
      'Ein Bettlaken genügt. Ein Sofa auch.',
      'Es grüßt ein leichter Luftzug.',
    ],
  }),
  idea('ghost-etiquette', 'light', {
    light: [
      'Sollte heute Nacht etwas an dein Fenster klopfen: Es ist nur dieser Gruß. Er hatte keinen Schlüssel.',
      'Er möchte weder Blut noch Bonbons.',
      'Vergnügtes Halloween!',
    ],
  }),
  idea('owl', 'picture', {
    all: [
      'Heute Nacht haben die Eulen das Wort, und die Kürbisse grinsen dazu. Möge es bei dir gemütlich spuken.',
      'Mit Decke spukt es sich besser.',
      'Ein feines Halloween wünsche ich dir.',
    ],
  }),
  idea('sweet-tax', 'light', {
    light: [
      'An Halloween erheben kleine Gespenster eine Steuer auf Süßes. Möge dein Vorrat reichen.',
      'Belege werden nicht ausgestellt.',
      'Frohes Gruseln, und eine milde Prüfung!',
    ],
  }),
  idea('polite-shiver', 'picture', {
    formal: [
      'Zu Halloween sende ich dir einen Gruß mit einem winzigen Schauder darin.',
      'Er geht von selbst vorüber.',
      'Angenehme Stunden und ein warmes Zimmer wünsche ich dir.',
    ],
  }),
  idea('moon', 'wish', {
    all: [
      'Möge der Mond heute an der richtigen Stelle hängen, und jede Tür nur aus Spaß knarren.',
      'Geölt wird dann im November.',
      'Schönes Halloween dir und allen, die bei dir klingeln.',
    ],
  }),
  idea('kept-light', 'thanks', {
    all: [
      'In einer Nacht voller Gespenster denkt man gern an die lebendigen Leute. Ich denke an dich.',
      'Lebendige erschrecken einen auch seltener.',
      'Ein heiteres Halloween.',
    ],
    formal: [
      'Auch ein Abend voller Gespenster ist ein Anlass, an geschätzte Menschen zu denken. Ich denke an dich.',
      'Wer hätte das von einem Kürbis gedacht.',
      'Ein heiteres Halloween wünsche ich dir.',
    ],
  }),
  other('brave', 'wish', {
    warm: [
      'Ich wünsche dir ein Halloween, bei dem das Gruseligste die Gesichter der Kürbisse sind.',
      'Und die haben es gut gemeint.',
      '{Mach es dir|Machen Sie es sich} heute schön warm.',
    ],
  }),
  personal('bowl', 'thanks', {
    warm: [
      'Mit manchen Menschen verliert sogar ein dunkler Flur seinen Schrecken. Du {bist|sind} so jemand.',
      'Die Taschenlampe nehme ich trotzdem mit.',
      'Ein gemütliches Halloween wünsche ich dir.',
    ],
  }),
  idea('broom', 'light', {
    light: [
      'Diese Karte kam per Besen. Etwaige Borsten bitte ich zu entschuldigen.',
      'Der Rückflug ist wegen Kürbissuppe verschoben.',
      'Schauderhaft gute Unterhaltung an Halloween!',
    ],
  }),
  partner('only-one', 'light', {
    light: [
      'Bei dir macht mein Herz immer noch einen Satz, ganz ohne Bettlaken.',
      'Ich würde dich unter jeder Zahl von Gucklöchern erkennen.',
      'Komm und spuk bei mir. Schönes Halloween, Schatz.',
    ],
  }),
  partner('hold-on', 'picture', {
    warm: [
      'Gegen die Dunkelheit habe ich nichts, solange ich deine Hand darin finde.',
      'Heute Nacht brauche ich sie vielleicht etwas öfter.',
      'Schönes Halloween, mein Herz.',
    ],
  }),
];

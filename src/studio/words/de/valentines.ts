import { others as beyondPartner, notPartner, nowAndThen } from './audiences.ts';
import { capitalised, listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('valentines/partner', ['partner']);
const others = spokenIdeasFor('valentines', notPartner);
const personal = spokenIdeasFor('valentines', beyondPartner);

/** Romance for one's partner; plain affection for everybody else. */
export const valentinesIdeas = [
  partner('other-days', 'thanks', {
    all: [
      'Einen Tag haben sie uns dafür gegeben. Ich werde die anderen auch brauchen.',
      'Ein Abend und ein paar Blumen reichen gerade für die Oberfläche.',
      'Ich liebe dich. Morgen mehr davon.',
    ],
  }),
  partner('hand-in-pocket', 'picture', {
    warm: [
      'Von allen Orten ist mir der liebste, an dem deine Hand in meiner Jackentasche steckt.',
      'Wohin der Rest von uns geht, ist mir ziemlich gleich.',
      'Bleib bei mir, nicht nur am Valentinstag.',
    ],
  }),
  partner('no-poem', 'light', {
    light: [
      'Ich habe versucht, auf deinen Namen etwas zu reimen, und wurde gebeten aufzuhören.',
      'Bieten kann ich Küsse und den größten Teil der Schokolade.',
      'Zum Valentinstag biete ich darum die Hälfte der Schokolade. Mein letztes Angebot.',
    ],
  }),
  partner('plain', 'wish', {
    formal: [
      'Ich liebe dich, und heute habe ich die ganze Welt als Ausrede, es zu schreiben.',
      'An einem verregneten Donnerstag ohne jeden Anlass wäre es genauso wahr.',
      'Auf uns, am Valentinstag und an allen anderen.',
    ],
  }),
  partner('heart-knows', 'picture', {
    warm: [
      'Mein Herz ist ein Gewohnheitstier. Es hört dich kommen und steht auf.',
      'Das macht es von Anfang an, und ich rede ihm längst nicht mehr zu.',
      'Es gehört dir, mit allem Drum und Dran.',
    ],
  }),
  partner('spoonfuls', 'light', {
    light: [
      'Du bist der einzige Mensch, mit dem ich einen Nachtisch teile, ohne die Löffel zu zählen.',
      'Bei allen anderen zähle ich.',
      'Küss mich, und nimm den letzten Bissen.',
    ],
  }),
  partner('small-word', 'thanks', {
    all: [
      'Liebe ist ein kurzes Wort für etwas, das jeden Morgen mit mir aufsteht und dich sucht.',
      'Ein besseres habe ich nicht gefunden.',
      'Du hast meine, heute wie immer.',
    ],
  }),
  partner('two-toothbrushes', 'picture', {
    all: [
      'Rosen sind schön. Am Valentinstag denke ich trotzdem an zwei Zahnbürsten in einem Glas.',
      'Alles Wichtige über uns steht auf diesem Regal.',
      'Ich möchte nie wieder eine allein sehen.',
    ],
  }),
  partner('still-looking', 'picture', {
    warm: [
      'Wenn ich irgendwo ankomme, suche ich zuerst dich, und wenn ich dich sehe, bin ich da.',
      'Eine bessere Wegbeschreibung kenne ich nicht.',
      'Halt mich heute ein bisschen länger fest.',
    ],
    all: [
      'Unter lauter Leuten finde ich dich sofort. Meine Augen fragen da gar nicht erst.',
      'Sie haben einen guten Geschmack, und das seit Langem.',
      'Ich freue mich auf heute Abend mit dir.',
    ],
  }),
  partner('your-name', 'thanks', {
    formal: [
      'Mit dir zu leben, macht aus gewöhnlichen Tagen meine. Dafür danke ich dir am Valentinstag.',
      'Ich sage es seltener, als ich es denke.',
      'In Liebe, und für länger.',
    ],
  }),
  partner('heating', 'light', {
    light: [
      'Andere bekommen Rosen. Du bekommst mich, kalte Füße inbegriffen.',
      'Ein Umtausch ist nach so langer Tragezeit leider ausgeschlossen.',
      'Rück ein Stück, ich komme unter die Decke.',
    ],
  }),
  partner('quiet-yes', 'wish', {
    all: [
      'Ich wünsche mir zum Valentinstag, was ich schon habe: dich, nebenan, mit der Tür offen.',
      'Verpackt werden muss es nicht.',
      'Bleib, wo ich dich hören kann.',
    ],
  }),
  partner('long-sentence', 'thanks', {
    warm: [
      'Seit es dich in meinem Leben gibt, fangen meine besten Sätze mit „wir“ an.',
      'Grammatik war nie so schön.',
      'Ich liebe dich, in jeder Zeitform.',
    ],
  }),
  partner('old-shirt', 'wish', {
    formal: [
      'Zum Valentinstag schenke ich dir ein Versprechen, das keine Vase braucht: Ich bleibe.',
      'Es hält sich auch ohne Wasser.',
      'Mit all meiner Liebe.',
    ],
  }),
  others('not-only-romance', 'thanks', {
    all: [
      'Der Valentinstag sollte allen gehören, die man gernhat. Hier ist dein Anteil.',
      'Rot werden muss dabei niemand.',
      'Ich hoffe, der Tag hält etwas Süßes bereit.',
    ],
  }),
  personal('half-price', 'light', {
    light: [
      'Zum Valentinstag ein vertraulicher Hinweis: Morgen kostet die Schokolade nur noch die Hälfte.',
      'So etwas sage ich nicht jedem.',
      'Mein Gruß dagegen ist heute schon zum vollen Wert bei dir.',
    ],
  }),
  personal('fond', 'picture', {
    warm: [
      'Zuneigung gibt es in vielen Sorten, und auf einer steht dein Name.',
      'Sie kommt ohne Rosen, dafür ist sie ernst gemeint.',
      'Einen guten Valentinstag dir, von jemandem, der dich sehr mag.',
    ],
  }),
  others('kind-wish', 'wish', {
    formal: [
      'Zum Valentinstag sende ich dir einen freundlichen Gruß.',
      'Freundlichkeit hat einen Tag im Kalender verdient.',
      'Möge dir heute reichlich Freundlichkeit begegnen.',
    ],
  }),
  others('good-day', 'picture', {
    all: [
      'Hoffentlich findet heute ein gutes Wort zu dir. Falls es sich verspätet, ist hier schon einmal eins von mir.',
      'Ich habe es vorsichtig getragen.',
      'Möge der Valentinstag dir sonst noch Blumen an den Weg stellen.',
    ],
  }),
  others('no-arrows', 'wish', {
    all: [
      'An einem Tag mit so vielen Herzen in den Schaufenstern wünsche ich dir einen heiteren, in guter Gesellschaft.',
      'Pfeile sind dafür nicht nötig.',
      'Ein freundlicher Gruß zum Valentinstag.',
    ],
  }),
  others('single-tulip', 'picture', {
    all: [
      'Stünde ich vor einem Blumenladen, nähme ich heute eine Tulpe für dich mit. So ist es eine Karte zum Valentinstag.',
      'Sie braucht weniger Wasser.',
      'Ich wünsche dir einen hellen Februartag.',
    ],
  }),
  others('shop-window', 'light', {
    light: [
      'Überall Herzen, sogar auf dem Toilettenpapier. Da will ich nicht fehlen: einen schönen Valentinstag!',
      'Dieser Gruß ist immerhin einlagig und ehrlich.',
      'Guten Appetit auf alles, was heute in Rot verpackt ist.',
    ],
  }),
  others('appreciation', 'thanks', {
    formal: [
      'Der Valentinstag gibt mir Gelegenheit zu schreiben, dass ich dich sehr schätze.',
      'Das Jahr bietet dafür sonst zu wenig Anlässe.',
      'Ich wünsche dir einen angenehmen Tag unter Menschen, die dir guttun.',
    ],
  }),
  others('two-minutes', 'picture', {
    all: [
      'Der Valentinstag ist ein guter Vorwand, an Menschen zu denken, die einem wichtig sind. Ich brauchte ihn bei dir kaum.',
      'Genommen habe ich ihn trotzdem.',
      'Von hier kommt ein Gruß mit Wärme darin.',
    ],
  }),
  others('sweet-drawer', 'light', {
    light: [
      'Zum Valentinstag schicke ich dir eine Karte statt Pralinen. Sie kommt dafür auch wirklich an.',
      'Pralinen hätte ich unterwegs aufgegessen.',
      'Etwas Süßes gönnen darf man sich heute selbstverständlich trotzdem.',
    ],
  }),
  others('neighborly-heart', 'wish', {
    all: [
      'Ich hoffe, am Valentinstag hält dir jemand die Tür auf, lächelt und meint es so.',
      'Es sind ja selten die großen Gesten.',
      'Für alles Übrige hat dieser Gruß die besten Absichten.',
    ],
  }),
  others('bread-and-honey', 'wish', {
    all: [
      'Zum Valentinstag wünsche ich dir Menschen, bei denen der Kaffee besser schmeckt.',
      'Es liegt nie am Kaffee.',
      'Möge heute so jemand in der Nähe sein.',
    ],
  }),
  personal('coat-button', 'thanks', {
    warm: [
      'Man sagt seinen Lieblingsmenschen viel zu selten, dass sie es sind. Darum nutze ich den Valentinstag.',
      'Die Liste ist kurz, und du {stehst|stehen} darauf.',
      'Ich freue mich, dass es so ist.',
    ],
  }),
  personal(
    'traits',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: Solche Menschen sollte man am Valentinstag grüßen. Also grüße ich dich.`,
        'Mit dem Nachdenken war ich schnell fertig.',
        'Hoffentlich ist heute jemand genauso zu dir.',
      ],
    },
    { needs: ['traits'], when: nowAndThen },
  ),
];

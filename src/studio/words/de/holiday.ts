import type { Facts } from '../idea.ts';
import { everyone, nowAndThen, others, personally } from './audiences.ts';
import { listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('holiday/partner', ['partner']);
const other = spokenIdeasFor('holiday', others);
const idea = spokenIdeasFor('holiday', everyone);
const personal = spokenIdeasFor('holiday', personally);
const earnest = ['mlk-day', 'palm-sunday', 'religious', 'presidents-day'];
const unlessEarnest = { when: ({ occasionType }: Facts) => !earnest.includes(occasionType) };
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });

/** Said so that it is right for any holiday, of any faith or none. */
export const holidayIdeas = [
  idea('day-of-your-own', 'wish', {
    all: [
      'Ich wünsche dir einen Feiertag, von dem ein gutes Stück dir allein gehört.',
      'Der Alltag meldet sich früh genug zurück.',
      'Bis dahin schöne Stunden, jede einzelne.',
    ],
  }),
  other('people-one-likes', 'thanks', {
    warm: [
      'An freien Tagen denkt man an die Menschen, mit denen man sie gern verbringen würde. Ich dachte an dich.',
      'Das war schon der angenehmste Teil der Planung.',
      'Ich hoffe, der Tag ist gut zu dir.',
    ],
  }),
  personal(
    'nothing-list',
    'light',
    {
      light: [
        'Für den Feiertag habe ich dir eine Liste gemacht. Es steht nichts drauf. Bitte alles erledigen.',
        'Wenn Zeit bleibt, gern zweimal.',
        'Gutes Gelingen beim Faulsein!',
      ],
    },
    unlessEarnest,
  ),
  idea('formal', 'wish', {
    formal: [
      'Zum Feiertag sende ich dir meine guten Wünsche.',
      'Möge er Ruhe bringen, und gute Gesellschaft.',
      'Einen freundlichen Gruß von mir.',
    ],
  }),
  idea('open-door', 'picture', {
    all: [
      'Eine offene Tür, etwas Gutes auf dem Tisch, und kein Grund, auf die Uhr zu sehen: So soll dein Feiertag sein.',
      'Mit bequemem Sessel, wenn es sich einrichten lässt.',
      'Das wünsche ich dir von Herzen.',
    ],
  }),
  idea('quiet-meaning', 'picture', {
    all: [
      'Manche Tage fragen, worauf es ankommt. Du {bist|sind} mir dabei eingefallen.',
      'Es schien mir richtig, dir das zu schreiben.',
      'Ich wünsche dir Frieden an diesem Tag.',
    ],
  }),
  idea('late-breakfast', 'wish', {
    all: [
      'Möge der Feiertag mit einem späten Frühstück anfangen und mit einem langen Gespräch aufhören.',
      'Was dazwischen passiert, ist fast gleich.',
      'Schöne freie Stunden wünsche ich dir.',
    ],
  }),
  idea('red-in-calendar', 'picture', {
    all: [
      'Im Kalender ist der heutige Tag rot. Ich hoffe, bei dir sieht er in Wirklichkeit auch so freundlich aus.',
      'Manchmal hilft eine Decke, manchmal Besuch.',
      'Einen guten Feiertag dir.',
    ],
  }),
  idea('thankful-pause', 'thanks', {
    formal: [
      'Ein Feiertag gibt Gelegenheit, an Menschen zu denken, die man schätzt. Du {gehörst|gehören} dazu.',
      'Im Getriebe der Wochen kommt das zu kurz.',
      'Ich wünsche dir einen besinnlichen und schönen Tag.',
    ],
  }),
  idea('table', 'wish', {
    formal: [
      'Ich wünsche dir frohe Festtage im Kreis der Menschen, die dir nahe sind.',
      'Was liegen bleibt, liegt auch übermorgen noch gut.',
      'Mögen die Stunden erholsam sein.',
    ],
  }),
  idea('bench-in-the-sun', 'picture', {
    all: [
      'Zum Feiertag stelle ich dir in Gedanken eine Bank hin, halb Sonne, halb Schatten.',
      'Wer daneben sitzen darf, entscheidet man selbst.',
      'Möge sie den ganzen Tag frei bleiben.',
    ],
  }),
  idea('shared-time', 'thanks', {
    all: [
      'Feiertage sind dazu da, dass man einander schreibt, ohne etwas zu wollen. Also schreibe ich dir.',
      'Es ist angenehm, einmal kein Anliegen zu haben.',
      'Hoffentlich wird es ein guter Tag.',
    ],
  }),
  idea('slow-evening', 'wish', {
    all: [
      'Ich hoffe, der Feiertag geht bei dir langsam zu Ende, wie ein Abend auf dem Balkon.',
      'Erst wird es leiser, dann wird es Zeit für Geschichten.',
      'Möge noch eine gute Geschichte dabei sein.',
    ],
  }),
  idea(
    'house-slippers',
    'light',
    {
      light: [
        'Offizielle Kleiderordnung für den Feiertag: Hausschuhe. Abweichungen nur nach unten.',
        'Gäste werden mit Socken empfangen.',
        'Viel Vergnügen in Strümpfen!',
      ],
    },
    unlessEarnest,
  ),
  idea(
    'cake-plate',
    'light',
    {
      light: [
        'Feiertage haben nur einen Nachteil: Der Kuchen hält länger als der Tag.',
        'Dagegen hilft, früh mit beidem anzufangen.',
        'Auf einen langen freien Tag!',
      ],
    },
    unlessEarnest,
  ),
  personal('call', 'thanks', {
    warm: [
      'Heute hat jeder ein bisschen Zeit, und ich habe meine benutzt, um an dich zu denken.',
      'Sie war gut verbracht.',
      'Ich wünsche dir einen sanften Feiertag.',
    ],
  }),
  personal('window-open', 'picture', {
    warm: [
      'Ein Feiertag klingt anders, wenn man das Fenster aufmacht: keine Eile, nur Stimmen und Geschirr.',
      'Ich stelle mir vor, dass du das gerade auch {hörst|hören}.',
      '{Mach es dir|Machen Sie es sich} schön heute.',
    ],
  }),
  personal(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `Ein freier Tag ist immer auch ein Vorschlag: Zeit für ${listed(loves)}.`,
        'Dagegen gibt es kein vernünftiges Argument.',
        'Einen schönen Feiertag wünsche ich dir.',
      ],
    },
    { needs: ['loves'], when: nowAndThen },
  ),
  personal(
    'green',
    'light',
    {
      light: [
        'Zum Saint Patrick’s Day wünsche ich dir Glück, und irgendetwas Grünes, und seien es die Socken.',
        'Die Socken prüft niemand, aber es geht ums Prinzip.',
        'Sláinte, und einen milden Morgen danach!',
      ],
    },
    on('st-patricks-day'),
  ),
  idea(
    'labor',
    'wish',
    {
      all: [
        'Zum Tag der Arbeit wünsche ich dir einen, an dem alles liegen bleiben darf.',
        'Die Arbeit weiß ja, wo man wohnt.',
        'Mögen die Stunden langsam gehen.',
      ],
    },
    on('labor-day'),
  ),
  partner('with-you', 'picture', {
    all: [
      'Ein freier Tag ist etwas Feines. Ein freier Tag mit dir ist genau, worum ich gebeten hätte.',
      'Wir müssen gar nichts daraus machen.',
      'Bleib noch liegen.',
    ],
  }),
  partner('no-plans', 'light', {
    light: [
      'Meine Pläne für den Feiertag: du, danach eventuell Mittagessen.',
      'Über die Reihenfolge lasse ich mit mir reden.',
      'Und zum Nachtisch noch einmal du.',
    ],
  }),
  partner('home', 'thanks', {
    warm: [
      'Feiertage zeigen mir, wie wenig ich brauche, solange du da bist.',
      'Ein Zimmer, eine Tür, und wir beide auf derselben Seite.',
      'Ich habe dich lieb, heute ganz ohne Wecker.',
    ],
  }),
];

import { closePeople, everyone, nowAndThen, others, personally } from './audiences.ts';
import { capitalised, listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const other = spokenIdeasFor('thinking-of-you', others);
const idea = spokenIdeasFor('thinking-of-you', everyone);
const personal = spokenIdeasFor('thinking-of-you', personally);
const close = spokenIdeasFor('thinking-of-you', closePeople);
const partner = spokenIdeasFor('thinking-of-you/partner', ['partner']);

/** For no occasion at all, or for one that is nobody else's business. */
export const thinkingOfYouIdeas = [
  idea('no-reason', 'thanks', {
    all: [
      'Einen Anlass gibt es nicht. Du {bist|sind} mir eingefallen, und es wäre schade, das für mich zu behalten.',
      'Es passiert öfter, als die Post vermuten lässt.',
      'Ich hoffe, der Tag ist gut zu dir.',
    ],
  }),
  personal('middle-of-the-day', 'picture', {
    warm: [
      'Mitten an einem ganz normalen Tag blieb ich stehen und dachte an dich.',
      'Dann ging ich weiter, und der Tag war besser.',
      'Vielleicht ist bei dir etwas davon zu spüren, wie Sonne auf dem Ärmel.',
    ],
  }),
  close('across-the-distance', 'picture', {
    all: [
      'Wenn Gedanken Geräusche machten, hättest du mich heute früh vor deiner Tür gehört.',
      'Ich wäre auf eine Tasse geblieben, und dann auf die nächste.',
      'Bis es so weit ist, hält diese Karte mir den Platz frei.',
    ],
  }),
  idea('no-answer-needed', 'wish', {
    all: [
      'Ich denke an dich. Das ist schon die ganze Nachricht, und sie braucht keine Antwort.',
      'Man kann sie ins Regal stellen und mit dem Tag weitermachen.',
      'Morgen stimmt sie auch noch.',
    ],
  }),
  idea('kind-regards', 'wish', {
    formal: [
      'In letzter Zeit habe ich oft an dich gedacht und wollte dir das mit ein paar Zeilen sagen.',
      'Ich hoffe, es geht dir gut, und die Tage sind freundlich.',
      'Einen herzlichen Gruß sende ich dir.',
    ],
  }),
  other('small-hello', 'light', {
    light: [
      'Dies ist ein Hallo, das nicht bis zu deinem Geburtstag warten konnte.',
      'Es bringt keine Neuigkeiten, keine Pläne und keinen Zweck, und darauf bin ich stolz.',
      'Hallo! Weitermachen.',
    ],
  }),
  idea('short-letter', 'picture', {
    all: [
      'Zwischen zwei Dingen hatte ich heute eine Minute übrig. Ich habe sie damit verbracht, an dich zu denken.',
      'Sie war gut angelegt, ich will sie gar nicht zurück.',
      'Hoffentlich ist bei dir alles in Ordnung.',
    ],
  }),
  personal(
    'reminded',
    'fact',
    {
      all: ({ loves }) => [
        `In meiner Gegenwart kann niemand ${listed(loves)} erwähnen, ohne dass ich an dich denke.`,
        'Ich hoffe, in letzter Zeit blieb genug Zeit dafür.',
        'Ein Gruß von mir, einfach so.',
      ],
    },
    { needs: ['loves'], when: nowAndThen },
  ),
  other('good-thought', 'thanks', {
    warm: [
      'Wenn ich einen guten Gedanken brauche, {bist|sind} du einer von denen, zu denen ich gehe.',
      'Das {solltest|sollten} du wissen, denn er hilft zuverlässig.',
      'Möge heute jemand nett zu dir sein.',
    ],
  }),
  idea('from-here', 'picture', {
    all: [
      'Das hier ist ein Winken von der anderen Straßenseite, mit beiden Armen.',
      'Rufen wollte ich bei dem Verkehr nicht.',
      'Ich hoffe, drüben bei dir ist alles gut.',
    ],
  }),
  idea('stamp', 'light', {
    light: [
      'Im Briefkasten liegt immer nur, was man bezahlen soll. Das wollte ich ändern.',
      'Kosten: keine. Inhalt: ein Gruß.',
      'Ich denke an dich, ganz ohne Aktenzeichen.',
    ],
  }),
  idea('coat-hook', 'picture', {
    all: [
      'An manchen Tagen bleibt ein Gedanke hängen wie ein Mantel am Haken. Heute war es einer an dich.',
      'Ich habe ihn gern hängen lassen.',
      'Möge es dir gut gehen.',
    ],
  }),
  idea('quiet-standing', 'thanks', {
    formal: [
      'Es ist gut, dich zu kennen. Das ist kein Anlass, aber ein Grund zu schreiben.',
      'Man sagt es sich zu selten.',
      'Ich wünsche dir eine freundliche Woche.',
    ],
  }),
  idea('kettle', 'wish', {
    all: [
      'Bevor der Tag zu Ende geht, soll dich noch ein Gruß erreichen, der nichts von dir will.',
      'Er hat Zeit, bis das Teewasser kocht, und danach auch.',
      'Ich denke an dich und wünsche dir einen ruhigen Abend.',
    ],
  }),
  idea('weather', 'light', {
    light: [
      'Wetterbericht von hier: heiter, mit wiederholten Gedanken an dich.',
      'Eine Änderung ist nicht in Sicht.',
      'Bei dir hoffentlich trocken.',
    ],
  }),
  idea('wordless', 'wish', {
    formal: [
      'Ein kurzer Gruß soll dir sagen, dass ich an dich denke.',
      'Er kommt ohne Bitte und ohne Eile.',
      'Ich hoffe, bald einmal von dir zu hören, wann immer es passt.',
    ],
  }),
  personal('lamp', 'thanks', {
    warm: [
      'Es gibt Menschen, bei denen genügt der Name, und im Kopf geht ein Licht an. Bei deinem zum Beispiel.',
      'Heute brannte es schon beim Frühstück.',
      'Einen guten Tag wünsche ich dir.',
    ],
  }),
  other('bench', 'picture', {
    warm: [
      'Eine leere Bank sehe ich selten an, ohne jemanden daraufzusetzen. Meistens dich.',
      'In Gedanken haben wir uns dort schon einiges erzählt.',
      'Möge bald eine echte Bank dazukommen.',
    ],
  }),
  personal(
    'traits',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: Wenn ich das irgendwo lese, denke ich an dich.`,
        'Oft lese ich es leider nicht. Umso öfter denke ich es.',
        'Ein lieber Gruß zwischendurch.',
      ],
    },
    { needs: ['traits'], when: nowAndThen },
  ),
  partner('always', 'thanks', {
    all: [
      'Ich denke so oft an dich, dass es kaum noch Denken ist. Eher ein Summen.',
      'Die Melodie bist du.',
      'Komm bald her.',
    ],
  }),
];

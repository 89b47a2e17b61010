import { business, closePeople, everyone } from './audiences.ts';
import { spokenIdeasFor } from './speech.ts';

const idea = spokenIdeasFor('sympathy', everyone);
const close = spokenIdeasFor('sympathy', closePeople);
const distant = spokenIdeasFor('sympathy', [...business, 'acquaintance']);

/** Sorrow, said plainly: no cheer, no advice, no silver lining (design/words.md). */
export const sympathyIdeas = [
  idea('nothing-to-answer', 'wish', {
    all: [
      'Es tut mir so leid. Nichts in dieser Karte braucht eine Antwort.',
      'Sie ist nur da, damit du {weißt|wissen}, dass ich an dich denke.',
      'Meine Gedanken sind bei dir, heute und in den stilleren Tagen danach.',
    ],
  }),
  idea('no-right-words', 'thanks', {
    all: [
      'Ich habe nach besseren Worten gesucht, und es bleibt bei diesen: Es tut mir leid.',
      'Darum steht hier nicht viel, nur dass jemand an dich denkt.',
      'Diese Karte darf liegen bleiben. Ich wollte nur, dass sie bei dir ankommt.',
    ],
  }),
  close('beside-you', 'picture', {
    all: [
      'Es tut mir unendlich leid. Wenn ich könnte, säße ich jetzt eine Weile neben dir und würde nichts sagen.',
      'Nimm diese Karte als den Stuhl neben deinem.',
      'Ich bin in Gedanken bei dir.',
    ],
  }),
  close('sorrow-with-you', 'thanks', {
    all: [
      'Die Nachricht hat mich sehr getroffen. Es tut mir von Herzen leid, und seitdem denke ich an dich.',
      'Von dir wird hier nichts erwartet, kein Wort und keine Zeile.',
      'Ich trauere mit dir.',
    ],
  }),
  idea('a-place-to-rest', 'wish', {
    all: [
      'Es tut mir sehr leid, und ich wollte das nicht ungesagt lassen.',
      'Vielleicht kommen jetzt viele Briefe und viele Stimmen. Diese hier kann warten, so lange du {magst|mögen}.',
      'Ich denke an dich und an die Menschen, die dir nahe sind.',
    ],
  }),
  idea('quiet-line', 'picture', {
    all: [
      'Wie leid es mir tut, lässt sich schwer schreiben. Dies ist eine leise Zeile, damit du {weißt|wissen}: Dein Verlust ist nicht unbemerkt geblieben.',
      'Die Tage danach können sehr still sein. Auch dann denke ich an dich.',
      'Ich behalte dich im Sinn.',
    ],
  }),
  distant('with-respect', 'wish', {
    all: [
      'Die Nachricht hat mich tief berührt, und es tut mir aufrichtig leid.',
      'Nichts hier ist eilig, und niemand wartet auf eine Antwort.',
      'Meine Gedanken sind bei dir und deinen Angehörigen.',
    ],
  }),
  distant('all-can-wait', 'thanks', {
    all: [
      'Es tut mir leid, und ich denke an dich. Alles, was zwischen uns zu tun war, kann warten.',
      'Es bleibt liegen, so lange es nötig ist.',
      'In aufrichtigem Mitgefühl.',
    ],
  }),
  idea('soft-step', 'picture', {
    all: [
      'Es tut mir sehr leid, und mit dieser Karte komme ich nur bis an die Tür, um nicht zu stören.',
      'Sie lässt sich öffnen oder liegen lassen, beides ist recht.',
      'Ich denke an dich.',
    ],
  }),
  close('no-strength', 'thanks', {
    all: [
      'Es tut mir so leid, und meine Gedanken gehen immer wieder zu dir.',
      'Stark sein musst du für mich nicht. Du musst gar nichts sein.',
      'Ich bin in deiner Nähe, auch wenn ich nichts sage.',
    ],
  }),
  idea('no-comfort', 'picture', {
    all: [
      'Trösten kann eine Karte nicht. Sie kann nur sagen, dass es mir leid tut, und dass ich an dich denke.',
      'Das tue ich, auch wenn gerade keine Post kommt.',
      'In stiller Verbundenheit.',
    ],
    formal: [
      'Dein Verlust tut mir sehr leid, und ich möchte dir mein tiefes Mitgefühl aussprechen.',
      'Worte reichen in diesen Tagen nicht weit, und doch sollen sie nicht fehlen.',
      'Ich nehme aufrichtig Anteil.',
    ],
  }),
  idea('missing', 'thanks', {
    all: [
      'Jemand fehlt, und das lässt sich nicht schönreden. Es tut mir von Herzen leid.',
      'Ich lasse diese Zeilen einfach bei dir.',
      'In Gedanken bin ich da.',
    ],
  }),
  idea('candle', 'picture', {
    all: [
      'Für dich und für den Menschen, um den du {trauerst|trauern}, brennt hier heute ein Licht. Es tut mir in der Seele leid.',
      'Es braucht kein Wort dazu.',
      'Meine Gedanken gehen zu dir.',
    ],
    warm: [
      'Hier steht heute Abend eine Kerze im Fenster, weil es mir so leid tut und ich an dich denke.',
      'Mehr weiß ich nicht zu tun, und nichts zu tun ging auch nicht.',
      'Still und in Gedanken bei dir.',
    ],
  }),
  idea('formal-sorrow', 'wish', {
    formal: [
      'Die traurige Nachricht hat mich erreicht, und es tut mir für dich und die Deinen sehr leid.',
      'Bitte {sieh|sehen Sie} diese Zeilen als stillen Gruß an, der keine Antwort braucht.',
      'Ich bin in Gedanken bei dir und deiner Familie.',
    ],
  }),
  idea('pause', 'wish', {
    formal: [
      'Es tut mir aufrichtig leid. In Gedanken bleibe ich einen Augenblick bei dir stehen.',
      'Mehr möchte dieser Gruß nicht, und er verlangt nichts.',
      'In ehrlicher Anteilnahme.',
    ],
  }),
  idea(
    'empty-chair',
    'picture',
    {
      warm: [
        'Mir fehlen die Worte, und es tut mir so leid. Ich denke an dich, und an den Platz, der jetzt leer ist.',
        'Über das Fehlen darf man reden oder schweigen, ganz wie es kommt.',
        'Von hier aus halte ich in Gedanken deine Hand.',
      ],
    },
    { when: ({ group }) => group !== 'client' && group !== 'work' && group !== 'acquaintance' },
  ),
  idea('hard-to-write', 'thanks', {
    warm: [
      'Ich habe lange vor dem leeren Blatt gesessen. Es tut mir leid, so sehr, dass der Satz dafür zu klein ist.',
      'Er steht trotzdem da, weil ich nicht schweigen wollte.',
      'Meine Gedanken bleiben bei dir.',
    ],
  }),
  idea('days-after', 'wish', {
    all: [
      'Es tut mir leid, mehr, als in eine Zeile passt. Ich denke nicht nur heute an dich.',
      'Auch dann noch, wenn der Alltag der anderen längst weitergeht.',
      'In herzlicher Verbundenheit.',
    ],
  }),
  idea('too-much-post', 'wish', {
    all: [
      'Vielleicht ist gerade alles zu viel, auch Post. Es tut mir leid, und diese Karte hat Zeit.',
      'Sie wird nicht ungeduldig.',
      'Meine Gedanken sind still bei dir.',
    ],
  }),
  idea('quieter-here', 'picture', {
    all: [
      'Seit ich es weiß, ist es hier leiser geworden. Es tut mir leid um den Menschen, der dir fehlt.',
      'Man tut das Gewohnte und ist mit den Gedanken woanders.',
      'Ich denke an dich, und an alles, was war.',
    ],
  }),
  idea('small-word', 'thanks', {
    all: [
      'Zu diesem Verlust gehört ein großes Wort, und ich habe nur ein kleines: Es tut mir leid.',
      'Es ist ernst gemeint, und es bleibt stehen.',
      'In Gedanken begleite ich dich durch diese Tage.',
    ],
  }),
  idea('not-alone', 'thanks', {
    all: [
      'Heute schreibe ich nur, um zu sagen, wie leid es mir tut, und dass du nicht allein daran {denkst|denken}.',
      'Niemand muss jetzt die richtigen Sätze finden, auch ich nicht.',
      'Ich bleibe in Gedanken bei dir.',
    ],
  }),
  idea('slow-days', 'picture', {
    all: [
      'In solchen Tagen geht die Zeit anders. Es tut mir leid, und in Gedanken gehe ich langsam mit.',
      'Von hier aus wird nichts gefragt und nichts erwartet.',
      'Einen stillen Gruß lasse ich bei dir.',
    ],
  }),
];

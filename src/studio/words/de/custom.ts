import { closePeople, everyone, nowAndThen, others, personally } from './audiences.ts';
import { capitalised, listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const partner = spokenIdeasFor('custom/partner', ['partner']);
const other = spokenIdeasFor('custom', others);
const idea = spokenIdeasFor('custom', everyone);
const personal = spokenIdeasFor('custom', personally);
const close = spokenIdeasFor('custom', closePeople);

/** For an occasion only the sender knows: right on a glad day, and not wrong on a hard one. */
export const customIdeas = [
  idea('marking-it', 'thanks', {
    all: [
      'Dieser Tag gehört zu deinen, und er sollte nicht ohne ein Wort von mir vergehen.',
      'Er steht in meinem Kalender, und ich habe ihn nicht vergessen.',
      'Ich denke an dich.',
    ],
  }),
  personal('thought-written-sent', 'picture', {
    warm: [
      'Eine Karte ist nicht viel, aber man muss an jemanden denken, schreiben und sie abschicken. Alles drei galt dir.',
      'Das Erste war am schönsten.',
      'Möge der heutige Tag freundlich mit dir umgehen.',
    ],
  }),
  idea('good-wishes', 'wish', {
    formal: [
      'Zum heutigen Tag sende ich dir meine guten Wünsche.',
      'Möge er bringen, was du dir von ihm {erhoffst|erhoffen}.',
      'In Gedanken begleite ich dich.',
    ],
  }),
  close('with-you', 'picture', {
    all: [
      'Ich bin heute bei dir, auf die einzige Art, die in einen Umschlag passt.',
      'Den Rest denk dir bitte dazu: einen Stuhl, ganz nah, und keine Eile.',
      'Sei umarmt.',
    ],
  }),
  idea('may-it-go-well', 'wish', {
    all: [
      'Was immer der Tag von dir verlangt: Ich hoffe, er ist freundlich, und es steht jemand neben dir.',
      'In Gedanken stehe ich mit dabei.',
      'Von hier kommen nur gute Wünsche.',
    ],
  }),
  other('short-hello', 'light', {
    light: [
      'Auf dieser Karte steht nur eine einzige Sache, nämlich dass ich dich mag.',
      'Sie hätte also auch kleiner sein können.',
      '{Lass es dir|Lassen Sie es sich} heute gut gehen.',
    ],
  }),
  idea('in-your-hands', 'picture', {
    all: [
      'Heute {sollst|sollen} du etwas in Händen halten, das von mir kommt.',
      'Es wiegt nicht viel, aber es ist ernst gemeint.',
      'Gute Gedanken für dich, heute und danach.',
    ],
  }),
  idea('respectfully', 'thanks', {
    formal: [
      'Es ist gut, dich zu kennen, und ich bin froh um einen Anlass, es aufzuschreiben.',
      'So etwas setzt man zu leicht voraus.',
      'In Wertschätzung grüße ich dich.',
    ],
  }),
  personal('more-than-usual', 'wish', {
    warm: [
      'Heute denke ich noch ein bisschen öfter an dich als sonst, und sonst ist schon oft.',
      'Es mag am Datum liegen oder daran, dass ich dich gernhabe.',
      'Möge der Tag dich sanft anfassen.',
    ],
  }),
  idea('signpost', 'picture', {
    all: [
      'Jeder hat Tage, die nur für ihn eine Bedeutung haben. Heute ist wohl so einer von deinen.',
      'Ich muss gar nicht alles darüber wissen, um an dich zu denken.',
      '{Komm|Kommen Sie} gut durch ihn hindurch.',
    ],
  }),
  idea('no-speech', 'light', {
    light: [
      'Eine Rede halte ich nicht, dafür ist die Karte zu klein. Es reicht gerade für einen Gruß.',
      'Der hat dafür das ganze Blatt.',
      'Hallo, und einen guten Tag dir!',
    ],
  }),
  idea('thread', 'thanks', {
    all: [
      'Zwischen Menschen laufen unsichtbare Fäden. An deinem habe ich heute kurz gezupft.',
      'Falls etwas zu spüren war: Das war ich.',
      'Einen herzlichen Gruß von diesem Ende.',
    ],
  }),
  idea('measured-wish', 'wish', {
    formal: [
      'Für den heutigen Tag und alles, was er mit sich bringt, wünsche ich dir Ruhe und gute Begleitung.',
      'Mehr lässt sich von Weitem nicht ausrichten, gemeint ist es umso mehr.',
      'Mit meiner Hochachtung.',
    ],
  }),
  idea('cup-of-tea', 'picture', {
    all: [
      'Diese Karte ist so gemeint wie eine Tasse Tee, die einem jemand hinstellt und dann nicht weiter fragt.',
      'Zucker liegt daneben.',
      'Ich wünsche dir einen guten Tag.',
    ],
  }),
  idea('plain-greeting', 'wish', {
    all: [
      'Heute soll eine Nachricht bei dir sein, die nichts will, als dich zu grüßen.',
      'Das hat sie hiermit getan.',
      'Und jetzt darf der Tag weitergehen, möglichst freundlich.',
    ],
  }),
  idea('held-date', 'picture', {
    formal: [
      'Manche Daten merkt man sich, weil ein Mensch dazugehört. So ist es mit diesem Tag und dir.',
      'Es ist mir wichtig, ihn nicht zu übergehen.',
      'Aufrichtige Grüße sende ich dir.',
    ],
  }),
  personal('bookmark', 'thanks', {
    warm: [
      'Wäre mein Leben ein Buch, steckte an ein paar Stellen ein Lesezeichen mit deinem Namen.',
      'Ich schlage sie gern auf.',
      'Heute zum Beispiel.',
    ],
  }),
  personal(
    'traits',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: So kenne ich dich, und so denke ich heute an dich.`,
        'Man darf das ruhig einmal aufschreiben.',
        'Möge dir viel davon zurückkommen.',
      ],
    },
    { needs: ['traits'], when: nowAndThen },
  ),
  personal(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `Ich hoffe, bei allem, was heute ansteht, bleibt ein wenig Zeit für ${listed(loves)}.`,
        'Es muss ja nicht lange sein.',
        'Ich grüße dich herzlich.',
      ],
    },
    { needs: ['loves'], when: nowAndThen },
  ),
  partner('yours', 'thanks', {
    all: [
      'Was dieser Tag für andere ist, weiß ich nicht. Für mich ist er einer mehr, an dem ich dich lieben darf.',
      'Satt bekommen habe ich noch keinen davon.',
      'Ich bin da.',
    ],
  }),
  partner('hand', 'picture', {
    warm: [
      'Gib mir eine Minute deine Hand. Das würde ich sagen, wenn ich keine Karte wäre.',
      'Danach bekämst du sie vermutlich nicht zurück.',
      'Ich liebe dich.',
    ],
  }),
];

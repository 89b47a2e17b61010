import type { Facts } from '../../idea.ts';
import { spokenIdeasFor } from '../speech.ts';

const parent = spokenIdeasFor('birthday/parent', ['parent']);
const child = spokenIdeasFor('birthday/child', ['child']);
const sibling = spokenIdeasFor('birthday/sibling', ['sibling']);
const grandparent = spokenIdeasFor('birthday/grandparent', ['grandparent']);
const grandchild = spokenIdeasFor('birthday/grandchild', ['grandchild']);

/** True as well when nobody gave an age. */
const isNotSmall = ({ years }: Facts) => years === 0 || years >= 13;

/** Birthday ideas for the nearest family. */
export const birthdayForFamily = [
  parent('what-nobody-saw', 'thanks', {
    all: [
      'Unzählige Male hast du etwas für mich getan, das keiner gesehen hat, und nie kam eine Rechnung.',
      'Ich habe mehr davon bemerkt, als du denkst. Begriffen habe ich es erst später.',
      'Heute hast du Geburtstag, also setz dich hin und lass dich bedienen.',
    ],
  }),
  parent('your-sayings', 'light', {
    light: [
      'Neulich mache ich den Mund auf, und heraus kommst du. Es war sogar ein guter Rat.',
      'Man sagt, das wird mit den Jahren mehr. Ich habe beschlossen, mich zu freuen.',
      'Alles Gute zum Geburtstag, und danke für die geliehenen Sätze.',
    ],
  }),
  parent('still-first', 'picture', {
    warm: [
      'Wenn mir etwas Gutes passiert, will ich es immer noch zuerst dir erzählen.',
      'Ich glaube, das legt sich nicht mehr, und das soll es auch nicht.',
      'Heute ist das Gute dein Geburtstag. Also erzähle ich dir davon.',
    ],
  }),
  parent('carried', 'thanks', {
    warm: [
      'Ich trage mehr von dir mit mir herum, als wir beide vorhatten. Meistens fällt es mir auf, und ich bin froh darum.',
      'Es steckt darin, wie ich ein Handtuch falte oder die Tür aufmache.',
      'Alles Gute zum Geburtstag, und danke für alles davon.',
    ],
    formal: [
      'Zu deinem Geburtstag möchte ich dir einmal schriftlich danken für alles, was du mir mitgegeben hast.',
      'Vieles davon gabst du ohne ein Wort, und so fehlte mir der Augenblick für die Antwort.',
      'Ich wünsche dir einen ruhigen Tag in guter Gesellschaft.',
    ],
  }),
  parent('your-day-off', 'wish', {
    light: [
      'Zum Geburtstag bekommst du einen Tag frei vom Sorgenmachen um mich.',
      'Ich habe nachgesehen: Es geht mir gut. Ich habe gegessen. Eine Jacke besitze ich auch.',
      'Leg die Füße hoch und lass dir einmal etwas bringen.',
    ],
  }),
  parent('the-chair', 'wish', {
    warm: [
      'An deinem Geburtstag sollst du der einzige Mensch im Haus sein, der nicht aufsteht.',
      'Du weißt gar nicht, wie selten wir dich sitzen gesehen haben.',
      'Bleib einfach da, und lass dir sagen, wie gern wir dich haben.',
    ],
  }),
  child(
    'proud-anyway',
    'thanks',
    {
      all: [
        'Stolz bin ich auf dich, wenn dir etwas gelingt, und genauso, wenn du einfach nur durchhältst.',
        'Verdienen musst du dir das nicht. Es war von Anfang an da.',
        'Alles Gute zum Geburtstag, und danke, dass ich zusehen darf.',
      ],
    },
    { when: isNotSmall },
  ),
  child('looking-at-you', 'picture', {
    warm: [
      'Ich könnte dich lange ansehen und hätte mich immer noch nicht an mein Glück gewöhnt.',
      'Du machst die Dinge auf deine eigene Art, und ich sehe dir zu gern dabei zu.',
      'Hab einen schönen Geburtstag, und ein Jahr, das gut zu dir ist.',
    ],
  }),
  child(
    'embarrass',
    'light',
    {
      light: [
        'Du hast Geburtstag, also darf ich peinlich sein: Ich finde dich großartig.',
        'Vor deinen Leuten würde ich es auch sagen, aber man hat mich gebeten, es zu lassen.',
        'Lass dich feiern, und fang beim Kuchen oben an.',
      ],
    },
    { when: isNotSmall },
  ),
  child(
    'light-left-on',
    'wish',
    {
      warm: [
        'Wo auch immer du heute feierst: Hier denkt jemand an dich und lächelt.',
        'Das ist an den anderen Tagen auch so, öfter, als das Telefon weiß.',
        'Ich wünsche dir ein Jahr mit guten Menschen darin, und mit Dingen, die dir Freude machen.',
      ],
      formal: [
        'Zu deinem Geburtstag schicke ich dir meine Liebe und meine guten Gedanken.',
        'Es macht mir Freude zu sehen, wie du deinen Weg gehst.',
        'Ich wünsche dir ein Jahr, in dem du deinem eigenen Urteil traust.',
      ],
    },
    { when: isNotSmall },
  ),
  child('best-thing', 'thanks', {
    all: [
      'Dein Geburtstag ist auch für mich ein Geschenk, nur muss ich es nie auspacken.',
      'Ich denke dann daran, wie du dazukamst, und wie danach jeder Tag anders war.',
      'Genieß deinen. Ich genieße meinen schon.',
    ],
  }),
  sibling('same-stories', 'picture', {
    warm: [
      'Es gibt Geschichten, die nur wir beide zu Ende erzählen können. Gut, dass du die andere Hälfte hast.',
      'Sonst lacht ja keiner an den richtigen Stellen.',
      'Alles Gute zum Geburtstag, und auf ein paar neue.',
    ],
  }),
  sibling('last-slice', 'light', {
    light: [
      'Heute, und nur heute, bekommst du das letzte Stück, den besten Platz und das letzte Wort.',
      'Ab morgen gelten wieder die alten Regeln.',
      'Glückwunsch zum Geburtstag, und sag nie, du hättest von mir nichts bekommen.',
    ],
  }),
  sibling('on-your-side', 'thanks', {
    all: [
      'Streiten kann ich mit dir über fast alles, auf deiner Seite bin ich trotzdem immer.',
      'Das wollte ich einmal schriftlich geben, damit du es vorlegen kannst.',
      'Zum Geburtstag alles Gute, du hättest auch ohne Verwandtschaft gewonnen.',
    ],
  }),
  sibling('no-explaining', 'thanks', {
    warm: [
      'Wie gut, dass es einen Menschen gibt, dem ich unsere Familie nicht erklären muss.',
      'Bei dir reicht ein Blick.',
      'Ich wünsche dir einen Geburtstag, an dem du gar nichts erklären musst.',
    ],
    formal: [
      'Es ist gut, dich in der Familie zu haben, und ein Geburtstag ist der rechte Tag, es zu sagen.',
      'Ich denke es oft und sage es selten.',
      'Für dein neues Jahr wünsche ich dir gute Tage und einen ruhigen Schlaf.',
    ],
  }),
  sibling('card-no-advice', 'light', {
    light: [
      'Zum Geburtstag wollte ich dir erst einen guten Rat schenken. Dann fiel mir ein, dass wir noch miteinander reden wollen.',
      'Darum diese Karte, garantiert ohne Rat.',
      'Mach dir einen richtig schönen Tag, und zwar auf deine Weise.',
    ],
  }),
  grandparent('long-table', 'picture', {
    all: [
      'Säßen heute alle an deinem Tisch, die dich gernhaben, er müsste bis auf die Straße reichen.',
      'Ich hätte gern den Stuhl neben deinem.',
      'Einen schönen Geburtstag, und einen lieben Gruß von meinem Ende der Tafel.',
    ],
  }),
  grandparent('better-told', 'thanks', {
    warm: [
      'Danke, dass du Zeit hast. Alle anderen sind immer unterwegs, und bei dir darf man sich setzen.',
      'So ein Geschenk nutzt sich nicht ab.',
      'Ich wünsche dir einen Geburtstag mit viel Zeit, und jemanden, der sie mit dir teilt.',
    ],
  }),
  grandparent('handed-down', 'thanks', {
    warm: [
      'Manches vererbt man in Kisten, manches durchs Zuschauen. Von dir habe ich das zweite.',
      'Ich kann Dinge, die mir nie jemand beigebracht hat.',
      'Alles Gute zum Geburtstag, und danke dafür.',
    ],
    formal: [
      'Zu deinem Geburtstag sende ich dir meinen Dank und meine Liebe.',
      'Vieles, was in unserer Familie gut ist, hat lange vor mir angefangen, und ich weiß, bei wem.',
      'Möge das Jahr behutsam mit dir sein.',
    ],
  }),
  grandparent('spoil-you', 'light', {
    light: [
      'Das ganze Jahr wird in die eine Richtung verwöhnt. Heute fährt der Verkehr anders herum.',
      'Das heißt: der gute Sessel, das große Stück, und für nichts aufstehen.',
      'Alles Gute zum Geburtstag. Widerspruch ist zwecklos.',
    ],
  }),
  grandparent('slow-coffee', 'wish', {
    all: [
      'Zum Geburtstag wünsche ich dir Besuch, der bleibt, bis die Kanne leer ist.',
      'Und dann setzt jemand anderes die neue auf.',
      'Ich denke heute ganz fest an dich.',
    ],
  }),
  grandchild('growing', 'picture', {
    warm: [
      'Jedes Mal, wenn ich dich sehe, ist ein bisschen mehr von dir da, und ich mag alles daran.',
      'Ich meine nicht nur die Länge, obwohl die auch.',
      'Alles Gute zum Geburtstag, und immer weiter so.',
    ],
  }),
  grandchild('my-privilege', 'thanks', {
    all: [
      'Für dich Familie zu sein, ist die schönste Stelle, um die ich mich nie bewerben musste.',
      'Die Arbeitszeiten sind gut, und die Gesellschaft ist noch besser.',
      'Hab einen feinen Geburtstag, und danke, dass ich dabei sein darf.',
    ],
  }),
  grandchild('pocket', 'light', {
    light: [
      'Ich habe die ganze Tasche voll Geburtstagswünsche, und auf jedem steht dein Name.',
      'Einer fürs Glück, einer für den Spaß, und einer für Nachtisch, wenn keiner hinsieht.',
      'Gib sie aus, wofür du willst.',
    ],
  }),
  grandchild('cheering', 'wish', {
    warm: [
      'Was auch immer du dieses Jahr ausprobierst: In der letzten Reihe sitzt einer mehr und klatscht schon vorher.',
      'Das bin ich. Einen Grund brauche ich nicht.',
      'Ich wünsche dir einen wunderbaren Geburtstag.',
    ],
    formal: [
      'Zu deinem Geburtstag denke ich mit Liebe an dich, und mit guten Wünschen an alles, was du vorhast.',
      'Es ist mir eine große Freude, dich deinen Weg gehen zu sehen.',
      'Möge es ein gutes Jahr werden, und ein freundliches.',
    ],
  }),
  grandchild('visit', 'picture', {
    all: [
      'Heute steht für dich hier ein Stuhl bereit, auch wenn du gerade woanders feierst.',
      'Der Kuchen darauf ist leider nur gedacht, aber er ist groß.',
      'Einen Geburtstag ganz nach deinem Geschmack wünsche ich dir.',
    ],
  }),
];

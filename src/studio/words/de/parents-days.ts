import type { Group } from '../relationship-group.ts';
import { everyone, nowAndThen } from './audiences.ts';
import { capitalised, listed } from './grammar.ts';
import { spokenIdeasFor } from './speech.ts';

const notOwnParent: readonly Group[] = everyone.filter((group) => group !== 'parent');

/** The ideas of one of the two days, both of them masculine in German. */
function ideasOfDay(folder: string, day: 'Muttertag' | 'Vatertag') {
  const parent = spokenIdeasFor(`${folder}/parent`, ['parent']);
  const others = spokenIdeasFor(folder, notOwnParent);
  const partner = spokenIdeasFor(`${folder}/partner`, ['partner']);
  const grandparent = spokenIdeasFor(`${folder}/grandparent`, ['grandparent']);
  return [
    parent('years-to-see', 'thanks', {
      all: [
        `Man braucht das halbe Leben, um zu sehen, was Eltern tun. Ich bin auf dem Weg, und der ${day} ist ein guter Tag, es zu sagen.`,
        'Manches habe ich erst verstanden, als ich mich selbst so reden hörte.',
        'Danke, für das, was ich wusste, und für alles andere.',
      ],
    }),
    parent('no-wages', 'light', {
      light: [
        `Ein Wort zum ${day}: Der Lohn war schlecht, die Schichten lang, und das Personal gab Widerworte.`,
        'Das Personal war ich.',
        'Danke, dass du nie gekündigt hast.',
      ],
    }),
    parent('your-voice', 'picture', {
      warm: [
        'Wenn ich nicht weiterweiß, höre ich eine Stimme, und sie klingt ziemlich nach dir.',
        'Sie ist ruhiger als ich und hat meistens recht.',
        `Einen schönen ${day}, mit einer langen Umarmung.`,
      ],
    }),
    parent('plain-thanks', 'wish', {
      formal: [
        `Zum ${day} möchte ich dir danken und dir sagen, dass ich dich liebe.`,
        'Zurückzahlen lässt sich das alles nicht, und du hast es nie verlangt.',
        'Ich wünsche dir einen friedlichen Tag, an dem du nichts musst.',
      ],
    }),
    parent('sit-still', 'wish', {
      all: [
        'Heute wird von dir nichts getragen, gekocht, geholt oder repariert. Einen Tag lang schaffen wir das.',
        'Solltest du Geräusche hören: bitte nicht nachsehen.',
        `Mach es dir gemütlich am ${day}.`,
      ],
    }),
    parent('first-person', 'thanks', {
      warm: [
        'Inzwischen habe ich viele Menschen kennengelernt. Ich bin immer noch froh, dass du am Anfang standest.',
        'Du warst der Maßstab, und er liegt hoch.',
        `Ich drücke dich, am ${day} besonders fest.`,
      ],
    }),
    parent('still-asking', 'light', {
      light: [
        `Zu Ehren des ${day}s werden alle Fragen, wo etwas liegt, erst morgen gestellt.`,
        'Es gibt bereits eine Liste.',
        'Genieß die Ruhe, solange sie hält.',
      ],
    }),
    parent('coat-and-hat', 'picture', {
      all: [
        `Wer hat eigentlich immer gewusst, wo meine Mütze war? Am ${day} fällt mir so etwas wieder ein.`,
        'Heute suche ich selbst, und es dauert länger.',
        'Danke für all die gefundenen Dinge.',
      ],
    }),
    parent('waiting-up', 'thanks', {
      all: [
        `Für jedes Licht, das im Flur noch brannte, schulde ich dir ein Danke. Zum ${day} fange ich mit dem Zurückzahlen an.`,
        'Es waren ziemlich viele Lichter.',
        'Ich habe dich sehr lieb.',
      ],
      formal: [
        `Der ${day} ist ein guter Anlass, an all das zu denken, was du ohne Aufhebens getan hast.`,
        'Ich sehe heute mehr davon als früher.',
        'In Dankbarkeit und Liebe denke ich an dich.',
      ],
    }),
    parent('handwriting', 'picture', {
      warm: [
        'Manchmal mache ich einen Handgriff genau wie du und muss lächeln.',
        'Kopieren war in der Schule verboten. Bei dir lohnt es sich.',
        `Dir einen ${day}, an dem du nichts vormachen musst.`,
      ],
    }),
    parent('breakfast', 'light', {
      light: [
        `Am ${day} ist das Frühstück ans Bett vorgeschrieben. Über die Qualität sagt das Gesetz nichts.`,
        'Krümel gelten als Zeichen der Zuneigung.',
        'Bleib liegen, wir üben noch.',
      ],
    }),
    parent('long-phone', 'wish', {
      all: [
        `Ich wünsche dir einen ${day}, der sich anfühlt wie der erste Tag der großen Ferien.`,
        'Kein Wecker, kein Ranzen, und niemand ruft nach dir.',
        'Und am Abend jemanden, der fragt, wie es war.',
      ],
    }),
    parent('keep-the-recipe', 'thanks', {
      warm: [
        'Von dir habe ich gelernt, dass man Dinge reparieren kann. Auch die zwischen Menschen.',
        'Es war die nützlichste Lektion von allen.',
        `Danke, heute am ${day} und sonst.`,
      ],
    }),
    others('for-what-you-do', 'thanks', {
      all: [
        `Der ${day} gehört allen, die sich kümmern. Also gehört er auch dir.`,
        'Das meiste davon sieht ja keiner. Genau dafür gibt es den Tag.',
        'Hoffentlich macht dir heute jemand das Frühstück.',
      ],
    }),
    others('kind-word', 'wish', {
      formal: [
        `Zum ${day} sende ich dir herzliche Grüße.`,
        'Möge der Tag Ruhe bringen, und Dank von den richtigen Leuten.',
        'Ich wünsche dir schöne Stunden, von früh bis spät.',
      ],
    }),
    others('coffee-while-hot', 'light', {
      light: [
        `Zum ${day} wünsche ich dir einen Kaffee, der heiß bleibt, bis er ausgetrunken ist.`,
        'Das soll schon vorgekommen sein. Es gibt Zeugen.',
        'Auf jeden einzelnen Schluck.',
      ],
    }),
    others('quiet-hour', 'picture', {
      warm: [
        `Ich hoffe, der ${day} bringt dir eine Umarmung an der Tür, und dann eine Stunde, in der keiner klopft.`,
        'Beides ist schwerer zu bekommen, als es sein sollte.',
        'Ich denke heute an dich.',
      ],
    }),
    others('good-hands', 'picture', {
      all: [
        `Irgendwer hat großes Glück, deine Hand halten zu dürfen. Am ${day} denke ich daran.`,
        'Für einen Menschen da zu sein, ist etwas Großes, auch wenn es meistens nach Broteschmieren aussieht.',
        'Mögen heute andere die Brote schmieren.',
      ],
    }),
    others('no-questions', 'light', {
      light: [
        `Am ${day} darf auf jede Frage nach verlorenen Socken geschwiegen werden.`,
        'Vor allem, wenn man weiß, wo sie sind.',
        'Einen Tag voller würdevoller Stille wünsche ich dir.',
      ],
    }),
    others('medal', 'wish', {
      all: [
        `Fürs Kümmern gibt es keine Medaillen, nur den ${day}. Möge er dafür ordentlich glänzen.`,
        'Verdient wäre beides.',
        'Ein herzlicher Gruß und eine stille Verbeugung.',
      ],
    }),
    others('long-sleep', 'wish', {
      all: [
        `Ausschlafen, etwas Gutes essen, nichts wegräumen: So wünsche ich dir den ${day}.`,
        'Wer etwas anderes vorhat mit dir, muss erst an dieser Karte vorbei.',
        'Genau so soll es heute sein.',
      ],
    }),
    others('seen', 'thanks', {
      formal: [
        `Der ${day} erinnert daran, wie viel Sorge und Geduld im Stillen geschieht. Ich denke dabei an dich.`,
        'Es verdient Achtung, und zwar nicht nur heute.',
        'Ich wünsche dir einen Tag voller Anerkennung.',
      ],
    }),
    others('drawing-on-the-fridge', 'picture', {
      all: [
        `Gemalte Herzen am Kühlschrank sind mehr wert als gedruckte. Zum ${day} kommt von mir trotzdem ein gedrucktes.`,
        'Man darf es gern dazuhängen.',
        'Ich hoffe, der Tag wird bunt.',
      ],
    }),
    others('pockets', 'picture', {
      all: [
        `Taschentücher, Pflaster, ein halber Keks: Was fürsorgliche Menschen so in den Taschen haben! Am ${day} soll einmal nichts davon gebraucht werden.`,
        'Der Keks vielleicht.',
        'Dir einen leichten Tag mit leeren Taschen.',
      ],
    }),
    others('strong-tea', 'wish', {
      all: [
        `Ich wünsche dir zum ${day}, dass man dir heute abnimmt, was sonst ganz selbstverständlich bei dir landet.`,
        'Man staunt dann vielleicht, wie schwer es ist.',
        'Ein Gruß mit Hochachtung.',
      ],
    }),
    others('applause-at-home', 'thanks', {
      warm: [
        `Zum ${day} einmal Beifall für all das, was bei dir so nebenbei geschieht.`,
        'Von Weitem sieht es leicht aus. Ich glaube kein Wort davon.',
        '{Lass dich|Lassen Sie sich} heute verwöhnen.',
      ],
    }),
    others('chair-in-the-sun', 'wish', {
      all: [
        `Möge am ${day} ein Stuhl in der Sonne stehen, auf dem nur du sitzen {darfst|dürfen}.`,
        'Notfalls mit Schild.',
        'Ich wünsche dir einen Nachmittag ganz nach deinem Sinn.',
      ],
    }),
    others(
      'traits',
      'fact',
      {
        all: ({ traits }) => [
          `${capitalised(listed(traits))}: Wer das Glück hat, dich um sich zu haben, weiß, was ich zum ${day} meine.`,
          'Die es noch nicht wissen, merken es eines Tages.',
          `Möge der ${day} dich das spüren lassen.`,
        ],
      },
      { needs: ['traits'], when: nowAndThen },
    ),
    others('leave-it-lying', 'light', {
      all: [
        `Zum ${day} eine Bitte: Was herumliegt, bleibt heute liegen, auch wenn es in den Fingern juckt.`,
        'Es läuft erfahrungsgemäß nicht weg.',
        'Einen Tag ganz ohne Handgriffe wünsche ich dir.',
      ],
    }),
    others('one-cup', 'picture', {
      all: [
        `Wer so viele Hände hält, hat selten eine frei. Am ${day} sollen deine nur eine Tasse halten müssen.`,
        'Am besten eine volle.',
        'Ich wünsche dir Ruhe bis zum letzten Schluck.',
      ],
    }),
    others('growing-up-near', 'thanks', {
      all: [
        `Es gibt Menschen, in deren Nähe andere groß werden. Du {gehörst|gehören} dazu, und am ${day} sagt man das auch.`,
        'An den übrigen Tagen stimmt es genauso.',
        'Voller Respekt grüße ich dich.',
      ],
    }),
    others('praise-at-the-end', 'wish', {
      all: [
        `Möge der ${day} mit Ausschlafen anfangen und mit einem Lob aufhören.`,
        'Dazwischen darf er machen, was er will.',
        'Das Lob schicke ich schon einmal voraus.',
      ],
    }),
    others('first-look', 'light', {
      light: [
        `Am ${day} gilt für alle anderen im Haus: erst suchen, dann rufen.`,
        'Die Einhaltung wird streng überwacht.',
        'Angenehme Stille dir.',
      ],
    }),
    partner('i-see', 'thanks', {
      warm: [
        `Einen schönen ${day}, mein Herz. Ich sehe, was du tust, auch wenn ich es zu selten sage.`,
        'Ich verliebe mich jedes Mal dabei, meistens im unpassendsten Moment.',
        'Heute stehen wir anderen zuerst auf.',
      ],
    }),
    grandparent('twice', 'thanks', {
      all: [
        `Du hast dich um mehr als eine Generation von uns gekümmert, und man merkt es. Dir einen schönen ${day}.`,
        'In jedem von uns am Tisch steckt ein Stück von dir.',
        'Danke von allen Ästen des Baums.',
      ],
    }),
  ];
}

export const mothersDayIdeas = ideasOfDay('mothers-day', 'Muttertag');
export const fathersDayIdeas = ideasOfDay('fathers-day', 'Vatertag');

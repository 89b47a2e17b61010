import { spokenIdeasFor } from '../speech.ts';

const partner = spokenIdeasFor('birthday/partner', ['partner']);
const family = spokenIdeasFor('birthday/family', ['family']);
const inLaw = spokenIdeasFor('birthday/in-law', ['in-law']);
const friend = spokenIdeasFor('birthday/friend', ['friend']);
const acquaintance = spokenIdeasFor('birthday/acquaintance', ['acquaintance']);

/** Birthday ideas for one's partner, the wider family, friends and neighbors. */
export const birthdayForOthers = [
  partner('favorite-hour', 'picture', {
    warm: [
      'Das Beste an den meisten Tagen ist der Teil, in dem du vorkommst. Heute darf ich das mit Kuchen sagen.',
      'Es muss gar nichts sein: wir zwei, und nichts vor.',
      'Alles Gute zum Geburtstag, mein Herz.',
    ],
  }),
  partner('choose-again', 'thanks', {
    all: [
      'Käme ich heute Abend in einen Raum voller Fremder, ich wüsste, bei wem ich am Ende stehen würde.',
      'Wahrscheinlich in der Küche, und wahrscheinlich bis zuletzt.',
      'Ich liebe dich. Hab einen schönen Geburtstag.',
    ],
  }),
  partner('your-side', 'light', {
    light: [
      'Zum Geburtstag bekommst du die ganze Decke, beide Kissen und recht.',
      'Das Angebot gilt bis Mitternacht und ist nicht übertragbar.',
      'Komm her und lass dich küssen.',
    ],
  }),
  partner('your-laugh', 'picture', {
    warm: [
      'Aus jedem Zimmer höre ich heraus, ob du lachst. Heute soll man es im ganzen Haus hören.',
      'Ich bin gern der Anlass, aber Kuchen geht auch.',
      'Auf dich, und auf ein Jahr mit dir.',
    ],
  }),
  partner('plain-love', 'wish', {
    formal: [
      'An deinem Geburtstag möchte ich es einmal ohne Umweg schreiben: Ich liebe dich.',
      'Der Rest sind Kerzen und Kuchen, und auch die sind für dich.',
      'Ich wünsche dir ein gutes Jahr, und mir, dass ich dabei bin.',
    ],
  }),
  partner('coffee-in-bed', 'wish', {
    all: [
      'Heute gehört dir alles: der Kaffee im Bett, die Musik, der Abend, und ich sowieso.',
      'Über den Abwasch sprechen wir morgen.',
      'Einen Geburtstag, der so schön ist wie du.',
    ],
  }),
  family('turn-up', 'thanks', {
    warm: [
      'Ein Familienfest wird besser, sobald du zur Tür hereinkommst. Heute ist es sogar deins.',
      'Ich halte immer zuerst nach dir Ausschau, nur damit du es weißt.',
      'Alles Gute zum Geburtstag, und ein Jahr mit vielen offenen Türen.',
    ],
  }),
  family('the-good-ones', 'light', {
    light: [
      'Verwandte kann man sich nicht aussuchen. Wer dich für mich ausgesucht hat, verdient einen Orden.',
      'Besser hätte ich es selbst nicht hinbekommen.',
      'Glückwunsch zum Geburtstag aus der begeisterten Verwandtschaft.',
    ],
  }),
  family('far-or-near', 'wish', {
    warm: [
      'Wir sehen uns nicht jede Woche, aber in diesem Teil der Familie brennt immer ein Licht für dich.',
      'Heute haben wir es sogar höher gedreht.',
      'Ich wünsche dir einen Geburtstag mit gutem Essen und leichten Gesprächen.',
    ],
    formal: [
      'Aus unserem Teil der Familie kommen heute sehr herzliche Geburtstagswünsche zu dir.',
      'Es ist schön, zu denselben Leuten zu gehören wie du.',
      'Möge das neue Jahr dir wohltun.',
    ],
  }),
  family('same-branch', 'picture', {
    all: [
      'Der Familienbaum hat einige krumme Äste. Ich freue mich über jeden, auf dem du sitzt.',
      'Von dort winkst du hoffentlich noch lange herüber.',
      'Zum Geburtstag liebe Grüße von Ast zu Ast.',
    ],
  }),
  family(
    'good-aunt-uncle',
    'thanks',
    {
      all: [
        'Jede Familie braucht einen Menschen, mit dem man einfach gern verwandt ist. In unserer bist du das.',
        'Das Amt ist unbezahlt und leider auf Lebenszeit.',
        'Alles Gute zum Geburtstag, und danke für die Amtsführung.',
      ],
    },
    { only: ['aunt', 'uncle'] },
  ),
  inLaw(
    'joined',
    'thanks',
    {
      all: [
        'Als ich in diese Familie kam, konnte ich nicht wissen, wie froh ich über dich sein würde.',
        'Du hast Platz gemacht, und es fühlte sich nie nach Zusammenrücken an.',
        'Zum Geburtstag soll heute jemand dir Platz machen, am besten mit Kissen.',
      ],
    },
    { only: ['father-in-law', 'mother-in-law'] },
  ),
  inLaw('drew-you', 'light', {
    light: [
      'Die angeheiratete Familie ist Glückssache, sagt man. An dem Tag hätte ich Lotto spielen sollen.',
      'Aber ich bin mit dem Gewinn auch so sehr zufrieden.',
      'Glückwunsch zum Geburtstag, und einen rundum guten Tag.',
    ],
  }),
  inLaw('family-by-now', 'picture', {
    warm: [
      'Eine Familie bekommt man, eine kommt dazu. Dass du in der zweiten bist, ist heute der Grund zum Feiern.',
      'Das Wort mit dem Schwieger davor denke ich längst nicht mehr mit.',
      'Ich wünsche dir einen guten Geburtstag, mit den richtigen Leuten um den Tisch.',
    ],
  }),
  inLaw('kind-wishes', 'wish', {
    formal: [
      'Zu deinem Geburtstag sende ich dir herzliche Wünsche, und meinen Dank für deine Freundlichkeit.',
      'Ich zähle dich gern zu meiner Familie.',
      'Möge der Tag dir Ruhe bringen, und angenehme Gäste.',
    ],
    warm: [
      'Hoffentlich wird dein Geburtstag ein leichter Tag, mit allen, die du magst, und nichts zu organisieren.',
      'Einen Tag lang umsorgt zu werden, steht dir bestimmt.',
      'Ich freue mich, dass wir zusammengehören.',
    ],
  }),
  inLaw('both-sides', 'picture', {
    all: [
      'Zum Geburtstag kommen Grüße von unserer Seite der Familie auf deine, einmal quer über den Tisch.',
      'Salz und Butter nehmen denselben Weg.',
      'Mögest du heute so wenig wie möglich aufstehen müssen.',
    ],
  }),
  friend('no-occasion', 'thanks', {
    warm: [
      'Dich würde ich anrufen, ohne etwas zu sagen zu haben. Danke, dass du jedes Mal rangehst.',
      'Vieles finde ich nur lustig, weil ich es dir erzählen will.',
      'Hab einen guten Geburtstag, und ein Jahr, von dem ich alles hören möchte.',
    ],
  }),
  friend('evidence', 'light', {
    light: [
      'Aus Freundschaft schweige ich über fast alles. Nur über deinen Geburtstag nicht.',
      'Er ist heute, und ich habe es schon überall herumerzählt.',
      'Genieß den Rummel. Du kannst dich bei Gelegenheit rächen.',
    ],
  }),
  friend('second-helping', 'wish', {
    all: [
      'Ich wünsche dir zum Geburtstag, was du mir auch wünschen würdest: guten Schlaf, gute Nachrichten und Nachschlag.',
      'Nur für eines davon kann ich selbst sorgen. Lass also Platz.',
      'Auf dich!',
    ],
  }),
  friend('picked', 'thanks', {
    warm: [
      'Befreundet sein muss niemand. Genau das gefällt mir an uns.',
      'Du könntest überall sein, bei wem du willst, und ab und zu bist du bei mir.',
      'Alles Gute zum Geburtstag, und danke für deine Gesellschaft.',
    ],
    formal: [
      'Gute Freundschaften sind selten, und ich bin dankbar, dass wir eine haben.',
      'Ein Geburtstag ist der richtige Tag, das aufzuschreiben.',
      'Ich wünsche dir einen frohen Tag, und Kraft für das, was du vorhast.',
    ],
  }),
  friend(
    'older-friend',
    'light',
    {
      light: [
        'Schon wieder eine Kerze mehr. Beim Auspusten würde ich helfen, aber ich brauche die Luft für den Kuchen.',
        'Einer muss ja beim zweiten Stück mutig sein.',
        'Glückwunsch, altes Haus.',
      ],
    },
    { when: ({ years }) => years === 0 || years >= 25 },
  ),
  friend('kitchen-table', 'picture', {
    warm: [
      'Mit dir wird jeder Küchentisch zum besten Lokal der Stadt. Heute gehört der Platz am Fenster dir.',
      'Geschlossen wird erst, wenn alles erzählt ist.',
      'Zum Geburtstag wünsche ich dir viele solche Abende.',
    ],
  }),
  acquaintance('wave', 'picture', {
    all: [
      'Sonst reicht es oft nur für ein Nicken im Vorbeigehen. Heute ist es eine Karte: alles Gute zum Geburtstag.',
      'Das Nicken ist auch mit drin.',
      'Möge der Tag so werden, wie du ihn {magst|mögen}.',
    ],
  }),
  acquaintance('around-the-corner', 'thanks', {
    all: [
      'Zum Leben gehören auch die Menschen, denen man gern zufällig begegnet. Du {gehörst|gehören} für mich dazu.',
      'Heute überlasse ich nichts dem Zufall und schreibe.',
      'Ich wünsche dir einen sonnigen Geburtstag, ganz gleich, was das Wetter sagt.',
    ],
  }),
];

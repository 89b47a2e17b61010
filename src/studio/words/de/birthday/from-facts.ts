import { isRound, isYoung } from '../../ages.ts';
import { closePeople, personally } from '../audiences.ts';
import { capitalised, listed, yearsCounted } from '../grammar.ts';
import { spokenIdeasFor } from '../speech.ts';

const idea = spokenIdeasFor('birthday', personally);
const close = spokenIdeasFor('birthday', closePeople);
const small = spokenIdeasFor('birthday', ['child', 'grandchild', 'family', 'sibling']);
const peers = spokenIdeasFor('birthday', ['partner', 'sibling', 'friend', 'family', 'in-law', 'child']);
const elders = spokenIdeasFor('birthday', ['parent', 'grandparent']);

/** Birthday ideas that rest on the notes or on an age somebody gave. */
export const birthdayFromFacts = [
  idea(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `Ich hoffe, dein Geburtstag lässt dir reichlich Zeit für ${listed(loves)}.`,
        'Vernünftig sein kann man auch morgen wieder.',
        'Und wer heute drängelt, bekommt es mit mir zu tun.',
      ],
      formal: ({ loves }) => [
        `Zum Geburtstag wünsche ich dir einen schönen Tag, und in ihm genug Zeit für ${listed(loves)}.`,
        'Was man am liebsten tut, schiebt man ja am längsten auf.',
        'Möge das neue Jahr dir mehr von dieser Zeit lassen.',
      ],
    },
    { needs: ['loves'] },
  ),
  close(
    'hour-of',
    'fact',
    {
      warm: ({ loves }) => [
        `Ließe sich eine Stunde einpacken, bekämst du heute eine für ${loves[0]}, ohne Klingeln und ohne Termin danach.`,
        'Stunden halten leider in keinem Papier.',
        'Also wünsche ich sie dir: zum Geburtstag, und bald.',
      ],
      light: ({ loves }) => [
        `Laut Geburtstagsrecht ist heute den ganzen Tag Zeit für ${loves[0]}. Ich habe das Gesetz nicht gemacht, finde es aber gut.`,
        'Herumliegende Pflichten dürfen umgangen werden.',
        'Glückwunsch, und lass dich nicht erwischen.',
      ],
    },
    { needs: ['loves'], when: (facts) => !isYoung(facts, 1, 11) },
  ),
  small(
    'before-the-cake',
    'fact',
    {
      all: ({ loves }) => [
        `Heute muss Zeit sein für ${loves[0]}, vor dem Kuchen und danach gleich noch einmal.`,
        'Der Kuchen weiß Bescheid und wartet.',
        'Alles Gute zum Geburtstag, und spiel, so lange du magst.',
      ],
    },
    { needs: ['loves', 'years'], when: (facts) => isYoung(facts, 1, 11) },
  ),
  close(
    'words-that-are-yours',
    'fact',
    {
      warm: ({ things }) => [
        `Manche Wörter gehören inzwischen dir, ich kann sie gar nicht mehr ohne dich denken: ${things.join(', ')}.`,
        'Eine schöne Liste, und Platz ist auch noch.',
        'Alles Gute zum Geburtstag, und möge dieses Jahr ein neues dazukommen.',
      ],
      light: ({ things }) => [
        `Stünde heute ein Quiz über dich an, ich hätte die Antworten: ${things.join(', ')}.`,
        'Den Hauptgewinn würde ich teilen, sofern es Kuchen ist.',
        'Glückwunsch zum Geburtstag, auch von den übrigen Kandidaten.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'as-described',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: So würde ich dich beschreiben, wenn mich jemand fragte.`,
        'Heute hat noch keiner gefragt, also steht es in einer Geburtstagskarte.',
        'Möge der Tag so mit dir umgehen, wie du mit anderen {umgehst|umgehen}.',
      ],
      formal: ({ traits }) => [
        `${capitalised(listed(traits))}: So kennt man dich, und ein Geburtstag ist der rechte Tag, dafür zu danken.`,
        'Selbstverständlich ist das nämlich nicht.',
        'Ich wünsche dir ein Jahr, das dir davon etwas zurückgibt.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'round-number',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} mit dir auf der Welt: Das bessere Geschäft haben wir anderen gemacht.`,
        'Von denen, die ich miterleben durfte, gebe ich keines her.',
        'Auf das nächste, in genau dem Tempo, das dir passt.',
      ],
      formal: ({ years }) => [
        `${capitalised(yearsCounted(years))} sind ein guter Platz, um zurückzusehen, und hoffentlich ein schöner, um nach vorn zu sehen.`,
        'Eine solche Aussicht muss man sich erwandern.',
        'Herzlichen Glückwunsch zum Geburtstag, und ein gutes Jahr dazu.',
      ],
    },
    { needs: ['years'], when: ({ years }) => isRound(years) },
  ),
  elders(
    'candles-on-one-cake',
    'number',
    {
      warm: ({ yearsInWords }) => [
        `${capitalised(yearsInWords)} Kerzen machen ein schönes Licht, und es reicht weiter, als du denkst.`,
        'Etliche von uns haben in diesem Licht nach Hause gefunden.',
        'Alles Gute zum Geburtstag, und lass dir Zeit beim Auspusten.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 30 },
  ),
  peers(
    'number-suits-you',
    'number',
    {
      all: ({ yearsInWords }) => [
        `${capitalised(yearsInWords)} steht dir gut. Ich hoffe, es wird eines von den geräumigen Jahren.`,
        'Mit viel Platz für das, was du willst, und wenig für den Rest.',
        'Glückwunsch zum Geburtstag, und richte dich gemütlich darin ein.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 22 },
  ),
  close(
    'of-age',
    'number',
    {
      all: [
        'Achtzehn! Ab heute darfst du alles selbst unterschreiben, auch den Unsinn.',
        'Hinter dir stehen die, die dich schon länger kennen, und tun so, als schauten sie nicht hin.',
        'Glückwunsch zum Geburtstag, und geh los.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 18 },
  ),
  close(
    'sixteen',
    'number',
    {
      all: [
        'Sechzehn ist ein gutes Alter für die eigene Musik und für eine Tür, die man zumachen darf.',
        'Und für Leute, die trotzdem klopfen.',
        'Alles Gute zum Geburtstag, und heb mir ein Stück Kuchen auf.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 16 },
  ),
  small(
    'now-you-are',
    'number',
    {
      light: ({ yearsInWords }) => [
        `Alle mal herhören und Kerzen zählen: Hier wird heute jemand ${yearsInWords}, und das bist du!`,
        'Eine ganz neue Zahl. Hüpf ein bisschen darin herum und sieh nach, ob sie passt.',
        'Alles Gute zum Geburtstag, und Vorsicht mit dem Zuckerguss.',
      ],
      warm: ({ yearsInWords }) => [
        `Heute bist du ${yearsInWords}, von der Haarspitze bis zum kleinen Zeh.`,
        'Das ist eine feine Zahl, und auf deine Art hat sie noch keiner gehabt.',
        'Ich wünsche dir einen Geburtstag mit Kuchen und Spielen, und das Bett kommt heute spät dran.',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 2, 11) },
  ),
  small(
    'birthday-boss',
    'light',
    {
      all: ({ yearsInWords }) => [
        `Amtliche Bekanntmachung: Wer heute ${yearsInWords} wird, hat beim Kuchen das Sagen.`,
        'Dazu gehören das erste Spiel, das lauteste Lied und der beste Platz.',
        'Wir haben genau nachgesehen: Das bist du!',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 4, 11) },
  ),
  small(
    'first-birthday',
    'number',
    {
      all: [
        'Eine Kerze erst, und schon so viele Leute, die für dich angerannt kämen.',
        'An diesen Kuchen wirst du dich nicht erinnern. Wir schon.',
        'Alles Gute zum ersten Geburtstag, kleiner Mensch.',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 1, 1) },
  ),
];

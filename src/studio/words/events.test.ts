import { describe, expect, test } from 'vitest';
import { wordsRequest } from '../../../tests/words/any-words.ts';
import { type Language, languages, relationships, tones } from '../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../domain/card-category.ts';
import { composeMessages, type WordsRequest } from './compose-messages.ts';
import { eventOf } from './events.ts';
import { headingFor } from './heading-for.ts';

/** The words that name an event in each language. */
const named: Partial<Record<Language, Record<string, RegExp>>> = {
  en: {
    religious: /holy day|celebration/i,
    wedding: /wedding|marriage|marr(?:y|ied)/i,
    baby: /baby|newborn|born|new arrival/i,
    graduation: /graduat|diploma|degree/i,
    promotion: /promot|new (?:job|post|position|title)/i,
    retirement: /retir(?:e|ing)/i,
    Engagement: /engage/i,
    'New home': /new home/i,
    Exam: /exam/i,
    Farewell: /farewell|goodbye/i,
    'Bar mitzvah': /bar mitzvah/i,
    'Bat mitzvah': /bat mitzvah/i,
    Communion: /first communion/i,
    Confirmation: /confirmation/i,
    Christening: /christening/i,
    'Name day': /name day/i,
  },
  de: {
    religious: /heilig|Festtag|Feiertag|religiös/i,
    wedding: /Hochzeit|Vermählung|Heirat|verheiratet|Ehe/i,
    baby: /Baby|geboren|Geburt|Kind|Nachwuchs/i,
    graduation: /Abschluss|Zeugnis|Diplom|Studium/i,
    promotion: /befördert|Beförderung|neue[rn]? (?:Stelle|Aufgabe)/i,
    retirement: /Ruhestand|Rente/i,
    Verlobung: /verlob/i,
    Einzug: /Einzug|neue[ns]? Zuhause/i,
    Prüfung: /Prüfung/i,
    Abschied: /Abschied/i,
    'Bar Mizwa': /Bar Mizwa/i,
    'Bat Mizwa': /Bat Mizwa/i,
    Erstkommunion: /Erstkommunion/i,
    Konfirmation: /Konfirmation/i,
    Firmung: /Firmung/i,
    Taufe: /Taufe/i,
    Namenstag: /Namenstag/i,
  },
  fr: {
    religious: /jour saint|religieuse|foi/i,
    wedding: /mariage|marié|noces/i,
    baby: /bébé|naissance|naître|nouveau-né|berceau/i,
    graduation: /diplôme/i,
    promotion: /promotion|promu|nouveau poste|nouvelles fonctions/i,
    retirement: /retraite/i,
    Fiançailles: /fiançailles/i,
    Crémaillère: /nouveau foyer|nouvelle maison/i,
    Examen: /examen/i,
    'Pot de départ': /départ|au revoir/i,
    'Bar-mitsva': /bar-mitsva/i,
    'Bat-mitsva': /bat-mitsva/i,
    'Première communion': /première communion/i,
    Confirmation: /confirmation/i,
    Baptême: /baptême/i,
    'Name day': /fête/i,
  },
  es: {
    religious: /día sagrado|religiosa|\bfe\b/i,
    wedding: /boda|matrimonio|casad|casar/i,
    baby: /bebé|nacimiento|nac(?:er|ido|ió)/i,
    graduation: /graduación|título|diploma/i,
    promotion: /ascenso|nuevo (?:puesto|cargo)/i,
    retirement: /jubilación|jubil/i,
    Compromiso: /compromiso/i,
    Mudanza: /casa nueva|nuevo hogar/i,
    Examen: /examen/i,
    Despedida: /despedida/i,
    'Bar mitzvá': /bar mitzvá/i,
    'Bat mitzvá': /bat mitzvá/i,
    'Primera comunión': /primera comunión/i,
    Confirmación: /confirmación/i,
    Bautizo: /bautizo/i,
    Onomástico: /santo/i,
  },
  it: {
    religious: /\bfede\b|religios/i,
    wedding: /nozze|matrimonio|spos/i,
    baby: /bambin|bebè|bimb|neonat|nascita|nato|culla/i,
    graduation: /laurea|diploma/i,
    promotion: /promozione|promoss|nuovo (?:ruolo|incarico|lavoro)/i,
    retirement: /pensione/i,
    Fidanzamento: /fidanza/i,
    'Nuova casa': /nuova casa|casa nuova/i,
    Esame: /esam/i,
    Addio: /addio|partenza|parte\b|commiato/i,
    'Bar mitzvah': /bar mitzvah/i,
    'Bat mitzvah': /bat mitzvah/i,
    'Prima comunione': /prima comunione/i,
    Cresima: /cresima/i,
    Battesimo: /battesimo/i,
    Onomastico: /onomastico/i,
  },
  pt: {
    religious: /sagrado|religios|\bfé(?=[,. ])/i,
    wedding: /casamento|casad|casar|noivos/i,
    baby: /bebê|nascimento|nasc(?:er|eu|ido)|berço/i,
    graduation: /formatura|diploma/i,
    promotion: /promoção|novo cargo|cargo novo/i,
    retirement: /aposentadoria|aposent/i,
    Noivado: /noivado/i,
    'Casa nova': /casa nova|nova casa/i,
    Exame: /exame|prova/i,
    Despedida: /despedida/i,
    'Bar mitzvá': /bar mitzvá/i,
    'Bat mitzvá': /bat mitzvá/i,
    'Primeira comunhão': /primeira comunhão/i,
    Crisma: /crisma/i,
    Batizado: /batizado|batismo/i,
    'Name day': /onomástico|dia do (?:seu )?santo|dia do seu nome|santo/i,
  },
  nl: {
    religious: /heilig|feestdag|geloof|religieu/i,
    wedding: /bruiloft|huwelijk|trouw|getrouwd/i,
    baby: /baby|geboren|geboorte|kindje/i,
    graduation: /diploma|geslaagd|afgestudeerd|afstuderen/i,
    promotion: /promotie|nieuwe (?:baan|functie)/i,
    retirement: /pensioen/i,
    Verloving: /verlo(?:ving|ofd|ven)/i,
    'Nieuw huis': /nieuwe? (?:huis|thuis|woning)/i,
    Examen: /examen/i,
    Afscheid: /afscheid/i,
    'Bar mitzvah': /bar mitswa/i,
    'Bat mitzvah': /bat mitswa/i,
    'Eerste communie': /communie/i,
    Vormsel: /vormsel/i,
    Doop: /doop/i,
    Naamdag: /naamdag/i,
  },
  pl: {
    religious: /święt|wiar/i,
    wedding: /ślub|małżeń|wesel/i,
    baby: /dzieck|maleń|narodzin|maluch|maluszk/i,
    graduation: /dyplom|studi/i,
    promotion: /awans|nowe (?:stanowisko|obowiązki)/i,
    retirement: /emerytur/i,
    Zaręczyny: /zaręczyn/i,
    'Nowe mieszkanie': /now(?:ym|ego|y|ej|e) (?:dom|mieszkani|miejsc)|przeprowadz/i,
    Egzamin: /egzamin/i,
    Pożegnanie: /pożegna/i,
    'Bar micwa': /bar micw/i,
    'Bat mitzvah': /bat micw/i,
    'Pierwsza komunia': /komuni/i,
    Bierzmowanie: /bierzmowan/i,
    Chrzciny: /chrzcin|chrzest|chrzt/i,
    Imieniny: /imienin/i,
  },
};

const cases = Object.entries(named).flatMap(([language, events]) =>
  Object.entries(events).map(([type, naming]) => [language as Language, type, naming] as const),
);

/** A typed event has the category "custom" by default, and many users choose congratulations, or custom for a wedding. */
const filings = cases.flatMap(([language, type, naming]) => {
  const category = categoryForOccasion(type);
  const filed = ['custom', 'congratulations'].includes(category)
    ? (['custom', 'congratulations'] as const)
    : [category];
  return filed.map((as) => [language, as, type, naming] as const);
});

test.each(filings)('%s: every %s card names its event: %s', (language, category, type, naming) => {
  const primaries = relationships.flatMap((relationship, at) => {
    const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes: 'loves gardening, two cats' };
    const told = { language, recipient, tone: tones[at % tones.length] ?? 'warm', seed: `${at}`, count: 1 } as const;
    const length = (['short', 'medium', 'long'] as const)[at % 3] ?? 'medium';
    return composeMessages(wordsRequest({ ...told, category, length, occasion: { type, years: null } }));
  });
  expect(primaries).toHaveLength(relationships.length);
  expect(primaries.filter(({ text }) => !naming.test(text)).map(({ idea, text }) => `${idea}: ${text}`)).toEqual([]);
});

const primariesOn = (type: string, told: Partial<WordsRequest> = {}, notes = 'loves gardening, fishing') =>
  relationships.flatMap((relationship, at) => {
    const recipient = { name: 'Zelda Quist', nickname: null, relationship, notes };
    const tone = tones[at % tones.length] ?? 'warm';
    const occasion = { type, years: null };
    return composeMessages(wordsRequest({ recipient, tone, occasion, seed: `${at}`, count: 1, ...told }));
  });

/** What only fits before an exam. */
const luck =
  /luck|fingers|drücke|Daumen|Viel Glück|Erfolg bei|chance|croise|suerte|dedos|bocca|fortuna|sorte|succes met het|duim|powodzenia|kciuki/i;
test.each(languages)(
  '%s: congratulations on an exam or a licence say that it is done, and wish no luck',
  (language) => {
    for (const type of ['Exam', 'Driving licence']) {
      const messages = primariesOn(type, { language, category: 'congratulations' });
      const ofEvent = type === 'Exam' ? 'events/exam-passed/' : 'events/driving-licence/';
      expect(messages.filter(({ idea }) => !idea.startsWith(ofEvent)).map(({ idea }) => idea)).toEqual([]);
      expect(messages.filter(({ text }) => luck.test(text)).map(({ text }) => text)).toEqual([]);
    }
  },
);

const promoted = /promo[tzçc]|beförder|ascenso|ascend|awans/i;
test.each(languages)('%s: a new job is no promotion', (language) => {
  for (const category of ['custom', 'congratulations'] as const) {
    const texts = primariesOn('New job', { language, category }).map(({ text }) => text);
    expect(texts.filter((text) => promoted.test(text))).toEqual([]);
  }
});

const typedIn: Record<Language, string> = {
  en: 'First day in the choir',
  de: 'Erster Tag im Chor',
  fr: 'Premier jour à la chorale',
  es: 'Primer día en el coro',
  it: 'Primo giorno nel coro',
  pt: 'Primeiro dia no coral',
  nl: 'Eerste dag in het koor',
  pl: 'Pierwszy dzień w nowej szkole',
};
describe.each(languages)('in %s an event of the sender’s own words', (language) => {
  const own = typedIn[language];
  const foreign = typedIn[language === 'pl' ? 'de' : 'pl'];
  test.each(['custom', 'congratulations'] as const)('is named in every primary of %s', (category) => {
    const texts = primariesOn(own, { language, category }).map(({ text }) => text);
    expect(texts.filter((text) => !text.toLowerCase().includes(own.toLowerCase()))).toEqual([]);
  });
  test('is not named if it is private, in another language, or about them by name', () => {
    for (const typed of [foreign, 'Chemo starts', 'Zelda in the choir', 'Day 7'])
      for (const { text, idea } of primariesOn(typed, { language, category: 'custom' })) {
        expect(text).not.toContain(typed);
        expect(idea, `${typed}: ${text}`).not.toMatch(/^(?:topics|events)\//);
      }
  });
});

test.each([
  ['Leo’s Bar Mitzvah', 'bar-mitzvah'],
  ['Verlobungsfeier', 'engagement'],
  ['Wedding anniversary', 'anniversary'],
  ['Hochzeitstag', 'anniversary'],
  ['Dad’s death anniversary', 'memorial'],
  ['Aniversario de bodas', 'anniversary'],
  ['memorial-day', 'memorial-day'],
  ['Quiz night', 'Quiz night'],
  ['Medical exam', 'Medical exam'],
  ['Final exam', 'exam'],
  ['Führerschein', 'driving-licence'],
  ['New job', 'new-job'],
  ['Funeral of our dog', 'memorial'],
  ['First aid course', 'First aid course'],
  ['Loss of our dog', 'pet-loss'],
  ['Rex: dog’s birthday', 'pet-birthday'],
  ['Fehlgeburt', 'miscarriage'],
  ['Soberversary', 'recovery-day'],
  ['Einschulung', 'school-start'],
  ['Rentrée des classes', 'school-start'],
  ['Chanukka', 'hanukkah'],
  ['Pésaj', 'passover'],
  ['Rosch Haschana', 'rosh-hashanah'],
  ['Jom Kippur', 'yom-kippur'],
  ['Pourim', 'purim'],
  ['Eid', 'eid-al-fitr'],
  ['Suikerfeest', 'eid-al-fitr'],
  ['Kurban Bayramı', 'eid-al-adha'],
  ['Aïd el-Kébir', 'eid-al-adha'],
  ['Iftar', 'ramadan'],
  ['Deepavali', 'diwali'],
  ['Fête des couleurs', 'holi'],
  ['Rakhi', 'raksha-bandhan'],
  ['Baisakhi', 'vaisakhi'],
  ['Guru Nanak Jayanti', 'gurpurab'],
  ['Wesak', 'vesak'],
  ['Año Nuevo Chino', 'lunar-new-year'],
  ['Chiński Nowy Rok', 'lunar-new-year'],
  ['Moon festival', 'mid-autumn'],
  ['Capodanno coreano', 'seollal'],
  ['Tết', 'tet'],
  ['Norouz', 'nowruz'],
  ['Greek Easter', 'orthodox-easter'],
  ['Prawosławne Boże Narodzenie', 'orthodox-christmas'],
  ['Día de Reyes', 'epiphany'],
  ['Święto Trzech Króli', 'epiphany'],
  ['Mikołajki', 'st-nicholas'],
  ['Pakjesavond', 'sinterklaas'],
  ['Dzień Kobiet', 'womens-day'],
  ['Dia das Crianças', 'childrens-day'],
  ['Día del Maestro', 'teachers-day'],
  ['Festa dei Nonni', 'grandparents-day'],
])('%s is the event %s', (typed, event) => {
  expect(eventOf(typed)).toBe(event);
});

describe('a religious day', () => {
  const occasion = { type: 'religious', years: null };
  test.each(Object.keys(named) as Language[])('does not get thank-you words in %s', (language) => {
    const category = categoryForOccasion('religious');
    const ideas = relationships.flatMap((relationship) =>
      composeMessages(
        wordsRequest({
          language,
          category,
          occasion,
          recipient: { name: 'Zelda Quist', nickname: null, relationship, notes: 'gardening' },
        }),
      ).map(({ idea }) => idea),
    );
    expect(ideas.filter((idea) => idea.startsWith('thank-you/'))).toEqual([]);
    const heading = headingFor(category, language, { years: null, occasionType: 'religious' });
    expect(heading).not.toBe(headingFor('thank-you', language, { years: null }));
  });
});

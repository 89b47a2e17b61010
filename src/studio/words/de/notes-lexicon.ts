const words = (text: string) => new Set(text.trim().split(/\s+/));
const pairs = (text: string) =>
  new Map(
    text
      .trim()
      .split(/\s*;\s*/)
      .map((pair): [string, string] => {
        const [from = '', to = ''] = pair.split('=');
        return [from.trim(), to.trim()];
      }),
  );

/** Good qualities that may be said back to the person as they stand. */
export const goodTraits = words(`
  geduldig lustig witzig humorvoll großzügig sanft fürsorglich herzlich warmherzig treu loyal ehrlich mutig tapfer neugierig
  kreativ fröhlich heiter ruhig gelassen weise klug schlau liebevoll verspielt abenteuerlustig sportlich musikalisch
  energiegeladen positiv optimistisch aufrichtig bescheiden fleißig zuverlässig verlässlich elegant charmant lebhaft
  lebendig gesellig offen hilfsbereit aufmerksam entschlossen einfallsreich erfinderisch freundlich rücksichtsvoll
  mitfühlend großherzig gutmütig bodenständig feinfühlig unkompliziert gastfreundlich lebensfroh pünktlich nett lieb
`);

/** English qualities and what German says for them. */
export const traitsFromEnglish = pairs(`
  kind=freundlich; funny=lustig; patient=geduldig; generous=großzügig; gentle=sanft; thoughtful=aufmerksam; warm=warmherzig;
  loyal=loyal; honest=ehrlich; brave=mutig; curious=neugierig; creative=kreativ; cheerful=fröhlich; witty=witzig; calm=ruhig;
  wise=weise; clever=klug; caring=fürsorglich; loving=liebevoll; playful=verspielt; adventurous=abenteuerlustig;
  sporty=sportlich; musical=musikalisch; optimistic=optimistisch; sincere=aufrichtig; modest=bescheiden; humble=bescheiden;
  hardworking=fleißig; reliable=zuverlässig; elegant=elegant; charming=charmant; lively=lebhaft; outgoing=gesellig;
  sociable=gesellig; easygoing=unkompliziert; helpful=hilfsbereit; attentive=aufmerksam; determined=entschlossen;
  imaginative=einfallsreich; inventive=erfinderisch; inquisitive=neugierig; friendly=freundlich; considerate=rücksichtsvoll;
  compassionate=mitfühlend; positive=positiv
`);

/** What one does, as it stands behind "Zeit für": the verb in the infinitive, typed with or without a capital. */
export const doings = words(`
  backen kochen lesen malen gärtnern angeln reisen singen tanzen wandern schwimmen stricken nähen zeichnen laufen joggen
  spazieren segeln radfahren reiten klettern tauchen rudern häkeln töpfern basteln fotografieren musizieren schreiben
  skifahren paddeln surfen turnen grillen puzzeln klavierspielen
`);

/** "backt gern" and what it is that they do. */
export const doingOfVerb = pairs(`
  backt=backen; bäckt=backen; kocht=kochen; liest=lesen; malt=malen; gärtnert=gärtnern; angelt=angeln; reist=reisen;
  singt=singen; tanzt=tanzen; wandert=wandern; schwimmt=schwimmen; strickt=stricken; näht=nähen; zeichnet=zeichnen;
  läuft=laufen; joggt=joggen; segelt=segeln; reitet=reiten; klettert=klettern; taucht=tauchen; rudert=rudern;
  häkelt=häkeln; töpfert=töpfern; bastelt=basteln; fotografiert=fotografieren; musiziert=musizieren; schreibt=schreiben;
  puzzelt=puzzeln; grillt=grillen
`);

/** Pastimes that need no article, by how they may be typed. */
export const pastimes = new Map(
  [
    ...words(`
  Tee Kaffee Musik Jazz Oper Ballett Theater Fußball Handball Basketball Tennis Golf Yoga Pilates Schach Bridge Lyrik
  Gedichte Bücher Krimis Romane Geschichte Kunst Astronomie Kreuzworträtsel Sudoku Rätsel Karaoke Schokolade Handarbeit
  Handarbeiten Fotografie Keramik Gartenarbeit Reisen Filme Kino Museen Judo Karate Camping Konzerte Spaziergänge Ausflüge
  Blumen Rosen Vögel Katzen Hunde Pferde Kuchen Brettspiele Kartenspiele Skat Doppelkopf Flohmärkte Gesellschaftsspiele
  Eisenbahnen Modellbau Opern Klassik
`),
  ].map((word): [string, string] => [word.toLowerCase(), word]),
);

/** English pastimes and what German says for them. */
export const pastimesFromEnglish = pairs(`
  gardening=Gartenarbeit; cooking=das Kochen; baking=das Backen; reading=das Lesen; painting=das Malen; fishing=das Angeln;
  traveling=Reisen; travelling=Reisen; travel=Reisen; singing=das Singen; dancing=das Tanzen; hiking=das Wandern;
  swimming=das Schwimmen; knitting=das Stricken; sewing=das Nähen; drawing=das Zeichnen; running=das Laufen;
  walking=Spaziergänge; cycling=das Radfahren; skiing=das Skifahren; sailing=das Segeln; climbing=das Klettern;
  camping=Camping; photography=Fotografie; pottery=das Töpfern; embroidery=das Sticken; crochet=das Häkeln; tea=Tee;
  coffee=Kaffee; music=Musik; jazz=Jazz; opera=Oper; ballet=Ballett; theatre=Theater; theater=Theater; football=Fußball;
  soccer=Fußball; basketball=Basketball; tennis=Tennis; golf=Golf; yoga=Yoga; pilates=Pilates; chess=Schach; bridge=Bridge;
  poetry=Gedichte; books=Bücher; history=Geschichte; art=Kunst; astronomy=Astronomie; crosswords=Kreuzworträtsel;
  puzzles=Rätsel; karaoke=Karaoke; chocolate=Schokolade; crafts=das Basteln; woodwork=das Tischlern; movies=Filme;
  films=Filme; cinema=Kino; museums=Museen; judo=Judo; karate=Karate; cats=Katzen; dogs=Hunde; horses=Pferde; roses=Rosen;
  flowers=Blumen; birds=Vögel; the piano=das Klavier; the garden=den Garten; the sea=das Meer; the mountains=die Berge;
  long walks=lange Spaziergänge; photographing=das Fotografieren
`);

/** What is never read out of notes: health, grief, money, quarrels, age, and words that give orders. */
export const unsafe =
  /(?<!\p{L})(?:ignorier\p{L}*|anweisung\p{L}*|befehl\p{L}*|schreib|schreibe|schreiben sie|sag|sage|antworte\p{L}*|gib|bitte|muss|müssen|soll|sollen|vergiss|vergessen|erinner\p{L}*|kauf\p{L}*|nicht|nie|niemals|kein\p{L}*|ohne|hass\p{L}*|hasst|verabscheut|allerg\p{L}*|unverträglich\p{L}*|krank\p{L}*|krebs\p{L}*|chemo\p{L}*|tumor\p{L}*|diabet\p{L}*|demen\p{L}*|alzheimer\p{L}*|depress\p{L}*|angst\p{L}*|adhs|autis\p{L}*|operation\p{L}*|klinik\p{L}*|arzt|ärztin|ärzte|schwanger\p{L}*|fehlgeburt\p{L}*|tot|tod\p{L}*|gestorben|verstorben\p{L}*|stirbt|sterben|witwe\p{L}*|geschieden\p{L}*|scheidung\p{L}*|getrennt\p{L}*|trennung\p{L}*|ex\p{L}{0,3}|affäre\p{L}*|schulden|schuldet|geld|gehalt|entlassen|gekündigt|arbeitslos\p{L}*|gefängnis|entzug|trocken|alkohol\p{L}*|trink\p{L}*|betrunken|wein|rotwein|weißwein|bier\p{L}*|whisk\p{L}*|wodka|schnaps|sekt|rauch\p{L}*|zigar\p{L}*|droge\p{L}*|gras|glücksspiel\p{L}*|sex\p{L}*|politi\p{L}*|wähl\p{L}*|dick|gewicht|diät\p{L}*|abnehmen|alt|alte|alter|hässlich|dumm|faul|langweilig|nervig|stur|mürrisch|schwierig|geizig|gemein|unhöflich|wütend|rente\p{L}*|rentner\p{L}*|passwort|geheim\p{L}*|überraschung\p{L}*|geschenk\p{L}*|geburtstag\p{L}*|geboren|jahre|jährig\p{L}*|single|vegan\p{L}*|vegetari\p{L}*|asche|grab|friedhof|beerdigung|selbstmord|suizid|missbrauch\p{L}*|weint|trauer\p{L}*|streit\p{L}*|lüg\p{L}*|betrüg\p{L}*|schlecht\p{L}*|problem\p{L}*|ärger|freund|freundin|mann|frau|ehemann|ehefrau|chef|chefin|job|arbeit|büro|kredit|gericht|polizei|unfall|kaputt|rollstuhl|taub|blind|schnarcht|laut|einsam|traurig|arm|reich|müde|gestresst|neu|neue|war|waren|früher|verlor\p{L}*|aber|außer)(?!\p{L})/iu;

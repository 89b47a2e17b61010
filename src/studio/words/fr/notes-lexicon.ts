const words = (text: string) => new Set(text.trim().split(/\s+/));
const entries = (text: string) =>
  new Map(
    text
      .trim()
      .split(/\s*;\s*/)
      .flatMap((line): [string, string][] => {
        const [from = '', to = ''] = line.split(/\s*=\s*/);
        return from.split(/\s*,\s*/).map((word) => [word, to]);
      }),
  );

/** Pastimes that stand alone in a list, French or English, as they are said in a French sentence. */
export const pastimes = entries(`
  jardinage, jardiner, gardening, garden, le jardin, gardens = le jardinage; lecture, reading, read = la lecture;
  livres, livre, books, novels = les livres; cuisine, cuisiner, cooking, cook = la cuisine;
  pâtisserie, pâtisseries, baking, bake, cakes = la pâtisserie; musique, music = la musique; jazz = le jazz;
  chant, singing, sing, choir, chorale = le chant; danse, dancing, dance = la danse; piano = le piano; guitare, guitar = la guitare;
  violon, violin = le violon; opéra, opera = l’opéra; théâtre, theatre, theater = le théâtre; cinéma, cinema, films, film, movies = le cinéma;
  peinture, painting, paint = la peinture; dessin, drawing, draw = le dessin; photo, photographie, photography = la photo;
  poterie, pottery, céramique, ceramics = la poterie; couture, sewing, sew = la couture; tricot, knitting, knit = le tricot;
  crochet = le crochet; broderie, embroidery = la broderie; bricolage, diy, crafts, woodwork, carpentry = le bricolage;
  randonnée, randonnées, rando, hiking, hike = la randonnée; marche, balades, balade, walking, walks, walk = la marche;
  course, course à pied, running, run, jogging = la course à pied; vélo, cycling, cycle, bikes, biking = le vélo; natation, swimming, swim = la natation;
  pêche, fishing, fish = la pêche; voile, sailing, sail = la voile; ski, skiing = le ski; tennis = le tennis; golf = le golf; football, foot, soccer = le football;
  rugby = le rugby; yoga = le yoga; pilates = le pilates; judo = le judo; karaté, karate = le karaté; escalade, climbing = l’escalade; équitation, riding, horses, chevaux = l’équitation;
  pétanque = la pétanque; camping = le camping; échecs, chess = les échecs; bridge = le bridge; belote = la belote; scrabble = le scrabble; puzzles, puzzle = les puzzles;
  mots croisés, crosswords, crossword = les mots croisés; jeux de société, board games = les jeux de société;
  poésie, poetry = la poésie; histoire, history = l’histoire; art, arts = l’art; astronomie, astronomy, stars = l’astronomie;
  voyages, voyage, voyager, travel, travels, traveling, travelling = les voyages; mer, sea = la mer; plage, beach = la plage; montagne, mountains = la montagne; forêt = la forêt;
  musées, museums = les musées; thé, tea = le thé; café, coffee = le café; chocolat, chocolate = le chocolat; fromage, cheese = le fromage; fleurs, flowers = les fleurs; roses = les roses;
  chats, cats = les chats; chiens, dogs = les chiens; oiseaux, birds, birdwatching = les oiseaux; dinosaures, dinosaurs = les dinosaures; trains = les trains; lego = les lego
`);

/** Verbs a note may use of what somebody likes doing; the first word of "lire au soleil". */
export const pleasures = words(`
  lire cuisiner jardiner bricoler peindre dessiner chanter danser nager marcher courir pédaler skier pêcher camper coudre
  tricoter broder voyager photographier écrire rire jouer faire aller écouter regarder flâner rêver cueillir ramasser
  collectionner restaurer grimper randonner naviguer patiner dormir bavarder discuter recevoir observer planter
  se promener se balader chiner cuire pâtisser
`);

/** Good qualities, as the note says them, and as a noun that can be said to anybody: no ending to agree. */
export const goodTraits = entries(`
  gentil, gentille, kind = gentillesse; drôle, drole, marrant, marrante, rigolo, rigolote, funny = humour; patient, patiente, patience = patience;
  généreux, généreuse, generous = générosité; doux, douce, gentle, sweet = douceur; attentif, attentive, attentionné, attentionnée, thoughtful, considerate, caring, prévenant, prévenante = attention aux autres;
  chaleureux, chaleureuse, warm, friendly = chaleur; fidèle, loyal, loyale = fidélité; honnête, honest = honnêteté; courageux, courageuse, brave = courage;
  curieux, curieuse, curious, inquisitive = curiosité; créatif, créative, creative = créativité; imaginatif, imaginative, inventif, inventive = imagination; gai, gaie, joyeux, joyeuse, cheerful, bubbly = gaieté; calme, calm = calme;
  sage, wise = sagesse; malin, maligne, intelligent, intelligente, clever, bright = intelligence; espiègle, playful, joueur, joueuse = malice; spirituel, spirituelle, witty = esprit;
  optimiste, optimistic, positif, positive = optimisme; sincère, sincere = sincérité; modeste, modest, humble = modestie; travailleur, travailleuse, hardworking = ardeur au travail;
  fiable, reliable, steady = constance; élégant, élégante, elegant = élégance; charmant, charmante, charming = charme; dynamique, énergique, energetic, lively = énergie;
  serviable, helpful, supportive = main toujours tendue; déterminé, déterminée, tenace, determined = détermination; sensible, compassionate = sensibilité; tendre, aimant, aimante, loving = tendresse;
  sociable, outgoing = sens des autres; aventureux, aventureuse, adventurous = goût de l’aventure
`);

/** What is never read out of notes: health, grief, money, quarrels, age, and words that give orders. */
export const unsafe =
  /(?<!\p{L})(ignore\p{L}*|oubli\p{L}*|consigne\p{L}*|instruction\p{L}*|système|écri[stv](?!re)\p{L}*|écrivez|répond\p{L}*|réponse|envoi\p{L}*|envoy\p{L}*|dis|dites|doi[st]|devez|faut|merci|prière|rappel\p{L}*|appel\p{L}*|achet\p{L}*|demand\p{L}*|évit\p{L}*|ne|n|pas|jamais|plus|aucun\p{L}*|sans|rien|déteste\p{L}*|détesté\p{L}*|hait|horreur|mais|sauf|allergi\p{L}*|intoléran\p{L}*|malad\p{L}*|cancer|chimio\p{L}*|tumeur|diabète|diabétique|démence|alzheimer|dépress\p{L}*|anxi\p{L}*|autis\p{L}*|opér(é|ée|ation)|opération|hôpital|hosto|médecin|enceinte|grossesse|fausse|mort\p{L}*|décès|décéd\p{L}*|deuil|tombe|obsèques|enterrement|suicid\p{L}*|veuf|veuve|divorc\p{L}*|sépar\p{L}*|ex|liaison|trompe|dette\p{L}*|doit|argent|salaire|licenci\p{L}*|chômage|prison|sobre|alcool\p{L}*|boire|boit|vin|vins|bière\p{L}*|apéro\p{L}*|whisky|vodka|fum\p{L}*|drogue\p{L}*|jeu|casino|sexe\p{L}*|politique|vote\p{L}*|gros|grosse|régime|vieux|vieille|moche|laid\p{L}*|bête|stupide|paresseu\p{L}*|ennuyeu\p{L}*|agaçant\p{L}*|têtu\p{L}*|grincheu\p{L}*|râleu\p{L}*|difficile|retard|radin\p{L}*|avare|méchant\p{L}*|grossi\p{L}*|colère|retraite|mot de passe|secret\p{L}*|privé\p{L}*|surprise|cadeau|anniversaire|âge|ans?|né|née|célibataire|végan|cendres|abus\p{L}*|pleur\p{L}*|travaille\p{L}*|quitte\p{L}*|perd\p{L}*|ment|mentir|vole|mauvais\p{L}*|pire|problème\p{L}*|souci\p{L}*|copain|copine|mari|femme|enfants?|bébé|fils|fille|mère|père|maman|papa|patron|boulot|bureau|travail|banque|tribunal|police|accident|fauteuil|sourd\p{L}*|aveugle|ronfle\p{L}*|bruyant\p{L}*|triste|pauvre|riche|fatigué\p{L}*|nouveau|nouvelle|était|avait|aimait|adorait|autrefois|avant|trop)(?!\p{L})/iu;

/** Words that show a note is English, where a French card could not repeat it as it stands. */
export const englishWords =
  /(?<!\p{L})(the|of|and|with|from|her|his|their|my|our|red|blue|green|yellow|black|white|brown|big|little|old|new|short|first|last|summer|winter|spring|autumn|fall|garden|house|kitchen|dog|cat|bird|boat|car|bike|bicycle|book|walk|walks|beach|lake|river|hill|rain|snow|night|morning|school|trip|cake|bread|coffee|tea|guitar|sunday|monday|friday|saturday|to|in|at|for)(?!\p{L})|(?<!\p{L})\p{L}*(wh|sh|oo|ee|ck)\p{L}*(?!\p{L})/iu;

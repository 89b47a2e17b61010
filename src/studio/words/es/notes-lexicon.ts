import { unsafe as unsafeInEnglish } from '../en/notes-lexicon.ts';
import { normalise } from '../sentences.ts';

const entries = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((line) => {
      const [said = '', words = ''] = line.split(':');
      return words.split(',').map((word) => [word.trim(), said.trim()] as const);
    });

/** Good qualities as nouns, which need no gender: "generosa", "generoso" and "generous" are all "generosidad". */
export const traitNouns = new Map(
  entries(`
    amabilidad: amable, kind, friendly, considerate, considerado, considerada
    buen humor: divertido, divertida, gracioso, graciosa, chistoso, chistosa, funny, cheerful, alegre, jovial, optimista, optimistic, positive, positivo, positiva
    paciencia: paciente, patient
    generosidad: generoso, generosa, generous
    ternura: tierno, tierna, gentle, dulce, sweet, cariñoso, cariñosa, loving, caring
    atención: atento, atenta, detallista, thoughtful, attentive
    calidez: cálido, cálida, warm, cercano, cercana, acogedor, acogedora
    lealtad: leal, fiel, loyal
    franqueza: honesto, honesta, honrado, honrada, sincero, sincera, franco, franca, honest, sincere
    valentía: valiente, brave
    curiosidad: curioso, curiosa, curious, inquisitive
    imaginación: creativo, creativa, imaginativo, imaginativa, creative, imaginative, inventive
    ingenio: ingenioso, ingeniosa, listo, lista, witty, clever, bright, agudo, aguda
    calma: tranquilo, tranquila, sereno, serena, calm, easygoing
    sabiduría: sabio, sabia, sensato, sensata, wise
    ganas de jugar: juguetón, juguetona, playful
    espíritu de aventura: aventurero, aventurera, adventurous
    energía: enérgico, enérgica, energetic, lively, activo, activa, bubbly
    modestia: modesto, modesta, humilde, humble, modest
    constancia: trabajador, trabajadora, hardworking, constante, perseverante, determined, tenaz
    seriedad: responsable, reliable, formal
    firmeza: firme, steady
    elegancia: elegante, elegant
    encanto: encantador, encantadora, charming, simpático, simpática, sociable, outgoing
    disposición: servicial, helpful, supportive, solidario, solidaria
    compasión: compasivo, compasiva, compassionate
    oído: musical
    vena artística: artístico, artística, artistic
    espíritu deportivo: deportista, sporty
  `),
);

/** Pastimes as they stand after "tiempo para": from Spanish or English words that stand alone in a list. */
export const pastimes = new Map(
  entries(`
    el té: té, el té, tea
    el café: café, el café, coffee
    la música: música, la música, music
    el jazz: jazz, el jazz
    la ópera: ópera, la ópera, opera
    el ballet: ballet, el ballet
    el teatro: teatro, el teatro, theatre, theater
    el fútbol: fútbol, futbol, el fútbol, soccer, football
    el baloncesto: baloncesto, básquetbol, basquetbol, el baloncesto, basketball
    el béisbol: béisbol, beisbol, el béisbol, baseball
    el tenis: tenis, el tenis, tennis
    el golf: golf, el golf
    el rugby: rugby, el rugby
    el críquet: cricket
    el yoga: yoga, el yoga
    el pilates: pilates
    el ajedrez: ajedrez, el ajedrez, chess
    la poesía: poesía, la poesía, poetry
    los libros: libros, los libros, books
    la lectura: lectura, la lectura
    la historia: historia, la historia, history
    el arte: arte, el arte, art
    la astronomía: astronomía, astronomy
    los crucigramas: crucigramas, los crucigramas, crosswords
    los rompecabezas: rompecabezas, puzzles
    el karaoke: karaoke, el karaoke
    el chocolate: chocolate, el chocolate
    las manualidades: manualidades, crafts
    la fotografía: fotografía, la fotografía, photography
    la cerámica: cerámica, la cerámica, pottery
    el bordado: bordado, embroidery
    el ganchillo: ganchillo, crochet
    la carpintería: carpintería, la carpintería, woodwork, carpentry
    los viajes: viajes, los viajes, travel, travels
    el cine: cine, el cine, cinema, films, movies
    los museos: museos, los museos, museums
    el judo: judo
    el kárate: kárate, karate
    la escalada: escalada, climbing
    la jardinería: jardinería, la jardinería, gardening
    el jardín: jardín, el jardín, the garden, garden
    la cocina: cocina, la cocina
    cocinar: cooking
    la repostería: repostería, la repostería, baking
    leer: reading
    pintar: painting
    la pintura: pintura, la pintura
    pescar: fishing
    la pesca: pesca, la pesca
    viajar: traveling, travelling
    cantar: singing
    bailar: dancing
    el baile: baile, el baile
    la danza: danza, dance
    las caminatas: caminatas, senderismo, hiking, long walks, walks
    nadar: swimming
    la natación: natación, la natación
    tejer: knitting
    coser: sewing
    la costura: costura, la costura
    dibujar: drawing
    el dibujo: dibujo, el dibujo
    correr: running
    caminar: walking
    la bicicleta: bicicleta, la bicicleta, ciclismo, cycling, biking
    esquiar: skiing
    navegar: sailing
    surfear: surfing, surf
    escribir: writing
    el piano: piano, el piano, the piano
    la guitarra: guitarra, la guitarra, guitar, the guitar
    los pájaros: pájaros, los pájaros, birds, birdwatching
    las flores: flores, las flores, flowers
    las plantas: plantas, las plantas, plants
    los perros: perros, los perros, dogs
    los gatos: gatos, los gatos, cats
    los caballos: caballos, los caballos, horses
    el mar: mar, el mar, the sea
    la playa: playa, la playa, the beach
    la montaña: montaña, la montaña, mountains, the mountains
    acampar: acampar, camping
    los videojuegos: videojuegos, los videojuegos, video games
    los juegos de mesa: juegos de mesa, board games
    los juegos de cartas: cartas, card games
  `),
);

/** Infinitives after "to": English verbs that have one plain Spanish word. */
export const verbs = new Map(
  entries(`
    cocinar: cook
    hornear: bake
    leer: read
    pintar: paint
    cuidar del jardín: garden
    pescar: fish
    viajar: travel
    cantar: sing
    bailar: dance
    salir a caminar: hike
    nadar: swim
    tejer: knit
    coser: sew
    dibujar: draw
    correr: run
    caminar: walk
    montar en bicicleta: cycle
    esquiar: ski
    navegar: sail
    escribir: write
  `),
);

const words = (text: string) => text.trim().split(/\s+/);

/** Without accents, for people leave them out. */
const unsafeWords = new Set(
  words(`
  accidente amante ano anos ansiedad asistente cancer cansada cansado carcel cenizas cerveza ciega ciego compra
  compre debe deberia debes demencia detesta di dice dicen dificil diga dile dinero edad envia envie era esposa
  esposo evita evite ex excepto fea feo finge finja fue fueron funeral grosera grosero grunon grunona hija hijas
  hijo hijos jefa jefe llama llame madre mal mala malo mama manda mande marido marihuana mato nada nieta nietas
  nieto nietos nina ninas ningun ninguna ninguno nino ninos no novia novio nunca odia odian odio oficina orden
  ordenes padre papa paro peor pero pesada pesado pida pide pobre policia presa preso recuerda recuerde responda
  responde rica rico ron ronca salario salvo sexo sexual sin sistema sola solo sorda sordo sorpresa sueldo tarde
  tequila terca terco trabaja trabajas trabajo trabajos triste tumba tuvo vaga vago vino vota whisky
`),
);
const unsafeBeginnings = words(`
  aburrid abus alcoh alergi alergic apuest bebe bebi borrach cirug contrasena cumple depres deprimid desemple
  despid deud diabet diet divorci droga embaraz enfadad enferm enojad escriba escribe escribi factura fum gord
  hospital ignora instrucci intoleran jubil llor medic muert murio muriero nacio olvid operaci perdi perezos politic privad
  problema quimio regal secret separad solter suicid tacan testarud tont tumor vegan vegetarian viej viud
`);

/** What is never read out of notes, in either language: health, grief, money, quarrels, age, and words that give orders. */
export function isUnsafe(text: string): boolean {
  const plain = text.replace(/[’']/g, '');
  const isUnsafeWord = (word: string) =>
    unsafeWords.has(word) || unsafeBeginnings.some((beginning) => word.startsWith(beginning));
  return normalise(plain).split(' ').some(isUnsafeWord) || unsafeInEnglish.test(plain);
}

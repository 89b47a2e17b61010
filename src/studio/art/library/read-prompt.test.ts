import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const inShort = (prompt: string) =>
  readPrompt(prompt)
    .things.map(
      ({ motif, count, colour }) => `${count > 1 ? `${count} ` : ''}${motif}${colour === null ? '' : ` ${colour}`}`,
    )
    .join(', ');

test.each([
  ['two cats on a sofa', '2 cat, sofa'],
  ['Zwei Katzen auf einem Sofa', '2 cat, sofa'],
  ['dos gatos en un sofá', '2 cat, sofa'],
  ['deux chats sur un canapé', '2 cat, sofa'],
  ['due gatti su un divano', '2 cat, sofa'],
  ['dois gatos num sofá', '2 cat, sofa'],
  ['twee katten op een sofa', '2 cat, sofa'],
  ['dwa koty na kanapie', '2 cat, sofa'],
  ['sowa na walizce', 'owl, luggage'],
  ['a red bicycle', 'bicycle 25'],
  ['ein rotes Fahrrad', 'bicycle 25'],
  ['una bicicleta roja', 'bicycle 25'],
  ['un vélo rouge', 'bicycle 25'],
  ['una bicicletta rossa', 'bicycle 25'],
  ['uma bicicleta vermelha', 'bicycle 25'],
  ['een rode fiets', 'bicycle 25'],
  ['czerwony rower', 'bicycle 25'],
  ['a dinosaur with a cake', 't-rex, birthday-cake'],
  ['ein Dinosaurier mit Torte', 't-rex, birthday-cake'],
  ['un dinosaurio con una tarta', 't-rex, birthday-cake'],
  ['un dinosaure avec un gâteau', 't-rex, birthday-cake'],
  ['dinozaur z tortem', 't-rex, birthday-cake'],
  ['une montgolfière violette au-dessus de la mer', 'hot-air-balloon 305, water-wave'],
  ['un perro marrón con una pelota de baloncesto', 'dog brown, basketball'],
  ['un zepelín amarillo y un gato', 'cat'],
  ['ein graues U-Boot', 'submarine grey'],
])('finds things in any language: %s', (prompt, found) => {
  expect(inShort(prompt)).toBe(found);
});

test.each([
  ['a piano', 'grand-piano'],
  ['an old lighthouse by the sea at sunset', 'lighthouse, water-wave, sunrise'],
  ['a golden retriever puppy with a red ball', 'dog-face, soccer-ball 25'],
  ['my grandmother knitting in her armchair', 'old-woman, knitting, armchair'],
  ['a bunch of purple tulips and lavender', '3 tulip 305, lavender'],
  ['grandparents on a bench', 'old-woman, old-man, bench'],
  ['a steam train', 'locomotive'],
  ['an apple tree', 'deciduous-tree'],
  ['balloons, cake, flowers', '3 balloon, birthday-cake, 3 flower'],
  ['no balloons, just a candle', 'candle'],
  ['an orange cat and an orange', 'cat 55, tangerine'],
  ['fox and hedgehog having tea in the forest', 'fox, hedgehog, hot-beverage, evergreen-tree'],
  ['a pink flamingo wearing sunglasses', 'flamingo 0, sunglasses'],
  ['five white sheep', '5 ewe white'],
  ['mice with cheese', '3 mouse, cheese-wedge'],
  ['a teapot and two cups', 'teapot, 2 hot-beverage'],
  ['7 candles on a birthday cake', '7 candle, birthday-cake'],
  ['99 balloons', '12 balloon'],
  ['a black cat and a black hat', 'black-cat black, top-hat black'],
  ['a guitar', 'guitar'],
  ['a pair of glasses', '2 glasses'],
  ['hot air balloon', 'hot-air-balloon'],
  ['a grey cat and a brown dog', 'cat grey, dog brown'],
  ['a yellow submarine and three jellyfish', 'submarine 95, 3 jellyfish'],
  ['a yellow zeppelin and a cat', 'cat'],
  ['a red steam train', 'locomotive 25'],
  ['two foxes dancing', '2 fox'],
  ['two slices of cake', '2 shortcake'],
  ['a message in a bottle', 'bottle'],
  ['a pirate ship', 'sailboat, pirate-flag'],
  ['a beekeeper with three bees', 'man-farmer, 3 honeybee'],
  ['a hedgehog with a red quokka', 'hedgehog'],
  ['a fisherman in a blue boat', 'old-man, fishing-pole, sailboat 255'],
])('reads English: %s', (prompt, found) => {
  expect(inShort(prompt)).toBe(found);
});

test.each([
  ['drei blaue Luftballons und ein Kuchen', '3 balloon 255, birthday-cake'],
  ['ein Apfelbaum mit roten Äpfeln', 'deciduous-tree, 3 red-apple 25'],
  ['Segelboot auf dem Meer bei Sonnenuntergang', 'sailboat, water-wave, sunrise'],
  ['eine rosa Torte mit 7 Kerzen', 'birthday-cake 0, 7 candle'],
  ['ein Hund und zwei Katzen spielen Fußball', 'dog, 2 cat, soccer-ball'],
  ['die Oma strickt', 'old-woman, yarn'],
  ['ein Traktor ohne Luftballons', 'tractor'],
  ['fünf weiße Rosen', '5 rose white'],
  ['un pájaro azul en un árbol', 'bird 255, deciduous-tree'],
  ['tres tortugas rosas', '3 turtle 0'],
  ['un ramo de rosas', 'bouquet, 3 rose'],
  ['tres globos azules y un pastel', '3 balloon 255, birthday-cake'],
  ['una flor amarilla', 'flower 95'],
  ['peces y una ballena', '3 fish, whale'],
  ['el perro y el gato', 'dog, cat'],
  ['un tren de vapor rojo', 'locomotive 25'],
  ['un gato y un perro rojo', 'cat, dog 25'],
  ['cuatro velas blancas', '4 candle white'],
  ["l'oiseau bleu et trois fleurs jaunes", 'bird 255, 3 flower 95'],
  ["un gâteau d'anniversaire avec des bougies", 'birthday-cake, 3 candle'],
  ['une rose rouge', 'rose 25'],
  ['trois chevaux noirs', '3 horse black'],
  ['un phare et un voilier', 'lighthouse, sailboat'],
  ['un piano sans chat', 'grand-piano'],
  ['la famiglia al mare', 'man, woman, girl, boy, water-wave'],
  ['drie gele tulpen', '3 tulip 95'],
  ['een hond met een blauwe hoed', 'dog, top-hat 255'],
  ['trzy czerwone balony', '3 balloon 25'],
  ['pies i kot pod drzewem', 'dog, cat, deciduous-tree'],
  ['sowa w okularach czytająca książkę', 'owl, glasses, open-book'],
  ['czerwony tramwaj i dwa gołębie', 'tram 25, 2 dove'],
  ['jeż z czerwonym jabłkiem', 'hedgehog, red-apple 25'],
  ['pięć kaczek i dwie sowy z żółtymi parasolami', '5 duck, 2 owl, 3 umbrella 95'],
  ['un mulino a vento tra i tulipani', 'windmill, 3 tulip'],
  ['un berger avec deux moutons', 'man-farmer, 2 ewe'],
  ['dos copas de vino', '2 wine-glass'],
  ['trois macarons roses', '3 macaron 0'],
  ['ein Storch mit Kinderwagen', 'stork, pram'],
])('reads other languages: %s', (prompt, found) => {
  expect(inShort(prompt)).toBe(found);
});

test('lists what it cannot draw, and only that', () => {
  expect(readPrompt('a zeppelin over Paris').missing).toEqual(['zeppelin']);
  expect(readPrompt('ein roter Quokka mit Hut').missing).toEqual(['Quokka']);
  expect(readPrompt('a very happy little dog sitting on the sofa').missing).toEqual([]);
  expect(readPrompt('a koala hugging a tree').missing).toEqual([]);
  expect(readPrompt('un zorro leyendo un libro').missing).toEqual([]);
});

test('repeats a thing in the words of the prompt', () => {
  expect(readPrompt('Two big cats and a red bicycle').things.map(({ said }) => said)).toEqual(['cats', 'red bicycle']);
});

test('ignores words about how to draw', () => {
  expect(inShort('A bicycle. Touches of red. Style: watercolor, bold colors, nature scene, with characters.')).toBe(
    'bicycle',
  );
  expect(readPrompt('')).toEqual({ things: [], missing: [] });
});

/**
 * Given names that are also words of the languages cards are written in, without accents: in small letters, or where a
 * sentence begins, they name nobody.
 */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  [
    'amber angel april art ash august aurora autumn basil beau bill bishop bliss blossom blue brook candy carol chance charity',
    'chase chip christian christmas cliff clover coral crystal daisy dale dash dawn dean destiny diamond don dot dove drew duke',
    'earl easter ebony ember emerald eve faith fan fern flora forest foster fox frank gay gene gift ginger glen glory gold',
    'grace grant guy happy harmony haven hazel heath heather heaven herb hero holly honey hope hunter iris ivory ivy jade',
    'jasmine jay jet jewel joy june justice king lace lance land lane lark laurel lavender lee legend liberty light lily love',
    'lucky mark mat max may melody mercy merry miles mimosa misty myrtle noble noel ocean olive opal pansy parker',
    'pat patience peace pearl penny pepper poppy precious prince princess promise prudence queen rain ray ready reed rich',
    'river robin rock rocky rose rosemary rosy royal ruby rue rush rusty sage sandy scarlet scout season serene serenity',
    'shade sierra silver sky sol sonny spring star sterling stone storm stormy sue summer sun sunday sunny tag tender terry',
    'thyme true trinity valentine victor victory violet wade walker ward warren west will willow win winter wolf wonder wren',
    'abril alba alegria alma amado amor angela aurora azul bella blanca bonita candela celeste cielo clara claro',
    'consuelo cruz dolores domingo dulce esperanza estrella felicidad flor gloria gracia gracias graciosa leon linda',
    'lola luna luz mar margarita marina mercedes mia milagros nieves noche palma paloma paz perla piedad pilar reina reyes rio',
    'rocio rosa salvador santa santo santos sol soledad sola valor vera victoria vida viva',
    'aimee ange aurore avril belle blanche celeste cerise cher chere cheri cherie claire clement clemence constance constant',
    'desire desiree dieudonne etoile fleur fortune france franc honore jasmin juste lilas lune marguerite marin marine',
    'modeste noelle parfait pascal pascale pierre prudence reine rose sereine soleil victoire violette',
    'engel ernst freude frieden hasel heide hold lenz lieb liebe linde mai morgen rein rosa',
    'selig sommer sonne stern tag treu treue veilchen viola wolke wonne',
  ]
    .join(' ')
    .split(' '),
);

/** The studio's name as the maker of a card. */
export const studioName = 'Fondly Studio';

/** What the studio is called where it is said who made a card. */
export const studioName = 'Fondly Studio';

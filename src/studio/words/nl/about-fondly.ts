import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: 'Wat is Fondly? | Fondly',
  heading: 'Wat is Fondly?',
  picture: 'Een afbeelding die Fondly in de stijl van de kaart heeft getekend',
  paragraphs: [
    'Fondly is een programma voor mensen die de dagen niet willen vergeten die ertoe doen voor wie hun lief is. Het bewaart namen en datums, en helpt om voor elk daarvan een kaart te maken.',
    'Wie de kaart stuurde, heeft haar goedgekeurd. Fondly hielp met de woorden en de afbeelding, en bracht haar op de juiste dag.',
    'Het is niet van een bedrijf dat eraan verdient: er is geen reclame, en niemand komt te weten dat de kaart is geopend zolang er geen antwoord komt.',
    'Het weet alleen wat er voor de kaarten is genoteerd. Wie de kaart stuurde, kan dat desgevraagd laten zien, wijzigen of wissen.',
  ],
  ownHeading: 'Een eigen Fondly',
  own: 'Fondly is gratis, en de broncode is open, onder de MIT-licentie. Het draait op elke computer met Node.js die aan blijft: kopieer het daarheen, typ npm start en open het adres dat verschijnt. Wie de kaart stuurde, heeft het al en kan het doorgeven, of een uitnodiging sturen.',
};

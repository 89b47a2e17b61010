import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: 'Co to jest Fondly? | Fondly',
  heading: 'Co to jest Fondly?',
  picture: 'Obrazek, który Fondly narysowało w stylu kartki',
  paragraphs: [
    'Fondly to program dla ludzi, którzy nie chcą zapominać o dniach ważnych dla ich bliskich. Pamięta imiona i daty i pomaga zrobić kartkę na każdą z nich.',
    'Każdą kartkę zatwierdza osoba, która ją wysyła. Fondly pomogło przy słowach i obrazku i dostarczyło kartkę na czas.',
    'Nie należy do firmy, która na tym zarabia: nie ma reklam i nikt się nie dowie o otwarciu kartki, dopóki nie przyjdzie odpowiedź.',
    'Wie tylko to, co zapisano na potrzeby kartek. Wystarczy zapytać osobę, która ją wysłała: może to pokazać, zmienić albo usunąć.',
  ],
  ownHeading: 'Własne Fondly',
  own: 'Fondly jest bezpłatne, a jego kod jest otwarty, na licencji MIT. Działa na każdym włączonym komputerze z Node.js: wystarczy je tam skopiować, wpisać npm start i otworzyć adres, który się pojawi. Osoba, która wysłała kartkę, już je ma i może je przekazać albo wysłać zaproszenie.',
};

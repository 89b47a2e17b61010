import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: 'Was ist Fondly? | Fondly',
  heading: 'Was ist Fondly?',
  picture: 'Ein Bild, das Fondly im Stil der Karte gezeichnet hat',
  paragraphs: [
    'Fondly ist ein Programm für Menschen, die die wichtigen Tage ihrer Lieben nicht vergessen wollen. Es merkt sich Namen und Tage und hilft, für jeden davon eine Karte zu machen.',
    'Jede Karte hat der Mensch freigegeben, der sie geschickt hat. Fondly half bei den Worten und beim Bild und brachte sie am richtigen Tag.',
    'Es gehört keiner Firma, die daran verdient: Es gibt keine Werbung, und niemand erfährt, dass eine Karte geöffnet wurde, solange keine Antwort kommt.',
    'Es weiß nur, was für die Karten notiert wurde. Wer eine Karte geschickt hat, kann das auf Nachfrage zeigen, ändern oder löschen.',
  ],
  ownHeading: 'Ein eigenes Fondly',
  own: 'Fondly kostet nichts, und sein Quelltext ist offen, unter der MIT-Lizenz. Es läuft auf jedem Rechner mit Node.js, der an bleibt: dorthin kopieren, npm start eintippen und die Adresse öffnen, die dann erscheint. Wer die Karte geschickt hat, hat es schon und kann es weitergeben oder zum eigenen einladen.',
};

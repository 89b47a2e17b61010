import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: 'Che cos’è Fondly? | Fondly',
  heading: 'Che cos’è Fondly?',
  picture: 'Un’immagine che Fondly ha disegnato nello stile del tuo biglietto',
  paragraphs: [
    'Fondly è un programma per chi non vuole dimenticare i giorni che contano per le persone care. Tiene a mente nomi e date, e aiuta a fare un biglietto per ciascuna.',
    'Chi ti ha mandato il biglietto lo ha approvato; Fondly ha aiutato con le parole e l’immagine, e te l’ha portato nel giorno giusto.',
    'Non appartiene a un’azienda che guadagna su di te: non c’è pubblicità, e nessuno viene a sapere che hai aperto il biglietto, a meno che tu non risponda.',
    'Di te sa soltanto quello che è stato annotato per i tuoi biglietti. Chi te li manda, se lo chiedi, può mostrarlo, cambiarlo o cancellarlo.',
  ],
  ownHeading: 'Il tuo Fondly',
  own: 'Fondly è gratuito, e il suo codice è aperto, con licenza MIT. Gira su qualsiasi computer che resta acceso e ha Node.js: copialo lì, scrivi npm start e apri l’indirizzo che appare. Chi ti ha mandato il biglietto ce l’ha già; può passartelo o invitarti nel suo.',
};

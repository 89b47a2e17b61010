import { type ErrorCode, type Language, languages } from '../contract/vocabulary.ts';
import { missingCard } from '../domain/missing-card-words.ts';

/** The words of pages that show no card. */
type RefusalWords = {
  /** Above the reason why a page or form was not accepted; below it, for a form, where what was typed still is. */
  refused: string;
  goBack: string;
  reasons: Record<'rate_limited' | 'overloaded' | 'too_large' | 'storage_full' | 'not_found' | 'internal', string>;
  /** For every other reason. */
  unreadable: string;
  /** A card that cannot be shown, and why: its address is wrong, or its sender ended it. */
  missing: { title: string; text: string; incomplete: string; ended: string };
};

export const refusalWords: Record<Language, RefusalWords> = {
  en: {
    refused: 'That did not work',
    goBack: 'Go back with your browser: what you wrote is still there.',
    reasons: {
      rate_limited: 'Too many requests. Please wait a moment.',
      overloaded: 'There is a lot going on here right now. Please try again shortly.',
      too_large: 'The upload is too large.',
      storage_full: 'There is no room left here. Please try again later.',
      not_found: 'There is nothing at this address.',
      internal: 'Something went wrong on our side. Please try again.',
    },
    unreadable: 'The request could not be read.',
    missing: {
      ...missingCard,
      incomplete: 'Its address may not be complete.',
      ended: 'Its sender does not share this card any more.',
    },
  },
  es: {
    refused: 'No ha funcionado',
    goBack: 'Vuelve atrás en el navegador: lo que escribiste sigue ahí.',
    reasons: {
      rate_limited: 'Demasiados intentos. Espera un momento, por favor.',
      overloaded: 'Ahora mismo hay mucho movimiento. Vuelve a intentarlo dentro de poco.',
      too_large: 'El archivo es demasiado grande.',
      storage_full: 'Ya no queda espacio. Vuelve a intentarlo más tarde.',
      not_found: 'En esta dirección no hay nada.',
      internal: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo.',
    },
    unreadable: 'No hemos podido leer lo que se envió.',
    missing: {
      title: 'No se puede mostrar la tarjeta',
      text: 'Lo sentimos, no encontramos la tarjeta que buscas.',
      incomplete: 'Puede que la dirección no esté completa.',
      ended: 'Quien la envió ha dejado de compartirla.',
    },
  },
  fr: {
    refused: 'Cela n’a pas fonctionné',
    goBack: 'Revenez à la page précédente : ce que vous avez écrit y est encore.',
    reasons: {
      rate_limited: 'Trop de tentatives. Patientez un instant, s’il vous plaît.',
      overloaded: 'Il y a beaucoup de monde en ce moment. Réessayez dans un instant.',
      too_large: 'Le fichier est trop volumineux.',
      storage_full: 'Il n’y a plus de place. Réessayez plus tard.',
      not_found: 'Il n’y a rien à cette adresse.',
      internal: 'Un problème est survenu de notre côté. Réessayez.',
    },
    unreadable: 'Nous n’avons pas pu lire ce qui a été envoyé.',
    missing: {
      title: 'Impossible d’afficher la carte',
      text: 'Désolés, nous ne trouvons pas la carte que vous cherchez.',
      incomplete: 'Son adresse est peut-être incomplète.',
      ended: 'La personne qui l’a envoyée ne la partage plus.',
    },
  },
  de: {
    refused: 'Das hat nicht geklappt',
    goBack: 'Mit „Zurück“ im Browser geht es zur vorigen Seite: Was dort geschrieben wurde, ist noch da.',
    reasons: {
      rate_limited: 'Das waren zu viele Aufrufe. Bitte einen Moment warten.',
      overloaded: 'Hier ist gerade viel los. Bitte gleich noch einmal versuchen.',
      too_large: 'Die Datei ist zu groß.',
      storage_full: 'Hier ist kein Platz mehr. Bitte später noch einmal versuchen.',
      not_found: 'Unter dieser Adresse gibt es nichts.',
      internal: 'Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.',
    },
    unreadable: 'Die Anfrage konnte nicht gelesen werden.',
    missing: {
      title: 'Die Karte kann nicht gezeigt werden',
      text: 'Diese Karte haben wir leider nicht gefunden.',
      incomplete: 'Vielleicht ist die Adresse nicht vollständig.',
      ended: 'Sie wird von ihrem Absender nicht mehr geteilt.',
    },
  },
  it: {
    refused: 'Non ha funzionato',
    goBack: 'Torna indietro con il browser: quello che hai scritto è ancora lì.',
    reasons: {
      rate_limited: 'Troppi tentativi. Aspetta un momento, per favore.',
      overloaded: 'In questo momento c’è molto traffico. Riprova tra poco.',
      too_large: 'Il file è troppo grande.',
      storage_full: 'Non c’è più spazio. Riprova più tardi.',
      not_found: 'A questo indirizzo non c’è nulla.',
      internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
    },
    unreadable: 'Non siamo riusciti a leggere quello che è stato inviato.',
    missing: {
      title: 'Impossibile mostrare il biglietto',
      text: 'Ci dispiace, non troviamo il biglietto che cerchi.',
      incomplete: 'Forse l’indirizzo non è completo.',
      ended: 'Chi lo ha inviato non lo condivide più.',
    },
  },
  pt: {
    refused: 'Não funcionou',
    goBack: 'Volte à página anterior: o que você escreveu ainda está lá.',
    reasons: {
      rate_limited: 'Tentativas demais. Espere um momento, por favor.',
      overloaded: 'Há muito movimento agora. Tente de novo daqui a pouco.',
      too_large: 'O arquivo é grande demais.',
      storage_full: 'Não há mais espaço. Tente de novo mais tarde.',
      not_found: 'Não há nada neste endereço.',
      internal: 'Algo deu errado do nosso lado. Tente de novo.',
    },
    unreadable: 'Não conseguimos ler o que foi enviado.',
    missing: {
      title: 'Não foi possível mostrar o cartão',
      text: 'Desculpe, não encontramos o cartão que você procura.',
      incomplete: 'Talvez o endereço não esteja completo.',
      ended: 'Quem o enviou não o compartilha mais.',
    },
  },
  nl: {
    refused: 'Dat is niet gelukt',
    goBack: 'Ga met je browser terug: wat je schreef, staat er nog.',
    reasons: {
      rate_limited: 'Dat waren te veel verzoeken. Wacht even, alsjeblieft.',
      overloaded: 'Het is hier nu erg druk. Probeer het zo nog eens.',
      too_large: 'Het bestand is te groot.',
      storage_full: 'Er is geen ruimte meer. Probeer het later nog eens.',
      not_found: 'Op dit adres is niets te vinden.',
      internal: 'Er ging bij ons iets mis. Probeer het nog eens.',
    },
    unreadable: 'We konden niet lezen wat er is verstuurd.',
    missing: {
      title: 'De kaart kan niet worden getoond',
      text: 'Sorry, we kunnen de kaart die je zoekt niet vinden.',
      incomplete: 'Misschien is het adres niet volledig.',
      ended: 'De afzender deelt deze kaart niet meer.',
    },
  },
  pl: {
    refused: 'To się nie udało',
    goBack: 'Wróć w przeglądarce do poprzedniej strony: wpisany tekst nadal tam jest.',
    reasons: {
      rate_limited: 'Za dużo prób. Proszę chwilę zaczekać.',
      overloaded: 'W tej chwili panuje tu duży ruch. Proszę spróbować za chwilę.',
      too_large: 'Plik jest za duży.',
      storage_full: 'Nie ma już miejsca. Proszę spróbować później.',
      not_found: 'Pod tym adresem niczego nie ma.',
      internal: 'Coś poszło nie tak po naszej stronie. Proszę spróbować jeszcze raz.',
    },
    unreadable: 'Nie udało się odczytać tego, co zostało wysłane.',
    missing: {
      title: 'Nie można pokazać kartki',
      text: 'Niestety nie znaleźliśmy tej kartki.',
      incomplete: 'Być może adres nie jest kompletny.',
      ended: 'Nadawca już jej nie udostępnia.',
    },
  },
};

export function refusalReason(code: ErrorCode, language: Language): string {
  const { reasons, unreadable } = refusalWords[language];
  return (reasons as Partial<Record<ErrorCode, string>>)[code] ?? unreadable;
}

/**
 * The language that a reader prefers by the header `accept-language`, for pages without a card, whose language would
 * count. Browsers name the preferred ones first.
 */
export function readersLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((code) => languages.filter((language) => language === code))[0] ?? 'en';
}

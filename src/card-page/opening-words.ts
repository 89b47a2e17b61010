import type { Language } from '../contract/vocabulary.ts';
import type { SealSayings } from './seal.tsx';

/** The words around the envelope and for pictures. */
type OpeningWords = {
  /** The name of the seal as a button. */
  open: string;
  /** Below the envelope, also while the picture loads. */
  hint: string;
  coming: string;
  again: string;
  /** The title of a link's preview; the sender may be empty. */
  preview: (recipient: string, sender: string) => string;
  sealed: string;
  /** Alternative texts of the picture and of a signer's photo. */
  front: (title: string) => string;
  photoFrom: (name: string) => string;
  /** In place of a sender's name. */
  anonymous: string;
  seal: SealSayings;
};

export const openingWords: Record<Language, OpeningWords> = {
  en: {
    open: 'Open the card',
    hint: 'Tap the seal to open it',
    coming: 'The picture is on its way…',
    again: 'Open again',
    preview: (recipient, sender) => `A card for ${recipient}${sender && `, from ${sender}`}`,
    sealed: 'Sealed with love. Tap to open it.',
    front: (title) => `Front of the card: ${title}`,
    photoFrom: (name) => `A photo from ${name}`,
    anonymous: 'Anonymous',
    seal: { withLove: 'with love', named: (ring) => `Wax seal: ${ring}` },
  },
  es: {
    open: 'Abrir la tarjeta',
    hint: 'Toca el sello para abrirla',
    coming: 'La imagen está llegando…',
    again: 'Abrir otra vez',
    preview: (recipient, sender) => `Una tarjeta para ${recipient}${sender && `, de ${sender}`}`,
    sealed: 'Sellada con cariño. Toca para abrirla.',
    front: (title) => `La portada de la tarjeta: ${title}`,
    photoFrom: (name) => `Una foto de ${name}`,
    anonymous: 'Anónimo',
    seal: { withLove: 'con cariño', named: (ring) => `Sello de lacre: ${ring}` },
  },
  fr: {
    open: 'Ouvrir la carte',
    hint: 'Touchez le cachet pour l’ouvrir',
    coming: 'L’image arrive…',
    again: 'Ouvrir à nouveau',
    preview: (recipient, sender) => `Une carte pour ${recipient}${sender && `, de la part de ${sender}`}`,
    sealed: 'Cachetée avec affection. Touchez pour l’ouvrir.',
    front: (title) => `Le recto de la carte\u00a0: ${title}`,
    photoFrom: (name) => `Une photo envoyée par ${name}`,
    anonymous: 'Anonyme',
    seal: { withLove: 'avec affection', named: (ring) => `Cachet de cire\u00a0: ${ring}` },
  },
  de: {
    open: 'Karte öffnen',
    hint: 'Zum Öffnen auf das Siegel tippen',
    coming: 'Das Bild kommt gleich …',
    again: 'Noch einmal öffnen',
    preview: (recipient, sender) => `Eine Karte für ${recipient}${sender && `, von ${sender}`}`,
    sealed: 'Mit Liebe versiegelt. Zum Öffnen antippen.',
    front: (title) => `Die Vorderseite der Karte: ${title}`,
    photoFrom: (name) => `Ein Foto von ${name}`,
    anonymous: 'Anonym',
    seal: { withLove: 'mit Liebe', named: (ring) => `Wachssiegel: ${ring}` },
  },
  it: {
    open: 'Apri il biglietto',
    hint: 'Tocca il sigillo per aprirlo',
    coming: 'L’immagine sta arrivando…',
    again: 'Apri di nuovo',
    preview: (recipient, sender) => `Un biglietto per ${recipient}${sender && `, da ${sender}`}`,
    sealed: 'Sigillato con affetto. Tocca per aprirlo.',
    front: (title) => `Il davanti del biglietto: ${title}`,
    photoFrom: (name) => `Una foto di ${name}`,
    anonymous: 'Anonimo',
    seal: { withLove: 'con affetto', named: (ring) => `Sigillo di ceralacca: ${ring}` },
  },
  pt: {
    open: 'Abrir o cartão',
    hint: 'Toque no selo para abrir',
    coming: 'A imagem está a caminho…',
    again: 'Abrir de novo',
    preview: (recipient, sender) => `Um cartão para ${recipient}${sender && `, de ${sender}`}`,
    sealed: 'Selado com carinho. Toque para abrir.',
    front: (title) => `A frente do cartão: ${title}`,
    photoFrom: (name) => `Uma foto de ${name}`,
    anonymous: 'Anônimo',
    seal: { withLove: 'com carinho', named: (ring) => `Selo de lacre: ${ring}` },
  },
  nl: {
    open: 'De kaart openen',
    hint: 'Tik op het zegel om de kaart te openen',
    coming: 'De afbeelding komt eraan…',
    again: 'Nog een keer openen',
    preview: (recipient, sender) => `Een kaart voor ${recipient}${sender && `, van ${sender}`}`,
    sealed: 'Met liefde verzegeld. Tik om te openen.',
    front: (title) => `De voorkant van de kaart: ${title}`,
    photoFrom: (name) => `Een foto van ${name}`,
    anonymous: 'Anoniem',
    seal: { withLove: 'met liefde', named: (ring) => `Waszegel: ${ring}` },
  },
  pl: {
    open: 'Otwórz kartkę',
    hint: 'Dotknij pieczęci, aby otworzyć',
    coming: 'Obrazek zaraz się pojawi…',
    again: 'Otwórz jeszcze raz',
    preview: (recipient, sender) => `Kartka dla: ${recipient}${sender && `, od: ${sender}`}`,
    sealed: 'Zapieczętowana z miłością. Dotknij, aby otworzyć.',
    front: (title) => `Przód kartki: ${title}`,
    photoFrom: (name) => `Zdjęcie (${name})`,
    anonymous: 'Anonim',
    seal: { withLove: 'z miłością', named: (ring) => `Pieczęć lakowa: ${ring}` },
  },
};

import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import { english } from './en/english.ts';
import type { Facts, Idea, Voice } from './idea.ts';
import type { Group } from './relationship-group.ts';

/** What one language brings: its ideas and its own grammar of address. */
export interface LanguagePack {
  ideasOf(category: CardCategory, occasionType: string): readonly Idea[];
  readNotes(notes: string): Pick<Facts, 'loves' | 'things' | 'traits'>;
  callName(name: string, nickname: string | null, isElder: boolean): string;
  numberInWords(n: number): string;
  relationshipWords: Readonly<Record<string, Group>>;
  /** Phrases that greet: said once on a card, by the sender or by us. */
  greetings: readonly string[];
  /** Whether a text opens by addressing the reader ("Dear Anna,"). */
  startsWithSalutation(text: string): boolean;
  /** Whether our last sentence is already a closing ("With love from us all."), so that a bare name follows. */
  closesItself(text: string): boolean;
  salutation(facts: Facts, voice: Voice): string;
  signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[];
  heading(category: CardCategory, years: number | null, occasionType: string): string;
}

const packs: Partial<Record<Language, LanguagePack>> = { en: english };

/** The pack of a language; English until a language has its own folder. */
export function packFor(language: Language): LanguagePack {
  return packs[language] ?? english;
}

import { z } from 'zod';
import { readContent } from '../read-content.ts';

const names = z.string().transform((list): ReadonlySet<string> => new Set(list.split(/\s+/)));
const schema = z.strictObject({ women: names, men: names, exceptions: z.record(z.string(), z.string()) });

let read: z.infer<typeof schema> | undefined;
function content() {
  read ??= readContent('./pl/names.yaml', schema);
  return read;
}

const syllables = (name: string) => name.toLowerCase().match(/[aeouyąęó]|i(?![aeouyąęó])/gu)?.length ?? 0;

/** Kasia -> Kasiu, Ola -> Olu, Ania -> Aniu; Anna -> Anno, Julia -> Julio. */
function ofWordInA(name: string): string {
  const isSoft = /(?:[sc]i|d?zi)a$/u.test(name) || (syllables(name) === 2 && /(?:[aeiouyó]l|ni)a$/iu.test(name));
  return name.replace(/a$/u, isSoft ? 'u' : 'o');
}

/** How men's names end; the first that fits. Aleksander loses its e, Oliwier keeps it. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/[iy]$/u, '$&'],
  [/ek$/u, 'ku'],
  [/uś$/u, 'usiu'],
  [/ś$/u, 'siu'],
  [/ń$/u, 'niu'],
  [/(?:k|g|ch|sz|rz|cz|ż|j|l)$/u, '$&u'],
  [/ł$/u, 'le'],
  [/t$/u, 'cie'],
  [/d$/u, 'dzie'],
  [/(?<!i)er$/u, 'rze'],
  [/r$/u, 'rze'],
  [/x$/u, 'ksie'],
  [/[bpwfmnsz]$/u, '$&ie'],
];

function ofMan(name: string): string {
  const [ending, form] = endings.find(([each]) => each.test(name)) ?? [/$/u, ''];
  return name.replace(ending, form);
}

/** What one calls somebody of this name; null where a rule would only guess. */
export function vocativeOf(name: string): string | null {
  const { exceptions, men, women } = content();
  const first = name.charAt(0).toUpperCase() + name.slice(1);
  const exception = Object.hasOwn(exceptions, first) ? exceptions[first] : undefined;
  if (exception) return exception;
  if (men.has(first) && !first.endsWith('a')) return ofMan(first);
  if (women.has(first) && !first.endsWith('a')) return first;
  return /^\p{Lu}\p{Ll}+a$/u.test(first) ? ofWordInA(first) : null;
}

/** The gender of a name on the lists; nobody else's is guessed. */
export function genderOfName(name: string): 'f' | 'm' | null {
  const { men, women } = content();
  if (women.has(name)) return 'f';
  return men.has(name) ? 'm' : null;
}

/** Mario is also what one calls a Maria, Julio a Julia. */
const shared = new Set(['Mario', 'Julio', 'Emilio', 'Lucio', 'Klaudio', 'Antonio']);

let called: ReadonlyMap<string, 'f' | 'm'> | undefined;

/** The gender of a form of address as `vocativeOf` makes it: "Drogi Marku" and "Droga Aniu" agree with their noun. */
export function genderOfVocative(form: string): 'f' | 'm' | null {
  if (!called) {
    const { men, women } = content();
    const forms = (list: ReadonlySet<string>, gender: 'f' | 'm') =>
      [...list].map((name) => [vocativeOf(name) ?? name, gender] as const);
    called = new Map([...forms(men, 'm'), ...forms(women, 'f')].filter(([each]) => !shared.has(each)));
  }
  return called.get(form) ?? null;
}

const contractions: Readonly<Record<string, string>> = { für: 'fürs', auf: 'aufs', an: 'ans', in: 'ins', um: 'ums' };

/** "Zeit für das Tanzen" as it is said: "fürs Tanzen". "Für das, was …" stays, and so does what begins a sentence. */
export const contracted = (text: string): string =>
  text.replace(/(?<!\p{L})(für|auf|an|in|um) das (?=\p{Lu})/gu, (_, word: string) => `${contractions[word]} `);

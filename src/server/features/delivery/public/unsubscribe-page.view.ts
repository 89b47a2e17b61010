/** A small page without the web app: it works in any browser, without scripts too. */
export function unsubscribePage({
  language,
  title,
  body,
  formAction,
  button = '',
}: {
  /** Null is English. */
  language: string | null;
  title: string;
  body: string;
  formAction?: string;
  button?: string;
}): string {
  const form = formAction
    ? `<form method="post" action="${escapeHtml(formAction)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escapeHtml(button)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="${language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | Fondly</title>
<link rel="stylesheet" href="/unsubscribe.css">
</head>
<body>
<main>
<p class="name">Fondly</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(body)}</p>
${form}
</main>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

export const unsubscribeStyle = `:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f6f3ee, #191b22); color: light-dark(#202b44, #eeebe4); font: 1rem/1.5 "Hanken Grotesk Variable", "Hanken Grotesk", system-ui, sans-serif; }
main { box-sizing: border-box; width: min(30rem, calc(100vw - 2rem)); margin: 2rem 1rem; padding: 2.5rem 2.25rem; background: light-dark(#fdfcf9, #22252e); border-radius: 3px; box-shadow: 0 0 0 1px rgb(32 43 68 / 0.08), 0 18px 36px -16px rgb(32 43 68 / 0.35); }
h1 { margin: 0 0 1rem; font: italic 400 1.75rem/1.25 "Newsreader Variable", Newsreader, Georgia, serif; }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere; }
.name { margin-bottom: 1.5rem; font: italic 1.125rem/1 "Newsreader Variable", Newsreader, Georgia, serif; color: light-dark(#851b3c, #e3a7b3); }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 9px; background: #851b3c; color: #fdf6f3; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #6f1231; }
button:focus-visible { outline: 3px solid light-dark(#2b6cb8, #7fb4ec); outline-offset: 2px; }
`;

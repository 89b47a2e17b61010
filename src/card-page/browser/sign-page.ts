import '../styles/sign-page.css';
import { attachPenPad } from './pen-pad.ts';

// Without a script the sheet stays hidden, and the server writes the name.
for (const part of document.querySelectorAll<HTMLElement>('[data-pen-pad]')) {
  const sheet = part.querySelector('svg');
  const field = part.querySelector('input');
  if (!sheet || !field) continue;
  part.hidden = false;
  const pad = attachPenPad(sheet, (strokes) => {
    field.value = strokes.length > 0 ? JSON.stringify(strokes) : '';
  });
  part.querySelector('button')?.addEventListener('click', () => pad.clear());
}

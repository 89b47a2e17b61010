import '../styles/card-page.css';
import { prepareOpening } from './opening.ts';

const card = document.querySelector<HTMLElement>('[data-opening]');
if (card) prepareOpening(card);

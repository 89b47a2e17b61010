import { createContext } from 'react';

/** Whether header and menu stand around a page already. */
export const InFrame = createContext(false);

import { createContext } from 'react';

/** Whether a page is already inside the frame of header and menu. */
export const InFrame = createContext(false);

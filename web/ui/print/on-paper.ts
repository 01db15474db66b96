import { createContext, useContext } from 'react';

export const OnPaper = createContext(false);

/** True where a part is shown for paper: everything at once, nothing to click. */
export const useOnPaper = (): boolean => useContext(OnPaper);

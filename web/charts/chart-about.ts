import { createContext } from 'react';

/** Whose numbers the charts below show, such as the school: it is in the names of their files. */
export const ChartAbout = createContext<string | null>(null);

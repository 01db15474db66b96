import { createContext } from 'react';

/** Whose numbers the charts below show, such as the school: it stands in the names of their files. */
export const ChartAbout = createContext<string | null>(null);

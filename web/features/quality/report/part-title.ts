import { createContext } from 'react';

/** Title of the part of the report that one is in; a card of the same title does not repeat it. */
export const PartTitle = createContext<string | null>(null);

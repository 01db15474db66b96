/** Longer lists are searched: these are as many as a menu shows with a little scrolling. */
export const MANY = 12;

/** A part of the name, in capitals or not. */
export const matches = (label: string, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());

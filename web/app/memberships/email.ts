const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text may be an email address. The server has the last word. */
export const mayBeEmail = (text: string): boolean => EMAIL.test(text.trim());

import type { Role } from '#contract/permissions.ts';
import type { Language } from '#datasets/words/language.ts';
import { SIGN_IN_EN } from './en/sign-in.ts';
import { SIGN_IN_ES } from './es/sign-in.ts';

/** The pages of the embedded provider: they are made without a script, so their words are the server's. */
export interface SignInWords {
  product: string;
  signIn: {
    title: string;
    lead: string;
    email: string;
    password: string;
    button: string;
    checkBoth: string;
    forgotten: string;
    ask: string;
    expired: string;
  };
  newPassword: Record<'signsOut' | 'button' | 'doneTitle' | 'done', string>;
  secondStep: {
    title: string;
    lead: string;
    code: string;
    orRecovery: string;
    lost: string;
    button: string;
    wrong: string;
    setUpTitle: string;
    setUpLead: string;
    required: string;
    scan: string;
    picture: string;
    orType: string;
    typeCode: string;
    making: string;
    notMade: string;
    recoveryTitle: string;
    recoveryLead: string;
    recoveryOnce: string;
    saved: string;
  };
  demo: {
    title: string;
    choose(password: string): string;
    operator: string;
    oneSchool(roles: string): string;
    roles: Record<Role, string>;
  };
  forgotten: {
    title: string;
    lead: string;
    button: string;
    notAnAddress: string;
    sentTitle: string;
    sent(email: string): string;
    nothingCame: string;
    noMail: string;
    letter(link: string, minutes: number): { subject: string; text: string };
  };
  invitation: {
    welcome: string;
    newPassword: string;
    setPassword(email: string): string;
    setBoth(email: string): string;
    name: string;
    rule(shortest: number): string;
    present: string;
    why: string;
    signedOut: string;
    /** In which language, that of these words, and where to choose another. */
    letters: string;
    button: string;
    noName: string;
    tooShort(shortest: number): string;
    over: string;
    overTitle: string;
    overNext: string;
    /** The subject follows the district's name. */
    letter(district: string, link: string, hours: number): { subject: string; text: string };
  };
  out: { title: string; button: string; done: string; doneLead: string; failed: string; failedLead: string };
}

export const SIGN_IN: Record<Language, SignInWords> = { en: SIGN_IN_EN, es: SIGN_IN_ES };

import { useState } from 'react';
import { isCallback } from './return-path.ts';
import { NO_SESSION, type Session, type SignInExtra } from './session.ts';
import { sessionMark } from './session-mark.ts';

/** A sign-in that was asked for before the library had come that carries it out. */
let asked: SignInExtra | null = null;

export const isSignInAsked = (): boolean => asked !== null;

let carriesOut: ((extra: SignInExtra) => void) | null = null;

/**
 * The library is there: `signIn` carries out what was asked for before, and what a button that was
 * drawn before still asks for.
 */
export function takeOver(signIn: (extra: SignInExtra) => void): () => void {
  carriesOut = signIn;
  if (asked !== null) signIn(asked);
  asked = null;
  return () => {
    carriesOut = null;
  };
}

/** True where no one can be signed in: no one was within a day, and the address holds no answer of the provider. */
export const isNobodyHere = (): boolean => !sessionMark.isSet() && !isCallback(window.location);

/**
 * Until the library of sign-in is there and connected. Where no one can be signed in, that is
 * said without waiting for it.
 */
export function useSessionBefore(): Session {
  const [isNobody] = useState(isNobodyHere);
  const [isAsked, setAsked] = useState(isSignInAsked);
  if (!isNobody) return NO_SESSION;
  const signIn = async (extra: SignInExtra = {}) => {
    if (carriesOut !== null) return carriesOut(extra);
    asked = extra;
    setAsked(true);
  };
  return { ...NO_SESSION, status: isAsked ? 'loading' : 'signed-out', signIn };
}

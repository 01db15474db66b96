import type { FastifyRequest } from 'fastify';
import type { PortalError } from '#contract/errors.ts';
import type { PersonId } from '#contract/ids.ts';

type Outcome =
  | 'signed-in'
  /** The password was right; a code or the set-up of an app comes next, and has a line of its own. */
  | 'second-step'
  /** A signed-in person has set another password. */
  | 'new-password'
  | 'wrong-password'
  | 'wrong-code'
  /** Nothing was checked: too many wrong ones before. */
  | 'held-back';

/** Says how an attempt ended. `person` null: no one has this address. */
export type TellAttempt = (outcome: Outcome, person: PersonId | null) => void;

/**
 * One line of the log per attempt, with the number of its request: the person's ID, never what was typed. What failed
 * shows also where only warnings are logged.
 */
export const tellAttemptsOf =
  ({ log }: FastifyRequest): TellAttempt =>
  (outcome, person) => {
    const line = { signIn: outcome, person: person ?? 'unknown' };
    if (WELL.includes(outcome)) log.info(line);
    else log.warn(line);
  };

const WELL: readonly Outcome[] = ['signed-in', 'second-step', 'new-password'];

/** How a refused password counts; null where the refusal was for something else. */
export const outcomeOf = ({ reason }: PortalError): Outcome | null =>
  reason === 'wrong-sign-in' || reason === 'wrong-present-password'
    ? 'wrong-password'
    : reason === 'too-many-attempts'
      ? 'held-back'
      : null;

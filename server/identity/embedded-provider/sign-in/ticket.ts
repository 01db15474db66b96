import { z } from 'zod';
import { type ProviderSecrets, sign, verify } from '../../second-factor/sealed.ts';

/** Long enough to install an app; the page of the sign-in itself is good for an hour. */
const MINUTES = 15;
const USE = 'sign-in-ticket';

/** What the second step of a sign-in leads to. */
export const After = z.enum(['finish', 'set-up', 'turn-off', 'new-password']);
export type After = z.infer<typeof After>;

/**
 * What a person has shown so far in one sign-in; it travels in the forms of its pages, signed.
 * `uid`: the sign-in it is good for, which only the browser that began it can go on with.
 */
const Ticket = z.object({
  uid: z.string(),
  email: z.string(),
  credential: z.uuid(),
  /** Since when there is the second step that was asked for, if one was: what is set up or chosen next rests on it. */
  factor: z.string().nullable(),
  expires: z.int(),
  step: z.discriminatedUnion('kind', [
    /** The password was right; a code is asked for. */
    z.object({ kind: z.literal('code'), after: After }),
    /** The app is to read this secret and show a code. */
    z.object({ kind: z.literal('set-up'), appSecret: z.string() }),
    /** Password, and code where there is one, were right; the next password is asked for. */
    z.object({ kind: z.literal('new-password') }),
    /** Everything was shown; the recovery codes are on the page. */
    z.object({ kind: z.literal('done') }),
  ]),
});
type Signed = z.infer<typeof Ticket>;
export type Ticket = Omit<Signed, 'expires'>;
export type TicketOf<K extends Ticket['step']['kind']> = Omit<Ticket, 'step'> & {
  step: Extract<Ticket['step'], { kind: K }>;
};

export const signTicket = (ticket: Ticket, secrets: ProviderSecrets, now = Date.now()): string =>
  sign({ ...ticket, expires: now + MINUTES * 60_000 } satisfies Signed, USE, secrets);

/** null for one that is not ours, too old, of another sign-in, or of another step */
export function readTicket<K extends Ticket['step']['kind']>(
  signed: string,
  expected: { uid: string; kind: K },
  secrets: ProviderSecrets,
  now = Date.now(),
): TicketOf<K> | null {
  const read = Ticket.safeParse(verify(signed, USE, secrets));
  if (!read.success) return null;
  const { expires, ...ticket } = read.data;
  const isRight = ticket.uid === expected.uid && ticket.step.kind === expected.kind && expires >= now;
  return isRight ? (ticket as TicketOf<K>) : null; // its kind has just been compared
}

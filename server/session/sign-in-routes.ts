import type { FastifyInstance } from 'fastify';
import { endOtherSessions, endSession, keepSession, readSignIn } from '#contract/sign-in.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { selectSecondFactor } from '#server/identity/second-factor/queries.ts';
import type { IdentitySettings } from '#server/identity/settings.ts';
import { endSessions, selectHasPassword, selectSessions } from '#server/identity/signed-in/queries.ts';

type Settings = Pick<IdentitySettings, 'external' | 'demo' | 'inactivityMinutes' | 'secondStep'>;

/** How a person signs in, for themselves alone. */
export function signInRoutes(
  app: FastifyInstance,
  guard: Guard,
  { external, demo, inactivityMinutes, secondStep }: Settings,
): void {
  serve(app, guard, readSignIn, async ({ tx, person }) => {
    if (external) return { second_factor: null, has_password: false, sessions: [] };
    const factor = await selectSecondFactor(tx, person.id);
    const sessions = await selectSessions(tx, person.id, inactivityMinutes);
    return {
      second_factor: {
        since: factor?.since ?? null,
        recovery_codes: factor?.recovery_codes ?? 0,
        is_required: !demo && (secondStep === 'everyone' || person.isOperator),
      },
      has_password: await selectHasPassword(tx, person.id),
      sessions: sessions.map((session) => ({ ...session, is_this: session.id === person.sessionUid })),
    };
  });

  serve(app, guard, endSession, async ({ tx, person, params }) => {
    const uid = params.sessionId === 'this' ? person.sessionUid : params.sessionId;
    // One that is over, or someone else's, is answered alike.
    if (uid !== undefined) await endSessions(tx, person.id, { uid });
  });

  // That it was called is all it says: a call that changes something counts as something that a person does.
  serve(app, guard, keepSession, () => {});

  serve(app, guard, endOtherSessions, async ({ tx, person }) => ({
    ended: await endSessions(tx, person.id, { allBut: person.sessionUid ?? null }),
  }));
}

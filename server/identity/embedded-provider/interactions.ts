import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { pinOrigin } from './origins.ts';
import { LOCALES } from './pages/page-language.ts';
import { type Account, subjectOf } from './subject.ts';

/** Gives the provider, loading it the first time. */
export type LoadedProvider = () => Promise<Provider>;

/** How someone was recognized (RFC 8176): with a code of the app, or a recovery code, beside the password. */
export type Means = readonly ['pwd'] | readonly ['pwd', 'otp'];

/** A sign-in in the middle of an authorize request. */
export interface Interaction {
  uid: string;
  /** What the authorize request asked for. */
  [LOCALES]: unknown;
  secondFactor: unknown;
  newPassword: unknown;
  /** Who has signed in already, with this very page: someone who pressed the button twice. */
  finishedAs: string | undefined;
}

/** The param of an authorize request that leads through the pages of the second factor. */
export const SECOND_FACTOR_PARAM = 'second_factor';
/** The param of one that leads to the page for a new password. */
export const NEW_PASSWORD_PARAM = 'new_password';

export function createInteractions(provider: LoadedProvider, publicUrl: string) {
  return {
    /**
     * null where nothing is under way: the address names a request that began in this very browser; its cookie, bound
     * to this path, must say so, too.
     */
    async underWay(request: FastifyRequest, reply: FastifyReply): Promise<Interaction | null> {
      pinOrigin(request.raw, publicUrl);
      try {
        const { uid, params, result } = await (await provider()).interactionDetails(request.raw, reply.raw);
        if (uid !== (request.params as { uid: string }).uid) return null; // the route has this parameter
        return {
          uid,
          [LOCALES]: params[LOCALES],
          secondFactor: params[SECOND_FACTOR_PARAM],
          newPassword: params[NEW_PASSWORD_PARAM],
          finishedAs: result?.login?.accountId,
        };
      } catch (error) {
        const { errors } = await import('oidc-provider');
        if (error instanceof errors.SessionNotFound) return null;
        throw error;
      }
    },

    /** Sends the browser back to the authorize request, as the person. */
    async finish(request: FastifyRequest, reply: FastifyReply, account: Account, amr: Means): Promise<FastifyReply> {
      const loaded = await provider();
      reply.hijack();
      const login = { accountId: subjectOf(account), amr: [...amr] };
      await loaded.interactionFinished(request.raw, reply.raw, { login });
      return reply;
    },
  };
}
export type Interactions = ReturnType<typeof createInteractions>;

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Headers of every answer. Scripts come from this origin alone and never inline; styles need the nonce that the page
 * carries, because the components write theirs while they run. `reply.cspNonce.style` holds it.
 * @param connect further origins the web talks to: the sign-in service, and that of the API where it is another
 */
export async function setSecurityHeaders(app: FastifyInstance, connect: readonly string[]): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // No text becomes markup or script in the browser, and no one may make exceptions: nothing here needs to.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        styleSrc: ["'self'"],
        // Positions and sizes that components put on single elements; no element can be added by it.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connect],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Plain HTTP on one machine is allowed; a browser ignores the header there.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS);
  });
}

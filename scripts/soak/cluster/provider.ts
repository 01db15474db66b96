/**
 * An identity provider as a process of its own: says its issuer, then signs a token for each address that it is sent.
 */
import { startExternalProvider } from '#server/identity/testing/external-provider.ts';

const provider = await startExternalProvider();
process.on('message', async ({ id, email, audience }: { id: number; email: string; audience: string }) => {
  const token = await provider.token(audience, { sub: `soak|${email}`, email, email_verified: true });
  process.send?.({ id, token });
});
process.send?.({ issuer: provider.issuer });

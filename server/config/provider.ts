import { z } from 'zod';
import type { ExternalProvider } from '../identity/settings.ts';
import { ConfigError } from './config-error.ts';
import { list } from './list.ts';
import type { Environment } from './settings.ts';

export function externalProvider(env: Environment): ExternalProvider | null {
  if (!env.OIDC_ISSUER) return null;
  if (!env.OIDC_CLIENT_ID || !env.OIDC_AUDIENCE) {
    throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_AUDIENCE beside it.');
  }
  const algorithms = z.array(z.enum(['RS256', 'ES256'])).safeParse(list(env.OIDC_ALGORITHMS ?? 'RS256'));
  if (!algorithms.success) throw new ConfigError('OIDC_ALGORITHMS: only RS256 and ES256 are accepted.');
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    audience: env.OIDC_AUDIENCE,
    algorithms: algorithms.data,
    tokenForm: env.OIDC_TOKEN_FORM,
    ...(env.OIDC_SCOPE !== undefined && { scope: env.OIDC_SCOPE }),
    operatorFactors: env.OIDC_OPERATOR_FACTORS === undefined ? null : list(env.OIDC_OPERATOR_FACTORS),
    emailClaim: env.OIDC_EMAIL_CLAIM ?? 'email',
    emailVerifiedClaim: env.OIDC_EMAIL_VERIFIED_CLAIM ?? 'email_verified',
  };
}

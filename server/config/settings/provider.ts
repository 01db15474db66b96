import { choice, type Settings, text } from './kinds.ts';

/** An identity provider other than the portal itself. */
export const PROVIDER = {
  OIDC_ISSUER: {
    schema: text,
    means: 'Issuer of an OpenID Connect provider; without it the portal signs people in itself.',
  },
  OIDC_CLIENT_ID: { schema: text, means: 'Client ID of the web application at that provider.' },
  OIDC_AUDIENCE: { schema: text, means: 'Audience of access tokens for this portal; never the client ID.' },
  OIDC_ALGORITHMS: { schema: text, means: 'Algorithms of its tokens, by comma: RS256 (default) and ES256.' },
  OIDC_TOKEN_FORM: {
    schema: choice(['at+jwt', 'plain'], 'at+jwt'),
    means: 'plain for providers that cannot mark access tokens (RFC 9068).',
  },
  OIDC_SCOPE: {
    schema: text,
    means: 'Scopes the web requests; openid profile email offline_access by default.',
  },
  OIDC_OPERATOR_FACTORS: {
    schema: text,
    means:
      'Values of amr or acr, by comma, one of which a token must have for operator calls, as mfa,otp; without it the provider has to require a second step of operators.',
  },
  OIDC_EMAIL_CLAIM: { schema: text, means: 'Claim with the email address; email by default.' },
  OIDC_EMAIL_VERIFIED_CLAIM: {
    schema: text,
    means: 'Claim that says the address is verified; email_verified by default.',
  },
} as const satisfies Settings;

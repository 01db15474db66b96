import type { WebConfig } from '#contract/open.ts';

/**
 * What sign-in needs to know; read from the environment by server/config/config.ts alone and passed in
 * by the composition root.
 */
export interface IdentitySettings {
  /** Origin people open, without a slash at the end: `https://portal.example.org`. Issuer of the embedded provider. */
  publicUrl: string;
  /** Folder that keeps the embedded provider's keys, where they are not in the database. */
  dataDir: string;
  /** null: they are files. */
  secretsKeys: readonly string[] | null;
  /** E-mail addresses in PORTAL_OPERATORS, lower case. */
  operators: readonly string[];
  /** The demo district is there: its people sign in with the password `demo`. */
  demo: boolean;
  /** A session of the embedded provider in which no one does anything for so long ends; 0: it lasts its day. */
  inactivityMinutes: number;
  /** Who must show a second factor at the embedded provider, outside the demo. */
  secondStep: 'operators' | 'everyone';
  /** null: the embedded provider. */
  external: ExternalProvider | null;
}

/** Any OpenID Connect provider that issues JWT access tokens; docs/sign-in.md has the values for three of them. */
export interface ExternalProvider {
  /** Exactly as in the tokens, with or without a slash at the end. */
  issuer: string;
  clientId: string;
  /** The `aud` of access tokens for this API. Never the client id: that is the `aud` of ID tokens. */
  audience: string;
  algorithms: readonly ('RS256' | 'ES256')[];
  /**
   * `at+jwt`: access tokens say so in their header (RFC 9068). `plain`: the provider cannot set the type (Entra, older
   * Auth0); an access token is then known by its scope and by the absence of every mark of an ID token.
   */
  tokenForm: 'at+jwt' | 'plain';
  /** An operator’s token has one of these in `amr`, or is one in `acr`; null: it is not asked. */
  operatorFactors: readonly string[] | null;
  /** Claims that hold the address, and that the provider has verified it. */
  emailClaim: string;
  emailVerifiedClaim: string;
  /** Scopes the web asks for, where the usual ones do not do: Entra names the API among them. */
  scope?: string | undefined;
}

/** The embedded provider's only client: the web application. Public, so PKCE is its proof. */
export const EMBEDDED_CLIENT_ID = 'portal-web';

/** Name of this API in the embedded provider's tokens: an absolute URI, as resource indicators want it. */
export const embeddedAudience = (settings: IdentitySettings): string => `${settings.publicUrl}/api`;

/** What the web needs to start a sign-in; part of /config.json. */
export function webClient(settings: IdentitySettings): Pick<WebConfig, 'issuer' | 'client_id' | 'audience' | 'scope'> {
  const { external } = settings;
  if (!external)
    return { issuer: settings.publicUrl, client_id: EMBEDDED_CLIENT_ID, audience: embeddedAudience(settings) };
  const { issuer, clientId, audience, scope } = external;
  return { issuer, client_id: clientId, audience, ...(scope !== undefined && { scope }) };
}

/** The password of the demo is everyone's, and so would be a second step. */
export const isSecondStepRequired = (settings: IdentitySettings, email: string): boolean =>
  !settings.demo && (settings.secondStep === 'everyone' || settings.operators.includes(email));

/** Refuses settings under which an ID token could pass for an access token. */
export function assertSafe({ external }: IdentitySettings): void {
  if (external && external.audience === external.clientId) {
    throw new Error(
      'The audience of the API must differ from the client ID: ID tokens carry the client ID as audience.',
    );
  }
}

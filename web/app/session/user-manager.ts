import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  type SigninSilentArgs,
  type UseRefreshTokenArgs,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { WebConfig } from '#contract/open.ts';
import { language } from '#web/messages/language.ts';
import { authorityFor } from './authority.ts';

// docs/constants.md has the values of the sign-in library.
export const LEEWAY_SECONDS = 60;
const TOKEN_REQUEST_SECONDS = 10;
const TOKEN_REQUEST_ATTEMPTS = 3;

const SCOPE = 'openid profile email offline_access';

/** True where the network failed, and the same request may do better; an answer of the provider is final. */
export const isTransient = (error: unknown): boolean => error instanceof ErrorTimeout || error instanceof TypeError;

/** Keeps the tokens, in memory only. Token requests are patient with the network, and one at a time. */
export class SessionManager extends UserManager {
  private renewing: Promise<User | null> | undefined;
  private returning: Promise<User | undefined> | undefined;

  /** A bearer good for a minute at least. Rejects when no one is signed in, or no longer. */
  async accessToken(): Promise<string> {
    const user = await this.getUser();
    if (user !== null && (user.expires_in ?? 0) > LEEWAY_SECONDS) return user.access_token;
    const renewed = user === null ? null : await this.signinSilent();
    if (renewed === null) throw new Error('Nobody is signed in');
    return renewed.access_token;
  }

  /**
   * Another bearer for one the server refused. A provider that refuses too ends the session; a
   * lost connection does not.
   */
  async renewedToken(): Promise<string | null> {
    const renewed = await this.signinSilent().catch(() => null);
    return renewed?.access_token ?? null;
  }

  /** A refresh token is good for one use, so the timer and a call that comes at the same moment share it. */
  override signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    this.renewing ??= this.renew(args).finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  /**
   * The answer in the address is good for one use, and the page is left with the next one: whoever asks
   * for it is told the same.
   */
  override signinCallback(url?: string): Promise<User | undefined> {
    this.returning ??= super.signinCallback(url);
    return this.returning;
  }

  private async renew(args?: SigninSilentArgs): Promise<User | null> {
    try {
      return await super.signinSilent(args);
    } catch (error) {
      // Refused for good: without a user the session tries to come back by the provider's own cookie.
      if (error instanceof ErrorResponse) await this.removeUser();
      throw error;
    }
  }

  protected override _useRefreshToken(args: UseRefreshTokenArgs): Promise<User> {
    // The library passes on that no time-out was asked for, which takes the place of the one in its settings.
    return attempts(() => super._useRefreshToken({ ...args, timeoutInSeconds: TOKEN_REQUEST_SECONDS }));
  }

  /**
   * As the library's, but the proof of this sign-in is kept until the exchange has worked, so
   * that it can be tried again.
   */
  protected override async _signinEnd(url: string, verifySub?: string): Promise<User> {
    try {
      const answer = await attempts(() => this._client.processSigninResponse(url, {}, false));
      await this.forgetProof(url);
      return await this._buildUser(answer, verifySub);
    } catch (error) {
      if (!isTransient(error)) await this.forgetProof(url);
      throw error;
    }
  }

  private async forgetProof(url: string): Promise<void> {
    const id = new URL(url).searchParams.get('state');
    if (id !== null) await this.settings.stateStore.remove(id);
  }
}

async function attempts<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TOKEN_REQUEST_ATTEMPTS - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isTransient(error)) throw error;
    }
  }
}

export const createManager = (config: WebConfig): SessionManager =>
  new SessionManager({
    authority: authorityFor(config.issuer, window.location),
    client_id: config.client_id,
    redirect_uri: `${window.location.origin}/login`,
    post_logout_redirect_uri: window.location.origin,
    scope: config.scope ?? SCOPE,
    ui_locales: language,
    extraQueryParams: { audience: config.audience }, // Auth0 issues a token for the API only when it is named
    loadUserInfo: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }), // PKCE and the place to come back to; no token
    automaticSilentRenew: true,
    accessTokenExpiringNotificationTimeInSeconds: LEEWAY_SECONDS,
    requestTimeoutInSeconds: TOKEN_REQUEST_SECONDS,
  });

import { z } from 'zod';
import { defineRoute } from './route.ts';

/** A browser in which the person is signed in. */
export const SignInSession = z.object({
  id: z.string(),
  /** The one that asks. */
  is_this: z.boolean(),
  began_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  /** Network address it was last seen at. */
  address: z.string().nullable(),
  /** Its User-Agent. */
  browser: z.string(),
});
export type SignInSession = z.infer<typeof SignInSession>;

export const SignIn = z.object({
  /** null: an external provider signs people in, and knows these. */
  second_factor: z
    .object({
      /** null: off. */
      since: z.iso.datetime().nullable(),
      recovery_codes: z.int(),
      /** An operator cannot turn it off. */
      is_required: z.boolean(),
    })
    .nullable(),
  /** False with an external provider, and for the people of the demo, who share one. */
  has_password: z.boolean(),
  /** The one used last comes first. */
  sessions: z.array(SignInSession),
});
export type SignIn = z.infer<typeof SignIn>;

export const readSignIn = defineRoute({
  name: 'sign-in.read',
  method: 'GET',
  path: '/users/me/sign-in',
  summary: 'How the signed-in person signs in, and in which browsers they are signed in.',
  scope: 'person',
  permission: null,
  answer: SignIn,
  event: null,
});

export const endSession = defineRoute({
  name: 'sign-in.end-session',
  method: 'DELETE',
  path: '/users/me/sign-in/sessions/:sessionId',
  summary: 'Signs the person out in one browser, at once: by its ID, or `this` for the one that asks.',
  scope: 'person',
  permission: null,
  params: z.object({ sessionId: z.string().min(1).max(100) }),
  status: 204,
  event: null,
});

export const keepSession = defineRoute({
  name: 'sign-in.keep-session',
  method: 'POST',
  path: '/users/me/sign-in/activity',
  summary:
    'Says that a person is at work, or that an upload is on its way. A session without such a call for some time ends; any call but GET counts as one.',
  scope: 'person',
  permission: null,
  status: 204,
  event: null,
});

export const endOtherSessions = defineRoute({
  name: 'sign-in.end-others',
  method: 'DELETE',
  path: '/users/me/sign-in/sessions',
  summary: 'Signs the person out in every browser but the one that asks.',
  scope: 'person',
  permission: null,
  answer: z.object({ ended: z.int() }),
  event: null,
});

import { z } from 'zod';
import { anyOf } from '../../kit';
import { erased, impersonal } from '../erasure';
import { type Actor, defineResource, id, instant, noOne, staff } from '../party';
import { ofSelf } from './session';

/**
 * The step of signing in that failed: password, second factor, credentials for an access token, or the return
 * from Google.
 */
export const signInKinds = ['password', 'second_factor', 'token', 'google'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** Days for which a failed sign-in is kept. */
export const failedSignInDays = 90;

/** A failed sign-in. Neither the typed text nor addresses without an account are stored. */
export const failedSignIn = z.object({
  id: impersonal(id),
  at: instant,
  /** The user with the typed address; null if there is no such user. */
  userId: id.nullable(),
  kind: impersonal(z.enum(signInKinds)),
  ip: erased(z.string(), ''),
});
export type FailedSignIn = z.output<typeof failedSignIn>;

export const failedSignIns = defineResource({
  name: 'failed-sign-ins',
  schema: failedSignIn,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', userId: 'is', kind: 'is', ip: 'is', at: 'between' },
  sorts: ['id', 'at'],
  access: {
    read: anyOf<Actor, FailedSignIn>(ofSelf, staff('support')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});

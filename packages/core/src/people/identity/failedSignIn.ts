import { z } from 'zod';
import { anyOf } from '../../kit';
import { erased, impersonal } from '../erasure';
import { type Actor, defineResource, id, instant, nobody, staff } from '../party';
import { ofOneself } from './session';

/** What was wrong: the password, the second factor, the credentials for an access token, the way back from Google. */
export const signInKinds = ['password', 'second_factor', 'token', 'google'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** How long a failed sign-in can be read; then it is gone. */
export const failedSignInDays = 90;

/** One try to get in that failed. What was typed is kept nowhere, nor an address that is nobody's. */
export const failedSignIn = z.object({
  id: impersonal(id),
  at: instant,
  /** Whose account it was about; null where it is not known or there is none. */
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
    read: anyOf<Actor, FailedSignIn>(ofOneself, staff('support')),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});

import { z } from 'zod';
import { anyOf, defineFlow, type Scope, type StateOf } from '../../kit';
import { impersonal } from '../erasure';
import { type Actor, defineResource, noOne, ofCompany, ofCreator, staff } from './actor';
import { id, instant, stamps } from './fields';

/**
 * Flow of a curator's code. A code is open until its curator or staff replace or close it, and cannot be
 * opened again.
 */
export const curatorCodeFlow = defineFlow({
  name: 'curator-codes',
  states: ['open', 'closed'],
  initial: 'open',
  moves: {
    rotate: { from: ['open'], to: 'closed' },
    close: { from: ['open'], to: 'closed', final: true },
  },
});

/** Crockford's base 32, which leaves out letters that look like digits, and U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;
const mistaken: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * A code as users type it: in any case, with blanks or hyphens, with the letter O for a zero. The value is
 * normalized to the stored form.
 */
export const typedCode = z
  .string()
  .max(40, 'too_long')
  .overwrite((typed) =>
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/[OIL]/g, (letter) => mistaken[letter] ?? letter),
  );

/** Returns a new code from random hexadecimal digits, two for each letter. */
export const codeOf = (random: string): string =>
  (random.match(/../g) ?? []).map((byte) => letters[Number.parseInt(byte, 16) % letters.length]).join('');

/** Formats a code for display: `K7QM-2XHD`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Code of a curator; `creatorId` is the curator. The code is not secret: curators share it. */
export const curatorCode = z.object({
  ...stamps,
  creatorId: id,
  code: impersonal(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, 'invalid_format')),
  status: impersonal(z.enum(curatorCodeFlow.states as [StateOf<typeof curatorCodeFlow>])),
  statusSince: instant,
});
export type CuratorCode = z.output<typeof curatorCode>;

const curatorOrStaff = anyOf<Actor, CuratorCode>(ofCreator, staff('curation'));

export const curatorCodes = defineResource({
  name: 'curator-codes',
  schema: curatorCode,
  flow: curatorCodeFlow,
  writable: { create: [], update: [] },
  filters: { id: 'is', creatorId: 'is', status: 'is', createdAt: 'between' },
  search: ['code'],
  sorts: ['id', 'code', 'status', 'createdAt'],
  access: {
    read: anyOf<Actor, CuratorCode>(ofCreator, staff('curation', 'support')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { rotate: curatorOrStaff, close: curatorOrStaff },
  },
});

/** Sign-up channel of a creator: a curator's code or a company's invitation. Written once, at sign-up. */
export const attribution = z.object({
  ...stamps,
  creatorId: id,
  /** The curator, who is also a creator; null if no code was used. */
  curatorId: id.nullable(),
  codeId: id.nullable(),
  companyId: id.nullable(),
});
export type Attribution = z.output<typeof attribution>;

const broughtByOneself = (actor: Actor): Scope<Attribution> =>
  actor.role === 'creator' ? [{ curatorId: actor.creatorId }] : [];

export const attributions = defineResource({
  name: 'attributions',
  schema: attribution,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    creatorId: 'is',
    curatorId: 'is',
    codeId: 'is',
    companyId: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'createdAt'],
  access: {
    read: anyOf<Actor, Attribution>(broughtByOneself, ofCreator, ofCompany, staff('curation', 'support')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});

import type { User } from '@elenco/core';
import {
  type NewSecondFactor,
  newSecondFactor,
  otpauthAddress,
  recoveryHash,
  sealedFor,
  stepOf,
} from '@elenco/db';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import type { RequestContext } from '../adapters/requestContext.server';
import { qrPath } from '../briefing/project/qrPath.server';
import { requireCodeAllowed, wrongCode } from './codes.server';
import { openSealedValue, sealValue } from './once.server';

const minutes = 30;
const purposeFor = (userId: number) => `second factor setup ${userId}`;

export const setupForm = z.object({ code: z.string().trim().min(1, 'required').max(20, 'too_long') });

/**
 * Loads the setup of a second factor. Until its code is confirmed, the sealed setup is in the page's query
 * string, so that a reload or a wrong code keeps the QR code, even without scripts.
 */
export function loadSetup(ctx: RequestContext, person: User) {
  const setup = setupOf(ctx, person);
  if (!setup) {
    const next = new URL(ctx.url);
    next.searchParams.set('setup', sealValue(newSecondFactor(), purposeFor(person.id), minutes, ctx));
    throw redirect(next.pathname + next.search);
  }
  const address = otpauthAddress(setup.secret, person.email);
  return {
    picture: qrPath(address),
    address,
    key: setup.secret.replace(/(.{4})(?=.)/g, '$1 '),
    recovery: setup.recovery,
  };
}

const setupOf = (ctx: RequestContext, person: User) =>
  openSealedValue(ctx.url.searchParams.get('setup') ?? '', purposeFor(person.id), ctx) as
    | NewSecondFactor
    | undefined;

/**
 * Checks the code of a setup; returns the data to store.
 * @throws Problem `wrong_code` at `/code`
 */
export async function confirmedCode(code: string, ctx: RequestContext, person: User) {
  const setup = setupOf(ctx, person);
  // The setup has expired, so the page starts again with a new QR code.
  if (!setup) throw redirect(ctx.url.pathname);
  await requireCodeAllowed(ctx, person);
  const step = stepOf(setup.secret, code, ctx.now);
  if (step === undefined) throw await wrongCode(ctx, person);
  return {
    secret: ctx.seal.close(setup.secret, sealedFor(person.id)),
    step,
    recoveryHashes: setup.recovery.map(recoveryHash),
  };
}

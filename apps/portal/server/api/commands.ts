import { type AnyCommand, commands, email, requireRecentAuth } from '@elenco/core';
import type { Context } from 'hono';
import { z } from 'zod';
import { mayWriteTo } from '../../app/security/emailLimits.server';
import type { Env } from '../types';
import { commandTexts } from './openapi/commands';
import { type Body, bodyOf, commandContext, keyOf, refuseUnknown } from './request';
import type { Deps, Route } from './route';

/** Commands that move money require an idempotency key. See docs/spec/money.md#ledger. */
const money = new Set([
  'proposals.approveAll',
  'squads.approveProposals',
  'contracts.accept',
  'amendments.accept',
  'pay-contracts.accept',
  'receipts.import',
  'receipts.match',
  'receipts.matchPart',
  'receipts.assign',
  'receipts.takeRepayment',
  'repayments.demand',
  'repayments.prepareRefund',
  'repayments.waive',
  'repayments.release',
  'receipts.prepareReturn',
  'receipts.prepareMatch',
  'receipts.unmatch',
  'receipts.release',
  'charges.settle',
  'subscriptions.choose',
  'subscription-periods.issue',
  'invoices.accept',
  'payouts.prepare',
  'payouts.recordPurchase',
  'payouts.confirmPurchase',
  'payment-files.make',
  'payment-answers.import',
  'settlements.prepareRefund',
  'payouts.release',
  'payouts.return',
  'settlements.accept',
  'settlements.decide',
  'settlements.release',
]);

/** Commands for browsers only, never for programs, each with an extra check. */
const byHand: Readonly<Record<string, (input: Body, c: Context<Env>, deps: Deps) => Promise<void>>> = {
  // It moves the account to another address.
  'users.correctEmail': mayCorrect,
  // It sets the payout destination; the command itself requires reauthentication.
  'payees.save': async () => undefined,
};

/** Commands whose answers are never stored, so a key repeats none: each call is performed and recorded. */
const revealing = new Set(['payees.reveal', 'payment-files.open']);

export const movesMoney = (command: AnyCommand): boolean => money.has(command.name);

export const commandRoutes: readonly Route[] = commands
  .filter(({ rest }) => rest)
  .map((command) => ({
    method: 'POST',
    path: `/commands/${command.name}`,
    source: 'commands',
    about: command.name.split('.')[0] ?? '',
    summary: commandTexts[command.name] ?? command.name,
    ...(command.name in byHand ? { browser: true as const } : {}),
    headers: { 'Idempotency-Key': movesMoney(command) ? 'needed' : 'makes a repetition harmless' },
    body: inputOf(command),
    answer: { status: 200, what: 'result of the command', schema: z.unknown() },
    async handle(c, deps) {
      const body = withEvidence(command, await bodyOf(c), c);
      const input = 'payer' in shapeOf(command) ? { ...body, payer: deps.settings.payerAccount } : body;
      checked(command, input);
      await byHand[command.name]?.(input, c, deps);
      const key = revealing.has(command.name) ? undefined : keyOf(c, movesMoney(command));
      const reply = await deps.database.perform(command, input, commandContext(c, deps, key));
      return c.json(reply ?? null, 200, { 'Cache-Control': 'no-store' });
    },
  }));

/** Checks recent reauthentication first, so that a caller without it uses up no mails. */
async function mayCorrect(input: Body, c: Context<Env>, { database: app, now }: Deps): Promise<void> {
  requireRecentAuth({ now: now(), reauthenticatedAt: c.get('session')?.reauthenticated.at });
  const address = email.safeParse(input.email);
  // An invalid address is rejected at its field; no mail is sent to it.
  if (address.success) await mayWriteTo(address.data, { app, ip: c.get('ip'), now: now() }, c.get('user')!);
}

/**
 * IP and user agent are evidence, and the payer account is the platform's: set by the server, never by the
 * caller.
 */
const evidence = { ip: true, userAgent: true, payer: true } as const;

export function withEvidence(command: AnyCommand, body: Body, c: Context<Env>): Body {
  const shape = shapeOf(command);
  refuseUnknown(body, (field) => !(field in evidence));
  return {
    ...body,
    ...('ip' in shape ? { ip: c.get('ip') } : {}),
    ...('userAgent' in shape ? { userAgent: (c.req.header('user-agent') ?? '').slice(0, 500) } : {}),
  };
}

/** Rejects fields that the command does not have; `perform` validates the others. */
export function checked(command: AnyCommand, input: Body): void {
  const issues = command.input.safeParse(input).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  refuseUnknown(input, (field) => !unknown.includes(field));
}

/** Returns the input schema of a command for callers: without the evidence, which the server sets. */
export function inputOf(command: AnyCommand): z.ZodType {
  const { input } = command;
  if (!(input instanceof z.ZodObject)) return input;
  const { ip: _ip, userAgent: _userAgent, payer: _payer, ...fields } = input.shape;
  return z.strictObject(fields);
}

const shapeOf = ({ input }: AnyCommand): object => (input instanceof z.ZodObject ? input.shape : {});

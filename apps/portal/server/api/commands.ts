import { type AnyCommand, commands, email, id, requireRecentAuth, users } from '@elenco/core';
import type { Context } from 'hono';
import { z } from 'zod';
import { requireEmailAllowed } from '../../app/security/emailLimits.server';
import type { Env } from '../types';
import { type Body, bodyOf, commandContext, keyOf, refuseUnknown } from './request';
import type { Deps, Route } from './route';

export const commandRoutes: readonly Route[] = commands.flatMap((command) =>
  command.rest === undefined ? [] : routeOf(command, command.rest),
);

function routeOf(command: AnyCommand, summary: string): Route {
  return {
    method: 'POST',
    path: `/commands/${command.name}`,
    source: 'commands',
    about: command.name.split('.')[0] ?? '',
    summary,
    ...(command.browserOnly ? { browser: true } : {}),
    headers: { 'Idempotency-Key': command.movesMoney ? 'needed' : 'makes a repetition harmless' },
    body: inputOf(command),
    answer: { status: 200, what: 'result of the command', schema: z.unknown() },
    async handle(c, deps) {
      const body = withEvidence(command, await bodyOf(c), c);
      const input = 'payer' in shapeOf(command) ? { ...body, payer: deps.settings.payerAccount } : body;
      checked(command, input);
      if (command.limitsEmails) await limitEmails(input, c, deps);
      const key = command.revealsSecrets ? undefined : keyOf(c, command.movesMoney);
      const reply = await deps.database.perform(command, input, commandContext(c, deps, key));
      return c.json(reply ?? null, 200, { 'Cache-Control': 'no-store' });
    },
  };
}

/**
 * Limits e-mails per recipient and sender. Checks recent reauthentication first, so that a caller who has not
 * reauthenticated does not use up the limit.
 */
async function limitEmails(input: Body, c: Context<Env>, { database: app, now }: Deps): Promise<void> {
  requireRecentAuth({ now: now(), reauthenticatedAt: c.get('session')?.reauthenticated.at });
  const address = email.safeParse(input.email ?? (await addressOf(input.userId, c, app)));
  // The command rejects an invalid e-mail address at its field, and sends no e-mail.
  if (address.success)
    await requireEmailAllowed(address.data, { app, ip: c.get('ip'), now: now() }, c.get('user')!);
}

/** Returns the e-mail address of a user that the actor may read. */
async function addressOf(
  userId: unknown,
  c: Context<Env>,
  app: Deps['database'],
): Promise<string | undefined> {
  const known = id.safeParse(userId);
  if (!known.success) return undefined;
  const [person] = await app.see(users, c.get('actor'), { id: known.data });
  return person?.email;
}

/**
 * Input that only the server sets, never the caller: IP address and user agent as evidence, and the
 * platform's account as payer.
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

/** Rejects fields that the command does not have. `perform` validates the values of all other fields. */
export function checked(command: AnyCommand, input: Body): void {
  const issues = command.input.safeParse(input).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  refuseUnknown(input, (field) => !unknown.includes(field));
}

/** Returns the input schema of a command for callers, without the input that the server sets. */
export function inputOf(command: AnyCommand): z.ZodType {
  const { input } = command;
  if (!(input instanceof z.ZodObject)) return input;
  const { ip: _ip, userAgent: _userAgent, payer: _payer, ...fields } = input.shape;
  return z.strictObject(fields);
}

const shapeOf = ({ input }: AnyCommand): object => (input instanceof z.ZodObject ? input.shape : {});

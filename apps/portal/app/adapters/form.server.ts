import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import { type Actor, type Command, type FieldError, fieldRefusal, isProblem, Problem } from '@elenco/core';
import { isUnavailable } from '@elenco/db';
import { type ActionFunctionArgs, data, redirect, redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { isOwnPath } from '../access/ownPath';
import { keepQueue } from '../queue/address';
import { moneyMarker, percentMarker, readNumbers } from '../ui/numberText';
import { type Area, authorize, notFound, type RequestContext } from './requestContext.server';

/** A refusal as the fields show it: its code and the values of its text. */
export type Refusal = Pick<FieldError, 'code' | 'params'>;

/** What a form gets back when it was refused: all that was typed, and a reason beside each field. */
export interface Answer {
  readonly intent: string;
  readonly submission: SubmissionResult<Refusal[]>;
  /** What is shown this once and kept nowhere, such as a link that lets somebody in. */
  readonly shown?: Readonly<Record<string, string>>;
}

/** One way of sending a form. Only `formHandler` and `command` make them, so that field types and use agree. */
export interface FormHandler<A extends Area> {
  readonly schema: z.ZodType;
  readonly send: (value: never, ctx: RequestContext<A>, key: string | undefined) => Promise<Next>;
}

/** What stands in a form once or several times is sent as one value or as a list. */
export const listed = <List extends z.ZodType>(list: List) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), list);

/** Where somebody goes who saves on leaving: within the product only, another address is nobody's wish. */
export const place = z.string().max(1_000).refine(isOwnPath, 'invalid_value');

/** Where to go after it is done, and which word of `toasts` to say there. */
export interface Next {
  readonly to: string;
  readonly toast?: string;
  /** A cookie to be set on the way, as its whole header. */
  readonly cookie?: string;
  /** As a new document, because what every page shows has changed, such as its language. */
  readonly document?: true;
  /** Stays on the page and shows this instead of going anywhere. */
  readonly shown?: Readonly<Record<string, string>>;
}

/** A form with fields of its own. @throws Problem from `send`, which comes back beside the fields */
export function formHandler<A extends Area, Schema extends z.ZodType>(
  schema: Schema,
  send: (value: z.output<Schema>, ctx: RequestContext<A>, key: string | undefined) => Promise<Next>,
): FormHandler<A> {
  return { schema, send };
}

/** A form that runs a command with what was typed. `input` adds what the address knows. */
export function command<A extends Area, Schema extends z.ZodType, Input extends z.ZodType, Loaded, Reply>(
  run: Command<Actor, Input, Loaded, Reply>,
  form: {
    schema: Schema;
    input: (value: z.output<Schema>, ctx: RequestContext<A>) => z.input<Input>;
    next: (reply: Reply, ctx: RequestContext<A>) => Next;
  },
): FormHandler<A> {
  return formHandler<A, Schema>(form.schema, async (value, ctx, key) =>
    form.next(await ctx.app.perform(run, form.input(value, ctx), { ...ctx, key }), ctx),
  );
}

/**
 * An action made of one or more sendings, told apart by the field `intent`; `key` makes a second pressing of
 * the same button harmless. Nothing typed is lost: a refusal carries every field back.
 */
export const actions = <A extends Exclude<Area, 'guest'>>(
  area: A,
  handlers: Readonly<Record<string, FormHandler<A>>>,
) => answering<A>(async (args) => authorize(area, args), handlers);

/** The same for whoever `enter` lets in. */
export function answering<A extends Area>(
  enter: (args: ActionFunctionArgs) => Promise<RequestContext<A>>,
  handlers: Readonly<Record<string, FormHandler<A>>>,
) {
  return async (args: ActionFunctionArgs) => {
    const ctx = await enter(args);
    const typed = args.context.form;
    const fields = readNumbers(typed);
    const intent = String(fields.get('intent') ?? Object.keys(handlers)[0]);
    const key = fields.get('key');
    const chosen = handlers[intent];
    if (!chosen) throw notFound();
    for (const own of ['intent', 'key', 'csrf']) fields.delete(own);

    // What was typed comes back, but a password is in no page.
    const hidden = { hideFields: [...new Set(fields.keys())].filter((name) => /password/i.test(name)) };
    const submission = parseWithZod(fields, {
      schema: coerceFormValue(chosen.schema),
      disableAutoCoercion: true,
      error: (issue) => wrongType(issue, typed),
      formatError: refusals,
    });
    if (submission.status !== 'success') {
      return data<Answer>({ intent, submission: submission.reply(hidden) }, { status: 422 });
    }
    try {
      const next = await chosen.send(
        submission.value as never,
        ctx,
        typeof key === 'string' && key !== '' ? key : undefined,
      );
      if (next.shown) {
        args.context.keepSecret();
        return data<Answer>({ intent, submission: submission.reply({ resetForm: true }), shown: next.shown });
      }
      const go = isOurs(next.to) && !next.document ? redirect : redirectDocument;
      const headers = new Headers();
      for (const cookie of [next.toast && toastCookie(next.toast), next.cookie]) {
        if (cookie) headers.append('Set-Cookie', cookie);
      }
      return go(keepQueue(ctx.url, next.to), { headers });
    } catch (thrown) {
      const error = isUnavailable(thrown) ? new Problem('unavailable') : thrown;
      if (!isProblem(error)) throw error;
      if (error.status >= 500) args.context.report(thrown);
      if (error.code === 'not_found') throw notFound();
      return data<Answer>(
        { intent, submission: submission.reply({ ...byField(error), ...hidden }) },
        { status: error.status },
      );
    }
  };
}

/** The back office is another application at the same address: the browser must load it, not the router. */
const isOurs = (path: string) => !/^\/dashboard\/admin(?![\w-])/.test(path);

/** Shown once on the next page, which deletes it (`FlashToast`); the id tells two equal ones apart. */
export const toastCookie = (code: string) =>
  `toast=${encodeURIComponent(code)}~${randomUUID().slice(0, 8)}; Path=/; Max-Age=20; SameSite=Lax`;

/**
 * Numbers arrive as digits, percentages with up to two decimals, which a whole number refuses. What `readNumbers` could
 * make none of is none: "1.400" is not 1.4, nor "1500." fifteen.
 */
const { coerceFormValue } = configureCoercion({
  type: {
    number(text) {
      if (!/^-?\d+(\.\d{1,2})?$/.test(text)) throw new RangeError('no digits');
      return Number(text);
    },
  },
});

/** An empty required field arrives as nothing at all, which zod calls a wrong type; so is a number with words in it. */
function wrongType(issue: z.core.$ZodRawIssue, typed: FormData): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'required';
  if (issue.expected !== 'number' && issue.expected !== 'int') return undefined;
  const name = nameOf((issue.path ?? []).map((step) => `/${String(step)}`).join(''));
  return typed.has(moneyMarker(name)) || typed.has(percentMarker(name)) ? 'not_a_number' : 'not_whole_number';
}

const refusals = (issues: readonly z.core.$ZodIssue[]): Refusal[] => issues.map(fieldRefusal);

/** A problem's pointer (`/lines/0/format`) as conform's name (`lines[0].format`). */
const nameOf = (pointer: string) =>
  pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');

/** Refusals of fields under the names that the form has for them. */
export async function withFieldNames<T>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isProblem(error)) throw error;
    const errors = error.errors.map((one) => ({ ...one, pointer: names[one.pointer] ?? one.pointer }));
    throw new Problem(error.code, errors, error.detail);
  }
}

function byField(problem: Problem) {
  const fieldErrors: Record<string, Refusal[]> = {};
  const formErrors: Refusal[] = [];
  const errors = problem.errors.length > 0 ? problem.errors : [{ pointer: '', code: problem.code }];
  for (const { pointer, ...refusal } of errors) {
    const name = nameOf(pointer);
    if (name) fieldErrors[name] = [...(fieldErrors[name] ?? []), refusal];
    else formErrors.push(refusal);
  }
  return { fieldErrors, formErrors };
}

import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import { type Actor, type Command, type FieldError, fieldRefusal, isProblem, Problem } from '@elenco/core';
import { isUnavailable } from '@elenco/db';
import { type ActionFunctionArgs, data, redirect, redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { isOwnPath } from '../access/ownPath';
import { nameOf } from '../forms/fieldName';
import { sendInQueue } from '../queue/load.server';
import { moneyMarker, percentMarker, readNumbers } from '../ui/numberText';
import { type Area, authorize, notFound, type RequestContext } from './requestContext.server';

/** A field error: its code and the parameters of its message. */
export type Refusal = Pick<FieldError, 'code' | 'params'>;

/** Response to a refused form: all submitted values, and the errors by field. */
export interface Answer {
  readonly intent: string;
  readonly submission: SubmissionResult<Refusal[]>;
  /** Values that the page shows once and that are never stored, such as a new share link. */
  readonly shown?: Readonly<Record<string, string>>;
}

/** Handler of one intent. Only `formHandler` and `command` create it, so that the field types match. */
export interface FormHandler<A extends Area> {
  readonly schema: z.ZodType;
  readonly send: (value: never, ctx: RequestContext<A>, key: string | undefined) => Promise<Next>;
}

/** Returns a schema that reads a field as a list, whether the form sent the field once or several times. */
export const listed = <List extends z.ZodType>(list: List) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), list);

/** Redirect target after save-on-leave. Same-origin paths only. */
export const redirectPath = z.string().max(1_000).refine(isOwnPath, 'invalid_value');

/** Redirect after a successful form, with an optional toast. */
export interface Next {
  readonly to: string;
  /** Key in `toasts` of the toast to show on the next page. */
  readonly toast?: string;
  /** Name of the record that was changed, for the text of the toast. */
  readonly about?: string;
  /** True if the next page shows a different row of a queue; the toast then mentions that. */
  readonly isNext?: true;
  /** Sentences shown below the message of the toast. */
  readonly text?: string;
  /** True to stay on the row of a queue, because the user should look at the result. */
  readonly stays?: true;
  /** A `Set-Cookie` header. */
  readonly cookie?: string;
  /** True to load a new document, because something on every page has changed, such as the language. */
  readonly document?: true;
  /** Values to show on the same page instead of redirecting. */
  readonly shown?: Readonly<Record<string, string>>;
}

/**
 * Creates the handler of a form with its own fields.
 * @throws Problem from `send`; its errors are shown at the fields
 */
export function formHandler<A extends Area, Schema extends z.ZodType>(
  schema: Schema,
  send: (value: z.output<Schema>, ctx: RequestContext<A>, key: string | undefined) => Promise<Next>,
): FormHandler<A> {
  return { schema, send };
}

/**
 * Creates the handler of a form that runs a command. `input` returns the command's input, to which it can add
 * data from the URL.
 */
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
 * Creates an action with one or more form handlers, selected by the field `intent`. The field `key` is the
 * idempotency key. A refusal returns every submitted value.
 */
export const actions = <A extends Exclude<Area, 'guest'>>(
  area: A,
  handlers: Readonly<Record<string, FormHandler<A>>>,
) => createActions<A>(async (args) => authorize(area, args), handlers);

/** Creates an action like `actions`, but authorizes with `enter`. */
export function createActions<A extends Area>(
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

    // Returns submitted values to the page, except passwords.
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
      const next = await sendInQueue(ctx, () =>
        chosen.send(submission.value as never, ctx, typeof key === 'string' && key !== '' ? key : undefined),
      );
      if (next.shown) {
        args.context.keepSecret();
        return data<Answer>({ intent, submission: submission.reply({ resetForm: true }), shown: next.shown });
      }
      const go = isOurs(next.to) && !next.document ? redirect : redirectDocument;
      const headers = new Headers();
      for (const cookie of [next.toast && toastCookie(next.toast, next), next.cookie]) {
        if (cookie) headers.append('Set-Cookie', cookie);
      }
      return go(next.to, { headers });
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

/**
 * False for the back office, another application at the same origin, which the browser must load as a new
 * document.
 */
const isOurs = (path: string) => !/^\/dashboard\/admin(?![\w-])/.test(path);

const part = (text: string) => `~${encodeURIComponent(text).replaceAll('~', '%7E')}`;

/** Maximum number of characters in a toast's sentences. Browsers drop cookies above 4 kB. */
const MAX_TOAST_TEXT = 600;

/**
 * Returns the cookie of a toast, which the next page shows once and deletes (`FlashToast`). Its id
 * distinguishes two equal toasts.
 */
export const toastCookie = (
  code: string,
  { about = '', text = '', isNext }: Pick<Next, 'about' | 'text' | 'isNext'> = {},
) =>
  `toast=${encodeURIComponent(code)}~${randomUUID().slice(0, 8)}${isNext ? '-next' : ''}${about || text ? part(about) : ''}${text ? part(text.slice(0, MAX_TOAST_TEXT)) : ''}; Path=/; Max-Age=20; SameSite=Lax`;

/**
 * Forms send numbers as digits, and percentages with up to two decimals. Input that `readNumbers` could not
 * parse stays invalid: "1.400" must not become 1.4, nor "1500." 1500.
 */
const { coerceFormValue } = configureCoercion({
  type: {
    number(text) {
      if (!/^-?\d+(\.\d{1,2})?$/.test(text)) throw new RangeError('no digits');
      return Number(text);
    },
  },
});

/**
 * Returns the code for a missing required field, or for text that is not a number; zod reports both as a
 * wrong type.
 */
function wrongType(issue: z.core.$ZodRawIssue, typed: FormData): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'required';
  if (issue.expected !== 'number' && issue.expected !== 'int') return undefined;
  const name = nameOf((issue.path ?? []).map((step) => `/${String(step)}`).join(''));
  return typed.has(moneyMarker(name)) || typed.has(percentMarker(name)) ? 'not_a_number' : 'not_whole_number';
}

const refusals = (issues: readonly z.core.$ZodIssue[]): Refusal[] => issues.map(fieldRefusal);

/** Converts the pointers of refusals to the field names of the form. */
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

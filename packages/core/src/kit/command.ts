import type { z } from 'zod';
import type { FieldError } from './problem';
import type { NewRow, RowOf, Rows } from './resource';
import type { Condition, Rule } from './rule';

/**
 * Loads rows for a command and checks permissions: a row outside the actor's scope is treated as not found.
 */
export interface Find<Actor> {
  /** Locks and returns the row with this id. Throws `not_found` unless `rule` gives access to it. */
  forUpdate<R extends Rows<RowOf<R>>>(
    resource: R,
    id: number,
    rule: Rule<Actor, RowOf<R>>,
  ): Promise<RowOf<R>>;
  /** Locks and returns the rows that meet `where`, in ascending order of id. Checks no access rule. */
  lockMany<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Returns the same rows as `lockMany`, without locking them. */
  many<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Reserves ids for new rows that refer to each other. */
  ids(resource: Rows<unknown>, count: number): Promise<number[]>;
  /** Returns the next number of a series without gaps. Concurrent callers wait for each other. */
  number(series: string): Promise<number>;
  /**
   * Returns the closing rates of a currency by day: those published in a period, and the last one before it.
   */
  rates(currency: string, period: Period): Promise<readonly DayRate[]>;
  /** Returns random hexadecimal digits, two for each byte. */
  random(bytes: number): string;
  /** Locks a ledger account and returns its balance in minor units, debit positive. */
  balance(account: Account): Promise<number>;
  /**
   * Returns the movements of all ledger accounts from business date `from` to `to`, of all companies and
   * creators. With `lock`, other transactions cannot post until the command ends.
   */
  movements(period: Period, options?: { readonly lock: true }): Promise<Movements>;
}

export interface DayRate {
  /** Price of one unit of a currency in millionths of BRL. */
  readonly rateMicros: number;
  /** Day for which the price was published. */
  readonly day: string;
}

export interface Period {
  /** First business date of the period. */
  readonly from: string;
  /** Last business date of the period. */
  readonly to: string;
}

/**
 * How the accounts of one kind and currency moved in a period. All amounts are in minor units; debit balances
 * are positive.
 */
export interface Movement {
  readonly account: string;
  readonly currency: string;
  readonly openingCents: number;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly closingCents: number;
}

export interface Movements {
  /** Sorted by account and currency. Accounts without balance and movement are omitted. */
  readonly lines: readonly Movement[];
  /** Number of ledger entries in the period. */
  readonly entryCount: number;
}

export interface Account {
  readonly kind: string;
  readonly currency: string;
  readonly companyId?: number;
  readonly creatorId?: number;
}

export interface Posting {
  readonly account: Account;
  /** Amount in minor units, never zero; debits are positive. */
  readonly amountCents: number;
}

export interface ExchangeRate {
  /** Price of one unit of a currency in millionths of the other currency. */
  readonly rateMicros: number;
  readonly source: string;
}

/** A ledger entry. Its postings add up to zero per currency. */
export interface Entry {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  /**
   * Business date of the event; by default today. If its month is closed, the entry gets the next open day.
   */
  readonly on?: string;
  /** Exchange rate; set if the entry moves money between currencies. */
  readonly rate?: ExchangeRate;
  readonly postings: readonly Posting[];
}

export type Change =
  | { readonly do: 'insert'; readonly resource: string; readonly row: Readonly<Record<string, unknown>> }
  | {
      readonly do: 'update';
      readonly resource: string;
      readonly id: number;
      readonly patch: Readonly<Record<string, unknown>>;
    }
  | { readonly do: 'remove'; readonly resource: string; readonly id: number }
  | {
      readonly do: 'move';
      readonly resource: string;
      readonly id: number;
      readonly move: string;
      readonly patch: Readonly<Record<string, unknown>>;
      readonly comment?: string;
      readonly data?: EventDraft['data'];
    }
  | { readonly do: 'post'; readonly entry: Entry }
  | { readonly do: 'emit'; readonly event: EventDraft }
  | { readonly do: 'erase'; readonly subjects: readonly Erased[]; readonly erasureNotice?: ErasureNotice };

/** A subject whose data is erased, by the rules that `privacy` declares for each column. */
export interface Erased {
  readonly subject: string;
  readonly id: number;
  /**
   * True to erase everything, for an account that was never confirmed. No retention duty applies to such an
   * account.
   */
  readonly whole?: true;
}

/** The last e-mail to an erased user, whose address is erased after sending. */
export interface ErasureNotice {
  readonly to: string;
  readonly locale: 'pt' | 'en';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An event for the outbox. A move emits its event automatically. */
export interface EventDraft {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
  readonly briefingId?: number | null;
  readonly data?: Readonly<Record<string, string | number | null>>;
  /** Purpose that a user states for an export. The audit log stores it. */
  readonly purpose?: string;
}

export const insert = <R extends Rows<RowOf<R>>>(resource: R, row: NewRow<RowOf<R>>): Change => ({
  do: 'insert',
  resource: resource.name,
  row: row as Readonly<Record<string, unknown>>,
});

export const update = <R extends Rows<RowOf<R>>>(
  resource: R,
  id: number,
  patch: Partial<Omit<RowOf<R>, 'id' | 'version' | 'status'>>,
): Change => ({ do: 'update', resource: resource.name, id, patch: patch as Record<string, unknown> });

export const remove = (resource: Rows<unknown>, id: number): Change => ({
  do: 'remove',
  resource: resource.name,
  id,
});

/** Creates a move, the only way to change a status. `data` is added to the move's event. */
export const moveTo = <R extends Rows<RowOf<R>> & { readonly flow: unknown }>(
  resource: R,
  id: number,
  move: MoveName<R>,
  options: {
    patch?: Partial<Omit<RowOf<R>, 'id' | 'version' | 'status'>>;
    comment?: string;
    data?: EventDraft['data'];
  } = {},
): Change => ({
  do: 'move',
  resource: resource.name,
  id,
  move,
  patch: (options.patch ?? {}) as Record<string, unknown>,
  ...(options.comment ? { comment: options.comment } : {}),
  ...(options.data ? { data: options.data } : {}),
});

type MoveName<R> = R extends { readonly flow: { readonly moves: infer Moves } }
  ? keyof Moves & string
  : never;

/** Creates a ledger entry. `on` is the business date of the event; today by default. */
export const post = (entry: Entry, on?: string): Change => ({
  do: 'post',
  entry: on === undefined ? entry : { ...entry, on },
});
export const emit = (event: EventDraft): Change => ({ do: 'emit', event });

/**
 * Creates the change that erases subjects permanently. It must be the last change, because rows that were
 * loaded before are outdated afterward.
 */
export const eraseOf = (subjects: readonly Erased[], erasureNotice?: ErasureNotice): Change => ({
  do: 'erase',
  subjects,
  ...(erasureNotice ? { erasureNotice } : {}),
});

export type Decision<Reply> =
  | { readonly refused: readonly FieldError[] }
  | { readonly changes: readonly Change[]; readonly reply: Reply };

/** Refuses a command with one code and the pointer to the affected field. Nothing is written. */
export const refuse = (
  code: string,
  pointer = '',
  params?: Readonly<Record<string, string | number>>,
): { readonly refused: readonly FieldError[] } => ({
  refused: [{ pointer, code, ...(params ? { params } : {}) }],
});

/** Accepts a command with these changes. Either all or none of them are written. */
export const accept = <Reply>(changes: readonly Change[], reply: Reply): Decision<Reply> => ({
  changes,
  reply,
});

export interface Command<Actor, Input extends z.ZodType, Loaded, Reply> {
  /** `<resource>.<verb>`: identifies the command in the audit log and in idempotency keys. */
  readonly name: string;
  readonly input: Input;
  /** Set if the command is a move of a resource. Such a command is called through the route of the move. */
  readonly moves?: { readonly resource: string; readonly move: string };
  /**
   * Summary in the API reference. A command with a summary is served at `/commands/<name>` for API clients
   * and the back office. Moves have routes of their own. Scheduled commands, and commands that receive a
   * hashed password, have no route.
   */
  readonly rest?: string;
  /** True to require an idempotency key in REST. See docs/spec/money.md#ledger. */
  readonly movesMoney?: true;
  /** True to refuse tokens in REST, so that only a browser can call the command. */
  readonly browserOnly?: true;
  /** True to limit how many e-mails REST calls of the command send, per recipient and sender. */
  readonly limitsEmails?: true;
  /**
   * True if the reply contains secrets. Such a reply is never stored, so a request repeated with the same
   * idempotency key runs and logs the command again.
   */
  readonly revealsSecrets?: true;
  /** True to refuse the command while impersonating. */
  readonly notWhileImpersonating?: true;
  /** True to require a recent reauthentication in a browser. */
  readonly requiresReauth?: true;
  readonly load: (find: Find<Actor>, input: z.output<Input>, moment: Moment<Actor>) => Promise<Loaded>;
  /** Decides what to write. A pure function: the same rows, input, actor and time give the same decision. */
  readonly decide: (context: Moment<Actor> & { rows: Loaded; input: z.output<Input> }) => Decision<Reply>;
}

/**
 * Changes that follow from a move, in its transaction: for example, a contract that becomes active gets its
 * charge. Lets an aggregate respond to another one that does not depend on it.
 */
export interface Reaction<Actor, Row, Loaded> {
  /** `<resource>.<move>`: the move after which the reaction runs. */
  readonly on: string;
  readonly load: (find: Find<Actor>, row: Row, now: string) => Promise<Loaded>;
  /** Decides what to write, as a pure function. `row` is the state of the row after the move. */
  readonly decide: (context: Moment<Actor> & { row: Row; rows: Loaded }) => readonly Change[];
}

/** Actor of a command, and the time at which it runs (ISO 8601, UTC). */
export interface Moment<Actor> {
  readonly actor: Actor;
  readonly now: string;
  /** When the user last entered a password or code in this browser; undefined for calls without a browser. */
  readonly reauthenticatedAt?: string | undefined;
}

export type InputOf<C> = C extends { readonly input: infer I extends z.ZodType } ? z.input<I> : never;
export type ReplyOf<C> = C extends { decide: (...args: never[]) => infer D }
  ? Extract<D, { reply: unknown }> extends { reply: infer Reply }
    ? Reply
    : never
  : never;

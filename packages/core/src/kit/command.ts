import type { z } from 'zod';
import type { FieldError } from './problem';
import type { NewRow, RowOf, Rows } from './resource';
import type { Condition, Rule } from './rule';

/** Loads rows for a command. Loading is the authorization: rows outside the scope are not found. */
export interface Find<Actor> {
  /** Locks and returns the row if the rule reaches it for this actor. @throws Problem `not_found` */
  forUpdate<R extends Rows<RowOf<R>>>(
    resource: R,
    id: number,
    rule: Rule<Actor, RowOf<R>>,
  ): Promise<RowOf<R>>;
  /** Rows that belong to something already found, locked in ascending id. */
  lockMany<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Rows to read only, not locked, in ascending id. */
  many<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Reserves ids for new rows that refer to each other. */
  ids(resource: Rows<unknown>, count: number): Promise<number[]>;
  /** Returns the next number of a series without gaps; concurrent callers wait for each other. */
  number(series: string): Promise<number>;
  /** Returns random hexadecimal digits, two for each byte. */
  random(bytes: number): string;
  /** Returns the balance of a ledger account in minor units, debit positive; locks the account. */
  balance(account: Account): Promise<number>;
  /**
   * Returns the movements of all ledger accounts on the business dates `from` to `to`, over all parties. With
   * `lock`, no other transaction posts until the command is over.
   */
  movements(period: Period, options?: { readonly lock: true }): Promise<Movements>;
}

/** Business dates, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Accounts of one kind and currency over a period. Minor units; balances are debit positive. */
export interface Movement {
  readonly account: string;
  readonly currency: string;
  readonly openingCents: number;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly closingCents: number;
}

export interface Movements {
  /** Ordered by account and currency; without those that have neither balance nor movement. */
  readonly lines: readonly Movement[];
  /** Number of ledger transactions in the period. */
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
  /** Minor units, debit positive, never zero. */
  readonly amountCents: number;
}

/** Exchange rate of one unit in millionths of the other currency, and its source. */
export interface ExchangeRate {
  readonly rateMicros: number;
  readonly source: string;
}

/** One ledger transaction; its postings sum to zero per currency. */
export interface Entry {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  /** Business date of the event, today by default. In a closed month, the next open day. */
  readonly on?: string;
  /** For an entry that moves money between currencies. */
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

/** A person whose data is erased, by the rules that `privacy` declares for every column. */
export interface Erased {
  readonly subject: string;
  readonly id: number;
  /** Erases everything: for an account that was never confirmed, no retention duty applies. */
  readonly whole?: true;
}

/** The last e-mail to an erased address. */
export interface ErasureNotice {
  readonly to: string;
  readonly locale: 'pt' | 'en';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An event for the outbox. Moves emit their own. */
export interface EventDraft {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
  readonly briefingId?: number | null;
  readonly data?: Readonly<Record<string, string | number | null>>;
  /** Purpose of an export of a list; kept in the audit log. */
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

/** Builds a move: the only way to change a status. `data` is added to its event. */
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

/** @param on business date of the event; today by default */
export const post = (entry: Entry, on?: string): Change => ({
  do: 'post',
  entry: on === undefined ? entry : { ...entry, on },
});
export const emit = (event: EventDraft): Change => ({ do: 'emit', event });

/** Erases people permanently. Must be the last change: rows read before are outdated after it. */
export const eraseOf = (subjects: readonly Erased[], erasureNotice?: ErasureNotice): Change => ({
  do: 'erase',
  subjects,
  ...(erasureNotice ? { erasureNotice } : {}),
});

export type Decision<Reply> =
  | { readonly refused: readonly FieldError[] }
  | { readonly changes: readonly Change[]; readonly reply: Reply };

/** Refuses a command with one code at the field concerned; nothing is written. */
export const refuse = (
  code: string,
  pointer = '',
  params?: Readonly<Record<string, string | number>>,
): { readonly refused: readonly FieldError[] } => ({
  refused: [{ pointer, code, ...(params ? { params } : {}) }],
});

/** Accepts a command with these changes, all or none. */
export const accept = <Reply>(changes: readonly Change[], reply: Reply): Decision<Reply> => ({
  changes,
  reply,
});

export interface Command<Actor, Input extends z.ZodType, Loaded, Reply> {
  /** `<resource>.<verb>`; the name in the audit log and in idempotency scopes. */
  readonly name: string;
  readonly input: Input;
  /** Set if the command is a move of a resource, so that the move's route runs it. */
  readonly moves?: { readonly resource: string; readonly move: string };
  /**
   * Exposes the command at `/commands/<name>` for API clients and the back office. Moves have a route
   * already; scheduled commands and those with a hashed password have none.
   */
  readonly rest?: true;
  /** True to reject the command while impersonating. */
  readonly notWhileImpersonating?: true;
  /** Requires recent reauthentication in a browser. */
  readonly requiresReauth?: true;
  readonly load: (find: Find<Actor>, input: z.output<Input>, moment: Moment<Actor>) => Promise<Loaded>;
  /** Pure: the same rows, input, actor and time give the same decision. */
  readonly decide: (context: Moment<Actor> & { rows: Loaded; input: z.output<Input> }) => Decision<Reply>;
}

/**
 * Follows a move in the same transaction: a contract that becomes active issues its charge. Lets a later
 * aggregate respond to an earlier one that does not know it.
 */
export interface Reaction<Actor, Row, Loaded> {
  /** `<resource>.<move>` */
  readonly on: string;
  readonly load: (find: Find<Actor>, row: Row, now: string) => Promise<Loaded>;
  /** Pure. `row` is the moved row as it is now. */
  readonly decide: (context: Moment<Actor> & { row: Row; rows: Loaded }) => readonly Change[];
}

/** Actor and time (ISO 8601, UTC). */
export interface Moment<Actor> {
  readonly actor: Actor;
  readonly now: string;
  /** Last authentication of a browser's user; undefined without a browser. */
  readonly reauthenticatedAt?: string | undefined;
}

export type InputOf<C> = C extends { readonly input: infer I extends z.ZodType } ? z.input<I> : never;
export type ReplyOf<C> = C extends { decide: (...args: never[]) => infer D }
  ? Extract<D, { reply: unknown }> extends { reply: infer Reply }
    ? Reply
    : never
  : never;

import type { z } from 'zod';
import type { FieldError } from './problem';
import type { NewRow, RowOf, Rows } from './resource';
import type { Condition, Rule } from './rule';

/** Loads rows for a command. Loading checks the permission: a row outside the actor's scope is not found. */
export interface Find<Actor> {
  /** Locks and returns a row that the actor may reach by this rule. @throws Problem `not_found` */
  forUpdate<R extends Rows<RowOf<R>>>(
    resource: R,
    id: number,
    rule: Rule<Actor, RowOf<R>>,
  ): Promise<RowOf<R>>;
  /** Locks and returns rows that belong to a row already loaded, in ascending id. */
  lockMany<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Returns rows without locking them, in ascending id. */
  many<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Reserves ids for new rows that refer to each other. */
  ids(resource: Rows<unknown>, count: number): Promise<number[]>;
  /** Returns the next number of a series without gaps. Two callers at once wait for each other. */
  number(series: string): Promise<number>;
  /**
   * Returns the closing rates of a currency in a period, by day: those published in it, and the last one
   * before.
   */
  rates(currency: string, period: Period): Promise<readonly DayRate[]>;
  /** Returns random hexadecimal digits, two for each byte. */
  random(bytes: number): string;
  /** Locks a ledger account and returns its balance in minor units, debit positive. */
  balance(account: Account): Promise<number>;
  /**
   * Returns the movements of all ledger accounts from business date `from` to `to`, of all companies and
   * creators. With `lock`, no other transaction posts until the command is over.
   */
  movements(period: Period, options?: { readonly lock: true }): Promise<Movements>;
}

/** Price of one unit of a currency in millionths of BRL, and the day for which it was published. */
export interface DayRate {
  readonly rateMicros: number;
  readonly day: string;
}

/** First and last business date of the period. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Movements of the accounts of one kind and currency in a period. Minor units; debit balances are positive.
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
  /** Sorted by account and currency. Accounts without balance and movement are left out. */
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
  /** Minor units; debits are positive, and no posting is zero. */
  readonly amountCents: number;
}

/** Exchange rate: the price of one unit in millionths of the other currency, and its source. */
export interface ExchangeRate {
  readonly rateMicros: number;
  readonly source: string;
}

/** A ledger entry. Its postings add up to zero per currency. */
export interface Entry {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  /** Business date of the event; today by default. If its month is closed, the next open day. */
  readonly on?: string;
  /** Set if the entry moves money between currencies. */
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

/** A person whose data is erased, by the rules that `privacy` declares for each column. */
export interface Erased {
  readonly subject: string;
  readonly id: number;
  /** Erases everything. Set for an account that was never confirmed, to which no retention duty applies. */
  readonly whole?: true;
}

/** The last e-mail to an address that is erased. */
export interface ErasureNotice {
  readonly to: string;
  readonly locale: 'pt' | 'en';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An event for the outbox. A move emits its event by itself. */
export interface EventDraft {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
  readonly briefingId?: number | null;
  readonly data?: Readonly<Record<string, string | number | null>>;
  /** Why a user exports a list; the audit log stores it. */
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

/** Creates a ledger entry. @param on business date of the event; today by default */
export const post = (entry: Entry, on?: string): Change => ({
  do: 'post',
  entry: on === undefined ? entry : { ...entry, on },
});
export const emit = (event: EventDraft): Change => ({ do: 'emit', event });

/** Erases people permanently. Must be the last change, because rows read before are outdated afterward. */
export const eraseOf = (subjects: readonly Erased[], erasureNotice?: ErasureNotice): Change => ({
  do: 'erase',
  subjects,
  ...(erasureNotice ? { erasureNotice } : {}),
});

export type Decision<Reply> =
  | { readonly refused: readonly FieldError[] }
  | { readonly changes: readonly Change[]; readonly reply: Reply };

/** Refuses a command with one code at the affected field. Nothing is written. */
export const refuse = (
  code: string,
  pointer = '',
  params?: Readonly<Record<string, string | number>>,
): { readonly refused: readonly FieldError[] } => ({
  refused: [{ pointer, code, ...(params ? { params } : {}) }],
});

/** Accepts a command with these changes, of which all or none are written. */
export const accept = <Reply>(changes: readonly Change[], reply: Reply): Decision<Reply> => ({
  changes,
  reply,
});

export interface Command<Actor, Input extends z.ZodType, Loaded, Reply> {
  /** `<resource>.<verb>`: the name in the audit log and in the scope of idempotency keys. */
  readonly name: string;
  readonly input: Input;
  /** Set if the command is a move of a resource; then the route of that move runs it. */
  readonly moves?: { readonly resource: string; readonly move: string };
  /**
   * Summary in the API reference. With it the command is at `/commands/<name>` for API clients and the back
   * office. Moves have routes of their own. Scheduled commands, and commands that receive a hashed password,
   * have none.
   */
  readonly rest?: string;
  /** True to require an idempotency key in REST. See docs/spec/money.md#ledger. */
  readonly movesMoney?: true;
  /** True to refuse tokens in REST, so that only a browser can call the command. */
  readonly browserOnly?: true;
  /** True to limit the e-mails that REST calls send, per recipient and sender. */
  readonly limitsEmails?: true;
  /**
   * True if the reply contains secrets. It is never stored, so a repeated key performs and logs the command
   * again.
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
 * Runs after a move, in its transaction: a contract that becomes active gets its charge. Lets a later
 * aggregate respond to an earlier one that does not know it.
 */
export interface Reaction<Actor, Row, Loaded> {
  /** `<resource>.<move>`: the move after which the reaction runs. */
  readonly on: string;
  readonly load: (find: Find<Actor>, row: Row, now: string) => Promise<Loaded>;
  /** Decides what to write, as a pure function. `row` is the row after the move. */
  readonly decide: (context: Moment<Actor> & { row: Row; rows: Loaded }) => readonly Change[];
}

/** Who acts, and when (ISO 8601, UTC). */
export interface Moment<Actor> {
  readonly actor: Actor;
  readonly now: string;
  /** When the user last entered a password or code in this browser; undefined without a browser. */
  readonly reauthenticatedAt?: string | undefined;
}

export type InputOf<C> = C extends { readonly input: infer I extends z.ZodType } ? z.input<I> : never;
export type ReplyOf<C> = C extends { decide: (...args: never[]) => infer D }
  ? Extract<D, { reply: unknown }> extends { reply: infer Reply }
    ? Reply
    : never
  : never;

import type { z } from 'zod';
import type { FieldError } from './problem';
import type { NewRow, RowOf, Rows } from './resource';
import type { Condition, Rule } from './rule';

/** How a command loads what it decides over. Loading is the authorisation: outside the scope is not found. */
export interface Find<Actor> {
  /** The row, locked, if the rule reaches it for this actor; otherwise the command ends as not found. */
  forUpdate<R extends Rows<RowOf<R>>>(
    resource: R,
    id: number,
    rule: Rule<Actor, RowOf<R>>,
  ): Promise<RowOf<R>>;
  /** Rows that belong to something already found, locked in ascending id. */
  lockMany<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Rows to read only, not locked, in ascending id. */
  many<R extends Rows<RowOf<R>>>(resource: R, where: Condition<RowOf<R>>): Promise<RowOf<R>[]>;
  /** Ids taken in advance, for new rows that name each other. */
  ids(resource: Rows<unknown>, count: number): Promise<number[]>;
  /** The next number of a series, without gaps: whoever asks waits for who has asked before. */
  number(series: string): Promise<number>;
  /** Hexadecimal digits that nobody can guess, two for each byte. */
  random(bytes: number): string;
  /** The balance of a ledger account in minor units, debit positive; the account is locked. */
  balance(account: Account): Promise<number>;
  /**
   * What the ledger's accounts moved on the business dates `from` to `to`, all parties together. Locked, nobody posts
   * until the command is over.
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
  /** In the order of accounts and currencies; those without balance and movement are left out. */
  readonly lines: readonly Movement[];
  /** How many ledger transactions there are in the period. */
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

/** What one unit of a currency was changed for, in millionths of the other, and who did it at that. */
export interface ExchangeRate {
  readonly rateMicros: number;
  readonly source: string;
}

/** One ledger transaction; its postings sum to zero per currency. */
export interface Entry {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  /** Business date of what happened, today unless given. Where its month is closed, the next day that is open. */
  readonly on?: string;
  /** Of an entry that moves money from one currency to another. */
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
    }
  | { readonly do: 'post'; readonly entry: Entry }
  | { readonly do: 'emit'; readonly event: EventDraft }
  | { readonly do: 'erase'; readonly subjects: readonly Erased[]; readonly erasureNotice?: ErasureNotice };

/** Somebody whose data goes, by what `privacy` declares about every column. */
export interface Erased {
  readonly subject: string;
  readonly id: number;
  /** Nothing is kept: who never came in has left nothing that the law asks for. */
  readonly whole?: true;
}

/** The last mail to an address that is forgotten with it. */
export interface ErasureNotice {
  readonly to: string;
  readonly locale: 'pt' | 'en';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Something that happened, for the outbox. Moves emit theirs by themselves. */
export interface EventDraft {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
  readonly briefingId?: number | null;
  readonly data?: Readonly<Record<string, string | number | null>>;
  /** What somebody takes data along for, of a list; it stays in the audit log. */
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

/** Where a new status comes from, and the only way to one. */
export const moveTo = <R extends Rows<RowOf<R>> & { readonly flow: unknown }>(
  resource: R,
  id: number,
  move: MoveName<R>,
  options: { patch?: Partial<Omit<RowOf<R>, 'id' | 'version' | 'status'>>; comment?: string } = {},
): Change => ({
  do: 'move',
  resource: resource.name,
  id,
  move,
  patch: (options.patch ?? {}) as Record<string, unknown>,
  ...(options.comment ? { comment: options.comment } : {}),
});

type MoveName<R> = R extends { readonly flow: { readonly moves: infer Moves } }
  ? keyof Moves & string
  : never;

/** @param on business date of what happened; today unless given */
export const post = (entry: Entry, on?: string): Change => ({
  do: 'post',
  entry: on === undefined ? entry : { ...entry, on },
});
export const emit = (event: EventDraft): Change => ({ do: 'emit', event });

/** Forgets somebody for good. The last of the changes: what was read before is no longer so. */
export const eraseOf = (subjects: readonly Erased[], erasureNotice?: ErasureNotice): Change => ({
  do: 'erase',
  subjects,
  ...(erasureNotice ? { erasureNotice } : {}),
});

export type Decision<Reply> =
  | { readonly refused: readonly FieldError[] }
  | { readonly changes: readonly Change[]; readonly reply: Reply };

/** The business says no. One code, at the field that it is about; nothing is written. */
export const refuse = (
  code: string,
  pointer = '',
  params?: Readonly<Record<string, string | number>>,
): { readonly refused: readonly FieldError[] } => ({
  refused: [{ pointer, code, ...(params ? { params } : {}) }],
});

/** The business says yes: these changes, together or not at all. */
export const accept = <Reply>(changes: readonly Change[], reply: Reply): Decision<Reply> => ({
  changes,
  reply,
});

export interface Command<Actor, Input extends z.ZodType, Loaded, Reply> {
  /** `<resource>.<verb>`; the name in the audit log and in idempotency scopes. */
  readonly name: string;
  readonly input: Input;
  /** Present when the command is a move of a resource, so that the move's address leads here. */
  readonly moves?: { readonly resource: string; readonly move: string };
  /**
   * REST has it at `/commands/<name>`, for programs and the back office. A move has its address already, and commands of
   * schedules and those that take a hashed password have none.
   */
  readonly rest?: true;
  /** Nobody may do this in another's name, after a `login as`. */
  readonly notWhileImpersonating?: true;
  /** A browser's person proves anew who they are, unless they have just done so. */
  readonly requiresReauth?: true;
  readonly load: (find: Find<Actor>, input: z.output<Input>, moment: Moment<Actor>) => Promise<Loaded>;
  /** Pure: the same rows, input, actor and moment give the same decision. */
  readonly decide: (context: Moment<Actor> & { rows: Loaded; input: z.output<Input> }) => Decision<Reply>;
}

/**
 * What follows from a move by itself, in the same transaction: a contract that becomes active issues its
 * charge. It lets a later aggregate answer to an earlier one that may not know it.
 */
export interface Reaction<Actor, Row, Loaded> {
  /** `<resource>.<move>` */
  readonly on: string;
  readonly load: (find: Find<Actor>, row: Row, now: string) => Promise<Loaded>;
  /** Pure. `row` is the moved row as it is now. */
  readonly decide: (context: Moment<Actor> & { row: Row; rows: Loaded }) => readonly Change[];
}

/** Who acts, and when (ISO instant, UTC). */
export interface Moment<Actor> {
  readonly actor: Actor;
  readonly now: string;
  /** When the person at a browser last showed who they are; unsaid where no browser is. */
  readonly reauthenticatedAt?: string | undefined;
}

export type InputOf<C> = C extends { readonly input: infer I extends z.ZodType } ? z.input<I> : never;
export type ReplyOf<C> = C extends { decide: (...args: never[]) => infer D }
  ? Extract<D, { reply: unknown }> extends { reply: infer Reply }
    ? Reply
    : never
  : never;

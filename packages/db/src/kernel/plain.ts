import {
  type Actor,
  accept,
  type Command,
  fieldCode,
  holds,
  impersonatorOf,
  insert,
  Problem,
  remove,
  requireRecentAuth,
  type Scope,
  type Stamps,
  update,
} from '@elenco/core';
import { z } from 'zod';

type Row = Record<string, unknown>;

/** Properties of a resource for creating and updating its rows. Every declared resource has them. */
export interface Writable {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly writable: {
    readonly create: readonly string[];
    readonly update: readonly string[];
    readonly notWhileImpersonating?: readonly string[];
    readonly once?: readonly string[];
    readonly requiresReauth?: readonly string[];
  };
  readonly stamp?: (actor: Actor, now: string) => object;
  readonly access: {
    readonly read: (actor: Actor) => Scope<unknown>;
    readonly create: (actor: Actor) => Scope<unknown>;
    readonly update: (actor: Actor) => Scope<unknown>;
    readonly remove: (actor: Actor) => Scope<unknown>;
  };
}

type Reply = { id: number };
type Loose = Parameters<typeof insert>[0];
const table = (resource: Writable) => resource as unknown as Loose;
const scope = (rule: (actor: Actor) => Scope<unknown>) => rule as never;

/** Returns the command that creates a row from the given fields and the stamps. */
export function createOf(resource: Writable): Command<Actor, z.ZodType<Row>, number, Reply> {
  return {
    name: `${resource.name}.create`,
    input: z.record(z.string(), z.unknown()),
    load: async (find) => (await find.ids(table(resource), 1))[0] as number,
    decide({ actor, now, input, rows: id }) {
      const stamped = resource.stamp?.(actor, now) ?? {};
      const schema = resource.schema
        .pick(mask(resource.writable.create))
        .partial(mask(Object.keys(stamped), resource.writable.create));
      const given = schema.strict().safeParse(input);
      if (!given.success) throw new Problem('invalid', fieldErrors(given.error));
      const row = { ...stamped, ...given.data, id };
      if (!holds(resource.access.create(actor) as Scope<Row>, row)) throw new Problem('not_allowed');
      return accept([insert(table(resource), row as never)], { id });
    },
  };
}

const withId = z.looseObject({ id: z.int().positive() });

/**
 * Returns the command that updates a row's writable fields. React-admin sends the whole record, so unchanged
 * fields are dropped and changed read-only fields are refused.
 * @throws Problem `version_needed` if the version is null, `stale` if the version is outdated
 */
export function updateOf(resource: Writable): Command<Actor, typeof withId, Row, Reply> {
  return {
    name: `${resource.name}.update`,
    input: withId,
    load: (find, { id }) =>
      find.forUpdate(table(resource), id, scope(resource.access.update)) as Promise<Row>,
    decide({ rows: before, actor, now, reauthenticatedAt, input: { id, version, ...given } }) {
      if (version === null) throw new Problem('version_needed', [{ pointer: '/version', code: 'required' }]);
      if (version !== undefined && version !== before.version) throw new Problem('stale');
      const changed = Object.entries(given).filter(([field, value]) => !same(value, before[field]));
      const refused = changed.filter(([field]) => !resource.writable.update.includes(field));
      if (refused.length > 0) {
        throw new Problem(
          'invalid',
          refused.map(([field]) => ({ pointer: `/${field}`, code: 'not_writable' })),
        );
      }
      const own = impersonatorOf(actor) ? (resource.writable.notWhileImpersonating ?? []) : [];
      const kept = changed.filter(([field]) => own.includes(field));
      if (kept.length > 0) {
        throw new Problem(
          'not_allowed',
          kept.map(([field]) => ({ pointer: `/${field}`, code: 'not_while_impersonating' })),
        );
      }
      const once = actor.role === 'admin' ? [] : (resource.writable.once ?? []);
      const alreadyFilled = changed.filter(([field]) => once.includes(field) && before[field] !== null);
      if (alreadyFilled.length > 0) {
        throw new Problem(
          'invalid',
          alreadyFilled.map(([field]) => ({ pointer: `/${field}`, code: 'filled_in_once' })),
        );
      }
      const guarded = changed.find(([field]) => resource.writable.requiresReauth?.includes(field));
      // Staff need no reauthentication, because they change guarded fields at a user's request and sign in
      // every day.
      if (guarded && actor.role !== 'admin') requireRecentAuth({ now, reauthenticatedAt }, `/${guarded[0]}`);
      const patch = resource.schema.partial().safeParse(Object.fromEntries(changed));
      if (!patch.success) throw new Problem('invalid', fieldErrors(patch.error));
      if (changed.length === 0) return accept([], { id });
      return accept([update(table(resource), id, patch.data as Omit<Row, keyof Stamps>)], { id });
    },
  };
}

export function removeOf(resource: Writable): Command<Actor, typeof withId, Row, Reply> {
  return {
    name: `${resource.name}.remove`,
    input: withId,
    load: (find, { id }) =>
      find.forUpdate(table(resource), id, scope(resource.access.remove)) as Promise<Row>,
    decide: ({ input: { id } }) => accept([remove(table(resource), id)], { id }),
  };
}

const mask = (fields: readonly string[], among: readonly string[] = fields) =>
  Object.fromEntries(
    fields.filter((field) => among.includes(field)).map((field) => [field, true as const]),
  ) as Record<string, true>;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function fieldErrors(error: z.ZodError) {
  return error.issues.flatMap((issue) => {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return names.map((path) => ({
      pointer: path.map((step) => `/${String(step)}`).join(''),
      code: fieldCode(issue),
    }));
  });
}

import {
  type Actor,
  companyRole,
  duty,
  guestAction,
  type Resources,
  resources,
  type Scope,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { scopeSql } from '../kernel/scope';
import { type Table, tableOf } from '../kernel/table';
import type { Policies, Reader } from '../migrations/rowPolicies';

type Row = Record<string, unknown>;

/**
 * Ids of the example actors. They represent the actor's own ids while a rule is evaluated. No rule contains
 * them as constants.
 */
const own = {
  userId: 900_000_001,
  companyId: 900_000_002,
  creatorId: 900_000_003,
  shareLinkId: 900_000_004,
  briefingId: 900_000_005,
  contractId: 900_000_006,
  listId: 900_000_008,
  reportId: 900_000_009,
  payContractId: 900_000_010,
};
/** Id that represents every id in the actor's list of creators. */
const ownCreators = 900_000_007;
const person = { userId: own.userId, name: '' };

/**
 * One kind of actor: example actors (`samples`) for which rules may differ, and SQL that recognizes a subset.
 */
interface Kind {
  readonly samples: readonly Actor[];
  /**
   * Returns the SQL condition for the actors that these examples represent; null if they represent the whole
   * kind.
   */
  readonly among: (samples: readonly Actor[]) => string | null;
}

const kinds: { readonly [R in Reader]: Kind } = {
  nobody: { samples: [{ role: 'nobody' }], among: () => null },
  company: {
    samples: companyRole.options.map((one) => ({
      role: 'company',
      companyId: own.companyId,
      companyRole: one,
      ...person,
    })),
    among: (samples) => {
      const companyRoles = samples.flatMap((one) =>
        one.role === 'company' ? [quoted(one.companyRole)] : [],
      );
      return companyRoles.length === companyRole.options.length
        ? null
        : `(select actor_company_role()) in (${companyRoles.join(', ')})`;
    },
  },
  creator: {
    samples: [{ role: 'creator', creatorId: own.creatorId, ...person }],
    among: () => null,
  },
  // A staff member may read the union of what each of the duties allows. Examples with no duty and with each
  // single duty are therefore sufficient.
  admin: {
    samples: [[], ...duty.options.map((one) => [one])].map((duties) => ({
      role: 'admin',
      duties,
      ...person,
    })),
    among: (samples) => {
      const duties = samples.flatMap((one) => (one.role === 'admin' ? [one.duties] : []));
      if (duties.some((list) => list.length === 0)) return null;
      return `(select actor_has_duty(${duties.flat().map(quoted).join(', ')}))`;
    },
  },
  // A guest may read the union of what each action of the share link allows.
  guest: {
    samples: [[], ...guestAction.options.map((one) => [one])].map((actions) => ({
      role: 'guest',
      shareLinkId: own.shareLinkId,
      issuedById: 0,
      name: '',
      companyId: own.companyId,
      briefingId: own.briefingId,
      contractId: own.contractId,
      listId: own.listId,
      reportId: own.reportId,
      payContractId: own.payContractId,
      withNotes: false,
      creatorIds: [ownCreators],
      actions,
    })),
    among: (samples) => {
      const allowed = samples.flatMap((one) => (one.role === 'guest' ? [one.actions] : []));
      if (allowed.some((list) => list.length === 0)) return null;
      return `(select actor_allows(${allowed.flat().map(quoted).join(', ')}))`;
    },
  },
};

/**
 * Returns the `read` rule of every resource as SQL for row security, which compares rows with the
 * transaction's actor.
 */
export function generatePolicies(em: SqlEntityManager): Policies {
  return Object.fromEntries(
    Object.values(resources).map((resource) => [
      resource.name,
      rulesOf(tableOf(em, resource.name), resource),
    ]),
  );
}

function rulesOf(table: Table, { access }: Resources[keyof Resources]): Policies[string] {
  const read = access.read as (actor: Actor) => Scope<Row>;
  const rules = (Object.keys(kinds) as Reader[]).flatMap((reader) => {
    const rule = ruleOf(table, read, kinds[reader]);
    return rule === undefined ? [] : [[reader, rule]];
  });
  return Object.fromEntries(rules);
}

function ruleOf(table: Table, read: (actor: Actor) => Scope<Row>, kind: Kind): string | undefined {
  const reached = new Map<string, Actor[]>();
  for (const actor of kind.samples) {
    for (const text of new Set(read(actor).map((condition) => literal(table, condition)))) {
      reached.set(text, [...(reached.get(text) ?? []), actor]);
    }
  }
  const tests = [...reached].map(([text, actors]) => {
    const among = kind.among(actors);
    if (among === null) return text;
    return text === 'true' ? among : `${among} and ${text}`;
  });
  if (tests.includes('true')) return 'true';
  return tests.length === 0 ? undefined : tests.join(' or ');
}

/** Returns one condition of a rule as SQL that contains the values. An empty condition matches every row. */
function literal(table: Table, condition: Scope<Row>[number]): string {
  const tests = Object.entries(condition).map(([property, test]) => {
    const { text, params } = scopeSql(table, [{ [property]: test }]);
    let place = 0;
    // Removes the brackets that `scopeSql` puts around a scope and its conditions.
    const plain = text.slice(2, -2).replace(/\?/g, () => literalOf(params[place++]));
    return plain.includes(' or ') ? `(${plain})` : plain;
  });
  return tests.join(' and ') || 'true';
}

const names = new Map<unknown, string>(Object.entries(own).map(([name, number]) => [number, name]));

function literalOf(value: unknown): string {
  const name = names.get(value);
  if (name !== undefined) return `(select actor_id('${name}'))`;
  // The subquery needs no brackets, because `scopeSql` already puts the list of an `in` in brackets.
  if (value === ownCreators) return `select actor_ids('creatorIds')`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  throw new Error(`A rule compares with ${String(value)}, which has no SQL yet`);
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

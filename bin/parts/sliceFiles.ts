import type { SliceNames } from './sliceNames';

/**
 * Returns the text of each new file of a slice, by path. As an example, a row of the new resource has a
 * title, and a company can draft and archive it.
 */
export function sliceFiles(names: SliceNames): ReadonlyMap<string, string> {
  const core = `packages/core/src/${names.area}/${names.aggregate}`;
  const db = 'packages/db/src';
  return new Map([
    [`${core}/index.ts`, index(names)],
    [`${core}/${names.aggregate}.ts`, resource(names)],
    [`${core}/commands.ts`, command(names)],
    [`${core}/commands.test.ts`, table(names)],
    [`${db}/migrations/${names.migration}.ts`, migration(names)],
    [`docs/flows/${names.resource}.mmd`, 'stateDiagram-v2\n  [*] --> draft\n  draft --> archived: archive\n'],
  ]);
}

const index = ({ aggregate }: SliceNames) => `export * from './commands';
export * as ${aggregate}Commands from './commands';
export * from './${aggregate}';
`;

const resource = ({ one, One, many, resource }: SliceNames) => `import { z } from 'zod';
import { anyOf, defineFlow, narrowed, type StateOf } from '../../kit';
import { type Actor, anyStaff, dash, defineResource, erased, id, impersonal, instant, line, ofCompany, type Rule, stamps } from '../../people';

export const ${one}Flow = defineFlow({
  name: '${resource}',
  states: ['draft', 'archived'],
  initial: 'draft',
  moves: { archive: { from: ['draft'], to: 'archived', comment: 'required', final: true } },
});

export const ${one} = z.object({
  ...stamps,
  companyId: id,
  status: impersonal(z.enum(${one}Flow.states as [StateOf<typeof ${one}Flow>])),
  statusSince: instant,
  title: erased(line(120), dash),
});
export type ${One} = z.output<typeof ${one}>;

const ownDraft = narrowed(ofCompany as Rule<${One}>, { status: 'draft' });

export const ${many} = defineResource({
  name: '${resource}',
  schema: ${one},
  flow: ${one}Flow,
  writable: { create: ['title'], update: ['title'] },
  stamp: (actor, now) => ({
    companyId: actor.role === 'company' ? actor.companyId : undefined,
    status: ${one}Flow.initial,
    statusSince: now,
  }),
  filters: { id: 'is', companyId: 'is', status: 'is', createdAt: 'between' },
  search: ['title'],
  sorts: ['id', 'title', 'status', 'createdAt'],
  access: {
    read: anyOf<Actor, ${One}>(ofCompany, anyStaff),
    create: ofCompany,
    update: ownDraft,
    remove: ownDraft,
    moves: { archive: ofCompany },
  },
});
`;

const command = ({ aggregate, many, One }: SliceNames) => `import { defineMove, line } from '../../people';
import { ${many} } from './${aggregate}';

/** Lets a brand archive a draft. */
export const archive${One} = defineMove(${many}, 'archive', {
  fields: { comment: line(1_000) },
  also: async () => null,
  decide: () => ({}),
});
`;

const table = ({ aggregate, resource, One }: SliceNames) => `import { describe, expect, it } from 'vitest';
import { accepted, brandOwner, type Case, ids, NOW, otherBrand, refusedWith, stamped, theCreator } from '../../testing';
import { archive${One} } from './commands';
import type { ${One} } from './${aggregate}';

const row = (given: Partial<${One}> = {}): ${One} => ({
  ...stamped,
  id: 1,
  companyId: ids.company,
  status: 'draft',
  statusSince: NOW,
  title: 'Rascunho',
  ...given,
});
const input = { id: 1, comment: 'Mudou o plano.' };
const store = { '${resource}': [row()] };
const archived = { '${resource}': [row({ status: 'archived' })] };

describe('archiving one of ${resource}', () => {
  it('stores the reason', async () => {
    const { changes } = await accepted(archive${One}, input, { actor: brandOwner, store });
    const { id, comment } = input;
    expect(changes).toEqual([{ do: 'move', resource: '${resource}', id, move: 'archive', patch: {}, comment }]);
  });

  it.each<[string, Case, string[]]>([
    ['another brand', { actor: otherBrand, store }, ['not_found']],
    ['a creator', { actor: theCreator, store }, ['not_found']],
    ['an archived one', { actor: brandOwner, store: archived }, ['move_not_possible']],
  ])('is rejected for %s', async (_what, given, expected) => {
    expect(await refusedWith(archive${One}, input, given)).toEqual(expected);
  });
});

it('has no skeleton left in the slice of ${resource}', () => {
  expect.fail(
    'This is a skeleton. Give ${resource} their fields, moves, rules and words, write the cases above, remove this test.',
  );
});
`;

const migration = ({
  migration,
  table,
  resource,
}: SliceNames) => `import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowPolicies';

/** Generated from the \`read\` rules by \`bin/policies.ts\`, and frozen with this migration. */
const policies: Policies = {
  '${resource}': { company: \`"company_id" = (select actor_id('companyId'))\`, admin: 'true' },
};

/** Creates the table of ${resource}. Its flow creates the check of its states (flows.ts). */
export class ${migration} extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(\`set local lock_timeout = '1s'\`);
    this.addSql(\`
create table ${table} (
  id integer generated by default as identity primary key,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  status text not null,
  status_since timestamptz(3) not null,
  company_id integer not null references companies,
  title text not null check (btrim(title) <> '' and length(title) <= 120)
);
create index ${table}_company_id_index on ${table} (company_id, id);
create index ${table}_status_index on ${table} (status, id);
create index ${table}_created_at_index on ${table} (created_at, id);
create index ${table}_title_search on ${table} using gin (fold(title) gin_trgm_ops);\`);
    for (const sql of rowSecurity(policies)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(\`set local lock_timeout = '1s'\`);
    for (const sql of noRowSecurity(policies)) this.addSql(sql);
    this.addSql('drop table ${table}');
    this.addSql('drop function if exists ${table}_flow()');
    // Removes the entry, so that the flow is applied to the table again if the migration runs again.
    this.addSql(\`delete from repeatables where name = 'flow:${resource}'\`);
  }
}
`;

import { Problem } from '@elenco/core';
import type { EntityMetadata, EntitySchema } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entities } from '../entities';

/** Table of a resource, derived from its entity. */
export interface Table {
  readonly name: string;
  /** Quoted name of each column, by property. */
  readonly columns: ReadonlyMap<string, string>;
  /** Selection of all columns: `"company_id" as "companyId", …`. */
  readonly selection: string;
  /**
   * Converts a row of node-postgres to the format that core expects, such as ISO times as text and amounts as
   * numbers.
   */
  readonly toRow: (raw: Record<string, unknown>) => Record<string, unknown>;
}

const known = new WeakMap<EntityMetadata, Table>();

type Entities = Readonly<Record<string, EntitySchema | undefined>>;

/** Returns the entity of a resource, for writing rows with MikroORM. */
export function entityOf(name: string): EntitySchema {
  const entity = (entities as unknown as Entities)[name];
  if (!entity) throw new Problem('not_found');
  return entity;
}

/**
 * Returns the table of this name.
 * @throws Problem `not_found` for an unknown name, so that a route cannot read arbitrary tables
 */
export function tableOf(em: SqlEntityManager, name: string): Table {
  const meta = em.getMetadata().get(entityOf(name)) as EntityMetadata;
  const table = known.get(meta) ?? describe(meta, em);
  known.set(meta, table);
  return table;
}

function describe(meta: EntityMetadata, em: SqlEntityManager): Table {
  const platform = em.getPlatform();
  const columns = new Map(meta.props.map((prop) => [prop.name as string, `"${prop.fieldNames[0]}"`]));
  const converted = meta.props.flatMap((prop) =>
    prop.customType ? [{ name: prop.name, type: prop.customType }] : [],
  );
  return {
    name: `"${meta.tableName}"`,
    columns,
    selection: [...columns].map(([property, column]) => `${column} as "${property}"`).join(', '),
    toRow(raw) {
      for (const { name, type } of converted) {
        if (name in raw && raw[name] !== null) raw[name] = type.convertToJSValue(raw[name], platform);
      }
      return raw;
    },
  };
}

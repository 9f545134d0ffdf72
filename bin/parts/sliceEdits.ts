import { StartError } from './lifetime';
import type { SliceNames } from './sliceNames';

/**
 * Lines to add to an existing file. They are inserted before the first match of `before` or, if `before` is
 * undefined, before the first line.
 */
export interface Edit {
  readonly path: string;
  readonly before?: RegExp;
  readonly add: string;
}

const first = /^/;

/**
 * Returns the edits that register a new resource. The edits need not sort imports, because the formatter
 * sorts them.
 */
export function sliceEdits(names: SliceNames): readonly Edit[] {
  const { area, aggregate, resource, many, migration } = names;
  const key = resource === many ? many : `'${resource}': ${many}`;
  const [core, db] = ['packages/core/src', 'packages/db/src'];
  const registry = `${core}/registry.ts`;
  const resources = `${core}/resources.ts`;
  const list = `${db}/migrations/index.ts`;
  const home = area === 'operations' ? `../${aggregate}` : `../../${area}`;
  const privacy = `${core}/operations/privacy/hiring.ts`;
  return [
    { path: `${core}/${area}/index.ts`, add: `export * from './${aggregate}';\n` },
    { path: registry, add: `import { ${aggregate}Commands } from './${area}';\n` },
    { path: resources, add: `import { ${many} } from './${area}';\n` },
    { path: resources, before: /^} as const;\nexport type Resources/m, add: `  ${key},\n` },
    {
      path: registry,
      before: /^\]\n(?=.*\n.*isDecided<AnyCommand>)/m,
      add: `  ${aggregate}Commands,\n`,
    },
    { path: privacy, add: `import { ${many} } from '${home}';\n` },
    {
      path: privacy,
      before: /^} satisfies Record<string, Declaration>;/m,
      add: `  ...deleteRows(${many}, [company('companyId')]),\n`,
    },
    { path: list, add: `import { ${migration} } from './${migration}';\n` },
    { path: list, before: /,?\s*\];\s*$/, add: `, { name: '${migration}', class: ${migration} }` },
    {
      path: `${db}/migrations/fixtures/projects.ts`,
      before: /^} satisfies Partial<Examples>;/m,
      add: `  '${resource}': {
    id: 1,
    version: 1,
    createdAt: now,
    updatedAt: now,
    statusSince: now,
    companyId: 1,
    status: 'draft',
    title: 'Rascunho',
  },\n`,
    },
    {
      path: `${db}/migrations/fixtures/world.ts`,
      before: /(?<=^const after = \[\n)/m,
      add: `  '${resource}',\n`,
    },
  ];
}

/**
 * Returns the text after an edit.
 * @throws StartError if the text does not contain the place of the edit
 */
export function applyEdit(text: string, { path, before = first, add }: Edit): string {
  const place = text.search(before);
  if (place === -1) throw new StartError(`${path} has no place for the new slice: ${before}`);
  return text.slice(0, place) + add + text.slice(place);
}

type Texts = { readonly [key: string]: string | Texts };

/**
 * Returns the labels of all resources after adding those of the new resource. The new labels are copied from
 * squads, except labels in `fields.json`.
 */
export function withLabels(json: string, { resource }: SliceNames, locale: 'pt' | 'en'): string {
  const all = JSON.parse(json) as { readonly squads: { readonly fields: Texts; readonly status: Texts } };
  const { fields, status } = all.squads;
  const kept = ['id', 'version', 'createdAt', 'updatedAt', 'companyId', 'status', 'statusSince', 'title'];
  const labels = {
    name: `${resource} |||| ${resource}`,
    fields: Object.fromEntries(kept.map((field) => [field, fields[field]])),
    status: { draft: status.draft, archived: { pt: 'Arquivado', en: 'Archived' }[locale] },
    moves: { archive: { pt: 'Arquivar', en: 'Archive' }[locale] },
  };
  return `${JSON.stringify({ ...all, [resource]: labels }, null, 2)}\n`;
}

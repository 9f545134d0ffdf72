import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { filesIn } from './imports';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = filesIn(root, ['apps/portal/app']).map(({ path, text }) => ({
  path,
  program: parseSync(path, text).program,
}));

/** Keys of all objects in server files and routes. The keys include the intents that actions handle. */
const keys = new Set<string>();
for (const { program } of sources.filter(({ path }) => /\.server\.ts$|\/routes\//.test(path)))
  new Visitor({
    Property: ({ key }) => {
      if (key.type === 'Identifier') keys.add(key.name);
      if (key.type === 'Literal') keys.add(String(key.value));
    },
  }).visit(program);

/** Returns `file: intent` for each intent that a form in the file sends. */
function intentsOf({ path, program }: (typeof sources)[number]): string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ attributes }) {
      const given = new Map<string, unknown>();
      for (const one of attributes)
        if (one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.value?.type === 'Literal')
          given.set(one.name.name, one.value.value);
      const intent = given.get('name') === 'intent' ? given.get('value') : given.get('intent');
      if (typeof intent === 'string') found.push(`${path}: ${intent}`);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useOwnAnswer') return;
      if (first?.type === 'Literal') found.push(`${path}: ${first.value}`);
    },
  }).visit(program);
  return found;
}

it('finds a handler for each intent that a form of the portal sends', () => {
  const sent = sources.flatMap(intentsOf);
  expect(sent.length).toBeGreaterThan(100);
  expect(sent.filter((one) => !keys.has(one.replace(/.*: /, '')))).toEqual([]);
});

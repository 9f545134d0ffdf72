import type { CallExpression, Node, ObjectExpression, TemplateLiteral } from 'oxc-parser';
import { parseSync, Visitor } from 'oxc-parser';
import { filesIn } from './imports';

/** Texts of literals in sources, and patterns of keys that are composed, such as `settings.${part}Text`. */
export interface Mentions {
  readonly literals: Set<string>;
  readonly shapes: RegExp[];
  /** Names of properties that sources read, because some texts are read as properties of an object. */
  readonly properties: Set<string>;
  /** Codes of refusals, problems and field errors. */
  readonly codes: Set<string>;
}

const CODE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** Names of zod's checks whose second argument is an error code. */
const CHECKS = /^(?:min|max|gt|gte|lt|lte|regex|refine|length|enum|literal)$/;
/** Names of zod's checks whose only argument is an error code. */
const LONE_CHECKS = /^(?:email|int|positive)$/;

/**
 * Reads every source except tests. Removes the namespace (`options:`) from keys, because any namespace may be
 * a page's default.
 */
export function mentionsIn(root: string): Mentions {
  const mentions: Mentions = { literals: new Set(), shapes: [], properties: new Set(), codes: new Set() };
  const coded = (codes: string[]) => {
    for (const code of codes) if (CODE.test(code)) mentions.codes.add(code);
  };
  const ears = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') mentions.literals.add(bare(value));
    },
    TemplateLiteral: (node) => {
      if (node.expressions.length > 0) mentions.shapes.push(...shapeOf(node));
      else for (const text of textsIn(node)) mentions.literals.add(bare(text));
    },
    MemberExpression: (node) => {
      if (!node.computed) mentions.properties.add(node.property.name);
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (nameOf(callee) === 'Problem') coded(textsIn(given[0]));
    },
    ObjectExpression: (node) => coded(codesOf(node)),
    CallExpression: (node) => coded(codesGivenTo(node)),
  });
  for (const { path, text } of filesIn(root, ['apps', 'packages'])) {
    if (/\.test\.tsx?$/.test(path) || path.includes('/src/testing/')) continue;
    ears.visit(parseSync(path, text).program);
  }
  return mentions;
}

const bare = (key: string) => key.replace(/^\w+:/, '');

/**
 * Returns the pattern of a composed key in an array. Returns an empty array for a template that starts with
 * an expression, because such a template matches any key.
 */
function shapeOf({ quasis }: TemplateLiteral): RegExp[] {
  const parts = quasis.map(({ value }, at) => (at === 0 ? bare(value.cooked ?? '') : (value.cooked ?? '')));
  if (!/^[a-zA-Z]\w*\./.test(parts[0] ?? '')) return [];
  const shape = parts.map((part) => part.replace(/[^\w]/g, '\\$&')).join('.+');
  // A suffix may be empty: `link${work}`.
  return [new RegExp(`^${shape.replace(/(?<=\w)\.\+$/, '.*')}$`)];
}

/** Returns the codes in objects of the form `{ pointer, code }` and `{ message }`. */
function codesOf({ properties }: ObjectExpression): string[] {
  const given = new Map(
    properties.flatMap((one) => (one.type === 'Property' ? [[nameOf(one.key), one.value]] : [])),
  );
  return [...(given.has('pointer') ? textsIn(given.get('code')) : []), ...textsIn(given.get('message'))];
}

function codesGivenTo({ callee, arguments: given }: CallExpression): string[] {
  const called = nameOf(callee);
  if (called === 'refuse') return textsIn(given[0]);
  if (called === 'malformed') return textsIn(given[1]);
  const behind = CHECKS.test(called) && given.length > 1;
  const alone = LONE_CHECKS.test(called) && callee.type === 'MemberExpression';
  return behind || alone ? textsIn(given.at(-1)) : [];
}

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return node.computed ? '' : node.property.name;
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/** Returns the text of a literal, or both texts of a conditional expression. */
function textsIn(node: Node | undefined): string[] {
  if (!node) return [];
  if (node.type === 'ParenthesizedExpression') return textsIn(node.expression);
  if (node.type === 'ConditionalExpression') return [...textsIn(node.consequent), ...textsIn(node.alternate)];
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return [node.quasis[0]?.value.cooked ?? ''];
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

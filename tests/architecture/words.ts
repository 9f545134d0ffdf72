import ts from 'typescript';
import { sourcesIn } from './imports';

/** What sources say literally, and the shapes of what they put together: `settings.${part}Text`. */
export interface Said {
  readonly literals: Set<string>;
  readonly shapes: RegExp[];
  /** Properties that are read: some texts are read as an object. */
  readonly properties: Set<string>;
  /** Codes of refusals, problems and field errors. */
  readonly codes: Set<string>;
}

const CODE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** Zod's checks that take the code of what went wrong behind another argument, and those that take it alone. */
const CHECKS = /^(?:min|max|gt|gte|lt|lte|regex|refine|length|enum|literal)$/;
const LONE_CHECKS = /^(?:email|int|positive)$/;

/** Reads every source that is no test. Namespaces (`options:`) are cut off, since any may be the default. */
export function saidIn(root: string): Said {
  const said: Said = { literals: new Set(), shapes: [], properties: new Set(), codes: new Set() };
  for (const { path, text } of sourcesIn(root, ['apps', 'packages'])) {
    if (/\.test\.tsx?$/.test(path) || path.includes('/src/testing/')) continue;
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    hear(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false, kind), said);
  }
  return said;
}

function hear(node: ts.Node, said: Said): void {
  if (ts.isStringLiteralLike(node)) said.literals.add(bare(node.text));
  if (ts.isTemplateExpression(node)) said.shapes.push(...shapeOf(node));
  if (ts.isPropertyAccessExpression(node)) said.properties.add(node.name.text);
  for (const code of codesOf(node)) if (CODE.test(code)) said.codes.add(code);
  ts.forEachChild(node, (child) => hear(child, said));
}

const bare = (key: string) => key.replace(/^\w+:/, '');

/** One that begins with what is put in says nothing about which texts it means. */
function shapeOf(node: ts.TemplateExpression): RegExp[] {
  const parts = [bare(node.head.text), ...node.templateSpans.map(({ literal }) => literal.text)];
  if (!/^[a-zA-Z]\w*\./.test(parts[0] ?? '')) return [];
  return [new RegExp(`^${parts.map((part) => part.replace(/[^\w]/g, '\\$&')).join('.+')}$`)];
}

function codesOf(node: ts.Node): string[] {
  if (ts.isNewExpression(node) && nameOf(node.expression) === 'Problem') return textsIn(node.arguments?.[0]);
  if (ts.isObjectLiteralExpression(node)) {
    const given = new Map(
      node.properties.flatMap((one): [string, ts.Node | undefined][] =>
        ts.isPropertyAssignment(one)
          ? [[nameOf(one.name), one.initializer]]
          : ts.isShorthandPropertyAssignment(one)
            ? [[one.name.text, undefined]]
            : [],
      ),
    );
    return [...(given.has('pointer') ? textsIn(given.get('code')) : []), ...textsIn(given.get('message'))];
  }
  if (!ts.isCallExpression(node)) return [];
  const called = nameOf(node.expression);
  if (called === 'refuse') return textsIn(node.arguments[0]);
  if (called === 'malformed') return textsIn(node.arguments[1]);
  const last = node.arguments.at(-1);
  const behind = CHECKS.test(called) && node.arguments.length > 1;
  return behind || (LONE_CHECKS.test(called) && ts.isPropertyAccessExpression(node.expression))
    ? textsIn(last)
    : [];
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '';
}

/** The text, or both texts of a choice. */
function textsIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  return ts.isStringLiteralLike(node) ? [node.text] : [];
}

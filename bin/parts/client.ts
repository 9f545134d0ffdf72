import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import en from '@elenco/locales/en/problems.json' with { type: 'json' };
import pt from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { root } from './programs';

/** The part of openapi-typescript that this program uses. Only packages/client depends on that package. */
interface Generator {
  default(description: unknown): Promise<readonly unknown[]>;
  astToString(nodes: readonly unknown[]): string;
}

/** Returns the paths and types of REST as TypeScript, generated from the committed OpenAPI document. */
export async function clientTypes(): Promise<string> {
  // The generator is loaded from packages/client, because it needs TypeScript 5, on which only that package
  // depends (decision 085).
  const { resolve } = createRequire(join(root, 'packages/client/package.json'));
  const { default: draw, astToString } = (await import(
    pathToFileURL(resolve('openapi-typescript')).href
  )) as Generator;
  const description = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));
  return `// Written by bin/client.ts from docs/openapi.json.\n${astToString(await draw(description))}`;
}

/** Returns a document that lists every error code with its text in both languages. */
export function errorList(): string {
  const words = pt as Readonly<Record<string, string>>;
  const rows = Object.entries(en as Readonly<Record<string, string>>)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, text]) => `| \`${code}\` | ${cell(text)} | ${cell(words[code] ?? '')} |`);
  return `# Error codes

Each refusal of REST is a problem document (RFC 9457): \`code\` says of what kind it is, \`problems\` names a code for
each field. Listed codes keep their meaning; new ones are added, so treat an unknown code by the HTTP
status. \`{{name}}\` is filled in from the problem's \`params\`. Written by \`bin/client.ts\`.

| code | English | Português |
|---|---|---|
${rows.join('\n')}
`;
}

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');

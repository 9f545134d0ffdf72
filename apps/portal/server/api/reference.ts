import { html, raw } from 'hono/html';
import { openapi } from './manifest';
import type { Operation } from './openapi';

type Json = Readonly<Record<string, unknown>>;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  details { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  summary { cursor: pointer; padding-block: .5rem; }
  summary b { display: inline-block; font: 600 .75rem ui-monospace, monospace; min-width: 4rem; }
  table { border-collapse: collapse; margin-block: .5rem 1rem; }
  th, td { padding: .15rem 1rem .15rem 0; text-align: start; vertical-align: top; }
  h2 { margin-block: 2rem .5rem; } h3 { font-size: 1rem; margin-block: .75rem .25rem; }
`;

/** Returns the OpenAPI document as one page without scripts. */
export function referencePage(nonce: string) {
  const { info, paths, components } = openapi();
  const bySource = new Map<string, { path: string; method: string; operation: Operation }[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const source = operation.tags[0] ?? '';
      bySource.set(source, [...(bySource.get(source) ?? []), { path, method, operation }]);
    }
  }
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${info.title}</title>
    <style nonce="${nonce}">${raw(style)}</style>
  </head>
  <body>
    <h1>${info.title}</h1>
    <p>Base: <code>/api/v1</code>. The whole as OpenAPI 3.1: <a href="/api/v1/openapi.json">openapi.json</a>.
      Errors are problem documents (RFC 9457).</p>
    <nav aria-label="Resources">
      <p>${[...bySource.keys()].map((source) => html`<a href="#${source}">${source}</a> `)}</p>
    </nav>
    ${[...bySource].map(
      ([source, operations]) => html`<section aria-labelledby="${source}">
      <h2 id="${source}">${source}</h2>
      ${operations.map(({ path, method, operation }) => entry(path, method, operation))}
      ${fields('Fields', components.schemas[source])}
    </section>`,
    )}
  </body>
</html>`;
}

function entry(
  path: string,
  method: string,
  { description, summary, parameters, requestBody, responses }: Operation,
) {
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return html`<details>
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${summary}</summary>
    <p>${description}</p>
    ${parameters.length > 0 ? parameterTable(parameters) : ''}
    ${requestBody ? fields('What is sent', schemaIn(requestBody)) : ''}
    ${answers.map(([status, { description }]) => html`<h3>${status}: ${description}</h3>`)}
  </details>`;
}

function parameterTable(parameters: readonly Json[]) {
  return html`<h3>Parameters</h3>
    <table>${parameters.map(
      (one) =>
        html`<tr><th><code>${one.name}</code></th><td>${one.in}</td><td>${one.description ?? ''}</td></tr>`,
    )}</table>`;
}

/** Renders the fields of an object. If the schema allows several shapes, renders the fields of each shape. */
function fields(title: string, schema: Json | undefined): unknown {
  if (!schema) return '';
  const shapes = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  if (shapes) return shapes.map((shape, index) => fields(`${title}, shape ${index + 1}`, shape));
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Json>>);
  if (properties.length === 0) return '';
  const needed = new Set(schema.required as readonly string[] | undefined);
  return html`<h3>${title}</h3>
    <table>${properties.map(
      ([name, type]) =>
        html`<tr><th><code>${name}</code></th><td><code>${typeOf(type)}</code></td><td>${needed.has(name) ? 'needed' : ''}</td><td>${type.description ?? ''}</td></tr>`,
    )}</table>`;
}

function schemaIn({ content }: Json): Json | undefined {
  const [media] = Object.values(content as Readonly<Record<string, { schema: Json }>>);
  return media?.schema;
}

function typeOf(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const several = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  if (several) return several.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf((schema.items ?? {}) as Json)}[]`;
  return String(schema.format ?? schema.type ?? 'any');
}

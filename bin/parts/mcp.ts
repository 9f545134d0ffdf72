import { familyOf, resources, scopeOpens } from '@elenco/core';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

/** As much of a list as one answer holds. */
const MOST_ROWS = 100;

interface Connection {
  readonly baseUrl: string;
  readonly token: string;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly total?: string | null;
}

/** One tool to list and one to read for each resource that the token's scopes open, made of its declaration. */
export async function mcpServer(connection: Connection): Promise<McpServer> {
  const scopes = await scopesOf(connection);
  const server = new McpServer({ name: 'elenco', version: '1' });
  for (const resource of Object.values(resources)) {
    if (!scopeOpens(scopes, familyOf(resource.name), 'read')) continue;
    const tool = resource.name.replaceAll('-', '_');
    const filters = Object.entries(resource.filters as Readonly<Record<string, string>>);
    const named = filters.map(([field, kind]) => (kind === 'between' ? `${field}_gte, ${field}_lte` : field));
    const searched = 'search' in resource && resource.search ? ['q'] : [];
    const fields = Object.keys(resource.schema.shape).join(', ');
    const annotations = { readOnlyHint: true, openWorldHint: false } as const;
    server.registerTool(
      `list_${tool}`,
      {
        description: `Lists ${resource.name} that the token's person may read. Fields: ${fields}. Filters: ${[...named, ...searched].join(', ')}.`,
        inputSchema: {
          filter: z
            .record(z.string(), z.unknown())
            .default({})
            .describe('By field; several values as an array mean any of them'),
          sort: z.enum(resource.sorts as unknown as [string, ...string[]]).optional(),
          descending: z.boolean().default(false),
          offset: z.int().min(0).max(100_000).default(0),
          limit: z.int().min(1).max(MOST_ROWS).default(25),
        },
        annotations,
      },
      async ({ filter, sort, descending, offset, limit }) => {
        const query = new URLSearchParams({
          filter: JSON.stringify(filter),
          range: JSON.stringify([offset, offset + limit - 1]),
          ...(sort ? { sort: JSON.stringify([sort, descending ? 'DESC' : 'ASC']) } : {}),
        });
        return resultOf(await ask(connection, `/${resource.name}?${query}`));
      },
    );
    server.registerTool(
      `read_${tool}`,
      {
        description: `Reads one of ${resource.name} by its number.`,
        inputSchema: { id: z.int().positive() },
        annotations,
      },
      async ({ id }) => resultOf(await ask(connection, `/${resource.name}/${id}`)),
    );
  }
  return server;
}

/** What the token may do. @throws Error where it is nobody's or the server does not answer */
async function scopesOf(connection: Connection): Promise<readonly string[]> {
  const { status, body } = await ask(connection, '/me');
  const me = z.object({ scopes: z.array(z.string()).nullable() }).safeParse(body);
  if (status !== 200 || !me.success) throw new Error(`The token was not taken: ${JSON.stringify(body)}`);
  return me.data.scopes ?? [];
}

async function ask({ baseUrl, token }: Connection, path: string): Promise<Answer> {
  const answer = await fetch(new URL(`/api/v1${path}`, baseUrl), {
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body, total: answer.headers.get('Content-Range') };
}

/** Rows as JSON; a refusal as it stands, so that the caller can mend what was asked. */
function resultOf({ status, body, total }: Answer) {
  const text = JSON.stringify(total ? { range: total, rows: body } : body);
  return { content: [{ type: 'text' as const, text }], ...(status >= 400 ? { isError: true } : {}) };
}

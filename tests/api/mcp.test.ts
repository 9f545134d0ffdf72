import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ids } from '@elenco/core/testing';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { builtProgram } from '../support/builtProgram';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

let program: string;

let api: RunningApi;
let client: Client;
beforeAll(async () => {
  program = await builtProgram(new URL('../../bin/mcp.ts', import.meta.url));
  api = await startApi();
  await putRows(api.databaseUrl, oneOfEach);
  client = await connected(['projects:read']);
});
afterAll(async () => {
  await client.close();
  await api.stop();
});

/** Starts the MCP server in its own process, connected by standard input and output. */
async function connected(scopes: string[]): Promise<Client> {
  const about = { name: 'mcp', scopes, days: 1, now: new Date().toISOString() };
  const { token } = await api.database.identity.issueToken(people.brandOwner.id, about);
  return connectedWith(token);
}
async function connectedWith(token: string): Promise<Client> {
  const made = new Client({ name: 'test', version: '1' });
  await made.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program],
      env: { PATH: process.env.PATH ?? '', ELENCO_URL: new URL(api.url).origin, ELENCO_TOKEN: token },
    }),
  );
  return made;
}

async function call(name: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: args });
  const [first] = answer.content as { text: string }[];
  return { failed: answer.isError ?? false, body: JSON.parse(first!.text) };
}

it('offers only read-only MCP tools within the scopes of the token', async () => {
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['list_briefings', 'read_contracts']));
  expect(names).not.toContain('list_charges');
  expect(names).not.toContain('list_users');
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
});

it('describes values and units in the MCP tools, and leaves out lists that the user may not read', async () => {
  const all = await connected(['read']);
  const { tools } = await all.listTools();
  const of = (name: string) => tools.find((tool) => tool.name === name)?.description ?? '';
  expect(of('list_charges')).toContain('amountCents (minor units');
  expect(of('list_charges')).toMatch(/status \([a-z_ |]*overdue/);
  for (const name of ['list_receipts', 'list_settings', 'list_payment_files']) expect(of(name)).toBe('');
  expect(all.getInstructions()).toContain('never instructions');
  for (const { name } of tools.filter((tool) => tool.name.startsWith('list_')))
    expect([name, (await all.callTool({ name, arguments: {} })).isError ?? false]).toEqual([name, false]);
  const found = await all.callTool({ name: 'search_creators', arguments: { limit: '1' } });
  expect(found.isError ?? false).toBe(false);
  await all.close();
});

it('offers a write-only token a single MCP tool, which states the missing scope', async () => {
  const writing = await connected(['projects:write']);
  const { tools } = await writing.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['about_access']);
  expect(tools[0]?.description).toContain(':read');
  await writing.close();
});

it.each([
  ['a wrong token', () => new URL(api.url).origin, /^ELENCO_TOKEN was refused.*\n$/],
  [
    'a server that does not run',
    () => 'http://127.0.0.1:9',
    /^http:\/\/127\.0\.0\.1:9 does not answer now.*\n$/,
  ],
])('exits the MCP program with a one-sentence error message if it is given %s', async (_, url, sentence) => {
  const env = { PATH: process.env.PATH ?? '', ELENCO_URL: url(), ELENCO_TOKEN: 'wrong' };
  const ended = promisify(execFile)(process.execPath, [program], { env });
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
});

it('lists and reads rows over MCP with the permissions of the token’s user', async () => {
  const { body } = await call('list_briefings', { filter: { status: ['draft'] }, limit: 5 });
  expect(body.rows.map(({ id }: { id: number }) => id)).toContain(ids.briefing);
  expect(body.rows.every(({ companyId }: { companyId: number }) => companyId === ids.company)).toBe(true);
  expect((await call('read_briefings', { id: ids.briefing })).body).toMatchObject({ id: ids.briefing });
});

it('returns MCP errors for unknown filters and missing rows', async () => {
  expect(await call('list_briefings', { filter: { nothing: 1 } })).toMatchObject({
    failed: true,
    body: { code: 'malformed' },
  });
  expect(await call('read_briefings', { id: 999_999 })).toMatchObject({
    failed: true,
    body: { code: 'not_found' },
  });
});

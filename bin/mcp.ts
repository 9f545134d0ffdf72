/**
 * Serves Elenco's records as tools of the Model Context Protocol, over stdio. `ELENCO_URL` is the URL of the
 * installation, `ELENCO_TOKEN` an API token. The tools can only read, and only what the token's scopes and
 * the user's permissions allow.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { run, StartError } from './parts/lifetime';
import { mcpServer } from './parts/mcp';

await run(async (life) => {
  const { ELENCO_URL: baseUrl, ELENCO_TOKEN: token } = process.env;
  if (!baseUrl || !URL.canParse(baseUrl))
    throw new StartError('Set ELENCO_URL, such as http://localhost:3000');
  if (!token) throw new StartError('Set ELENCO_TOKEN to a token from the page "Security"');
  const server = await mcpServer({ baseUrl, token });
  life.endsWith(() => server.close());
  await server.connect(new StdioServerTransport());
});

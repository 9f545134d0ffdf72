/**
 * Serves Elenco's records as tools of the Model Context Protocol, over stdio. `ELENCO_URL` is the address of
 * the installation, `ELENCO_TOKEN` an API token. Read-only, within the token's scopes and the user's
 * permissions.
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

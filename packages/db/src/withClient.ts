import { Client, type ClientConfig } from 'pg';

/**
 * Runs work on a connection of its own and closes it. If the server cuts the connection, the running
 * statement fails. Between statements the error must not end the process.
 */
export async function withClient<T>(
  config: string | ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

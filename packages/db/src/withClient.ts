import { Client, type ClientConfig } from 'pg';

/**
 * Opens a connection, runs the work on it, and closes it. Returns the result of the work. If the server cuts
 * the connection while a statement runs, that statement fails. If no statement runs, the error is ignored,
 * because it must not end the process.
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

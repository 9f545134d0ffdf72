import { Client, type ClientConfig } from 'pg';

/**
 * Does something on one connection of its own and closes it. What runs when the server cuts it fails by itself;
 * between two statements nobody hears of the cut, and it must not end the process.
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

import { Client } from 'pg';

/** Returns the rows of a query, on a separate connection. */
export async function queried<Row>(
  databaseUrl: string,
  text: string,
  params: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, params)).rows as Row[];
  } finally {
    await client.end();
  }
}

export type Sql = <Row>(text: string, params?: unknown[]) => Promise<Row[]>;

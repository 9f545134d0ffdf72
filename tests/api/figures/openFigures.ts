import { businessDate } from '@elenco/brazil';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { startApp } from '../../support/app';
import { Browsing } from '../../support/browsing';
import { group } from './sql';

/** Base path of the brand's pages. */
export const at = '/dashboard/client';

/**
 * Starts the portal with the demo data and signs in as the owner of a demo brand. The SQL that is passed to
 * `rows` and `number` may use `:company`, `:owner` (the brand's user) and `:today`. Stops the portal after
 * the tests of the file.
 */
export async function openFigures(email = 'brand@aurora.example') {
  const app = await startApp({ demo: true });
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await app.stop();
  });
  const user = await app.database.identity.byEmail(email);
  const brand = await Browsing.as(app, user!.id);
  const companyId = user!.companyId!;
  const today = businessDate(new Date().toISOString());
  const pages = new Map<string, string>();

  /** Returns the HTML of a page. Requests each page only once. */
  async function page(path: string): Promise<string> {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await brand.get(path);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    const html = await answer.text();
    pages.set(path, html);
    return html;
  }
  async function rows<Row>(sql: string): Promise<Row[]> {
    const bound = sql
      .replaceAll(':company', String(companyId))
      .replaceAll(':owner', String(user!.id))
      .replaceAll(':today', `date '${today}'`);
    return (await client.query<Row & object>(bound)).rows as Row[];
  }
  async function number(sql: string): Promise<number> {
    const [row] = await rows<{ n: string | null }>(`select (${sql}) as n`);
    return Number(row?.n ?? 0);
  }
  const projects = () =>
    rows<{ id: number; title: string; status: string; squadId: number | null; expired: boolean }>(
      `select id, title, status, squad_id as "squadId", (${group}) = 'expired' as expired
       from briefings where company_id = :company order by id`,
    );
  return { app, brand, companyId, page, rows, number, projects };
}

export const ofProject = (id: number) => `briefing_id = ${id}`;
export const ofSquad = (id: number) => `briefing_id in (select id from briefings where squad_id = ${id})`;

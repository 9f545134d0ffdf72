import { aBriefing, aCompany, aCreator, aUser, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { putRows } from '../../support/rows';

export const BRAND = 'brand@aurora.example';
export const MEMBER = 'member@aurora.example';
export const CREATOR = 'creator@story.example';
export const OWNER = 'owner@elenco.example';
export const memberId = 104;

/**
 * Creates a company, one briefing, and five users: a company member who reads Portuguese, one who reads
 * English, a creator who reads English, a curator and an owner.
 */
export async function populate(url: string): Promise<Client> {
  const alone = { companyId: null, companyRole: null };
  const staff = { ...alone, staff: true, creatorId: null };
  await putRows(url, [
    ['companies', aCompany({ tradeName: 'Aurora <Cosméticos>' })],
    ['creators', aCreator()],
    [
      'users',
      aUser(),
      aUser({ id: memberId, email: MEMBER, name: 'Davi Prado', companyRole: 'member', locale: 'en' }),
      aUser({
        ...alone,
        id: ids.creatorUser,
        email: CREATOR,
        name: 'Cecília Amaral',
        creatorId: ids.creator,
        locale: 'en',
      }),
      aUser({
        ...staff,
        id: ids.curator,
        email: 'curation@elenco.example',
        name: 'Gabriela Torres',
        duties: ['curation'],
      }),
      aUser({ ...staff, id: 110, email: OWNER, name: 'Karina de Sá', duties: ['owner'] }),
    ],
    ['briefings', aBriefing({ title: 'Sérum & cuidado' })],
  ]);
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Ids of the row and the parties in events about the briefing that `populate` creates. */
export const parties = { rowId: 1, companyId: ids.company, creatorId: ids.creator, briefingId: ids.briefing };

/** Writes an event and its job in one transaction, as a command does. Returns the id of the event. */
export async function emitEvent(
  client: Client,
  kind: string,
  event: { rowId: number; companyId?: number; creatorId?: number; briefingId?: number; actorId?: number },
): Promise<number> {
  await client.query('begin');
  const { rows } = await client.query<{ id: number }>(
    `insert into events (kind, resource, row_id, company_id, creator_id, briefing_id, actor_id, data, at)
     values ($1, split_part($1, '.', 1), $2, $3, $4, $5, $6, '{"comment": "Falta o prazo?", "title": ""}', now()) returning id`,
    [kind, event.rowId, event.companyId, event.creatorId, event.briefingId, event.actorId],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(`select graphile_worker.add_job('deliver', $1::json)`, [
    JSON.stringify({ eventIds: [id] }),
  ]);
  await client.query('commit');
  return id;
}

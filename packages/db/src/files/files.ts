import type { DocumentReading } from '@elenco/brazil';
import {
  type Actor,
  briefings,
  deliverables,
  drafts,
  impersonatorOf,
  instalments,
  invoices,
  messageReports,
  messages,
  observations,
  type PortfolioProject,
  Problem,
  partlyHidden,
  paymentProofs,
  portfolioProjects,
  proposals,
  type Scope,
  staff,
  unanswered,
  userIdOf,
} from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { entityOf, tableOf } from '../kernel/table';

/** An uploaded file without its content. The file store contains the content under `sha256`. */
export interface FileRow {
  readonly id: number;
  readonly name: string;
  readonly mime: string;
  /** Size in bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly ownerId: number;
  readonly companyId: number | null;
  readonly creatorId: number | null;
  /** Values that the system read in a creator's document; null for other files. */
  readonly reading?: DocumentReading | null;
  readonly createdAt: string;
}

/** Records an upload for its owner. */
export async function add(em: SqlEntityManager, row: Omit<FileRow, 'id'>): Promise<FileRow> {
  const id = Number(await em.insert(entityOf('files'), { ...row }));
  return { id, ...row };
}

/**
 * Records the file of a completed upload, once per upload. Returns undefined if another request has recorded
 * it.
 */
export async function addOfUpload(
  em: SqlEntityManager,
  row: Omit<FileRow, 'id'>,
  uploadId: string,
): Promise<FileRow | undefined> {
  const [made] = await em.execute<{ id: number }[]>(
    `insert into files (name, mime, size, sha256, owner_id, company_id, creator_id, created_at, upload_id)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (upload_id) do nothing returning id`,
    [
      row.name,
      row.mime,
      row.size,
      row.sha256,
      row.ownerId,
      row.companyId,
      row.creatorId,
      row.createdAt,
      uploadId,
    ],
  );
  return made && { id: made.id, ...row };
}

/** Returns the id of the file that was made from an upload; undefined if there is none. */
export async function ofUpload(em: SqlEntityManager, uploadId: string): Promise<number | undefined> {
  const [made] = await em.execute<{ id: number }[]>('select id from files where upload_id = ?', [uploadId]);
  return made?.id;
}

/** Returns the poster frame of a video that the user uploaded; undefined if the video has no poster frame. */
export async function posterOf(
  em: SqlEntityManager,
  userId: number,
  id: number,
): Promise<Pick<FileRow, 'sha256'> | undefined> {
  const [row] = await em.execute<{ sha256: string }[]>(
    'select p.sha256 from files v join files p on p.id = v.poster_id where v.id = ? and v.owner_id = ?',
    [id, userId],
  );
  return row;
}

/** Sets the poster frame of a video. Both files must have the same owner. */
export async function setPoster(em: SqlEntityManager, id: number, posterId: number): Promise<void> {
  await em.execute(
    'update files v set poster_id = p.id from files p where v.id = ? and p.id = ? and p.owner_id = v.owner_id',
    [id, posterId],
  );
}

/**
 * Returns a file that the actor may open. Every actor may open the actor's own files, and files of a brief,
 * deliverable, instalment, observation, invoice, proof of payment, message or portfolio that the actor may
 * read. Finance may open all files. A row gives access only to files of its own creator or company. Thus
 * users cannot open another user's file by entering its id in their own row.
 * @throws Problem `not_found` for unknown ids and files that the actor may not open
 */
export async function openable(em: SqlEntityManager, actor: Actor, id: number): Promise<FileRow> {
  // Ownership gives no access while impersonating, because a user's own file may be part of a conversation
  // that impersonators must not read.
  const own = impersonatorOf(actor) ? null : userIdOf(actor);
  const rules: Sql[] = [
    { text: staff('finance')(actor).length > 0 ? 'true' : 'false', params: [] },
    ...(own === null ? [] : [{ text: '"owner_id" = ?', params: [own] }]),
    named(em, 'deliverables', 'draft_file_id', deliverables.access.read(actor)),
    named(em, 'drafts', 'file_id', drafts.access.read(actor)),
    named(em, 'observations', 'proof_file_id', observations.access.read(actor)),
    named(em, 'invoices', 'file_id', invoices.access.read(actor)),
    named(em, 'payment-proofs', 'file_id', paymentProofs.access.read(actor), 'company_id'),
    named(em, 'messages', 'file_id', messages.access.read(actor), 'company_id'),
    named(em, 'messages', 'file_id', messages.access.read(actor)),
    named(em, 'message-reports', 'file_id', messageReports.access.read(actor), 'company_id'),
    named(em, 'message-reports', 'file_id', messageReports.access.read(actor)),
    attached(em, actor),
    delivered(em, actor),
    shownInWork(em, portfolioProjects.access.read(actor)),
  ];
  const where = join([{ text: '"id" = ?', params: [id] }, join(rules, ' or ')], ' and ');
  const [row] = await select(em, 'files', where, { limit: 1 });
  if (!row) throw new Problem('not_found');
  return row as unknown as FileRow;
}

/** Returns the MIME types of screenshots for metrics that the actor may read, by file id. */
export async function proofTypes(
  em: SqlEntityManager,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const where = join(
    [
      { text: `"id" in (${ids.map(() => '?').join()})`, params: [...ids] },
      named(em, 'observations', 'proof_file_id', observations.access.read(actor)),
    ],
    ' and ',
  );
  const rows = (await select(em, 'files', where)) as unknown as FileRow[];
  return new Map(rows.map(({ id, mime }) => [id, mime]));
}

/**
 * Returns the condition for files of a brief that the actor may open. Users may open them if they may read
 * the briefing with its attachments, or if they are invited creators. In a silent squad, creators may open
 * them only after they have accepted confidentiality.
 */
function attached(em: SqlEntityManager, actor: Actor): Sql {
  if (partlyHidden(briefings, actor).includes('attachments')) return { text: 'false', params: [] };
  const scopeOf = (name: string, scope: Scope<unknown>) =>
    scopeSql(tableOf(em, name), scope as Scope<Record<string, unknown>>);
  const readable = scopeOf('briefings', briefings.access.read(actor));
  const invited = scopeOf('proposals', proposals.access.read(actor));
  return {
    text: `exists (select from briefings where briefings.company_id = files.company_id
      and briefings.attachments @> jsonb_build_array(jsonb_build_object('fileId', files.id))
      and ((${readable.text}) or exists (select from proposals where proposals.briefing_id = briefings.id
        and (briefings.kind <> 'silent_squad' or proposals.confidentiality is not null
          or proposals.status not in (${unanswered.map(() => '?').join()}))
        and (${invited.text}))))`,
    params: [...readable.params, ...unanswered, ...invited.params],
  };
}

/** Returns the condition for files that a creator delivered in an Elenco Pay contract. */
function delivered(em: SqlEntityManager, actor: Actor): Sql {
  const readable = scopeSql(
    tableOf(em, 'instalments'),
    instalments.access.read(actor) as Scope<Record<string, unknown>>,
  );
  return {
    text: `exists (select from instalments where instalments.creator_id = files.creator_id
      and instalments.work @> jsonb_build_array(jsonb_build_object('file', jsonb_build_object('id', files.id)))
      and (${readable.text}))`,
    params: readable.params,
  };
}

/** Returns the condition for videos in portfolio projects that the project's creator uploaded. */
export function shownInWork(em: SqlEntityManager, scope: Scope<PortfolioProject>): Sql {
  const readable = scopeSql(tableOf(em, portfolioProjects.name), scope as Scope<Record<string, unknown>>);
  return {
    text: `exists (select from portfolio_projects where portfolio_projects.creator_id = files.creator_id
      and portfolio_projects.videos @> jsonb_build_array(jsonb_build_object('fileId', files.id))
      and (${readable.text}))`,
    params: readable.params,
  };
}

function named(
  em: SqlEntityManager,
  resource: string,
  column: string,
  scope: Scope<unknown>,
  owner: 'creator_id' | 'company_id' = 'creator_id',
): Sql {
  const table = tableOf(em, resource);
  const readable = scopeSql(table, scope as Scope<Record<string, unknown>>);
  return {
    text: `exists (select from ${table.name} where ${table.name}."${column}" = "files"."id"
      and ${table.name}."${owner}" = "files"."${owner}" and (${readable.text}))`,
    params: readable.params,
  };
}

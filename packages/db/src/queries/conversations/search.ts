import type { Message } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Participant, sideOf } from './sides';
import type { ThreadMessage } from './thread';

/** A message that contains a file or a link. */
export type SharedMessage = Pick<
  ThreadMessage,
  'seq' | 'body' | 'fileId' | 'fileName' | 'fileSize' | 'createdAt'
>;
const MAX_SHARED = 50;

/** Returns the newest fifty messages of a conversation with files or links, newest first. */
export function sharedIn(
  em: SqlEntityManager,
  actor: Participant,
  proposalId: number,
): Promise<SharedMessage[]> {
  const { column, id } = sideOf(actor);
  return em.execute<SharedMessage[]>(
    `select m.seq, m.body, m.file_id as "fileId", f.name as "fileName", f.size as "fileSize",
       ${isoText('m.created_at')} as "createdAt"
     from conversations c join messages m on m.conversation_id = c.id left join files f on f.id = m.file_id
     where c.proposal_id = ? and c.${column} = ? and m.deleted_at is null
       and (m.file_id is not null or m.body ~ 'https{0,1}://')
     order by m.seq desc limit ${MAX_SHARED}`,
    [proposalId, id],
  );
}

/** A message that matches a search. */
export type FoundMessage = Pick<Message, 'seq' | 'side' | 'createdAt' | 'body'>;
/** Maximum number of results, newest first. */
const MAX_FOUND = 30;

/** Returns the messages of a conversation that contain these words, newest first. Ignores accents. */
export function searchThread(
  em: SqlEntityManager,
  actor: Participant,
  proposalId: number,
  words: string,
): Promise<FoundMessage[]> {
  const { column, id } = sideOf(actor);
  return em.execute<FoundMessage[]>(
    `select m.seq, m.side, ${isoText('m.created_at')} as "createdAt", m.body
     from conversations c join messages m on m.conversation_id = c.id
     where c.proposal_id = ? and c.${column} = ? and m.deleted_at is null and position(fold(?) in fold(m.body)) > 0
     order by m.seq desc limit ${MAX_FOUND}`,
    [proposalId, id, words],
  );
}

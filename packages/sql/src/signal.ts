import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * PostgreSQL channel on which processes announce progress of queued work, such as an e-mail that was sent.
 */
export const outboxChannel = 'elenco_outbox';

export const signal = (em: SqlEntityManager) => em.execute(`select pg_notify('${outboxChannel}', '')`);

import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** PostgreSQL channel on which processes announce that a message was queued, sent or read. */
export const outboxChannel = 'elenco_outbox';

export const signal = (em: SqlEntityManager) => em.execute(`select pg_notify('${outboxChannel}', '')`);

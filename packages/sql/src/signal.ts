import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The channel on which processes say that something was delivered, sent or read. */
export const outboxChannel = 'elenco_outbox';

export const signal = (em: SqlEntityManager) => em.execute(`select pg_notify('${outboxChannel}', '')`);

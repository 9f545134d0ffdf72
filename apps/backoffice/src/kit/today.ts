const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** Returns the current business day, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => inSaoPaulo.format(now);

const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** Returns the current business day, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => inSaoPaulo.format(now);

/** Returns the next business day. */
export const tomorrow = (now: Date = new Date()): string => today(new Date(now.getTime() + 86_400_000));

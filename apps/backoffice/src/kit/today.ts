const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** The business day that it is now, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => inSaoPaulo.format(now);

/** The business day after it. */
export const tomorrow = (now: Date = new Date()): string => today(new Date(now.getTime() + 86_400_000));

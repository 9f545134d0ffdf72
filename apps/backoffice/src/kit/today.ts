const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** The business day that it is now, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => inSaoPaulo.format(now);

/** The instant at which a business day begins; what is no day stays, to be refused. */
export const startOfDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00-03:00`).toISOString() : day;

/**
 * Reports that browsers send: errors in our scripts, and sampled page durations. A report contains no
 * message, page content, user or row id, because these may be personal data.
 */

/**
 * Largest Contentful Paint of a page load, and Interaction to Next Paint of a visit
 * (web.dev/articles/vitals).
 */
export const pageMeasures = ['lcp', 'inp'] as const;
export type PageMeasure = (typeof pageMeasures)[number];

/** Durations in ms above which a page is slow: the limits of "good" at web.dev/articles/vitals. */
export const slowAboveMs: Record<PageMeasure, number> = { lcp: 2_500, inp: 200 };

/** Share of page loads that are measured. */
export const MEASURED_SHARE = 0.1;

export const reportPath = '/browser-reports';

export interface ErrorReport {
  /** Class of the error, such as `TypeError`. */
  readonly name: string;
  /** Script with line and column, such as `Finance-CixNxKMI.js:1:2040`. */
  readonly at: string;
}

/** Maximum number of errors that one page load reports. */
const MAX_ERRORS = 5;

/**
 * Returns the class and position of an error in our scripts; null for other errors, such as those of a
 * browser extension.
 */
export function errorReport(error: unknown): ErrorReport | null {
  if (!(error instanceof Error)) return null;
  const [, at] = /\/assets\/([\w.-]{1,100}\.js:\d{1,7}:\d{1,7})/.exec(error.stack ?? '') ?? [];
  return at ? { name: /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error', at } : null;
}

/** Returns a function that reports errors: each position at most once, and at most `MAX_ERRORS` positions. */
export function errorReporter(send: (report: ErrorReport) => void): (error: unknown) => void {
  const sent = new Set<string>();
  return (error) => {
    const report = errorReport(error);
    if (!report || sent.has(report.at) || sent.size >= MAX_ERRORS) return;
    sent.add(report.at);
    send(report);
  };
}

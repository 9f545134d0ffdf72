import {
  type ErrorReport,
  errorReporter,
  MEASURED_SHARE,
  type PageMeasure,
  reportPath,
} from '@elenco/core/platform';

type Report = ({ kind: 'error' } & ErrorReport) | { kind: PageMeasure; ms: string };

const send = (report: Report, path = window.location.pathname) =>
  void navigator.sendBeacon(reportPath, new URLSearchParams({ app: 'portal', path, ...report }));

export const reportError = errorReporter((report) => send({ kind: 'error', ...report }));

/** Reports uncaught errors of every page, and the durations of some page loads. */
export function reportPages(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  if (Math.random() >= MEASURED_SHARE) return;
  const path = window.location.pathname;
  const measured = (kind: PageMeasure) => (metric: { value: number }) =>
    send({ kind, ms: String(Math.round(metric.value)) }, path);
  void import('web-vitals').then(({ onLCP, onINP }) => {
    onLCP(measured('lcp'));
    onINP(measured('inp'));
  });
}

import { errorReporter, MEASURED_SHARE, type PageMeasure, reportPath } from '@elenco/core/platform';

const send = (report: Record<string, string>) =>
  void navigator.sendBeacon(
    reportPath,
    new URLSearchParams({ app: 'backoffice', path: window.location.pathname, ...report }),
  );

export const reportError = errorReporter((report) => send({ kind: 'error', ...report }));

/** Starts reporting uncaught errors of all screens, and the durations of some page loads, to the server. */
export function reportPages(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  if (Math.random() >= MEASURED_SHARE) return;
  const measured = (kind: PageMeasure) => (metric: { value: number }) =>
    send({ kind, ms: String(Math.round(metric.value)) });
  void import('web-vitals').then(({ onLCP, onINP }) => {
    onLCP(measured('lcp'));
    onINP(measured('inp'));
  });
}

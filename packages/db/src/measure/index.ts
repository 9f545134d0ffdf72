import { channel } from 'node:diagnostics_channel';
import { searches } from '@elenco/search/measure';

export type { SearchMeasure } from '@elenco/search/measure';

export interface RequestMeasure {
  readonly method: string;
  /** Pattern of the route, such as `/c/:slug`; never the URL with its values. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface CommandMeasure {
  readonly command: string;
  /** `done`, or the code of the first problem. */
  readonly result: string;
  readonly ms: number;
}

export interface JobMeasure {
  readonly task: string;
  readonly result: 'done' | 'failed';
  readonly ms: number;
}

export interface StreamsMeasure {
  readonly open: number;
}

export type BrowserMeasure = {
  readonly app: 'portal' | 'backoffice';
  readonly route: string;
} & ({ readonly kind: 'error' } | { readonly kind: 'lcp' | 'inp'; readonly ms: number });

/**
 * Channels for measurements of this process. Publishers check `hasSubscribers` first, so measuring costs
 * nothing while metrics are disabled.
 */
export const measured = {
  request: channel('elenco:request'),
  command: channel('elenco:command'),
  job: channel('elenco:job'),
  search: searches,
  streams: channel('elenco:streams'),
  browser: channel('elenco:browser'),
} as const;

export {
  currentTrace,
  isTraced,
  markFailed,
  traced,
  tracedFrom,
  traceIds,
} from './trace';

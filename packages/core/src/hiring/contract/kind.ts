import type { Briefing } from '../briefing';

/**
 * True if the creators of a brief publish advertising, which needs an ad disclosure. Freelancers publish
 * nothing.
 */
export const isAdvertising = ({ kind }: Pick<Briefing, 'kind'>): boolean => kind !== 'freelancer';

/**
 * Returns the suffix of the locale keys for freelancers' projects, in which work is delivered but not
 * published. Returns '' if any of the projects is not for freelancers, or if there are no projects.
 */
export const workKeySuffix = (...projects: readonly Pick<Briefing, 'kind'>[]): '' | 'OfWork' =>
  projects.length > 0 && !projects.some(isAdvertising) ? 'OfWork' : '';

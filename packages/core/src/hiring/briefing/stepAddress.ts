import { areaPath } from '../../people';
import type { BriefingKind, Step } from './schema';

const base = areaPath.company;

/** Where a step of a draft is written: a silent squad has addresses of its own. */
export const stepAddress = ({ id, kind }: { id: number; kind: BriefingKind }, step: Step): string =>
  `${base}/${kind === 'silent_squad' ? 'silent_squad' : 'briefings'}/${id}/${step}`;

/** All steps of a draft, with how far each is. */
export const tasksAddress = (id: number): string => `${base}/briefings/${id}/tasks`;

/** Where the first step of a new briefing is written. */
export const newAddress = (kind: BriefingKind): string =>
  kind === 'silent_squad' ? `${base}/silent_squad/new` : `${base}/briefings/create`;

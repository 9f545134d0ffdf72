import { areaPath } from '../../people';
import type { Briefing, BriefingKind, Step } from './schema';
import { isOnShortForm } from './wizard';

const base = areaPath.company;

/** Returns the URL path of a draft's step. Steps of silent squads have a different base path. */
export const stepAddress = ({ id, kind }: { id: number; kind: BriefingKind }, step: Step): string =>
  `${base}/${kind === 'silent_squad' ? 'silent_squad' : 'briefings'}/${id}/${step}`;

/** Returns the URL path of the overview of all steps of a draft. */
export const tasksAddress = (id: number): string => `${base}/briefings/${id}/tasks`;

/** Returns the URL path where a draft is continued: its short form, or the overview of its steps. */
export const draftAddress = (draft: Pick<Briefing, 'id' | 'kind' | 'visited'>): string =>
  isOnShortForm(draft) ? stepAddress(draft, 'essentials') : tasksAddress(draft.id);

/** Returns the URL path of the first step of a new briefing. */
export const newAddress = (kind: BriefingKind): string =>
  kind === 'silent_squad' ? `${base}/silent_squad/new` : `${base}/briefings/create`;

import { latestDraft } from '../../../../briefing/wizard.server';

export const loader = latestDraft('review');

import { page } from '../../../../adapters/page.server';
import { ReviewStep } from '../../../../briefing/ReviewStep';
import { loadReview, submitAction } from '../../../../briefing/review.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: 'client:wizard.titles.review' };

export const loader = page('client', loadReview);
export const action = submitAction;

export default ReviewStep;

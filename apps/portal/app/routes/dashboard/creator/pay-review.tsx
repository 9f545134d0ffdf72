import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { payActions } from '../../../pay/actions.server';
import { loadPayReview } from '../../../pay/load.server';
import { PayFrame } from '../../../pay/PayFrame';
import { ReviewPart } from '../../../pay/ReviewPart';
import { payPageTitle } from '../../../pay/titles';

export const handle: RouteHandle = {
  title: payPageTitle('pay:tabs.review'),
  i18n: ['pay', 'problems', 'resources', 'shared', 'options'],
};

export const loader = creatorPage(loadPayReview);
export const action = payActions;

export default function PayReview() {
  const page = useCreatorData<typeof loader>();
  const { row } = page;
  return (
    <PayFrame page={page} tab="review">
      {row && <ReviewPart page={{ ...page, row }} />}
    </PayFrame>
  );
}

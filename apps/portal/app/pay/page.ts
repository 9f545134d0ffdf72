import { areaPath } from '@elenco/core/party';

const creatorPay = areaPath.creator;

/** Where each step of writing a contract is, and what it becomes. */
export const payPath = (step: 'project' | 'client' | 'proposal' | 'review', id: number | null): string => {
  const at = {
    project: 'pay-project',
    client: 'pay-clients',
    proposal: 'pay-proposal',
    review: 'pay-review',
  };
  return `${creatorPay}/${at[step]}${id === null ? '' : `/${id}`}`;
};

/** Where a creator sees to something: in its project, or, where it is of a contract of their own, among these. */
export const workPath = (briefingId: number | null, part = ''): string =>
  briefingId === null ? `${creatorPay}/pay` : `${creatorPay}/briefing/${briefingId}${part}`;

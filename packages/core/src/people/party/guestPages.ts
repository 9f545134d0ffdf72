import type { GuestAction } from './actor';
import { areaPath } from './roleNames';

interface Opened {
  readonly briefingId: number | null;
  readonly contractId: number | null;
  readonly listId: number | null;
  readonly payContractId: number | null;
  readonly creatorIds: readonly number[];
  readonly actions: readonly GuestAction[];
}

/** Path of the page for each action, with placeholders. Notices also use these templates. */
export const guestPages: Readonly<Record<GuestAction, string>> = {
  select: `${areaPath.company}/briefing/{briefingId}/select/guest`,
  'approve-proposal': `${areaPath.company}/briefing/{briefingId}/approve-proposal/{users}/guest`,
  step: `${areaPath.company}/briefing/{briefingId}/squad-step-approve/guest`,
  payables: `${areaPath.company}/briefing/{briefingId}/payables/guest`,
  content: '/{briefingId}/{contractId}/guest',
  invoice: '/{briefingId}/{contractId}/invoice/guest',
  list: `${areaPath.company}/search/list/{listId}/guest`,
  report: `${areaPath.company}/{briefingId}/new-report/guest`,
  'report-costs': `${areaPath.company}/{briefingId}/new-report/guest`,
  pay: `${areaPath.company}/pay-client/{payContractId}/guest`,
  'pay-confirm': `${areaPath.company}/pay-client/{payContractId}/confirm/guest`,
};

/** Returns the values for the placeholders of a page's path. */
export const inGuestPage = ({ briefingId, contractId, listId, payContractId, creatorIds }: Opened) => ({
  briefingId,
  contractId,
  listId,
  payContractId,
  users: creatorIds.join('-'),
});

/** Returns the path of the page that a share link opens: the page of its first action. */
export function guestPage(grant: Opened): string {
  const values: Readonly<Record<string, number | string | null>> = inGuestPage(grant);
  const [action] = grant.actions;
  return action ? guestPages[action].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : '/';
}

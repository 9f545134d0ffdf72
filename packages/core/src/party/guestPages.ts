import type { GuestAction } from './actor';

interface Opened {
  readonly briefingId: number | null;
  readonly contractId: number | null;
  readonly listId: number | null;
  readonly payContractId: number | null;
  readonly creatorIds: readonly number[];
  readonly actions: readonly GuestAction[];
}

/** The address of the page that each action opens; notices fill it in, too. */
export const guestPages: Readonly<Record<GuestAction, string>> = {
  select: '/dashboard/client/briefing/{briefingId}/select/guest',
  'approve-proposal': '/dashboard/client/briefing/{briefingId}/approve-proposal/{users}/guest',
  step: '/dashboard/client/briefing/{briefingId}/squad-step-approve/guest',
  payables: '/dashboard/client/briefing/{briefingId}/payables/guest',
  content: '/{briefingId}/{contractId}/guest',
  invoice: '/{briefingId}/{contractId}/invoice/guest',
  list: '/dashboard/client/search/list/{listId}/guest',
  report: '/dashboard/client/{briefingId}/new-report/guest',
  'report-costs': '/dashboard/client/{briefingId}/new-report/guest',
  pay: '/dashboard/client/pay-client/{payContractId}/guest',
  'pay-confirm': '/dashboard/client/pay-client/{payContractId}/confirm/guest',
};

/** What stands for the names in braces. */
export const inGuestPage = ({ briefingId, contractId, listId, payContractId, creatorIds }: Opened) => ({
  briefingId,
  contractId,
  listId,
  payContractId,
  users: creatorIds.join('-'),
});

/** Where a grant's link leads: to the page of the first thing that it allows. */
export function guestPage(grant: Opened): string {
  const values: Readonly<Record<string, number | string | null>> = inGuestPage(grant);
  const [action] = grant.actions;
  return action ? guestPages[action].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : '/';
}

import {
  actorOf,
  type BrandAction,
  briefings,
  type Charge,
  charges,
  createShareLink,
  deliverables,
  guestPage,
  lists,
  proposals,
  reports,
  squadSteps,
  type User,
} from '@elenco/core';
import { type Database, newSecret } from '@elenco/db';

/** Paths that share links open, by the action of the link. */
export type Guests = Readonly<Record<BrandAction, string[]>>;

/** Creates a share link for each kind of guest page, as the brand of the demo data. Returns the paths. */
export async function shareWithGuests(database: Database): Promise<Guests> {
  const actor = actorOf((await database.identity.byEmail('brand@aurora.example')) as User);
  const share = async (
    action: BrandAction,
    about: {
      briefingId?: number;
      contractId?: number;
      listId?: number;
      reportId?: number;
      creatorIds?: number[];
    },
  ): Promise<string[]> => {
    const { token, hash: tokenHash } = newSecret();
    const input = { ...about, actions: [action], label: 'Agência', tokenHash };
    await database.perform(createShareLink, input, { actor, now: new Date().toISOString() });
    const page = guestPage({
      briefingId: null,
      contractId: null,
      listId: null,
      payContractId: null,
      creatorIds: [],
      ...about,
      actions: [action],
    });
    return [`${page}?grant=${token}`];
  };
  const open = { status: ['sent', 'under_approval'] } as const;
  const [chosen] = await database.see(briefings, actor, { status: 'selection' }, { limit: 1 });
  const [offer] = await database.see(proposals, actor, open, { limit: 1 });
  const [piece] = await database.see(deliverables, actor, { status: 'draft_submitted' }, { limit: 1 });
  const [charge] = await database.see(
    charges,
    actor,
    { purpose: 'hiring', status: ['open', 'overdue'] },
    { limit: 1 },
  );
  const [list] = await database.see(lists, actor, {}, { limit: 1 });
  const [report] = await database.see(reports, actor, {}, { limit: 1 });
  const [waiting] = await database.see(squadSteps, actor, { status: 'awaiting_approval' }, { limit: 1 });
  const [planned] = await database.see(briefings, actor, { squadId: waiting?.squadId ?? 0 }, { limit: 1 });
  if (!planned || !report || !chosen || !offer || !piece || !charge || !list)
    throw new Error('The demo data has too little to share with guests');
  return {
    select: await share('select', { briefingId: chosen.id }),
    'approve-proposal': await share('approve-proposal', {
      briefingId: offer.briefingId,
      creatorIds: [offer.creatorId],
    }),
    step: await share('step', { briefingId: planned.id }),
    payables: await share('payables', { briefingId: charge.briefingId ?? 0 }),
    content: await share('content', ofHiring(piece)),
    invoice: await share('invoice', ofHiring(charge)),
    list: await share('list', { listId: list.id }),
    report: await share('report', { briefingId: report.briefingId, reportId: report.id }),
    'report-costs': [],
  };
}

const ofHiring = ({ briefingId, contractId }: Pick<Charge, 'briefingId' | 'contractId'>) => ({
  ...(briefingId !== null && { briefingId }),
  ...(contractId !== null && { contractId }),
});

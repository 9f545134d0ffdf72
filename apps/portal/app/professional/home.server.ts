import { contracts, deliverables } from '@elenco/core/contract';
import { evaluations } from '@elenco/core/evaluation';
import { nextStep } from '@elenco/core/notice';
import { creators, missingInCreator, payees } from '@elenco/core/party';
import { invoices, netKnown, payouts } from '@elenco/core/payment';
import { openStates } from '@elenco/core/proposal';
import type { CreatorContext } from './page.server';
import { waiting } from './waiting';

const newest = { down: true, limit: 100 };

/** All that the creator's first page shows: one query for each resource, however many projects there are. */
export async function loadHome({ app, actor, feedCursor }: CreatorContext) {
  const [profile, [payee], offers, made, work, paid, handedIn, opinions] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(payees, actor, {}),
    app.projects.invitations(actor, { status: openStates }, newest),
    app.see(contracts, actor, { status: ['sent', 'active'] }, newest),
    app.see(deliverables, actor, {}, { ...newest, limit: 500 }),
    app.see(payouts, actor, { status: ['waiting_invoice', 'processing', 'failed'] }, newest),
    app.see(invoices, actor, {}, newest),
    app.see(evaluations, actor, { side: 'creator', status: 'pending' }, newest),
  ]);
  const missing = missingInCreator(profile, payee);
  const rows = { made, work, payouts: paid, invoices: handedIn, opinions, missing: missing.length };
  const step = nextStep(actor, waiting({ ...rows, offers: offers.map((one) => one.proposal) }));
  const lines = offers.map(({ proposal, brief, tradeName }) => ({
    ...{ briefingId: brief.id, title: brief.title, company: tradeName, channels: brief.channels },
    ...{ status: proposal.status, totalCents: proposal.totalCents, currency: proposal.currency },
    ...{ answerBy: proposal.answerBy, counterCents: proposal.counterCents, since: proposal.statusSince },
  }));
  const companies = await app.projects.tradeNames([...new Set(made.map((row) => row.companyId))]);
  return {
    feedCursor,
    name: profile.name,
    available: profile.available,
    missing,
    step,
    invited: lines.filter((row) => row.status === 'received'),
    proposed: lines.filter((row) => row.status !== 'received'),
    projects: made.map((row) => ({
      ...{ id: row.id, briefingId: row.briefingId, title: row.title, status: row.status },
      ...{ cents: row.creatorCents, currency: row.currency, endsOn: row.endsOn },
      company: companies.get(row.companyId) ?? '',
      ...progressOf(work.filter((one) => one.contractId === row.id)),
    })),
    onTheWay: paid.map((payout) => {
      const { id, briefingId, status, grossCents, currency, dueOn, contractId } = payout;
      return {
        ...{ id, briefingId, status, grossCents, netCents: netKnown(payout), currency, dueOn },
        title: made.find((row) => row.id === contractId)?.title ?? '',
      };
    }),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
export type Offer = Home['invited'][number];

const progressOf = (work: readonly { status: string }[]) => ({
  done: work.filter((one) => one.status === 'verified').length,
  of: work.length,
});

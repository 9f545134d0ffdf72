import {
  actorOf,
  type Briefing,
  blankParts,
  briefings,
  type Charge,
  type Contract,
  charges,
  contracts,
  type List,
  lists,
  type PayContract,
  type Proposal,
  payContracts,
  profilePath,
  proposals,
  type Report,
  reports,
  type Squad,
  squads,
  type User,
  users,
  type Webhook,
  webhooks,
} from '@elenco/core';
import type { Database } from '@elenco/db';
import { inDays } from './days';
import { type Guests, shareWithGuests } from './guests';

/** A user of the demo data, or an anonymous visitor. */
export type Visitor = 'nobody' | 'brand@aurora.example' | 'creator@story.example';

/** Rows of the demo data with which the paths of a visitor are created. */
export interface Own {
  readonly briefings: readonly Briefing[];
  readonly squads: readonly Squad[];
  readonly proposals: readonly Proposal[];
  readonly contracts: readonly Contract[];
  readonly lists: readonly List[];
  readonly reports: readonly Report[];
  readonly pays: readonly PayContract[];
  readonly webhooks: readonly Webhook[];
  /** Charges. At least one of them is open. */
  readonly charges: readonly Charge[];
  /** Members of the user's own company. */
  readonly members: readonly User[];
  /** Paths of the share links that the brand has created. */
  readonly guests: Guests;
  /** Paths of public profiles. */
  readonly profiles: readonly string[];
}

export async function ownRows(database: Database, visitor: Visitor): Promise<Own> {
  const nothing = {
    briefings: [],
    squads: [],
    proposals: [],
    contracts: [],
    members: [],
    lists: [],
    reports: [],
    webhooks: [],
    pays: [],
    charges: [],
  };
  if (visitor === 'nobody') {
    const shown = await database.profiles.ofPart(0);
    const brand = actorOf((await database.identity.byEmail('brand@aurora.example')) as User);
    const checked = await database.see(contracts, brand, {}, { limit: 1 });
    return {
      ...nothing,
      contracts: checked,
      guests: await shareWithGuests(database),
      profiles: shown.map(profilePath),
    };
  }
  const actor = actorOf((await database.identity.byEmail(visitor)) as User);
  if (actor.role === 'company') await addWholeDraft(database, visitor);
  return {
    briefings: await database.see(briefings, actor, {}),
    squads: actor.role === 'company' ? await database.see(squads, actor, {}) : [],
    proposals: await database.see(proposals, actor, {}),
    contracts: await database.see(contracts, actor, {}),
    lists: await database.see(lists, actor, {}),
    reports: await database.see(reports, actor, {}),
    members: await database.see(users, actor, { companyRole: 'member' }),
    pays: await database.see(payContracts, actor, {}),
    webhooks: actor.role === 'company' ? await database.see(webhooks, actor, webhooks.listed ?? {}) : [],
    charges: await database.see(charges, actor, { status: 'open' }, { limit: 1 }),
    profiles: [],
    guests: {
      select: [],
      'approve-proposal': [],
      step: [],
      payables: [],
      content: [],
      invoice: [],
      list: [],
      report: [],
      'report-costs': [],
    },
  };
}

/**
 * Adds two drafts of different kinds in which every step is completed, because the last steps of the wizard
 * open only for such drafts. Copies a submitted briefing.
 */
async function addWholeDraft(database: Database, email: string): Promise<void> {
  const actor = actorOf((await database.identity.byEmail(email)) as User);
  const sent = (await database.see(briefings, actor, {})).find(
    ({ status, kind }) => status !== 'draft' && kind === 'creator',
  );
  if (!sent) throw new Error('The demo data has no submitted briefing');
  const brief = Object.fromEntries(briefings.writable.create.map((field) => [field, sent[field]]));
  const period = { startsOn: inDays(30), endsOn: inDays(60) };
  const whole = { ...brief, ...period, publishesOn: null };
  const fees = { feeLowCents: 100_000, feeHighCents: 300_000 };
  const publicText = { ...blankParts.publicText, sector: 'Beleza', summary: 'Um lançamento', ...fees };
  const at = { actor, now: new Date().toISOString() };
  await database.create(briefings, whole, at);
  await database.create(briefings, { ...whole, kind: 'silent_squad', publicText }, at);
}

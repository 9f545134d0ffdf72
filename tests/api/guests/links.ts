import type { BrandAction } from '@elenco/core';
import { ids } from '@elenco/core/testing';
import type { Browsing } from '../../support/browsing';

const project = `/dashboard/client/briefing/${ids.briefing}`;

const plan = `${project}/squad-step-approve`;
const report = `/dashboard/client/${ids.briefing}/new-report?report=201`;
const list = '/dashboard/client/search/list/301';

/** Id of the creator whose proposal waits for the brand's answer. */
export const OFFERING = 22;

/**
 * The path of the page with the form, the path that receives the form, and further fields, by kind of share
 * link.
 */
const makings: Readonly<Record<BrandAction, { from: string; to: string; about: Record<string, string> }>> = {
  select: { from: `${project}/select`, to: `${project}/select`, about: {} },
  'approve-proposal': {
    from: `${project}/approve-proposal/${OFFERING}`,
    to: `${project}/approve-proposal/${OFFERING}`,
    about: { creatorIds: String(OFFERING) },
  },
  step: { from: plan, to: plan, about: {} },
  payables: { from: `${project}?view=payments`, to: `${project}?index&view=payments`, about: {} },
  content: {
    from: `${project}?view=content`,
    to: `${project}?index&view=content`,
    about: { contractId: String(ids.contract) },
  },
  invoice: {
    from: `${project}?view=payments`,
    to: `${project}?index&view=payments`,
    about: { contractId: String(ids.contract) },
  },
  list: { from: list, to: list, about: {} },
  report: { from: report, to: report, about: {} },
  'report-costs': { from: report, to: report, about: {} },
};

/** Submits the brand's form that creates a share link. */
export function makeLink(brand: Browsing, action: BrandAction, more: Record<string, string> = {}) {
  const { from, to, about } = makings[action];
  const fields = {
    intent: 'createShareLink',
    label: 'Agência',
    days: '14',
    actions: action,
    ...about,
    ...more,
  };
  return brand.send(to, fields, from);
}

/** Creates a share link as the brand. Returns its path with the token, which the brand sees only once. */
export async function linkFrom(brand: Browsing, action: BrandAction): Promise<string> {
  const page = (await (await makeLink(brand, action)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const link = /https?:\/\/[^"\\<\s]+\?grant=[\w-]{43}/.exec(page)?.[0];
  if (!link) throw new Error('the answer contains no link');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

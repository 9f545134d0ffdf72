import { approveDraft, contracts, deliverables, requestChanges } from '@elenco/core/contract';
import { creators, id, paragraph } from '@elenco/core/party';
import { settingOn, settings } from '@elenco/core/setting';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import { idIn, type Visit } from '../adapters/visit.server';
import { faceFields } from '../client/faces';
import { download } from '../money/download.server';
import { nameSending, withGrant } from './name.server';

/** One hiring as its client sees it, without what was agreed about money. */
export async function loadGuestHiring({ app, actor }: Visit<'guest'>) {
  const contract = await app.get(contracts, actor, actor.contractId ?? 0);
  const [work, cast, companies, rules] = await Promise.all([
    app.see(deliverables, actor, { contractId: contract.id }),
    app.pick(creators, { role: 'system' }, faceFields, { id: contract.creatorId }),
    app.tradeNames([actor.companyId]),
    app.see(settings, { role: 'system' }, { key: 'change_rounds' }),
  ]);
  return {
    title: contract.title,
    creator: cast[0]?.name ?? '',
    company: companies.get(actor.companyId) ?? '',
    guest: actor.name,
    work,
    includedRounds: settingOn(rules, 'change_rounds', contract.approvedOn),
  };
}

const seen = { id, version: z.int().positive() };
const approval = z.object(seen);
const changes = z.object({ ...seen, comment: paragraph(1_000) });

export const guestHiringActions = guestActions('content', {
  name: nameSending,
  approveDraft: sending<'guest', typeof approval>(approval, async (value, visit) => {
    await visit.app.perform(approveDraft, value, visit);
    return { to: withGrant(visit), toast: 'draftApproved' };
  }),
  requestChanges: sending<'guest', typeof changes>(changes, async (value, visit) => {
    await visit.app.perform(requestChanges, value, visit);
    return { to: withGrant(visit), toast: 'changesRequested' };
  }),
});

/** A draft that was sent as a file. */
export async function openGuestDraft(visit: Visit<'guest'>) {
  const file = await visit.app.files.openable(visit.actor, idIn(visit, 'file'));
  return download(visit.openFile(file.sha256), file);
}

import {
  type Actor,
  answerRequest,
  askAbout,
  briefings,
  closeLead,
  contactLead,
  createShareLink,
  endImpersonation,
  grantCuratorCode,
  impersonations,
  invitations,
  leads,
  privacyRequests,
  refuseRequest,
  requestMeeting,
  requestNewsletter,
  revokeShareLink,
  rotateCuratorCode,
  sendInvitations,
  shareLinks,
  startImpersonation,
  userIdOf,
  withdrawInvitation,
  withdrawRequest,
} from '@elenco/core';
import type { Database } from '../../database';
import { digest, newToken } from '../../identity/secrets';

/** Lets a support employee impersonate a company member. */
export async function impersonateMember(
  database: Database,
  support: Actor,
  person: Actor,
  now: string,
): Promise<void> {
  const input = { userId: userIdOf(person), sessionId: 1, reason: 'A pessoa não encontra o próprio projeto' };
  await database.perform(startImpersonation, input, { actor: support, now });
  const [open] = await database.see(impersonations, support, { status: 'open' });
  if (open) await database.perform(endImpersonation, { id: open.id }, { actor: support, now });
}

/** Lets a brand invite a colleague and a creator. A third invitation, to a wrong address, is withdrawn. */
export async function inviteOthers(database: Database, owner: Actor, now: string): Promise<void> {
  const people = [
    { kind: 'member', name: 'Nádia Prates', email: 'nadia@aurora.example' },
    { kind: 'creator', name: 'Olavo Reis', email: 'olavo@story.example' },
    { kind: 'member', name: 'Paulo Lins', email: 'paulo@auroa.example' },
  ] as const;
  await database.perform(sendInvitations, { people, locale: 'pt' }, { actor: owner, now });
  const [wrong] = await database.see(invitations, owner, { email: 'paulo@auroa.example' });
  if (wrong) await database.perform(withdrawInvitation, { id: wrong.id }, { actor: owner, now });
}

/** Lets four creators make privacy requests: one pending, one answered, one refused, one withdrawn. */
export async function createPrivacyRequests(
  database: Database,
  support: Actor,
  creators: readonly Actor[],
  now: string,
): Promise<void> {
  const asked = [
    { kind: 'access', text: 'Quero saber o que vocês guardam sobre mim.' },
    { kind: 'correction', text: 'Meu nome artístico está errado no contrato.' },
    { kind: 'erasure', text: 'Apaguem a nota fiscal do mês passado.' },
    { kind: 'other', text: 'Não quero mais receber novidades.' },
  ] as const;
  for (const [n, request] of asked.entries()) {
    await database.perform(askAbout, request, { actor: creators[n] as Actor, now });
  }
  const open = await database.see(privacyRequests, support, { status: 'open' });
  const idOf = (kind: string) => open.find((row) => row.kind === kind)?.id;
  const answered = {
    id: idOf('correction'),
    answer: 'Corrigimos o nome no seu perfil e nos próximos contratos.',
  };
  await database.perform(answerRequest, answered, { actor: support, now });
  const refused = { id: idOf('erasure'), answer: 'A lei nos manda guardar notas fiscais por cinco anos.' };
  await database.perform(refuseRequest, refused, { actor: support, now });
  await database.perform(withdrawRequest, { id: idOf('other') }, { actor: creators[3] as Actor, now });
}

/** Makes a creator a curator and replaces the first code. */
export async function makeCurator(
  database: Database,
  curation: Actor,
  creatorId: number,
  now: string,
): Promise<void> {
  const { id } = await database.perform(grantCuratorCode, { creatorId }, { actor: curation, now });
  await database.perform(rotateCuratorCode, { id }, { actor: curation, now });
}

/** Lets a brand share its shortlist with two guests and revoke one of the links. */
export async function shareShortlist(database: Database, brand: Actor, now: string): Promise<void> {
  const [project] = await database.see(briefings, brand, { status: 'selection' }, { limit: 1 });
  if (!project) throw new Error('the demo data has no selection to share');
  for (const label of ['Agência', 'Diretoria de marketing']) {
    const input = { briefingId: project.id, label, actions: ['select'], tokenHash: digest(newToken()) };
    await database.perform(createShareLink, input, { actor: brand, now });
  }
  const [first] = await database.see(shareLinks, brand, { briefingId: project.id }, { limit: 1 });
  if (first) await database.perform(revokeShareLink, { id: first.id }, { actor: brand, now });
}

/** Creates three requests for a meeting (new, contacted, closed) and a newsletter subscriber. */
export async function createLeads(database: Database, support: Actor, now: string): Promise<void> {
  const by = { actor: { role: 'nobody' }, now } as const;
  const asked = [
    {
      name: 'Rita Campos',
      email: 'rita@boreal.example',
      company: 'Boreal',
      message: 'Dez creators até março.',
    },
    { name: 'Sérgio Lima', email: 'sergio@cobre.example', company: 'Cobre Café', message: '' },
    {
      name: 'Tânia Reis',
      email: 'tania@duna.example',
      company: 'Duna',
      message: 'Lançamento em duas cidades.',
    },
  ];
  for (const lead of asked) {
    await database.perform(requestMeeting, { ...lead, phone: null, locale: 'pt', source: 'home' }, by);
  }
  const rows = await database.see(leads, support, {});
  const [called, through] = rows.slice(1).map(({ id }) => ({ id }));
  await database.perform(contactLead, called, { actor: support, now });
  await database.perform(closeLead, { ...through, comment: 'Já é cliente.' }, { actor: support, now });
  await database.perform(
    requestNewsletter,
    { email: 'rita@boreal.example', locale: 'pt', source: 'popup' },
    by,
  );
}

import { addDays, businessDate } from '@elenco/brazil';
import {
  acceptInvite,
  cancelBriefing,
  changeCompanyRole,
  INVITATIONS_PER_DAY,
  joinAsCreator,
  joinTeam,
  removeMember,
  resendInvitation,
  sendInvitations,
  withdrawInvitation,
} from '@elenco/core';
import { briefings } from '@elenco/core/hiring';
import { invitations } from '@elenco/core/operations';
import { type Actor, attributions, users } from '@elenco/core/people';
import { linkHashOf } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, gather, passwordHash, wholeBrief } from '../support/cast';
import { lastMailTo, linkIn } from '../support/mailbox';
import { testDatabase } from '../support/testDatabase';
import { quiet, quietSettings } from './worker/processes';

const { database } = await testDatabase();
let cast: Cast;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  cast = await gather(database);
  worker = await startWorker({ database, settings: quietSettings, log: quiet });
});
afterAll(async () => {
  await worker.stop();
});

const nobody: Actor = { role: 'nobody' };
const at = (actor: Actor = cast.brand) => ({ actor, now: cast.clock.now });
const later = (minutes: number) => {
  cast.clock.now = new Date(Date.parse(cast.clock.now) + minutes * 60_000).toISOString();
};
const send = (email: string, kind: 'member' | 'creator' = 'member', actor = cast.brand, more = {}) =>
  database.perform(
    sendInvitations,
    { people: [{ kind, name: 'Bia Rocha', email, ...more }], locale: 'pt' },
    at(actor),
  );
const tokenFor = async (email: string) =>
  /\/invite\/([\w-]+)$/.exec(linkIn(await lastMailTo(database, email)))?.[1] ?? '';
const rowOf = async (email: string) => {
  const rows = await database.see(invitations, cast.brand, { email }, { down: true });
  return rows[0]!;
};
const join = (token: string) =>
  database.perform(
    joinTeam,
    {
      tokenHash: linkHashOf(token),
      name: 'Bia Rocha',
      passwordHash,
      locale: 'pt',
      terms: true,
      termsVersion: '2026-12',
      ip: '',
      userAgent: '',
    } as never,
    at(nobody),
  );
const actorFor = async (email: string): Promise<Actor> => {
  const user = await database.identity.byEmail(email);
  const token = await database.identity.openSession(user!.id, { now: cast.clock.now, ip: '', userAgent: '' });
  return (await database.identity.findSession(token, cast.clock.now))!.actor;
};
const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((one) =>
    one.status === 'fulfilled' ? 'done' : (one.reason.errors?.[0]?.code ?? one.reason.code),
  );

describe('an invitation into a team', () => {
  test('adds its member only once, even if the invitation is accepted three times concurrently', async () => {
    await send('bia@aurora.example');
    const token = await tokenFor('bia@aurora.example');
    expect(await database.team.opened(token, cast.clock.now)).toMatchObject({
      tradeName: 'Aurora',
      inviterName: 'Dona da Aurora',
      registered: false,
      invitation: { email: 'bia@aurora.example', kind: 'member' },
    });
    const results = outcomes(await Promise.allSettled([join(token), join(token), join(token)]));
    expect(results.sort()).toEqual(['done', 'not_found', 'not_found']);
    const member = await actorFor('bia@aurora.example');
    expect(member).toMatchObject({
      role: 'company',
      companyRole: 'member',
      companyId: (cast.brand as never as { companyId: number }).companyId,
    });
    expect(await rowOf('bia@aurora.example')).toMatchObject({ status: 'accepted' });
    expect(await database.team.opened(token, cast.clock.now)).toBeUndefined();
  });

  test('is e-mailed to members on behalf of the inviting colleague, and to creators on behalf of the brand', async () => {
    await send('team@aurora.example');
    const toColleague = await lastMailTo(database, 'team@aurora.example');
    expect(toColleague.subject).toBe('Dona da Aurora convidou você para a equipe da Aurora');
    await send('maker@aurora.example', 'creator');
    const toCreator = await lastMailTo(database, 'maker@aurora.example');
    expect(toCreator.subject).toBe('Aurora convidou você para a Elenco');
    expect(toCreator.textBody).toContain('trabalhar com você como creator');
    later(31);
    const { id } = await rowOf('team@aurora.example');
    await database.perform(resendInvitation, { id }, at());
    expect((await lastMailTo(database, 'team@aurora.example')).subject).toBe(
      'Dona da Aurora ainda espera você na equipe da Aurora',
    );
    await database.perform(withdrawInvitation, { id }, at());
    expect((await lastMailTo(database, 'team@aurora.example')).subject).toBe(
      'O convite para a equipe da Aurora foi retirado',
    );
  });

  test('has a token of at least 128 bits that is stored only in the e-mail', async () => {
    await send('token@aurora.example');
    const token = await tokenFor('token@aurora.example');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const row = await rowOf('token@aurora.example');
    expect(JSON.stringify(row)).not.toContain(linkHashOf(token));
  });

  test('can be opened only with its exact token', async () => {
    const guesses = Array.from({ length: 100 }, () =>
      Buffer.from(crypto.getRandomValues(new Uint8Array(32))),
    );
    const opened = await Promise.all(
      guesses.map((guess) => database.team.opened(guess.toString('base64url'), cast.clock.now)),
    );
    expect(opened.filter(Boolean)).toEqual([]);
    console.log(`invitations: ${guesses.length} guessed tokens, ${opened.filter(Boolean).length} opened`);
  });

  test('is invalid once it was withdrawn, has expired, or was replaced by a resent link', async () => {
    await send('again@aurora.example');
    const first = await tokenFor('again@aurora.example');
    const { id } = await rowOf('again@aurora.example');
    await expect(database.perform(resendInvitation, { id }, at())).rejects.toMatchObject({ code: 'refused' });
    later(31);
    await database.perform(resendInvitation, { id }, at());
    const second = await tokenFor('again@aurora.example');
    expect(await database.team.opened(first, cast.clock.now)).toBeUndefined();
    expect(await database.team.opened(second, cast.clock.now)).toBeDefined();
    later(14 * 24 * 60);
    expect(await database.team.opened(second, cast.clock.now)).toBeUndefined();
    await expect(join(second)).rejects.toMatchObject({ code: 'not_found' });
    await database.perform(resendInvitation, { id }, at());
    const third = await tokenFor('again@aurora.example');
    await database.perform(withdrawInvitation, { id }, at());
    await expect(join(third)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is hidden from other companies', async () => {
    const { id } = await rowOf('token@aurora.example');
    expect(await database.see(invitations, cast.otherBrand, {})).toEqual([]);
    await expect(database.perform(withdrawInvitation, { id }, at(cast.otherBrand))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the maximum number of invitations per day', () => {
  test('is not exceeded by concurrent invitations', async () => {
    later(48 * 60);
    const batch = (n: number) =>
      database.perform(
        sendInvitations,
        {
          people: Array.from({ length: INVITATIONS_PER_DAY / 2 }, (_, i) => ({
            kind: 'creator' as const,
            name: 'Alguém Novo',
            email: `p${n}-${i}@story.example`,
          })),
          locale: 'pt',
        },
        at(cast.otherBrand),
      );
    const results = outcomes(await Promise.allSettled([batch(1), batch(2), batch(3), batch(4)]));
    expect(results.sort()).toEqual(['done', 'done', 'invitation_limit', 'invitation_limit']);
    expect(await database.see(invitations, cast.otherBrand, {})).toHaveLength(INVITATIONS_PER_DAY);
  });
});

const newCreator = {
  name: 'Nina Prado',
  passwordHash,
  locale: 'pt',
  terms: true,
  termsVersion: '2026-12',
  ip: '',
  userAgent: '',
  phone: '+5581998765432',
  profileType: 'content_creator',
  mainSkill: 'beauty',
  tags: [],
};

describe('a creator invited by a brand', () => {
  test('signs up through the e-mail and is attributed to that brand', async () => {
    await send('nina@story.example', 'creator');
    const tokenHash = linkHashOf(await tokenFor('nina@story.example'));
    await database.perform(joinAsCreator, { tokenHash, ...newCreator } as never, at(nobody));
    expect(await actorFor('nina@story.example')).toMatchObject({ role: 'creator' });
    expect(await database.see(attributions, cast.brand, {})).toHaveLength(1);
    expect(await database.see(attributions, cast.otherBrand, {})).toEqual([]);
    expect(await rowOf('nina@story.example')).toMatchObject({ status: 'accepted' });
  });
});

describe('a creator invited for a project', () => {
  const invite = (email: string, briefingId: number) => send(email, 'creator', cast.brand, { briefingId });
  const projectOn = async (address: string) =>
    (await database.team.opened(await tokenFor(address), cast.clock.now))?.project;
  const title = '“Sérum de verão”';
  const project = async () => {
    const [startsOn, endsOn] = [30, 60].map((days) => addDays(businessDate(cast.clock.now), days));
    const brief = { ...wholeBrief, startsOn, endsOn, title: 'Sérum de verão' };
    const id = await cast.job.draft(cast.brand, brief as never);
    await cast.job.submit(cast.brand, id);
    return id;
  };

  test('sees the project’s name in the e-mails and on the invitation page', async () => {
    await invite('lia@story.example', await project());
    const { subject, textBody } = await lastMailTo(database, 'lia@story.example');
    expect([subject, textBody]).toEqual([
      `Aurora convidou você para ${title}`,
      expect.stringContaining(title),
    ]);
    expect(await projectOn('lia@story.example')).toBe('Sérum de verão');
    later(31);
    const { id } = await rowOf('lia@story.example');
    await database.perform(resendInvitation, { id }, at());
    expect((await lastMailTo(database, 'lia@story.example')).subject).toContain(title);
    const tokenHash = linkHashOf(await tokenFor('lia@story.example'));
    const lia = { ...newCreator, name: 'Lia Prado' };
    await database.perform(joinAsCreator, { tokenHash, ...lia } as never, at(nobody));
    const { email } = (await database.see(users, cast.brand, { companyRole: 'owner' }))[0]!;
    expect((await lastMailTo(database, email)).subject).toBe(`Lia Prado aceitou o seu convite para ${title}`);
  });

  test('does not see the project’s name if the project was canceled after the invitation', async () => {
    const id = await project();
    await invite('eva@story.example', id);
    const { version } = await database.get(briefings, cast.brand, id);
    await database.perform(cancelBriefing, { id, version, comment: 'Adiado.' }, at());
    expect(await projectOn('eva@story.example')).toBeNull();
    later(31);
    await database.perform(resendInvitation, { id: (await rowOf('eva@story.example')).id }, at());
    expect((await lastMailTo(database, 'eva@story.example')).subject).toBe('Aurora enviou o convite de novo');
  });
});

describe('a company member', () => {
  const sessionOf = async (email: string) => {
    const user = (await database.identity.byEmail(email))!;
    const from = { now: cast.clock.now, ip: '', userAgent: '' };
    return { id: user.id, token: await database.identity.openSession(user.id, from) };
  };

  test('loses access immediately when removed, and can rejoin by a new invitation', async () => {
    const { id, token } = await sessionOf('bia@aurora.example');
    await database.perform(removeMember, { id }, at());
    expect(await database.identity.findSession(token, cast.clock.now)).toBeUndefined();
    expect((await lastMailTo(database, 'bia@aurora.example')).subject).toContain('Aurora');
    await send('bia@aurora.example');
    const tokenHash = linkHashOf(await tokenFor('bia@aurora.example'));
    expect(
      (await database.team.history(cast.brand, (cast.brand as never as { companyId: number }).companyId))[0],
    ).toMatchObject({ kind: 'invitations.create', about: 'Bia Rocha', actorName: 'Dona da Aurora' });
    await database.perform(acceptInvite, { tokenHash, userId: id }, at({ role: 'system' }));
    expect(await actorFor('bia@aurora.example')).toMatchObject({ role: 'company', companyRole: 'member' });
  });

  test('is the remaining owner after two owners have demoted each other concurrently', async () => {
    const { id } = await sessionOf('bia@aurora.example');
    await database.perform(changeCompanyRole, { id, companyRole: 'owner' }, at());
    const bia = await actorFor('bia@aurora.example');
    const brandId = (cast.brand as { userId: number }).userId;
    const results = outcomes(
      await Promise.allSettled([
        database.perform(changeCompanyRole, { id, companyRole: 'member' }, at()),
        database.perform(changeCompanyRole, { id: brandId, companyRole: 'member' }, at(bia)),
      ]),
    );
    expect(results.sort()).toEqual(['done', 'not_found']);
    const team = await database.see(users, cast.curator, {
      companyId: (bia as { companyId: number }).companyId,
    });
    expect(team.filter(({ companyRole }) => companyRole === 'owner')).toHaveLength(1);
  });
});

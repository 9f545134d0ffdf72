import { banks, businessDate, state } from '@elenco/brazil';
import { savePresences } from '@elenco/core/discovery';
import { payeeHoldUntil, savePayee } from '@elenco/core/finance';
import { isProblem, Problem, parsePercent } from '@elenco/core/kit';
import {
  areaPath,
  creator,
  creatorIdOf,
  creators,
  hasEnoughSpecialties,
  impersonatorOf,
  MIN_SPECIALTIES,
  missingInCreator,
  type Payee,
  payees,
  setBackground,
  setPortrait,
  type User,
} from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { z } from 'zod';
import { formHandler, type Next, withFieldNames } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadConnections } from '../connection/load.server';
import { returnPathIn } from '../forms/returnPath';
import { withReauthentication } from '../security/proof.server';
import type { CreatorContext } from './page.server';
import { settingsHome, settingsPath } from './parts';
import { payeeForm, regimeOf } from './payeeForm.server';
import { loadUnpublished } from './republish.server';

const bankOptions = banks().map(({ code, name }) => ({ value: code, label: `${name} · ${code}` }));

/**
 * Returns the number of hours for which payouts wait after a change of the account, and the time until which
 * they wait after the latest change; that time is null if it has passed.
 */
async function loadHold({ app, now }: Pick<CreatorContext, 'app' | 'now'>, account: Payee | undefined) {
  // The first account receives payouts at once.
  if (!account) return { restHours: null, restsUntil: null };
  const rows = await app.see(settings, { role: 'system' }, { key: 'payee_rest_hours' });
  const until = payeeHoldUntil(account, rows);
  return {
    restHours: settingOn(rows, 'payee_rest_hours', businessDate(now)),
    restsUntil: until !== null && now < until ? until : null,
  };
}

/** Returns the name and date of the document that proves the tax regime; null if the user may not open it. */
async function loadRegimeProof({ app, actor }: CreatorContext, account: Payee | undefined) {
  if (!account?.regimeFileId) return null;
  try {
    const { id, name, createdAt } = await app.files.openable(actor, account.regimeFileId);
    return { id, name, createdAt };
  } catch (error) {
    if (isProblem(error)) return null;
    throw error;
  }
}

export async function loadSettings(ctx: CreatorContext) {
  const { app, actor, user, url } = ctx;
  const [profile, [account], networks] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(payees, actor, {}),
    loadConnections(ctx),
  ]);
  const gone = await loadUnpublished(ctx, profile.removedAt);
  // The payout details and the sign-in address are hidden and locked while impersonating the creator.
  const sealed = Boolean(impersonatorOf(actor));
  const [hold, regimeProof] = await Promise.all([loadHold(ctx, account), loadRegimeProof(ctx, account)]);
  return {
    ...hold,
    regimeProof,
    profile,
    gone,
    payee: account ?? null,
    sealed,
    banks: bankOptions,
    networks,
    email: user.email,
    person: { ...personOf(user), place: { city: profile.city, state: profile.state } },
    back: returnPathIn('creator', url.searchParams),
    missing: missingInCreator(profile, account),
  };
}
export type OwnSettings = Awaited<ReturnType<typeof loadSettings>>;

const personOf = ({ version, name, phone, whatsapp, agentEmail, address }: User) => ({
  version,
  name,
  phone,
  whatsapp,
  agentEmail,
  address,
});

type Own = RequestContext<'creator'>;

/**
 * After a section was saved, redirects to the unfinished proposal if nothing is missing, otherwise to the
 * index.
 */
export async function nextAfterSaving({ app, actor, url }: Own): Promise<Next> {
  const back = returnPathIn('creator', url.searchParams);
  if (back) {
    const [profile, [account]] = await Promise.all([
      app.get(creators, actor, creatorIdOf(actor)),
      app.see(payees, actor, {}),
    ]);
    if (missingInCreator(profile, account).length === 0) return { to: back, toast: 'profileComplete' };
  }
  return { to: settingsHome + url.search, toast: 'saved' };
}

const { name, bio, mainSkill, tags, city } = creator.shape;
const profileForm = z.object({
  name,
  bio: bio.default(''),
  mainSkill,
  tags: tags.default([]),
  city: city.default(''),
  state: state.default(''),
  priceCents: z.int().min(0).optional(),
});

const specialtiesForm = z.object({ mainSkill, tags: tags.default([]) });

function requireSpecialties(given: z.output<typeof specialtiesForm>): void {
  if (hasEnoughSpecialties(given)) return;
  const params = { least: MIN_SPECIALTIES };
  throw new Problem('invalid', [{ pointer: '/tags', code: 'few_main_tags', params }]);
}

export const saveSpecialties = formHandler<'creator', typeof specialtiesForm>(
  specialtiesForm,
  async (given, ctx) => {
    requireSpecialties(given);
    await ctx.app.update(creators, { id: creatorIdOf(ctx.actor), ...given }, ctx);
    return nextAfterSaving(ctx);
  },
);

export const saveProfile = formHandler<'creator', typeof profileForm>(
  profileForm,
  async ({ priceCents, ...given }, ctx) => {
    requireSpecialties(given);
    const change = { id: creatorIdOf(ctx.actor), ...given, priceCents: priceCents ?? null };
    await ctx.app.update(creators, change, ctx);
    return nextAfterSaving(ctx);
  },
);

const availabilityForm = z.object({
  available: z.enum(['true', 'false']),
  from: z.enum(['home', 'settings']),
});

export const turnAvailability = formHandler<'creator', typeof availabilityForm>(
  availabilityForm,
  async ({ available, from }, ctx) => {
    const change = { id: creatorIdOf(ctx.actor), available: available === 'true' };
    await ctx.app.update(creators, change, ctx);
    const to = from === 'home' ? areaPath.creator : settingsPath('availability');
    return { to, toast: available === 'true' ? 'available' : 'unavailable' };
  },
);

/** Parses "4,2" or "4.2" percent to basis points. */
const percent = z
  .string('required')
  .transform((text) => parsePercent(text) ?? Number.NaN)
  .pipe(z.number('not_a_number').max(10_000, 'too_big'));

const { channel, handle, followers } = savePresences.input.shape.presences.element.shape;
const presencesForm = z.object({
  presences: z.array(z.object({ channel, handle, followers, engagement: percent.default(0) })).default([]),
});

export const saveChannels = formHandler<'creator', typeof presencesForm>(
  presencesForm,
  async ({ presences }, ctx) => {
    const input = {
      presences: presences.map(({ engagement, ...one }) => ({ ...one, engagementBp: engagement })),
    };
    await ctx.app.perform(savePresences, input, ctx);
    return nextAfterSaving(ctx);
  },
);

export const saveAccount = formHandler<'creator', typeof payeeForm>(
  payeeForm,
  async ({ kind, pixKey, presentPassword, code, regimeFile, regimeFileId, ...given }, ctx) => {
    const { taxRegime: regime, ...rest } = given;
    const account = { ...rest, pixKey: pixKey ?? null };
    const taxRegime = regimeOf({ kind, taxRegime: regime });
    await withFieldNames({ '/regimeFileId': '/regimeFile' }, () =>
      withReauthentication({ presentPassword, code }, ctx, async (by) => {
        if (kind === 'individual')
          return ctx.app.perform(savePayee, { ...account, legalForm: 'individual' }, by);
        const shown = taxRegime === 'other' ? null : (regimeFileId ?? null);
        const fileId = regimeFile ? await ctx.keepFile(regimeFile) : shown;
        return ctx.app.perform(
          savePayee,
          { ...account, legalForm: 'company', taxRegime, regimeFileId: fileId },
          by,
        );
      }),
    );
    const next = await nextAfterSaving(ctx);
    const [saved] = await ctx.app.see(payees, ctx.actor, {});
    // The page shows the time from which the changed account receives payouts.
    const stays = next.toast === 'saved' && (await loadHold(ctx, saved)).restsUntil !== null;
    return stays ? { ...next, to: settingsPath('payee') + ctx.url.search } : next;
  },
);

const photoForm = z.object({ file: z.instanceof(File, { error: 'required' }) });

export const savePhoto = formHandler<'creator', typeof photoForm>(photoForm, async ({ file }, ctx) => {
  const photo = await ctx.keepPhoto(file, 'portrait');
  await ctx.app.perform(setPortrait, { photo }, ctx);
  return { to: settingsPath('photo'), toast: 'saved' };
});

const nothing = z.object({});

export const removePhoto = formHandler<'creator', typeof nothing>(nothing, async (_, ctx) => {
  await ctx.app.perform(setPortrait, { photo: null }, ctx);
  return { to: settingsPath('photo'), toast: 'saved' };
});

export const saveBackground = formHandler<'creator', typeof photoForm>(photoForm, async ({ file }, ctx) => {
  const photo = await ctx.keepPhoto(file, 'background');
  await ctx.app.perform(setBackground, { photo }, ctx);
  return { to: settingsPath('background'), toast: 'saved' };
});

export const removeBackground = formHandler<'creator', typeof nothing>(nothing, async (_, ctx) => {
  await ctx.app.perform(setBackground, { photo: null }, ctx);
  return { to: settingsPath('background'), toast: 'saved' };
});

import { businessDate } from '@elenco/brazil';
import { exportBoard, exportPurpose } from '@elenco/core/growth';
import { type Cell, csvOf, isProblem } from '@elenco/core/kit';
import { redirect } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';
import { formats } from '../i18n/format';
import { i18nOf } from '../i18n/translate.server';
import { loadBoard } from './board.server';

/** Returns the community as a spreadsheet. The purpose is required and stored. */
export async function exportMembers(ctx: RequestContext<'shared'>): Promise<{ name: string; csv: string }> {
  const { app, locale } = ctx;
  const purpose = exportPurpose.safeParse(ctx.url.searchParams.get('purpose'));
  if (!purpose.success) throw redirect('/community?view=members');
  const url = new URL('/community?view=members', ctx.url);
  const { members } = await loadBoard({ ...ctx, url });
  if (!members) throw redirect('/community');
  try {
    await app.perform(exportBoard, { purpose: purpose.data }, ctx);
  } catch (error) {
    throw isProblem(error) && error.code === 'refused' ? redirect('/community') : error;
  }
  const { money } = formats(locale);
  const t = i18nOf(locale).getFixedT(locale, ['community', 'options']);
  const heads = [
    'name',
    'skill',
    'city',
    'channels',
    'followers',
    'engagement',
    'hired',
    'published',
    'contracted',
    'average',
    'verdict',
    'note',
    'addedBy',
    'since',
  ] as const;
  const lines = members.rows.map(({ profile, done, ...row }): Cell[] => [
    profile.name,
    profile.mainSkill && t(`options:skills.${profile.mainSkill}`),
    profile.city,
    profile.presences
      .map(({ channel, handle }) => `${t(`options:channels.${channel}`)} @${handle}`)
      .join(', '),
    profile.followers,
    profile.engagementBp / 100,
    done.hired,
    done.published,
    done.contracted.map(({ currency, cents }) => money(cents, currency)).join('; '),
    done.average,
    row.own && t(`community:verdicts.${row.own}`),
    row.note,
    row.addedBy,
    { day: businessDate(row.createdAt) },
  ]);
  const table = [heads.map((head) => t(`community:file.${head}`)), ...lines];
  return { name: `${t('community:title')}.csv`, csv: csvOf(table, locale) };
}

import {
  type BriefingKind,
  briefingKind,
  briefings,
  draftAddress,
  newAddress,
  openSquad,
  squads,
  stepAddress,
} from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { intendedCreatorIn, intendedCreatorParam } from '../../../../access/intendedCreator';
import { actions } from '../../../../adapters/form.server';
import { page } from '../../../../adapters/page.server';
import { companyOf, monthLimit } from '../../../../briefing/limit.server';
import { PlanLimit } from '../../../../briefing/PlanLimit';
import { RequestedCreators } from '../../../../briefing/RequestedCreators';
import { Reuse } from '../../../../briefing/Reuse';
import { requestedCreatorsOf } from '../../../../briefing/requestedCreators.server';
import { loadReusable, reuseHandlers } from '../../../../briefing/reuse.server';
import type { RouteHandle } from '../../../../handle';
import { HelpLink } from '../../../../help/HelpLink';
import { squadsPath } from '../../../../squad/paths';
import { ButtonLink, PageHeader, RelativeTime, Rows, Section, Stack } from '../../../../ui';

export const handle: RouteHandle = { title: 'company:chooser.title' };

export const loader = page('company', async (ctx) => {
  const { app, actor, url } = ctx;
  const newest = { by: 'updatedAt', down: true, limit: 5 };
  const [drafts, own] = await Promise.all([
    app.see(briefings, actor, { status: 'draft' }, newest),
    app.see(squads, actor, { status: [...openSquad] }, { by: 'id', limit: 1 }),
  ]);
  return {
    hasSquad: own.length > 0,
    drafts: drafts.map(({ id, kind, title, visited, updatedAt }) => ({
      id,
      kind,
      title,
      visited,
      updatedAt,
    })),
    again: await loadReusable(ctx),
    creator: intendedCreatorIn(url.searchParams),
    wishes: await requestedCreatorsOf(ctx, null),
    month: await monthLimit(ctx, await companyOf(ctx), null),
  };
});

export const action = actions('company', reuseHandlers);

/** Links that start with a squad. */
const bySquad = [
  ['squad', squadsPath],
  ['newSquad', `${squadsPath}#begin`],
  ['silentSquad', newAddress('silent_squad')],
] as const;
/** Kinds of briefings without a squad; silent briefings belong to squads. */
const kinds = briefingKind.options.filter((kind) => kind !== 'silent_squad');

/** Links for brands that want something other than a briefing. */
const others = [
  ['search', `${areaPath.company}/search`],
  ['academy', '/academy'],
] as const;

export default function Chooser() {
  const { t } = useTranslation(['company', 'options']);
  const { drafts, hasSquad, again, creator, wishes, month } = useLoaderData<typeof loader>();
  // A creator who is hidden by now is not added to the briefing.
  const wished = wishes.creators.length > 0 ? creator : null;
  const asking = (path: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      ...(wished !== null && { [intendedCreatorParam]: String(wished) }),
      ...more,
    });
    const [page, place] = path.split('#');
    const address = query.size > 0 ? `${page}?${query}` : page!;
    return place ? `${address}#${place}` : address;
  };
  const begin = (kind: BriefingKind) => asking(newAddress(kind), { kind });
  return (
    <>
      <PageHeader title={t('chooser.title')} subtitle={t('chooser.subtitle')} />
      <Stack>
        <PlanLimit month={month} />
        <RequestedCreators wishes={wishes} />
        <Section
          title={t('chooser.briefings')}
          help={<HelpLink audience="brand" term="briefing" name={t('chooser.briefings')} />}
        >
          <Rows
            rows={kinds.map((kind) => {
              const name = t(`options:briefingKind.${kind}`);
              return {
                key: kind,
                title: name,
                under: t(`wizard.kinds.${kind}`),
                action: (
                  <ButtonLink
                    to={begin(kind)}
                    variant={kind === 'creator' ? 'primary' : 'quiet'}
                    aria-label={t('chooser.beginKind', { kind: name })}
                  >
                    {t('chooser.begin')}
                  </ButtonLink>
                ),
              };
            })}
          />
        </Section>
        <Section
          title={t('chooser.squads')}
          help={<HelpLink audience="brand" term="squad" name={t('chooser.squads')} />}
        >
          <p className="muted">{t('chooser.worth')}</p>
          <Rows
            rows={bySquad
              .filter(([key]) => key !== 'squad' || hasSquad)
              .map(([key, to]) => ({
                key,
                title: t(`chooser.${key}`),
                under: t(`chooser.${key}Text`),
                to: asking(to),
              }))}
          />
        </Section>
        {drafts.length > 0 && (
          <Section title={t('chooser.drafts')}>
            <Rows
              rows={drafts.map(({ id, kind, title, visited, updatedAt }) => ({
                key: id,
                title,
                under: (
                  <>
                    {t(`options:briefingKind.${kind}`)} · {t('chooser.saved')}{' '}
                    <RelativeTime value={updatedAt} />
                  </>
                ),
                action: (
                  <ButtonLink
                    to={
                      wished === null
                        ? draftAddress({ id, kind, visited })
                        : asking(stepAddress({ id, kind }, kind === 'silent_squad' ? 'new' : 'create'))
                    }
                    size="small"
                    aria-label={t('chooser.continueWith', { title })}
                  >
                    {t('chooser.continue')}
                  </ButtonLink>
                ),
              }))}
            />
          </Section>
        )}
        <Reuse again={again} />
        <Section title={t('chooser.others')}>
          <Rows
            rows={others.map(([key, to]) => ({
              key,
              title: t(`chooser.${key}`),
              under: t(`chooser.${key}Text`),
              to,
            }))}
          />
        </Section>
      </Stack>
    </>
  );
}

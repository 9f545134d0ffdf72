import { briefings } from '@elenco/core/briefing';
import { useLoaderData } from '@remix-run/react';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { wishIn, wishing } from '../../../../access/wish';
import { actions } from '../../../../adapters/form.server';
import { page } from '../../../../adapters/page.server';
import { Again } from '../../../../briefing/Again';
import { againHandlers, loadAgain } from '../../../../briefing/again.server';
import { companyOf, monthLimit } from '../../../../briefing/limit.server';
import { PlanLimit } from '../../../../briefing/PlanLimit';
import { Wishes } from '../../../../briefing/Wishes';
import { wishesOf } from '../../../../briefing/wishes.server';
import styles from '../../../../client/client.module.css';
import type { RouteHandle } from '../../../../handle';
import { ButtonLink, Card, PageHeader, RelativeTime, Section, Stack } from '../../../../ui';

export const handle: RouteHandle = { title: 'client:chooser.title' };

export const loader = page('client', async (ctx) => {
  const { app, actor, url } = ctx;
  const newest = { by: 'updatedAt', down: true, limit: 5 };
  const drafts = await app.see(briefings, actor, { status: 'draft', kind: 'creator' }, newest);
  return {
    drafts: drafts.map(({ id, title, updatedAt }) => ({ id, title, updatedAt })),
    again: await loadAgain(ctx),
    creator: wishIn(url.searchParams),
    wishes: await wishesOf(ctx, null),
    month: await monthLimit(ctx, await companyOf(ctx), null),
  };
});

export const action = actions('client', againHandlers);

export default function Chooser() {
  const { t } = useTranslation('client');
  const { drafts, again, creator, wishes, month } = useLoaderData<typeof loader>();
  // Who shows nothing any more is not carried on.
  const wished = wishes.creators.length > 0 ? creator : null;
  return (
    <>
      <PageHeader title={t('chooser.title')} subtitle={t('chooser.subtitle')} />
      <Stack>
        <PlanLimit month={month} />
        <Wishes wishes={wishes} />
        <Card>
          <div className={styles.choice}>
            <Sparkles aria-hidden="true" />
            <div className={styles.subtitle}>
              <h2>{t('chooser.creator')}</h2>
              <p className={styles.under}>{t('chooser.creatorText')}</p>
            </div>
            <ButtonLink to={wishing('/dashboard/client/briefings/create', wished)} variant="primary">
              {t('chooser.begin')}
            </ButtonLink>
          </div>
        </Card>
        {drafts.length > 0 && (
          <Section title={t('chooser.drafts')}>
            <ul className={styles.list}>
              {drafts.map(({ id, title, updatedAt }) => (
                <li key={id} className={styles.item}>
                  <div className={styles.subtitle}>
                    <strong>{title}</strong>
                    <span className={styles.under}>
                      {t('chooser.saved')} <RelativeTime value={updatedAt} />
                    </span>
                  </div>
                  <ButtonLink
                    to={
                      wished === null
                        ? `/dashboard/client/briefings/${id}/review`
                        : wishing(`/dashboard/client/briefings/${id}/create`, wished)
                    }
                    size="small"
                    aria-label={t('chooser.continueWith', { title })}
                  >
                    {t('chooser.continue')}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Again again={again} />
      </Stack>
    </>
  );
}

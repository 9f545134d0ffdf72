import { Form, Link } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stateKey } from '../briefing/ProjectState';
import { useFormat } from '../i18n/use';
import headStyles from '../search/SearchHead.module.css';
import { Button } from '../ui';
import styles from './campaign.module.css';
import type { Campaigns } from './list.server';

/** Filters of the campaigns, stored in the query string; they work without scripts. */
export function CampaignFilters({ data: { asked, states, total } }: { data: Campaigns }) {
  const { t } = useTranslation(['campaigns', 'portal', 'resources']);
  const { number } = useFormat();
  const narrowed = asked.q !== '' || asked.state !== null;
  return (
    <search className={styles.filters}>
      <Form method="get" className={styles.fields} key={JSON.stringify(asked)}>
        <label className={headStyles.words}>
          <span className="sr">{t('find')}</span>
          <Search aria-hidden="true" />
          <input
            type="search"
            name="q"
            defaultValue={asked.q}
            placeholder={t('find')}
            maxLength={120}
            enterKeyHint="search"
          />
        </label>
        <label className={headStyles.sort}>
          <span>{t('state')}</span>
          <select name="state" defaultValue={asked.state ?? ''}>
            <option value="">{t('anyState')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(stateKey(state))}
              </option>
            ))}
          </select>
        </label>
        <label className={headStyles.sort}>
          <span>{t('sort')}</span>
          <select name="sort" defaultValue={asked.sort === 'newest' ? '' : asked.sort}>
            <option value="">{t('newest')}</option>
            <option value="oldest">{t('oldest')}</option>
            <option value="contracted">{t('contracted')}</option>
          </select>
        </label>
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </Form>
      <p className={styles.status} aria-live="polite">
        {total !== null && <strong>{t('total', { count: total, value: number(total) })}</strong>}
        {narrowed && (
          <Link to="?" preventScrollReset>
            {t('clear')}
          </Link>
        )}
      </p>
    </search>
  );
}

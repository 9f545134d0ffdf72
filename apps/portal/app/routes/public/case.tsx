import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../access/ModalLink';
import { page } from '../../adapters/page.server';
import styles from '../../content/content.module.css';
import { Entry } from '../../content/Entry';
import { loadCase } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { Public } from '../../shell';

export const handle: RouteHandle = { title: 'content:entry', i18n: ['content'] };
export const loader = page('public', loadCase);
export const meta = aboutMeta;

export default function Case() {
  const { t } = useTranslation('content');
  const { content, text } = useLoaderData<typeof loader>();
  return (
    <Public>
      <Entry
        {...content}
        text={text}
        back={{ to: '/cases', label: t('cases.title') }}
        above={[content.brand, content.result].filter(Boolean).join(' · ')}
      >
        <div className={styles.after}>
          <p>{t('cases.yours')}</p>
          <ModalLink modal="hire" variant="primary">
            {t('cases.hire')}
          </ModalLink>
        </div>
      </Entry>
    </Public>
  );
}

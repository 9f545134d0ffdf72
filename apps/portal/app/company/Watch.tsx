import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Facts, Rows, Section } from '../ui';
import type { Home } from './home.server';

/** Projects with late work, or with posts that are private or no longer online. */
export function Watch({ rows }: { rows: Home['watch'] }) {
  const { t } = useTranslation('company');
  if (rows.length === 0) return null;
  return (
    <Section title={t('watch.title')}>
      <Rows
        rows={rows.map(({ id, title, late, hidden, gone }) => {
          const at = (view: string) => `${areaPath.company}/briefing/${id}?view=${view}`;
          return {
            key: id,
            title,
            under: (
              <Facts
                facts={[
                  late > 0 && (
                    <Link key="late" to={at('content')}>
                      {t('watch.late', { count: late })}
                    </Link>
                  ),
                  hidden > 0 && (
                    <Link key="hidden" to={at('posts')}>
                      {t('watch.hidden', { count: hidden })}
                    </Link>
                  ),
                  gone > 0 && (
                    <Link key="gone" to={at('posts')}>
                      {t('watch.gone', { count: gone })}
                    </Link>
                  ),
                ]}
              />
            ),
          };
        })}
      />
    </Section>
  );
}

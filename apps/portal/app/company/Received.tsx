import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Avatar, ButtonLink, Facts, Money, RelativeTime, Rows, Section } from '../ui';
import type { Home } from './home.server';

/** Proposals that wait for an answer, each with a link to the comparison of its project's proposals. */
export function Received({ rows }: { rows: Home['received'] }) {
  const { t } = useTranslation('company');
  const { list } = useFormat();
  if (rows.length === 0) return null;
  return (
    <Section title={t('received.title')}>
      <Rows
        rows={rows.map(({ id, face, project, briefingId, totalCents, currency, sentAt, asked }) => ({
          key: id,
          lead: face && <Avatar {...face} size="small" decorative />,
          title: face?.name,
          under: (
            <Facts
              facts={[
                project,
                sentAt && <RelativeTime key="at" value={sentAt} />,
                asked && t('received.asked', { names: list(asked) }),
              ]}
            />
          ),
          end: <Money cents={totalCents} currency={currency} emphasis="strong" />,
          action: (
            <ButtonLink
              to={`${areaPath.company}/briefing/${briefingId}?view=proposals`}
              size="small"
              aria-label={t('received.see', { name: face?.name })}
            >
              {t('received.open')}
            </ButtonLink>
          ),
        }))}
      />
    </Section>
  );
}

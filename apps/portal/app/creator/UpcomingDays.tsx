import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { workPath } from '../pay/page';
import { BrandMark, DateText, Money, More, RelativeTime, Rows, Section, StatusChip } from '../ui';
import type { Home } from './home.server';

/** Upcoming deliveries and payments. */
export function UpcomingDays({ rows }: { rows: Home['days'] }) {
  const { t } = useTranslation(['creator', 'options']);
  if (rows.length === 0) return null;
  return (
    <Section title={t('home.days')}>
      <Rows
        rows={rows.map((row) => ({
          key: row.key,
          to: workPath(row.briefingId, 'cents' in row ? '#money' : '#pieces', row.payId),
          title: 'format' in row ? `${t(`options:formats.${row.format}`)} ${row.ordinal}` : row.title,
          under: 'format' in row ? row.title : t('cents' in row ? 'home.arrives' : 'home.deliver'),
          status: row.late ? <StatusChip tone="attention">{t('home.late')}</StatusChip> : undefined,
          end: 'cents' in row && <Money cents={row.cents} currency={row.currency} emphasis="arrives" />,
          endUnder: <DateText value={row.on} />,
        }))}
      />
    </Section>
  );
}

/** The latest conversations. */
export function LatestConversations({ rows }: { rows: Home['talks'] }) {
  const { t } = useTranslation('creator');
  if (rows.length === 0) return null;
  return (
    <Section title={t('home.talks')} action={<More to="/dashboard/messages">{t('home.allTalks')}</More>}>
      <Rows
        plain
        rows={rows.map(({ id, briefingId, brand, title, unread, at, body, own }) => {
          const name = brand.name || t('brief.silent');
          return {
            key: id,
            lead: <BrandMark {...brand} name={name} size="small" />,
            title: (
              <>
                {name}
                {unread > 0 && <span className="sr"> {t('home.unreadTalk', { count: unread })}</span>}
              </>
            ),
            to: `${areaPath.creator}/briefing/${briefingId}/chat#last`,
            under: body && own ? t('home.youSaid', { body }) : body || title,
            endUnder: <RelativeTime value={at} />,
          };
        })}
      />
    </Section>
  );
}

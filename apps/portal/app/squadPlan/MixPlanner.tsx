import { MIN_HIRINGS, type Range } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Section, Table } from '../ui';
import type { LoadedVision } from './vision.server';

type Mix = NonNullable<LoadedVision['mix']>;

/**
 * Expected results of a mix of creators, based on the company's past hirings; a note if there are too few.
 */
export function MixPlanner({
  mix: { rows, whole },
  currency,
}: {
  mix: Mix;
  currency: 'BRL' | 'USD' | 'EUR';
}) {
  const { t } = useTranslation(['squadPlan', 'options']);
  const { number, money } = useFormat();
  const between = (range: Range, show: (value: number) => string) =>
    range ? t('mix.range', { low: show(range.low), high: show(range.high) }) : '–';
  const count = (range: Range) => between(range, (value) => number(value));
  const cost = (range: Range) => between(range, (value) => money(value, currency));
  const any = rows.some(({ hirings }) => hirings >= MIN_HIRINGS);
  return (
    <Section title={t('mix.title')}>
      <p className="muted">{any ? t('mix.text') : t('mix.silent', { least: MIN_HIRINGS })}</p>
      {any && (
        <Table
          caption={t('mix.title')}
          rowKey={({ tier, channel, count: creators }) => `${tier} ${channel} ${creators}`}
          rows={rows}
          empty={null}
          columns={[
            {
              key: 'who',
              header: t('vision.mix'),
              primary: true,
              cell: ({ tier, channel, count: creators }) =>
                `${number(creators)} × ${t(`tiers.${tier}`)} · ${t(`options:channels.${channel}`)}`,
              foot: t('mix.whole'),
            },
            {
              key: 'hirings',
              header: t('mix.hirings'),
              align: 'end',
              cell: ({ hirings }) =>
                hirings < MIN_HIRINGS
                  ? t('mix.few', { count: hirings, least: MIN_HIRINGS })
                  : number(hirings),
            },
            {
              key: 'views',
              header: t('metrics.views'),
              align: 'end',
              cell: ({ views }) => count(views),
              foot: count(whole.views),
            },
            {
              key: 'engagements',
              header: t('metrics.engagements'),
              align: 'end',
              cell: ({ engagements }) => count(engagements),
              foot: count(whole.engagements),
            },
            {
              key: 'cost',
              header: t('mix.cost'),
              align: 'end',
              cell: ({ costCents }) => cost(costCents),
              foot: cost(whole.costCents),
            },
          ]}
        />
      )}
    </Section>
  );
}

import { afterNet, incomeTaxes } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../../help/HelpLink';
import { useFormat } from '../../i18n/use';
import { ButtonLink, DateText, EmptyState, Money, Row, Section, TabLinks, Table } from '../../ui';
import type { Finance } from './finance.server';

/** Payments and withheld taxes of a year by month, and the receipts of an individual. */
export function Income({ income, rpas }: Pick<Finance, 'income' | 'rpas'>) {
  const { t } = useTranslation('creator');
  const { date } = useFormat();
  const { year, years, months } = income;
  if (years.length === 0) return null;
  return (
    <>
      <Section
        title={t('finance.income')}
        action={
          <ButtonLink
            to={`${areaPath.creator}/income.pdf?year=${year}`}
            size="small"
            icon={<Download aria-hidden="true" />}
            reloadDocument
            download
          >
            {t('finance.incomeOf', { year })}
          </ButtonLink>
        }
      >
        <p className="muted small">{t('finance.incomeText')}</p>
        {years.length > 1 && (
          <TabLinks
            label={t('finance.year')}
            name="year"
            options={years.map((one, n) => ({ value: n === 0 ? '' : String(one), label: String(one) }))}
          />
        )}
        <Table
          caption={t('finance.income')}
          rows={months}
          rowKey={({ month }) => month}
          empty={<EmptyState title={t('finance.noIncome')} />}
          columns={[
            {
              key: 'month',
              header: t('finance.month'),
              primary: true,
              cell: ({ month }) => <DateText value={month} style="month" />,
            },
            ...(['gross', ...incomeTaxes(months), 'net', ...afterNet(months)] as const).map((name) => ({
              key: name,
              header: t(`finance.${name}`),
              align: 'end' as const,
              cell: (row: (typeof months)[number]) => <Money cents={row[`${name}Cents`]} currency="BRL" />,
            })),
            {
              key: 'document',
              header: t('finance.document'),
              cell: ({ month }) => (
                <ButtonLink
                  to={`${areaPath.creator}/income.pdf?month=${month.slice(0, 7)}`}
                  size="small"
                  aria-label={t('finance.incomePdf', { month: date(month, 'month') })}
                  reloadDocument
                  download
                >
                  PDF
                </ButtonLink>
              ),
            },
          ]}
        />
      </Section>
      {rpas.length > 0 && (
        <Section
          title={t('finance.rpas')}
          help={<HelpLink audience="creator" term="rpa" name={t('finance.rpas')} />}
        >
          <p className="muted small">{t('finance.rpasText')}</p>
          <Table
            caption={t('finance.rpas')}
            rows={rpas}
            rowKey={({ id }) => id}
            empty={null}
            columns={[
              {
                key: 'number',
                header: t('finance.number'),
                primary: true,
                cell: ({ number, year: of }) => `${number}/${of}`,
              },
              {
                key: 'paidOn',
                header: t('finance.paidOn'),
                cell: ({ paidOn }) => <DateText value={paidOn} />,
              },
              ...(['gross', 'net'] as const).map((name) => ({
                key: name,
                header: t(`finance.${name}`),
                align: 'end' as const,
                cell: (row: (typeof rpas)[number]) => <Money cents={row[`${name}Cents`]} currency="BRL" />,
              })),
              {
                key: 'document',
                header: t('finance.document'),
                cell: ({ id, number, year: of }) => (
                  <Row>
                    <ButtonLink
                      to={`${areaPath.creator}/rpas/${id}.pdf`}
                      size="small"
                      aria-label={t('finance.rpaPdf', { number: `${number}/${of}` })}
                      reloadDocument
                      download
                    >
                      PDF
                    </ButtonLink>
                  </Row>
                ),
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}

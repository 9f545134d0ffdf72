import { noBalances } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../help/HelpLink';
import { useFormat } from '../i18n/use';
import { Money, MoneyBar, More, Section, Stack, Stat } from '../ui';
import type { Home } from './home.server';

const nothing: Home['money'][number] = {
  ...noBalances('BRL'),
  owedCents: 0,
  reportedCents: 0,
  reportedTotalCents: 0,
  chargedCents: 0,
  toSign: { ownCents: 0, creatorsCents: 0 },
};

/**
 * The company's balances, as on the finance page: amount due, distribution of the paid money, and contracts
 * to sign.
 */
export function MoneyCard({ balances }: { balances: Home['money'] }) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  return (
    <Section
      title={t('money.title')}
      action={<More to={`${areaPath.company}/historic`}>{t('money.more')}</More>}
    >
      {(balances.length > 0 ? balances : [nothing]).map((one, n) => {
        const { currency, toPayCents, heldCents, releasedCents, refundableCents } = one;
        const { owedCents, reportedCents, reportedTotalCents, chargedCents, toSign } = one;
        return (
          <Stack key={currency}>
            <Stat
              label={t('money.due')}
              value={<Money cents={toPayCents} currency={currency} emphasis="arrives" />}
              help={n === 0 && <HelpLink audience="brand" term="held-money" name={t('money.held')} />}
              note={
                owedCents > toPayCents
                  ? t('money.owed', { amount: money(owedCents, currency) })
                  : t('money.committed', { amount: money(chargedCents, currency) })
              }
            />
            {reportedCents > 0 && (
              <p className="small">
                {t(reportedTotalCents > reportedCents ? 'money.reportedLate' : 'money.reported', {
                  amount: money(reportedCents, currency),
                  total: money(reportedTotalCents, currency),
                })}
              </p>
            )}
            {refundableCents > 0 && (
              <p className="small">
                <Link to={`${areaPath.company}/historic#refunds-${currency}`}>
                  {t('money.refundable', { amount: money(refundableCents, currency) })}
                </Link>
              </p>
            )}
            <MoneyBar
              currency={currency}
              parts={[
                { kind: 'contracted', label: t('money.due'), cents: toPayCents },
                { kind: 'paid', label: t('money.held'), cents: heldCents },
                { kind: 'released', label: t('money.released'), cents: releasedCents },
                { kind: 'open', label: t('project.toSign'), cents: toSign.ownCents },
                { kind: 'creators', label: t('project.creatorsSign'), cents: toSign.creatorsCents },
              ]}
            />
          </Stack>
        );
      })}
    </Section>
  );
}

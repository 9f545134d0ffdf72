import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../help/HelpLink';
import { useFormat } from '../i18n/use';
import { Money, MoneyBar, More, Section, Stack, Stat } from '../ui';
import type { Home } from './home.server';

const nothing: Home['money'][number] = { currency: 'BRL', committedCents: 0, heldCents: 0, dueCents: 0 };

/**
 * The company's balances from the ledger: money in projects, divided in the bar, and this month's additions.
 */
export function MoneyCard({ balances }: { balances: Home['money'] }) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  return (
    <Section
      title={t('money.title')}
      action={<More to={`${areaPath.company}/historic`}>{t('money.more')}</More>}
    >
      {(balances.length > 0 ? balances : [nothing]).map(
        ({ currency, committedCents, heldCents, dueCents }, n) => (
          <Stack key={currency}>
            <Stat
              label={t('money.inProjects')}
              value={<Money cents={heldCents + dueCents} currency={currency} emphasis="arrives" />}
              help={n === 0 && <HelpLink audience="brand" term="held-money" name={t('money.held')} />}
              note={t('money.committed', { amount: money(committedCents, currency) })}
            />
            <MoneyBar
              currency={currency}
              parts={[
                { kind: 'paid', label: t('money.held'), cents: heldCents },
                { kind: 'contracted', label: t('money.due'), cents: dueCents },
              ]}
            />
          </Stack>
        ),
      )}
    </Section>
  );
}

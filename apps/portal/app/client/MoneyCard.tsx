import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, DefinitionList, Money, More, Section, Stat } from '../ui';
import styles from './client.module.css';
import type { Home } from './home.server';

const nothing: Home['money'][number] = { currency: 'BRL', committedCents: 0, heldCents: 0, dueCents: 0 };

/** The company's money as the ledger has it: what stands in projects, which the bar divides, and what the month added. */
export function MoneyCard({ balances }: { balances: Home['money'] }) {
  const { t } = useTranslation('client');
  const { money } = useFormat();
  return (
    <Section title={t('money.title')} action={<More to="/dashboard/client/historic">{t('money.more')}</More>}>
      {(balances.length > 0 ? balances : [nothing]).map(
        ({ currency, committedCents, heldCents, dueCents }) => (
          <Card key={currency}>
            <Stat
              label={t('money.inProjects')}
              value={<Money cents={heldCents + dueCents} currency={currency} />}
              note={t('money.committed', { amount: money(committedCents, currency) })}
            />
            <div className={styles.bar} aria-hidden="true">
              <span className={styles.held} style={{ flexGrow: heldCents }} />
              <span className={styles.due} style={{ flexGrow: dueCents }} />
            </div>
            <DefinitionList
              sum
              items={[
                { term: t('money.held'), value: <Money cents={heldCents} currency={currency} /> },
                { term: t('money.due'), value: <Money cents={dueCents} currency={currency} /> },
              ]}
            />
          </Card>
        ),
      )}
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Card, DefinitionList, Money, More, Section, Stat } from '../ui';
import styles from './client.module.css';
import type { Home } from './home.server';

const nothing: Home['money'][number] = { currency: 'BRL', committedCents: 0, heldCents: 0, dueCents: 0 };

/** The month's money as the ledger has it. */
export function MonthCard({ money }: Pick<Home, 'money'>) {
  const { t } = useTranslation('client');
  return (
    <Section title={t('money.title')} action={<More to="/dashboard/client/historic">{t('money.more')}</More>}>
      {(money.length > 0 ? money : [nothing]).map(({ currency, committedCents, heldCents, dueCents }) => (
        <Card key={currency}>
          <Stat label={t('money.committed')} value={<Money cents={committedCents} currency={currency} />} />
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
      ))}
    </Section>
  );
}

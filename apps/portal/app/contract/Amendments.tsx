import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, DateText, DefinitionList, Disclosure, Money, Section, Stack, StatusChip } from '../ui';
import type { Amendment } from './amendments.server';
import styles from './contract.module.css';

/** Amendments of the contract, newest first, each with its text and hash. */
export function Amendments({
  renewals,
  answer,
}: {
  renewals: readonly Amendment[];
  /** For the creator: the form that answers a renewal. */
  answer?: (renewal: Amendment) => ReactNode;
}) {
  const { t } = useTranslation(['shared', 'resources']);
  if (renewals.length === 0) return null;
  return (
    <div id="renewals">
      <Section title={t('renewal.title')}>
        <Stack>
          {renewals.map((row) => (
            <Card key={row.id} title={t(`renewal.kinds.${row.kind}`, { name: row.name })}>
              <p>
                <StatusChip status={row.status}>{t(`resources:amendments.status.${row.status}`)}</StatusChip>
              </p>
              <DefinitionList
                items={[
                  {
                    term: t('renewal.period'),
                    value: (
                      <>
                        <DateText value={row.startsOn} /> – <DateText value={row.endsOn} />
                      </>
                    ),
                  },
                  {
                    term: t(answer ? 'renewal.creatorPart' : 'renewal.additional'),
                    value: (
                      <Money
                        cents={answer ? row.creatorCents : row.additionalCents}
                        currency={row.currency}
                        emphasis="strong"
                      />
                    ),
                  },
                ]}
              />
              <p className={styles.wording}>{row.description}</p>
              {row.answer && <p className="muted small">{t('renewal.answer', { answer: row.answer })}</p>}
              <Disclosure
                summary={t('renewal.text')}
                open={answer !== undefined && row.status === 'awaiting_creator'}
              >
                <p className={styles.wording} lang="pt-BR">
                  {row.text}
                </p>
                <p className={styles.trace}>
                  {t('contract.hash')}: <code>{row.textHash}</code>
                </p>
              </Disclosure>
              {row.status === 'awaiting_creator' && answer?.(row)}
            </Card>
          ))}
        </Stack>
      </Section>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, DateText, DefinitionList, Disclosure, Money, Section, Stack, StatusChip } from '../ui';
import type { Amendment } from './amendments.server';
import styles from './contract.module.css';

/** Amendments of the contract, newest first, each with its text and hash. */
export function Amendments({
  amendments,
  answer,
}: {
  amendments: readonly Amendment[];
  /** For the creator: the form that answers an amendment. */
  answer?: (amendment: Amendment) => ReactNode;
}) {
  const { t } = useTranslation(['shared', 'resources']);
  if (amendments.length === 0) return null;
  return (
    <div id="renewals">
      <Section title={t('amendment.title')}>
        <Stack>
          {amendments.map((row) => (
            <Card key={row.id} title={t(`amendment.kinds.${row.kind}`, { name: row.name })}>
              <p>
                <StatusChip status={row.status}>{t(`resources:amendments.status.${row.status}`)}</StatusChip>
              </p>
              <DefinitionList
                items={[
                  {
                    term: t('amendment.period'),
                    value: (
                      <>
                        <DateText value={row.startsOn} /> – <DateText value={row.endsOn} />
                      </>
                    ),
                  },
                  {
                    term: t(answer ? 'amendment.creatorPart' : 'amendment.additional'),
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
              {row.answer && <p className="muted small">{t('amendment.answer', { answer: row.answer })}</p>}
              <Disclosure
                summary={t('amendment.text')}
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

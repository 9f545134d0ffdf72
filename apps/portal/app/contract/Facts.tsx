import { brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, DateText, DefinitionList, Money } from '../ui';
import styles from './contract.module.css';
import type { ContractPage } from './load.server';
import { usePublishing } from './usePublishing';

/** Parties and dates of the contract, and how its price is divided. */
export function Facts({ page: { contract, parties, signed, silenceDays } }: { page: ContractPage }) {
  const { t } = useTranslation('shared');
  const { rate } = useFormat();
  const publishing = usePublishing();
  const { totalCents, feeCents, feeBp, creatorCents, currency, approvedOn, startsOn, endsOn } = contract;
  return (
    <Card level={2} title={t('contract.money')}>
      <DefinitionList
        sum
        items={[
          {
            term: t('contract.total'),
            value: <Money cents={totalCents} currency={currency} emphasis="strong" />,
          },
          {
            term: t('contract.fee', { brand: brand.name, rate: rate(feeBp) }),
            value: <Money cents={feeCents} currency={currency} minus />,
            ...(contract.briefingId === null ? {} : { note: t('contract.feeNote') }),
          },
          {
            term: t('contract.creatorPart'),
            value: <Money cents={creatorCents} currency={currency} emphasis="strong" />,
            note: t('contract.creatorNote'),
          },
        ]}
      />
      <hr className={styles.line} />
      <DefinitionList
        items={[
          { term: t('contract.company'), value: signed?.company ?? parties.legalName },
          { term: t('contract.creator'), value: signed?.creator ?? parties.creatorName },
          { term: t('contract.approvedOn'), value: <DateText value={approvedOn} style="long" /> },
          {
            term: t('contract.period'),
            value:
              startsOn && endsOn ? (
                <>
                  <DateText value={startsOn} /> – <DateText value={endsOn} />
                </>
              ) : (
                '–'
              ),
          },
          ...(contract.briefingId === null
            ? []
            : [
                {
                  term: t('contract.review'),
                  value:
                    silenceDays > 0 ? t('drafts.silence', { count: silenceDays }) : t('drafts.noSilence'),
                },
              ]),
          ...publishing(contract, parties.kind),
        ]}
      />
    </Card>
  );
}

import { splitFee } from '@elenco/core/kit';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { Alert, Form, Money, SubmitButton } from '../../ui';
import { useErrorText } from '../../ui/field';
import { NetAmount } from '../NetAmount';
import { useFeeRows } from '../useFeeRows';
import type { Project } from './load.server';
import styles from './project.module.css';

/** The brand's counter-offer, which the creator accepts with one click or answers with a new proposal. */
export function Countered({
  project: { proposal, countered, payee },
}: {
  project: Pick<Project, 'proposal' | 'countered' | 'payee'>;
}) {
  const { t } = useTranslation('creator');
  const words = useErrorText();
  const feeRows = useFeeRows();
  const answered = useActionData<Answer>();
  const refused = (answered?.intent === 'acceptCounter' && answered.submission.error?.['']) || [];
  const { id, version, status, counterCents, answer, currency, totalCents, feeBp } = proposal;
  if (status !== 'countered' || counterCents === null) return null;
  const price = { ...splitFee(counterCents, feeBp), totalCents: counterCents, feeBp, currency };
  const accept = (
    <Form>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton name="intent" value="acceptCounter" size="small" variant="dark">
        {t('countered.accept')} <Money cents={counterCents} currency={currency} />
      </SubmitButton>
    </Form>
  );
  return (
    <Alert tone="warning" title={t('countered.title')}>
      <p>
        <Money cents={counterCents} currency={currency} emphasis="strong" />{' '}
        <span className="small">
          {t('countered.instead')} <Money cents={totalCents} currency={currency} />
        </span>
      </p>
      <p className={styles.text}>“{answer}”</p>
      {refused.length > 0 && <p role="alert">{refused.map(words).join(' ')}</p>}
      <div className={styles.offer}>
        {countered ? (
          <NetAmount
            value={countered}
            state="proposed"
            legalForm={payee?.legalForm ?? 'individual'}
            before={feeRows(price, t('net.total'), t('net.feeNote'))}
          >
            {accept}
          </NetAmount>
        ) : (
          accept
        )}
      </div>
      <p className="small">{t('countered.how')}</p>
    </Alert>
  );
}

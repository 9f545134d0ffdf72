import { useTranslation } from 'react-i18next';
import { Card, Segmented, SubmitButton } from '../../ui';
import { NetAmount } from '../NetAmount';
import { useFeeRows } from '../useFeeRows';
import type { Project } from './load.server';
import styles from './project.module.css';
import { type Simulation, takeHomeOf } from './simulate';

type LegalForm = 'individual' | 'company';

type Props = {
  net: Simulation | null;
  legalForm: LegalForm;
  choose: (legalForm: LegalForm) => void;
  project: Pick<Project, 'proposal' | 'expected'>;
  /** Id of the form that submits the choice; undefined if the choice is read-only. */
  form?: string;
};

/** What the creator receives of a price, with fee, taxes, net amount and payment date. */
export function NetPay({ net, legalForm, choose, project: { proposal, expected }, form }: Props) {
  const { t } = useTranslation('creator');
  const feeRows = useFeeRows();
  const { currency, feeBp } = proposal;
  const value = takeHomeOf(net, expected);
  return (
    <Card level={2} title={t('net.title')}>
      <div className={styles.net}>
        <Segmented
          name="legalForm"
          label={t('net.as')}
          defaultValue={legalForm}
          onValue={(value) => choose(value as LegalForm)}
          options={(['individual', 'company'] as const).map((value) => ({ value, label: t(`net.${value}`) }))}
        />
        {net?.totalCents === 0 ? (
          <p className="muted">{t('net.none')}</p>
        ) : net && value ? (
          <NetAmount
            value={value}
            state="proposed"
            legalForm={legalForm}
            before={feeRows({ ...net, feeBp, currency }, t('net.total'), t('net.feeNote'))}
          />
        ) : (
          <p className="muted small">{t('net.tooBig')}</p>
        )}
        {form && (
          <SubmitButton form={form} size="large" wide name="intent" value="send" data-main-act>
            {t('write.send')}
          </SubmitButton>
        )}
        <p className="muted small">{t('net.accountant')}</p>
      </div>
    </Card>
  );
}

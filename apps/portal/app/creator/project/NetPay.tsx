import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { Card, DateText, Money, Segmented, SubmitButton } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';
import type { Simulation } from './simulate';

type LegalForm = 'individual' | 'company';

type Props = {
  net: Simulation | null;
  legalForm: LegalForm;
  choose: (legalForm: LegalForm) => void;
  project: Pick<Project, 'proposal' | 'expected'>;
  /** Id of the form that sends the choice; undefined if read-only. */
  form?: string;
};

/** The brand's price, fee and taxes, the net amount, and its payment date. */
export function NetPay({ net, legalForm, choose, project: { proposal, expected }, form }: Props) {
  const { t } = useTranslation('creator');
  const earlierCents = expected.earlier.reduce((sum, { grossCents }) => sum + grossCents, 0);
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
        {net ? (
          <Account net={net} proposal={proposal} legalForm={legalForm} />
        ) : (
          <p className="muted small">{t('net.tooBig')}</p>
        )}
        <p className={styles.day}>
          {t('net.expected')}{' '}
          <strong>
            <DateText value={expected.on} />
          </strong>
          {t('net.if')} <DateText value={expected.invoiceBy} />.
        </p>
        {form && (
          <SubmitButton form={form} size="large" wide name="intent" value="send">
            {t('write.send')}
          </SubmitButton>
        )}
        {legalForm === 'individual' && earlierCents > 0 && (
          <p className="muted small">
            {t('net.earlier')} <Money cents={earlierCents} currency={proposal.currency} />.
          </p>
        )}
        <p className="muted small">{t('net.accountant')}</p>
      </div>
    </Card>
  );
}

/** The calculation, line by line. */
function Account({
  net,
  proposal,
  legalForm,
}: Pick<Props, 'legalForm'> & { net: Simulation; proposal: Project['proposal'] }) {
  const { t } = useTranslation(['creator', 'options']);
  const { rate } = useFormat();
  const { feeBp, currency } = proposal;
  const amount = (cents: number, minus = false) => <Money cents={cents} currency={currency} minus={minus} />;
  const rows = [
    { term: t('net.total'), value: amount(net.totalCents), note: t('net.totalNote') },
    { term: t('net.fee', { rate: rate(feeBp) }), value: amount(net.feeCents, true) },
    { term: t('net.gross'), value: amount(net.grossCents) },
    ...net.withholdings.map(({ code, amountCents }) => ({
      term: t(`options:withholding.${code}`),
      value: amount(amountCents, true),
      note: t(`net.notes.${code === 'irrf' && legalForm === 'company' ? 'irrfCompany' : code}`),
    })),
  ];
  return (
    <>
      <dl className={styles.account}>
        {rows.map(({ term, value, note }) => (
          <div key={term}>
            <dt>
              {term}
              {note && <span className="muted small">{note}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.arrives} aria-live="polite">
        <span>{t('net.arrives')}</span>
        <span className={styles.amount}>{amount(net.netCents)}</span>
      </p>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Alert, Card, Disclosure, Section, Stack, StatusChip } from '../../ui';
import { Checks } from './Checks';
import { InvoiceForm } from './InvoiceForm';
import type { Project, Work } from './load.server';
import styles from './project.module.css';
import { useOwnAnswer } from './useOwnAnswer';

/** The invoice of the whole project: the sent one with its checks, or the form. */
export function InvoicePart({ project, work }: { project: Project; work: Work }) {
  const { t } = useTranslation(['creator', 'resources']);
  const { payout, invoices, delivered } = work;
  const [newest] = invoices;
  const refused = useOwnAnswer('invoice', payout?.id ?? 0) !== undefined;
  if (!payout) return null;
  const open = payout.status === 'waiting_invoice' && (!newest || newest.status === 'refused');
  return (
    <div id="invoice" className={styles.anchor}>
      <Section title={t('invoice.title')}>
        {newest && (
          <Card>
            <div className={styles.head}>
              <a href={`/api/v1/files/${newest.fileId}`} download>
                {t('invoice.file')}
              </a>
              <StatusChip tone={tones[newest.status]}>
                {t(`resources:invoices.status.${newest.status}`)}
              </StatusChip>
            </div>
            {newest.answer && <p className={styles.quote}>{newest.answer}</p>}
            <Checks checks={newest.checks} />
          </Card>
        )}
        {newest?.status === 'submitted' && (
          <Disclosure summary={t('invoice.replace')} open={refused}>
            <Stack>
              <p>{t('invoice.replaceText')}</p>
              <InvoiceForm project={project} payout={payout} />
            </Stack>
          </Disclosure>
        )}
        {open &&
          (delivered ? (
            <InvoiceForm project={project} payout={payout} />
          ) : (
            <Alert title={t('invoice.notYet')}>{t('invoice.notYetText')}</Alert>
          ))}
      </Section>
    </div>
  );
}

const tones = { submitted: 'moving', accepted: 'good', refused: 'stopped' } as const;

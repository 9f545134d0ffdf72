import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { HelpLink } from '../../help/HelpLink';
import { Button, Card, Columns, RelativeTime } from '../../ui';
import { FoldedBrief } from './Brief';
import { Decline } from './Invited';
import { Lines } from './Lines';
import type { Project } from './load.server';
import { NetPay } from './NetPay';
import { CurrentTask } from './Now';
import styles from './project.module.css';
import { Rounds } from './Rounds';
import { estimateNetPay } from './simulate';

/** A proposal that waits for the brand; read-only unless the creator withdraws it. */
export function SentProposal({ project }: { project: Project }) {
  const { t } = useTranslation('creator');
  const { proposal, payee, expected, rounds } = project;
  const { id, version, lines, currency, feeBp, message, sentAt, status } = proposal;
  const [legalForm, setLegalForm] = useState(payee?.legalForm ?? 'individual');
  const { taxedOn: on, others, iss } = expected;
  const { dependants = 0, taxRegime = null } = payee ?? {};
  const terms = { feeBp, currency, legalForm, taxRegime, on, others, dependants, iss };
  return (
    <>
      <CurrentTask project={project} />
      <Columns
        stays
        aside={
          <NetPay
            net={estimateNetPay(lines, terms)}
            legalForm={legalForm}
            choose={setLegalForm}
            project={project}
          />
        }
      >
        <Card
          level={2}
          title={t('sent.title')}
          action={<HelpLink audience="creator" term="proposal" name={t('sent.title')} />}
        >
          <p>
            {t(status === 'under_approval' ? 'sent.opened' : 'sent.waiting')}{' '}
            {sentAt && (
              <span className="muted">
                {t('sent.at')} <RelativeTime value={sentAt} />.
              </span>
            )}
          </p>
          <Lines lines={lines} currency={currency} />
          {message && <p className={styles.quote}>{message}</p>}
          <div className={styles.actions}>
            <MoveDialog
              trigger={<Button>{t('sent.redo')}</Button>}
              intent="redo"
              fields={{ id, version }}
              title={t('sent.redoTitle')}
              text={t('sent.redoText')}
              confirm={t('sent.redo')}
            />
            <Decline id={id} sent />
          </div>
        </Card>
        <FoldedBrief project={project} />
        <Rounds rounds={rounds.slice(1)} />
      </Columns>
    </>
  );
}

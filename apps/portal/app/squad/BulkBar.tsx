import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, cx, Field, Form, Row, useHydrated } from '../ui';
import type { SquadData } from './load.server';
import styles from './squad.module.css';

/** Id of the form to which the checkboxes of the board belong. */
export const bulkId = 'bulk';

/** Actions on the selected creators: approve, remind, message. Works without scripts. */
export function BulkBar({ data, chosen }: { data: SquadData; chosen: readonly number[] }) {
  const { t } = useTranslation('squad');
  const reason = useId();
  // Without scripts, the server does not know which creators are selected until the form is sent.
  const isIdle = useHydrated() && chosen.length === 0;
  const given = { type: 'submit', size: 'small', disabled: isIdle, 'aria-describedby': reason } as const;
  const rows = data.rows.filter(({ proposalId }) => chosen.includes(proposalId));
  const toApprove = rows.filter(({ todo }) => todo === 'approve').length;
  return (
    <Form
      id={bulkId}
      className={cx(styles.bulk, chosen.length > 0 && styles.atHand)}
      aria-label={t('bulk.label')}
      preventScrollReset
    >
      <input type="hidden" name="key" value={data.pressKey} />
      <input type="hidden" name="clientId" value={data.clientId} />
      <p id={reason} aria-live="polite" className={styles.count}>
        {t('bulk.chosen', { count: chosen.length })}
      </p>
      <Row>
        <Button {...given} name="intent" value="remind">
          {t('bulk.remind')}
        </Button>
        <Button {...given} name="intent" value="approve" variant={toApprove > 0 ? 'primary' : 'quiet'}>
          {toApprove > 0 ? t('bulk.approveCount', { count: toApprove }) : t('bulk.approve')}
        </Button>
      </Row>
      <details className={styles.write}>
        <summary>{t('bulk.write')}</summary>
        <Field name="body" label={t('bulk.body')} type="textarea" rows={3} maxLength={4000} optional />
        <Row>
          <Button {...given} name="intent" value="message" variant="dark">
            {t('bulk.send')}
          </Button>
        </Row>
      </details>
    </Form>
  );
}

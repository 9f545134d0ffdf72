import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { NetAmount } from '../creator/NetAmount';
import { useFeeRows } from '../creator/useFeeRows';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { RequestApprovalButton } from '../team/AskOwner';
import { Card, Checkbox, Form, Stack, SubmitButton } from '../ui';
import styles from './contract.module.css';
import type { ContractPage } from './load.server';

/** Form that accepts the contract's exact text, which its hash identifies. */
export function AcceptContractForm({ page }: { page: ContractPage }) {
  const { contract, key } = page;
  const { t } = useTranslation('shared');
  const feeRows = useFeeRows();
  const answer = useActionData<Answer | undefined>();
  const [form, fields] = useAnswer<{ read: string; textHash: string }>(
    answer?.intent === 'accept' ? answer : undefined,
    { id: 'accept' },
  );
  return (
    <Card level={2} title={t('contract.acceptTitle')}>
      <Form {...getFormProps(form)} className={styles.sign}>
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="textHash" value={contract.textHash} />
        <Stack>
          <Refused form={form} />
          {page.side === 'company' && (
            <RequestApprovalButton
              refusals={form.errors ?? []}
              act="contracts.acceptAll"
              input={{ contracts: [{ id: contract.id, textHash: contract.textHash }] }}
            />
          )}
          {page.receives && (
            <NetAmount
              value={page.receives}
              state="expected"
              legalForm={page.legalForm}
              before={feeRows(contract, t('contract.total'))}
            />
          )}
          <p className="muted small">{t('contract.acceptText')}</p>
          <Checkbox required meta={fields.read} label={t('contract.read')} />
          <SubmitButton wide data-main-act>
            {t('contract.accept')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Button } from '../ui';
import type { ContractPage } from './load.server';

/** Form that withdraws the contract permanently, with a reason and a typed confirmation. */
export function Withdraw({ page: { id, contract, key } }: { page: ContractPage }) {
  const { t } = useTranslation('shared');
  return (
    <MoveDialog
      intent="withdraw"
      trigger={
        <Button variant="plain" size="small">
          {t('contract.withdraw')}
        </Button>
      }
      fields={{ id, version: contract.version, key }}
      title={t('contract.withdrawTitle')}
      text={t('contract.withdrawText')}
      confirm={t('contract.withdraw')}
      danger
      typed={String(id)}
      comment={{ label: t('contract.reason'), hint: t('contract.reasonHint') }}
    />
  );
}

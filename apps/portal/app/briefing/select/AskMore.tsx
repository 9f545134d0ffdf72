import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button } from '../../ui';
import type { Selection } from './load.server';

/** Sends the list back to curation, with what it lacks. */
export function AskMore({ row: { id, version } }: Pick<Selection, 'row'>) {
  const { t } = useTranslation('client');
  return (
    <MoveDialog
      intent="askMore"
      fields={{ id, version }}
      trigger={<Button>{t('select.askMore')}</Button>}
      title={t('select.askMoreTitle')}
      text={t('select.askMoreText')}
      confirm={t('select.askMoreSend')}
      comment={{ label: t('select.askMoreWhat'), hint: t('select.askMoreHint') }}
    />
  );
}

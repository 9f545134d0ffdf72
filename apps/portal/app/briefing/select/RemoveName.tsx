import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button, Field } from '../../ui';
import type { Name } from './load.server';

/** Button that removes a name from the selection for the whole company; nothing for readers who cannot. */
export function RemoveName({ name: { id, version, creator } }: { name: Name }) {
  const { t } = useTranslation('company');
  const { name } = creator;
  if (version === undefined) return null;
  return (
    <MoveDialog
      intent="remove"
      fields={{ id, version }}
      trigger={
        <Button size="small" variant="plain" aria-label={t('select.removeName', { name })}>
          {t('select.remove')}
        </Button>
      }
      title={t('select.removeTitle', { name })}
      text={t('select.removeText')}
      confirm={t('select.remove')}
    >
      {(errorsOf) => (
        <Field
          name="comment"
          type="textarea"
          maxLength={600}
          label={t('select.removeWhy')}
          optional
          errors={errorsOf('comment')}
        />
      )}
    </MoveDialog>
  );
}

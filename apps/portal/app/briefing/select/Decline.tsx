import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button, Field, Form, Stack, StatusChip, SubmitButton } from '../../ui';
import type { Name } from './load.server';

/** Form that declines a proposed creator with a reason, or withdraws the decline. */
export function Decline({ name: { id, creator, declined } }: { name: Name }) {
  const { t } = useTranslation('company');
  const { name } = creator;
  if (declined) {
    return (
      <Stack>
        <StatusChip tone="attention">{t('select.declined')}</StatusChip>
        <Form preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            name="intent"
            value="restore"
            variant="quiet"
            size="small"
            aria-label={t('select.restoreName', { name })}
          >
            {t('select.restore')}
          </SubmitButton>
        </Form>
      </Stack>
    );
  }
  return (
    <MoveDialog
      intent="decline"
      fields={{ id }}
      trigger={
        <Button size="small" aria-label={t('select.declineName', { name })}>
          {t('select.decline')}
        </Button>
      }
      title={t('select.declineTitle', { name })}
      text={t('select.declineText')}
      confirm={t('select.decline')}
    >
      {(errorsOf) => (
        <Field
          name="comment"
          type="textarea"
          maxLength={600}
          label={t('select.declineWhy')}
          hint={t('select.declineHint')}
          errors={errorsOf('comment')}
        />
      )}
    </MoveDialog>
  );
}

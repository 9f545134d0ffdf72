import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Button, Field, Row } from '../ui';
import { Begin } from './Reuse';

type Props = { id: number; title: string; pressKey: string };

/** Buttons that reuse a brief: for a new briefing, or as a template. */
export function KeepBrief({ id, title, pressKey }: Props) {
  const { t } = useTranslation('company');
  return (
    <Row>
      <Begin intent="again" fields={{ briefingId: id, key: pressKey }} title={title} />
      <MoveDialog
        trigger={<Button size="small">{t('again.keep')}</Button>}
        intent="keepTemplate"
        fields={{ id, briefingId: id, key: `${pressKey}-keep` }}
        title={t('again.keepTitle')}
        text={t('again.keepText')}
        confirm={t('again.keep')}
      >
        {(errorsOf) => (
          <Field
            name="name"
            label={t('again.name')}
            defaultValue={title}
            maxLength={120}
            errors={errorsOf('name')}
          />
        )}
      </MoveDialog>
    </Row>
  );
}

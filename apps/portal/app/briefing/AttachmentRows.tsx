import type { FieldName, FormMetadata } from '@conform-to/react';
import { MAX_ATTACHMENTS } from '@elenco/core/hiring';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Button, Field, FileDrop } from '../ui';
import styles from './briefing.module.css';
import type { Draft, DraftFields } from './fields';

/** Files of the brief, each with an input for the name that creators see, and an input for more files. */
export function AttachmentRows({
  form,
  fields: { attachments, uploads },
}: {
  form: FormMetadata<Draft, Refusal[]>;
  fields: Pick<DraftFields, 'attachments' | 'uploads'>;
}) {
  const { t } = useTranslation('brief');
  const rows = attachments.getFieldList();
  const list: FieldName<Draft['attachments']> = String(attachments.name);
  return (
    <div className={styles.lines}>
      {rows.map((row, index) => {
        const { fileId, name } = row.getFieldset();
        return (
          <div key={row.key} className={styles.attachment}>
            <input type="hidden" name={fileId.name} value={fileId.initialValue} />
            <Field meta={name} label={t('fields.attachmentName')} maxLength={150} />
            <Button
              {...form.remove.getButtonProps({ name: list, index })}
              type="submit"
              variant="plain"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t('removeAttachment')}
            />
          </div>
        );
      })}
      {rows.length < MAX_ATTACHMENTS && uploads && (
        <FileDrop
          meta={uploads}
          label={t('fields.attachments')}
          hint={t('hints.attachments')}
          accept=".pdf,.xml,.jpg,.jpeg,.png"
          multiple
          optional
        />
      )}
    </div>
  );
}

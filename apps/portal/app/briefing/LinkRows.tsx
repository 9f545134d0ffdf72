import type { FieldName, FormMetadata } from '@conform-to/react';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Button, Field } from '../ui';
import styles from './briefing.module.css';
import type { Draft, DraftFields } from './fields';

const MOST = 10;

/** Reference links with titles. */
export function LinkRows({
  form,
  meta,
}: {
  form: FormMetadata<Draft, Refusal[]>;
  meta: DraftFields['links'];
}) {
  const { t } = useTranslation('brief');
  const rows = meta.getFieldList();
  const list: FieldName<Draft['links']> = String(meta.name);
  return (
    <div className={styles.lines}>
      <p className="muted">{t('hints.links')}</p>
      {rows.map((row, index) => {
        const { title, url } = row.getFieldset();
        return (
          <div key={row.key} className={styles.link}>
            <Field meta={title} label={t('fields.linkTitle')} maxLength={120} />
            <Field meta={url} type="url" label={t('fields.linkUrl')} placeholder="https://" maxLength={500} />
            <Button
              {...form.remove.getButtonProps({ name: list, index })}
              type="submit"
              variant="plain"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t('removeLink')}
            />
          </div>
        );
      })}
      {rows.length < MOST && (
        <div>
          <Button
            {...form.insert.getButtonProps({ name: list, defaultValue: { title: '', url: '' } })}
            type="submit"
            size="small"
            icon={<Plus aria-hidden="true" />}
          >
            {t('addLink')}
          </Button>
        </div>
      )}
    </div>
  );
}

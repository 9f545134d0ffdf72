import { exportPurposes } from '@elenco/core/growth';
import { useTranslation } from 'react-i18next';
import { Button, Card, Select, Stack } from '../ui';

/** Form that exports the community as a file. The purpose is required and stored. */
export function ExportForm() {
  const { t } = useTranslation('community');
  return (
    <Card title={t('export.title')} level={2}>
      <form method="get" action="/community.csv">
        <Stack>
          <p className="muted small">{t('export.text')}</p>
          <Select
            name="purpose"
            label={t('export.purpose')}
            options={exportPurposes.map((value) => ({ value, label: t(`export.purposes.${value}`) }))}
          />
          <Button type="submit">{t('export.go')}</Button>
        </Stack>
      </form>
    </Card>
  );
}

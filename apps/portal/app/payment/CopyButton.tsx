import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '../ui';

/** Button that copies a text. `label` names the text to screen readers. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('portal');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t('ui.copied'), { place: 'top-right' });
  };
  return (
    <Button
      size="small"
      onClick={copy}
      icon={<Copy aria-hidden="true" />}
      aria-label={`${t('ui.copy')}: ${label}`}
    >
      {t('ui.copy')}
    </Button>
  );
}

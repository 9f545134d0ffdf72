import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '../ui';
import { useHydrated } from '../ui/useHydrated';

/** Button that copies a URL. Hidden without scripts, since the address bar shows the URL too. */
export function CopyLink({ address }: { address: string }) {
  const { t } = useTranslation('profile');
  const copies = useHydrated() && 'clipboard' in navigator;
  if (!copies) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast(t('copied'));
  };
  return (
    <Button size="large" icon={<Link2 aria-hidden="true" />} onClick={copy}>
      {t('copy')}
    </Button>
  );
}

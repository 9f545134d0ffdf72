import { useTranslation } from 'react-i18next';
import { DialogWindow } from '../ui/DialogWindow';
import { NewsletterForm } from './NewsletterForm';
import styles from './newsletter.module.css';

/** The platform's newsletter form, or a third party's form in a sandboxed frame. */
export default function NewsletterWindow({ form, close }: { form: string | null; close: () => void }) {
  const { t } = useTranslation('newsletter');
  return (
    <DialogWindow
      open
      view="newsletter"
      onOpenChange={(open) => open || close()}
      title={t('title')}
      description={t('subtitle')}
    >
      {form ? (
        <iframe
          src={form}
          title={t('frame')}
          className={styles.frame}
          sandbox="allow-forms allow-scripts"
          referrerPolicy="no-referrer"
        />
      ) : (
        <NewsletterForm source="popup" />
      )}
    </DialogWindow>
  );
}

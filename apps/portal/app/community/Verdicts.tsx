import { verdicts } from '@elenco/core/growth';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Button, Form } from '../ui';
import type { Member } from './board.server';
import styles from './community.module.css';

/** The current user's opinion, with buttons to set or remove it, and the opinions of colleagues. */
export function Verdicts({ member: { id, own, others, profile } }: { member: Member }) {
  const { t } = useTranslation('community');
  const { list } = useFormat();
  const label = t('verdicts.of', { name: profile.name });
  return (
    <div className={styles.verdicts}>
      <fieldset className={styles.verdict}>
        <legend className="sr">{label}</legend>
        {verdicts.map((one) => (
          <Form key={one} preventScrollReset>
            <input type="hidden" name="intent" value="judge" />
            <input type="hidden" name="id" value={id} />
            {own !== one && <input type="hidden" name="verdict" value={one} />}
            <Button
              type="submit"
              size="small"
              variant={own === one ? 'dark' : 'quiet'}
              aria-pressed={own === one}
            >
              {t(`verdicts.${one}`)}
            </Button>
          </Form>
        ))}
      </fieldset>
      {others.length > 0 && (
        <p className="muted small">
          {list(others.map(({ name, verdict }) => `${name}: ${t(`verdicts.${verdict}`)}`))}
        </p>
      )}
    </div>
  );
}

import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, Csrf, Row } from '../ui';

/** Buttons that switch the gallery: light, dark, high contrast. */
export function Variants() {
  const { t } = useTranslation('gallery');
  const { pathname } = useLocation();
  const variants = [
    ['scheme', 'light', t('light')],
    ['scheme', 'dark', t('dark')],
    ['contrast', 'high', t('high')],
  ] as const;
  return (
    <Row>
      {variants.map(([name, value, label]) => (
        <form key={value} method="post" action="/preferences">
          <Csrf />
          <input type="hidden" name="to" value={pathname} />
          {name === 'scheme' && <input type="hidden" name="contrast" value="normal" />}
          <Button type="submit" size="small" name={name} value={value}>
            {label}
          </Button>
        </form>
      ))}
    </Row>
  );
}

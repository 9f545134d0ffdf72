import { loadWithRetry } from '@elenco/core/kit';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Alert } from './feedback';

/**
 * Returns a component whose code is loaded when it is first rendered. If loading fails, as in a tab older
 * than the last release, `Failed` is rendered instead, and the next opening tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<Props> = LoadFailed,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const [Found, setFound] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      const found = loadWithRetry(load).then((module) => {
        loaded = module.default;
        return loaded;
      });
      void found.catch(() => Failed).then((part) => setFound(() => part));
    }, []);
    return Found ? <Found {...props} /> : null;
  };
}

function LoadFailed() {
  const { t } = useTranslation();
  return (
    <Alert
      tone="error"
      title={t('ui.loadFailed')}
      action={
        <Button type="button" size="small" onClick={() => window.location.reload()}>
          {t('ui.reload')}
        </Button>
      }
    />
  );
}

import { loadAgain } from '@elenco/core/kit';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Alert } from './feedback';

/**
 * Part of a page whose code is loaded when it is first drawn. Code that cannot be loaded, as in a tab that is older
 * than the last release, never takes the page with it: `Failed` is drawn instead, and the next opening tries again.
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
      const found = loadAgain(load).then((module) => {
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

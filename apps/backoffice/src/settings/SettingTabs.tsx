import { owners } from '@elenco/core/people';
import { LinkTabs } from '../kit/LinkTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';

/** Tabs for the settings and for the platform's state. Renders nothing for staff who are not owners. */
export function SettingTabs() {
  const words = useWords();
  if (owners(useActor()).length === 0) return null;
  return (
    <LinkTabs
      label={words.t('platform.parts')}
      tabs={[
        { to: '/settings', label: words.name('settings', 2) },
        { to: '/settings/platform', label: words.t('platform.platform') },
      ]}
    />
  );
}

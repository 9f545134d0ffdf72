import { owners } from '@elenco/core/people';
import { LinkTabs } from '../kit/LinkTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';

/** Tabs for constants, duties and platform status; for owners, who alone may see the latter. */
export function SettingTabs() {
  const words = useWords();
  if (owners(useActor()).length === 0) return null;
  return (
    <LinkTabs
      label={words.t('platform.parts')}
      tabs={[
        { to: '/settings', label: words.t('work.settings') },
        { to: '/settings/staff', label: words.t('platform.staff') },
        { to: '/settings/platform', label: words.t('platform.platform') },
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Body } from './Body';
import { LongText } from './LongText';
import type { LegalText } from './load.server';

/** A legal text with its version. */
export function LegalPage({ title, subtitle, version, sections }: LegalText) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <LongText
      title={title}
      subtitle={subtitle}
      note={
        <p className="small muted">
          {t('legal.version', { version, month: date(`${version}-01`, 'month') })}
        </p>
      }
      sections={sections.map((section) => ({
        id: section.id,
        title: section.title,
        content: <Body {...section} />,
      }))}
    />
  );
}

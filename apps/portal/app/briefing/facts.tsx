import { type BriefField, type FactValue, factsOf, type ReadBrief } from '@elenco/core/hiring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText, Money } from '../ui';
import styles from './briefing.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/**
 * Returns a function that converts a field of a brief to terms and values. `closedFiles` shows file names
 * without links.
 */
export function useBriefFacts(closedFiles = false): (field: BriefField, brief: ReadBrief) => Fact[] {
  const { t } = useTranslation('brief');
  return (field, brief) =>
    factsOf(field, brief).map(({ label, value }) => ({
      term: t(`fields.${label}`),
      value: <FactText value={value} closedFiles={closedFiles} />,
    }));
}

function FactText({ value, closedFiles }: { value: FactValue; closedFiles: boolean }) {
  const { t } = useTranslation(['brief', 'options']);
  const { list, number } = useFormat();
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'lines':
      return <span className={styles.long}>{value.text}</span>;
    case 'options':
      return list(value.keys.map((key) => t(`options:${key}`)));
    case 'number':
      return number(value.count);
    case 'days':
      return t('days', { count: value.count });
    case 'followers':
      return t('followers', { count: value.count, value: number(value.count) });
    case 'yes':
      return t('yes');
    case 'date':
      return <DateText value={value.on} style="long" />;
    case 'period':
      return (
        <>
          <DateText value={value.from} style="long" /> – <DateText value={value.to} style="long" />
        </>
      );
    case 'money':
      return (
        <>
          <Money cents={value.fromCents} currency={value.currency} emphasis="strong" />
          {value.toCents !== undefined && (
            <>
              {' – '}
              <Money cents={value.toCents} currency={value.currency} emphasis="strong" />
            </>
          )}
        </>
      );
    case 'pieces':
      return list(
        value.pieces.map(({ channel, format, quantity }) =>
          t('piece', {
            count: quantity,
            format: t(`options:formats.${format}`),
            channel: t(`options:channels.${channel}`),
          }),
        ),
      );
    case 'links':
      return (
        <ul>
          {value.links.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {title}
              </a>
            </li>
          ))}
        </ul>
      );
    case 'files':
      if (closedFiles) return list(value.files.map(({ name }) => name));
      return (
        <ul>
          {value.files.map(({ fileId, name }) => (
            <li key={fileId}>
              <a href={`/api/v1/files/${fileId}`} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      );
  }
}

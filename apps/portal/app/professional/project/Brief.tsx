import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../../i18n/use';
import { Card, DefinitionList } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Whether there is something to read; an empty field says nothing. */
const known = (item: { term: string; value: string | false }) => item.value !== '' && item.value !== false;

/** The brief in full, as the invited creator may read it. */
export function Brief({ project: { brief, tradeName } }: { project: Pick<Project, 'brief' | 'tradeName'> }) {
  const { t } = useTranslation(['professional', 'options']);
  const { list, date } = useFormat();
  const now = useNow();
  const { wanted, goals, skill, tags, startsOn, endsOn } = brief;
  const pieces = wanted.map(({ channel, format, quantity }) =>
    t('brief.piece', {
      count: quantity,
      format: t(`options:formats.${format}`),
      channel: t(`options:channels.${channel}`),
    }),
  );
  const period =
    startsOn &&
    endsOn &&
    t('brief.between', { from: date(startsOn, 'short', now), to: date(endsOn, 'short', now) });
  const text = (value: string) => <span className={styles.text}>{value}</span>;
  const items = [
    { term: t('brief.brand'), value: [brief.brand || tradeName, brief.product].filter(Boolean).join(' · ') },
    { term: t('brief.wanted'), value: list(pieces) },
    { term: t('brief.period'), value: period ?? '' },
    { term: t('brief.description'), value: brief.description },
    { term: t('brief.audience'), value: brief.audience },
    { term: t('brief.goals'), value: list(goals.map((goal) => t(`options:goals.${goal}`))) },
    { term: t('brief.sought'), value: brief.sought },
    {
      term: t('brief.skills'),
      value: list([skill, ...tags].flatMap((one) => (one ? [t(`options:skills.${one}`)] : []))),
    },
    { term: t('brief.dos'), value: brief.dos },
    { term: t('brief.donts'), value: brief.donts },
    { term: t('brief.disclosure'), value: t('brief.disclosureText') },
  ];
  return (
    <Card level={2} title={t('brief.title')}>
      <DefinitionList
        items={items.filter(known).map(({ term, value }) => ({ term, value: text(String(value)) }))}
      />
    </Card>
  );
}

import type { Briefing } from '@elenco/core/briefing';
import type { FieldError } from '@elenco/core/kit';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText, DefinitionList, Money, Section, Stack } from '../ui';
import { useErrorText } from '../ui/field';
import styles from './briefing.module.css';

const blocks = ['brand', 'new', 'channels', 'deliverables', 'budget'] as const;
type Block = (typeof blocks)[number];

type Props = {
  brief: Briefing;
  /** Where a part is edited; without it the brief is only read. */
  edit?: (step: Block | 'create') => string;
  /** What is wrong, by step. */
  wrong?: { readonly [S in Block]?: readonly FieldError[] };
};

/** A brief to be read, part by part, in the order in which it was written. */
export function BriefBlocks({ brief, edit, wrong = {} }: Props) {
  const { t } = useTranslation('client');
  const words = useErrorText();
  const facts = useFacts(brief);
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <Section
          key={block}
          title={t(`wizard.steps.${block}`)}
          action={
            edit && (
              <Link to={edit(block)} aria-label={t('wizard.editPart', { part: t(`wizard.steps.${block}`) })}>
                {t('wizard.edit')}
              </Link>
            )
          }
        >
          <Stack>
            <DefinitionList items={facts[block]} />
            {(wrong[block] ?? []).length > 0 && (
              <ul className={styles.wrong}>
                {wrong[block]?.map((error) => (
                  <li key={error.pointer + error.code}>{words(error)}</li>
                ))}
              </ul>
            )}
          </Stack>
        </Section>
      ))}
    </div>
  );
}

function useFacts(brief: Briefing): Record<Block, { term: string; value: ReactNode }[]> {
  const { t } = useTranslation(['client', 'options']);
  const { list, number } = useFormat();
  const named = (key: Parameters<typeof label>[0], value: ReactNode) => ({
    term: label(key),
    value: value || '–',
  });
  const label = (
    key: 'title' | 'brand' | 'product' | 'description' | 'audience' | 'goals' | 'skill' | 'tags',
  ) => t(`wizard.fields.${key}`);
  const long = (text: string) => text && <span className={styles.long}>{text}</span>;
  const { channels, wanted, startsOn, endsOn, budgetCents, currency } = brief;
  return {
    brand: [named('title', brief.title), named('brand', brief.brand), named('product', brief.product)],
    new: [
      named('description', long(brief.description)),
      named('audience', brief.audience),
      named('goals', list(brief.goals.map((goal) => t(`options:goals.${goal}`)))),
      named('skill', brief.skill && t(`options:skills.${brief.skill}`)),
      ...(brief.tags.length > 0
        ? [named('tags', list(brief.tags.map((tag) => t(`options:skills.${tag}`))))]
        : []),
      { term: t('wizard.fields.creatorsWanted'), value: number(brief.creatorsWanted) },
      ...(['sought', 'dos', 'donts'] as const)
        .filter((key) => brief[key])
        .map((key) => ({ term: t(`wizard.fields.${key}`), value: long(brief[key]) })),
    ],
    channels: [
      {
        term: t('wizard.fields.channels'),
        value: list(channels.map((one) => t(`options:channels.${one}`))) || '–',
      },
    ],
    deliverables: [
      {
        term: t('wizard.fields.wanted'),
        value: wanted.length > 0 ? <WantedList wanted={wanted} /> : '–',
      },
      {
        term: t('wizard.fields.period'),
        value:
          startsOn && endsOn ? (
            <>
              <DateText value={startsOn} style="long" /> – <DateText value={endsOn} style="long" />
            </>
          ) : (
            '–'
          ),
      },
    ],
    budget: [
      {
        term: t('wizard.fields.budget'),
        value:
          budgetCents === null ? '–' : <Money cents={budgetCents} currency={currency} emphasis="strong" />,
      },
    ],
  };
}

function WantedList({ wanted }: Pick<Briefing, 'wanted'>) {
  const { t } = useTranslation(['client', 'options']);
  return (
    <ul>
      {wanted.map(({ channel, format, quantity }) => (
        <li key={channel + format + quantity}>
          {t('wizard.wantedLine', {
            count: quantity,
            format: t(`options:formats.${format}`),
            channel: t(`options:channels.${channel}`),
          })}
        </li>
      ))}
    </ul>
  );
}

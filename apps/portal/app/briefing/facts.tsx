import type { BriefField, Briefing } from '@elenco/core/briefing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText, Money } from '../ui';
import styles from './briefing.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** A brief as somebody may read it: whoever reads less of it sees less. */
export type ReadBrief = Partial<Pick<Briefing, BriefField>>;

/** What a field of a brief says, in lines to read; none where it says nothing. The same wherever a brief is read. */
export function useBriefFacts(): (field: BriefField, brief: ReadBrief) => Fact[] {
  const { t } = useTranslation(['brief', 'options']);
  const { list, number } = useFormat();
  const long = (term: string, text = ''): Fact[] =>
    text ? [{ term, value: <span className={styles.long}>{text}</span> }] : [];
  const short = (term: string, value: string | number | null | undefined): Fact[] =>
    value === null || value === undefined || value === '' ? [] : [{ term, value }];
  const yes = (term: string, is: boolean): Fact[] => (is ? [{ term, value: t('yes') }] : []);
  const days = (term: string, count: number | null): Fact[] =>
    count ? [{ term, value: t('days', { count }) }] : [];
  const people = ({ genders, ages }: Pick<Briefing['demographics'], 'genders' | 'ages'>) => [
    ...short(t('fields.genders'), list(genders.map((one) => t(`options:genders.${one}`)))),
    ...short(t('fields.ages'), list(ages.map((one) => t(`options:ages.${one}`)))),
  ];
  const facts: { readonly [F in BriefField]: (value: Briefing[F], brief: ReadBrief) => Fact[] } = {
    kind: (kind) => short(t('fields.kind'), t(`options:briefingKind.${kind}`)),
    title: (text) => short(t('fields.title'), text),
    brand: (text) => short(t('fields.brand'), text),
    product: (text) => short(t('fields.product'), text),
    description: (text) => long(t('fields.description'), text),
    audience: (text) => short(t('fields.audience'), text),
    startsOn: (from, { endsOn }) =>
      from && endsOn
        ? [
            {
              term: t('fields.period'),
              value: (
                <>
                  <DateText value={from} style="long" /> – <DateText value={endsOn} style="long" />
                </>
              ),
            },
          ]
        : [],
    endsOn: () => [],
    publishesOn: (day) =>
      day ? [{ term: t('fields.publishesOn'), value: <DateText value={day} style="long" /> }] : [],
    frequency: (text) => short(t('fields.frequency'), text),
    goals: (goals) => short(t('fields.goals'), list(goals.map((one) => t(`options:goals.${one}`)))),
    message: (text) => long(t('fields.message'), text),
    services: (asked) => short(t('fields.services'), list(asked.map((one) => t(`options:services.${one}`)))),
    creatorsWanted: (count) => short(t('fields.creatorsWanted'), number(count)),
    skill: (skill) => short(t('fields.skill'), skill && t(`options:skills.${skill}`)),
    tags: (tags) => short(t('fields.tags'), list(tags.map((one) => t(`options:skills.${one}`)))),
    sought: (text) => long(t('fields.sought'), text),
    channels: (all) => short(t('fields.channels'), list(all.map((one) => t(`options:channels.${one}`)))),
    wanted: (rows) =>
      short(
        t('fields.wanted'),
        list(
          rows.map(({ channel, format, quantity }) =>
            t('piece', {
              count: quantity,
              format: t(`options:formats.${format}`),
              channel: t(`options:channels.${channel}`),
            }),
          ),
        ),
      ),
    links: (links) =>
      links.length === 0
        ? []
        : [
            {
              term: t('fields.links'),
              value: (
                <ul>
                  {links.map(({ title, url }) => (
                    <li key={url}>
                      <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              ),
            },
          ],
    attachments: (files) =>
      files.length === 0
        ? []
        : [
            {
              term: t('fields.attachments'),
              value: (
                <ul>
                  {files.map(({ fileId, name }) => (
                    <li key={fileId}>
                      <a href={`/api/v1/files/${fileId}`} download>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              ),
            },
          ],
    dos: (text) => long(t('fields.dos'), text),
    donts: (text) => long(t('fields.donts'), text),
    wished: () => [],
    currency: () => [],
    budgetCents: (cents, { currency = 'BRL' }) =>
      cents === null
        ? []
        : [
            {
              term: t('fields.budgetCents'),
              value: <Money cents={cents} currency={currency} emphasis="strong" />,
            },
          ],
    demographics: (part) => [
      ...people(part),
      ...short(t('fields.classes'), list(part.classes.map((one) => t(`options:classes.${one}`)))),
      ...short(t('fields.audiencePlace'), part.place),
    ],
    creatorProfile: (part) => [
      ...people(part),
      ...short(t('fields.creatorPlace'), part.place),
      ...long(t('fields.cut'), part.cut),
      ...short(t('fields.minFollowers'), part.minFollowers && t('followers', { count: part.minFollowers })),
      ...short(
        t('fields.minEngagementPercent'),
        part.minEngagementPercent && number(part.minEngagementPercent),
      ),
    ],
    review: (part) => [
      ...short(t('fields.rounds'), part.rounds === null ? '' : number(part.rounds)),
      ...days(t('fields.reviewDays'), part.days),
      ...short(t('fields.approver'), part.approver),
      ...yes(t('fields.script'), part.script),
    ],
    rights: (part) => [
      ...short(t('fields.uses'), list(part.uses.map((one) => t(`options:rightsUse.${one}`)))),
      ...short(t('fields.territory'), part.territory && t(`options:territory.${part.territory}`)),
      ...days(t('fields.rightsDays'), part.days),
      ...(part.uses.length > 0 ? short(t('fields.rightsFrom'), t(`options:rightsStart.${part.from}`)) : []),
      ...yes(t('fields.edits'), part.edits),
      ...yes(t('fields.training'), part.training),
    ],
    exclusivity: (part) => [
      ...short(t('fields.category'), part.category),
      ...long(t('fields.rivals'), part.rivals),
      ...days(t('fields.daysBefore'), part.daysBefore),
      ...days(t('fields.daysAfter'), part.daysAfter),
    ],
    contentRules: (part) => [
      ...long(t('fields.mustSay'), part.mustSay),
      ...long(t('fields.mustNotSay'), part.mustNotSay),
      ...long(t('fields.claims'), part.claims),
      ...short(t('fields.contentTags'), part.tags),
      ...short(t('fields.music'), part.music),
      ...yes(t('fields.noWatermark'), part.noWatermark),
      ...short(t('fields.disclosure'), part.disclosure),
    ],
    work: (part) => [
      ...short(t('fields.workplace'), part.place && t(`options:workplace.${part.place}`)),
      ...long(t('fields.workAddress'), part.address),
      ...short(t('fields.experience'), part.experience && t(`options:experience.${part.experience}`)),
      ...short(t('fields.aspects'), part.aspects),
      ...short(t('fields.equipment'), part.equipment && t(`options:equipment.${part.equipment}`)),
      ...short(t('fields.software'), part.software),
      ...short(t('fields.access'), part.access && t(`options:workAccess.${part.access}`)),
    ],
    publicText: (part) => [
      ...short(t('fields.sector'), part.sector),
      ...long(t('fields.summary'), part.summary),
      ...(part.feeLowCents !== null && part.feeHighCents !== null
        ? [
            {
              term: t('fields.fee'),
              value: (
                <>
                  <Money cents={part.feeLowCents} /> – <Money cents={part.feeHighCents} />
                </>
              ),
            },
          ]
        : []),
      ...yes(t('fields.inPortfolio'), part.inPortfolio),
    ],
  };
  return (field, brief) => {
    const value = brief[field];
    return value === undefined
      ? []
      : (facts[field] as (value: unknown, brief: ReadBrief) => Fact[])(value, brief);
  };
}

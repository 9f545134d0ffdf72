import type { FieldMetadata } from '@conform-to/react';
import {
  type BriefField,
  type Briefing,
  type BriefingKind,
  blankBrief,
  goal,
  service,
} from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { channels, skills } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { CountField, Field, Select, TagPicker } from '../ui';
import styles from './briefing.module.css';

/** Values of the wizard's forms. */
export type Draft = Pick<Briefing, BriefField>;
export type DraftFields = { readonly [F in BriefField]: FieldMetadata<Draft[F], Draft, Refusal[]> } & {
  /** Files submitted with the step that has attachments. */
  readonly uploads?: FieldMetadata<File[], Draft, Refusal[]>;
  /** New picture of the campaign. */
  readonly pictureFile?: FieldMetadata<File, Draft, Refusal[]>;
  /** True to remove the campaign's picture. */
  readonly noPicture?: FieldMetadata<boolean, Draft, Refusal[]>;
};
/**
 * Returns the currency of a brief. For null, a briefing that is not saved yet, returns the default currency.
 */
export const currencyOf = (row: Pick<Briefing, 'currency'> | null): Currency => (row ?? blankBrief).currency;

export type FieldsProps = { readonly fields: DraftFields };

/**
 * Maximum length of each single-line text field. The lengths repeat those of the schema, which browsers do
 * not load.
 */
export const lines = {
  title: { maxLength: 120 },
  brand: { maxLength: 120 },
  product: { maxLength: 160 },
  audience: { maxLength: 400 },
  message: { maxLength: 600, optional: true },
  frequency: { maxLength: 200, optional: true },
} satisfies { readonly [F in BriefField]?: { readonly maxLength: number; readonly optional?: boolean } };
type Line = keyof typeof lines;

export const isLine = (field: BriefField): field is Line => Object.hasOwn(lines, field);

/** Single-line text input. */
export function TextLineField({ fields, field }: FieldsProps & { field: Line }) {
  const { t } = useTranslation('brief');
  return (
    <Field meta={fields[field]} label={t(`fields.${field}`)} hint={t(`hints.${field}`)} {...lines[field]} />
  );
}

const descriptionHints = {
  creator: 'hints.description',
  freelancer: 'hints.work',
  silent_squad: 'hints.fullText',
} as const;

export function DescriptionField({ fields, kind }: FieldsProps & { kind: BriefingKind }) {
  const { t } = useTranslation('brief');
  return (
    <Field
      meta={fields.description}
      type="textarea"
      rows={6}
      label={t('fields.description')}
      hint={t(descriptionHints[kind])}
      maxLength={4000}
    />
  );
}

/**
 * Inputs for the period of the work. A freelancer publishes nothing, so the hint for the end date is about
 * delivery.
 */
export function PeriodFields({ fields, kind }: FieldsProps & { kind: BriefingKind }) {
  const { t } = useTranslation('brief');
  const endsOn = t(kind === 'freelancer' ? 'hints.deliversUntil' : 'hints.endsOn');
  return (
    <div className={styles.pair}>
      <Field meta={fields.startsOn} type="date" label={t('fields.startsOn')} />
      <Field meta={fields.endsOn} type="date" label={t('fields.endsOn')} hint={endsOn} />
      {kind === 'creator' && (
        <Field
          meta={fields.publishesOn}
          type="date"
          label={t('fields.publishesOn')}
          hint={t('hints.publishesOn')}
          optional
        />
      )}
    </div>
  );
}

export function GoalsField({ fields }: FieldsProps) {
  const { t } = useTranslation(['brief', 'options']);
  return (
    <TagPicker
      meta={fields.goals}
      max={4}
      label={t('fields.goals')}
      hint={t('hints.goals')}
      options={goal.options.map((value) => ({ value, label: t(`options:goals.${value}`) }))}
    />
  );
}

export function ServicesField({ fields }: FieldsProps) {
  const { t } = useTranslation(['brief', 'options']);
  return (
    <TagPicker
      meta={fields.services}
      label={t('fields.services')}
      hint={t('hints.services')}
      options={service.options.map((value) => ({ value, label: t(`options:services.${value}`) }))}
      optional
    />
  );
}

export function ChannelsField({ fields }: FieldsProps) {
  const { t } = useTranslation(['brief', 'options']);
  return (
    <TagPicker
      meta={fields.channels}
      label={t('fields.channels')}
      hint={t('hints.channels')}
      options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
    />
  );
}

/**
 * Inputs for the skill and the number of creators. `tags` is true if the step has an input for further
 * skills.
 */
export function SkillFields({ fields, kind, tags }: FieldsProps & { kind: BriefingKind; tags: boolean }) {
  const { t } = useTranslation(['brief', 'options']);
  const isWork = kind === 'freelancer';
  const specialties = skills
    .map((value) => ({ value, label: t(`options:skills.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <div className={styles.pair}>
        <Select
          meta={fields.skill}
          label={t('fields.skill')}
          hint={t(isWork ? 'hints.skillOfWork' : 'hints.skill')}
          placeholder={t('choose')}
          options={specialties}
        />
        <CountField
          meta={fields.creatorsWanted}
          label={t(isWork ? 'fields.freelancersWanted' : 'fields.creatorsWanted')}
          hint={t(isWork ? 'hints.freelancersWanted' : 'hints.creatorsWanted')}
        />
      </div>
      {tags && (
        <TagPicker
          meta={fields.tags}
          max={3}
          label={t('fields.tags')}
          hint={t(isWork ? 'hints.tagsOfWork' : 'hints.tags')}
          options={specialties}
          optional
        />
      )}
    </>
  );
}

/** Optional multi-line text input. */
export function TextAreaField({ fields, field }: FieldsProps & { field: 'sought' | 'dos' | 'donts' }) {
  const { t } = useTranslation('brief');
  const sought = field === 'sought';
  return (
    <Field
      meta={fields[field]}
      type="textarea"
      rows={3}
      label={t(`fields.${field}`)}
      {...(sought && { hint: t('hints.sought') })}
      maxLength={sought ? 600 : 1000}
      optional
    />
  );
}

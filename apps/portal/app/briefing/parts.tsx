import { rightsStart, rightsUse, socialClass, territory } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { ageBands, genders } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import {
  Checkbox,
  CountField,
  Field,
  type FieldMeta,
  MoneyField,
  PercentField,
  Select,
  TagPicker,
} from '../ui';
import styles from './briefing.module.css';
import type { FieldsProps } from './fields';

/**
 * Inputs for genders and ages of an audience or of creators. If the brand selects none, all of them match.
 */
function People({ fieldset }: { fieldset: { genders: FieldMeta; ages: FieldMeta } }) {
  const { t } = useTranslation(['brief', 'options']);
  return (
    <>
      <TagPicker
        meta={fieldset.genders}
        label={t('fields.genders')}
        hint={t('hints.anyone')}
        options={genders.map((value) => ({ value, label: t(`options:genders.${value}`) }))}
        optional
      />
      <TagPicker
        meta={fieldset.ages}
        label={t('fields.ages')}
        hint={t('hints.anyone')}
        options={ageBands.map((value) => ({ value, label: t(`options:ages.${value}`) }))}
        optional
      />
    </>
  );
}

export function DemographicsPart({ fields }: FieldsProps) {
  const { t } = useTranslation(['brief', 'options']);
  const part = fields.demographics.getFieldset();
  return (
    <>
      <People fieldset={part} />
      <TagPicker
        meta={part.classes}
        label={t('fields.classes')}
        hint={t('hints.anyone')}
        options={socialClass.options.map((value) => ({ value, label: t(`options:classes.${value}`) }))}
        optional
      />
      <Field
        meta={part.place}
        label={t('fields.audiencePlace')}
        hint={t('hints.place')}
        maxLength={160}
        optional
      />
    </>
  );
}

export function CreatorProfilePart({ fields }: FieldsProps) {
  const { t } = useTranslation('brief');
  const part = fields.creatorProfile.getFieldset();
  return (
    <>
      <People fieldset={part} />
      <div className={styles.pair}>
        <CountField
          meta={part.minFollowers}
          label={t('fields.minFollowers')}
          hint={t('hints.noMinimum')}
          optional
        />
        <PercentField
          meta={part.minEngagementPercent}
          label={t('fields.minEngagementPercent')}
          hint={t('hints.noMinimum')}
          optional
        />
      </div>
      <div className={styles.pair}>
        <Field
          meta={part.place}
          label={t('fields.creatorPlace')}
          hint={t('hints.place')}
          maxLength={160}
          optional
        />
        <Field meta={part.cut} label={t('fields.cut')} maxLength={400} optional />
      </div>
    </>
  );
}

export function ReviewPart({ fields }: FieldsProps) {
  const { t } = useTranslation('brief');
  const part = fields.review.getFieldset();
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.review')}</legend>
      <div className={styles.pair}>
        <CountField meta={part.rounds} label={t('fields.rounds')} hint={t('hints.rounds')} optional />
        <CountField meta={part.days} label={t('fields.reviewDays')} hint={t('hints.reviewDays')} optional />
      </div>
      <Field
        meta={part.approver}
        label={t('fields.approver')}
        hint={t('hints.approver')}
        maxLength={120}
        optional
      />
      <Checkbox meta={part.script} label={t('fields.script')} />
    </fieldset>
  );
}

export function RightsPart({ fields }: FieldsProps) {
  const { t } = useTranslation(['brief', 'options']);
  const part = fields.rights.getFieldset();
  return (
    <>
      <TagPicker
        meta={part.uses}
        label={t('fields.uses')}
        hint={t('hints.uses')}
        options={rightsUse.options.map((value) => ({ value, label: t(`options:rightsUse.${value}`) }))}
        optional
      />
      <div className={styles.pair}>
        <Select
          meta={part.territory}
          label={t('fields.territory')}
          hint={t('hints.territory')}
          placeholder={t('choose')}
          options={territory.options.map((value) => ({ value, label: t(`options:territory.${value}`) }))}
          optional
        />
        <CountField meta={part.days} label={t('fields.rightsDays')} hint={t('hints.rightsDays')} optional />
        <Select
          meta={part.from}
          label={t('fields.rightsFrom')}
          hint={t('hints.rightsFrom')}
          options={rightsStart.options.map((value) => ({ value, label: t(`options:rightsStart.${value}`) }))}
        />
      </div>
      <Checkbox meta={part.edits} label={t('fields.edits')} />
      <Checkbox meta={part.training} label={t('fields.training')} />
    </>
  );
}

export function ExclusivityPart({ fields }: FieldsProps) {
  const { t } = useTranslation('brief');
  const part = fields.exclusivity.getFieldset();
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.exclusivity')}</legend>
      <Field
        meta={part.category}
        label={t('fields.category')}
        hint={t('hints.category')}
        maxLength={120}
        optional
      />
      <Field
        meta={part.rivals}
        type="textarea"
        rows={3}
        label={t('fields.rivals')}
        hint={t('hints.oneALine')}
        maxLength={600}
        optional
      />
      <div className={styles.pair}>
        <CountField
          meta={part.daysBefore}
          label={t('fields.daysBefore')}
          hint={t('hints.exclusiveDays')}
          optional
        />
        <CountField
          meta={part.daysAfter}
          label={t('fields.daysAfter')}
          hint={t('hints.exclusiveDays')}
          optional
        />
      </div>
    </fieldset>
  );
}

export function ContentRulesPart({ fields }: FieldsProps) {
  const { t } = useTranslation('brief');
  const part = fields.contentRules.getFieldset();
  const area = { type: 'textarea', rows: 3, maxLength: 1000, optional: true } as const;
  return (
    <>
      <div className={styles.pair}>
        <Field {...area} meta={part.mustSay} label={t('fields.mustSay')} hint={t('hints.mustSay')} />
        <Field {...area} meta={part.mustNotSay} label={t('fields.mustNotSay')} hint={t('hints.oneALine')} />
      </div>
      <Field {...area} meta={part.claims} label={t('fields.claims')} hint={t('hints.claims')} />
      <div className={styles.pair}>
        <Field meta={part.tags} label={t('fields.contentTags')} maxLength={300} optional />
        <Field meta={part.music} label={t('fields.music')} maxLength={200} optional />
      </div>
      <Field
        meta={part.disclosure}
        label={t('fields.disclosure')}
        hint={t('hints.disclosure')}
        maxLength={60}
        optional
      />
      <Checkbox meta={part.noWatermark} label={t('fields.noWatermark')} />
    </>
  );
}

export function PublicTextPart({ fields, currency }: FieldsProps & { currency: Currency }) {
  const { t } = useTranslation('brief');
  const part = fields.publicText.getFieldset();
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.publicText')}</legend>
      <Field meta={part.sector} label={t('fields.sector')} hint={t('hints.sector')} maxLength={120} />
      <Field
        meta={part.summary}
        type="textarea"
        rows={4}
        label={t('fields.summary')}
        hint={t('hints.summary')}
        maxLength={1000}
      />
      <div className={styles.pair}>
        <MoneyField meta={part.feeLowCents} currency={currency} label={t('fields.feeLow')} />
        <MoneyField meta={part.feeHighCents} currency={currency} label={t('fields.feeHigh')} />
      </div>
      <Checkbox meta={part.inPortfolio} label={t('fields.inPortfolio')} />
    </fieldset>
  );
}

import { goal } from '@elenco/core/briefing';
import { skills } from '@elenco/core/party';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../forms/useAnswer';
import { CountField, Field, Select, TagPicker } from '../ui';
import styles from './briefing.module.css';
import { WizardStep } from './WizardStep';
import type { loadStep, stepActions } from './wizard.server';

type Fields = Record<
  'description' | 'audience' | 'skill' | 'sought' | 'creatorsWanted' | 'dos' | 'donts',
  string
> & {
  goals: string[];
  tags: string[];
};

/** The core of the brief: what, for whom, to what end, and who is sought. */
export function BriefStep() {
  const { t } = useTranslation(['client', 'options']);
  const wizard = useLoaderData<typeof loadStep>();
  const [form, fields] = useAnswer<Fields>(useActionData<ReturnType<typeof stepActions>>(), {
    defaultValue: startOf(wizard.row),
  });
  const specialities = skills
    .map((value) => ({ value, label: t(`options:skills.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <WizardStep wizard={wizard} form={form}>
      <Field
        meta={fields.description}
        type="textarea"
        rows={6}
        label={t('wizard.fields.description')}
        hint={t('wizard.hints.description')}
        maxLength={4000}
      />
      <Field
        meta={fields.audience}
        label={t('wizard.fields.audience')}
        hint={t('wizard.hints.audience')}
        maxLength={400}
      />
      <TagPicker
        meta={fields.goals}
        max={4}
        label={t('wizard.fields.goals')}
        options={goal.options.map((value) => ({ value, label: t(`options:goals.${value}`) }))}
      />
      <div className={styles.pair}>
        <Select
          meta={fields.skill}
          label={t('wizard.fields.skill')}
          placeholder={t('wizard.choose')}
          options={specialities}
        />
        <CountField meta={fields.creatorsWanted} label={t('wizard.fields.creatorsWanted')} />
      </div>
      <TagPicker meta={fields.tags} max={3} label={t('wizard.fields.tags')} options={specialities} optional />
      <Field
        meta={fields.sought}
        type="textarea"
        rows={3}
        label={t('wizard.fields.sought')}
        hint={t('wizard.hints.sought')}
        maxLength={600}
        optional
      />
      <div className={styles.pair}>
        <Field meta={fields.dos} type="textarea" label={t('wizard.fields.dos')} maxLength={1000} optional />
        <Field
          meta={fields.donts}
          type="textarea"
          label={t('wizard.fields.donts')}
          maxLength={1000}
          optional
        />
      </div>
    </WizardStep>
  );
}

/** Conform's start values are text. */
function startOf(row: ReturnType<typeof useLoaderData<typeof loadStep>>['row']) {
  if (!row) return {};
  const { description, audience, goals, skill, tags, sought, creatorsWanted, dos, donts } = row;
  return {
    description,
    audience,
    goals,
    skill,
    tags,
    sought,
    dos,
    donts,
    creatorsWanted: String(creatorsWanted),
  };
}

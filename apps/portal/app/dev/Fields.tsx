import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Card,
  Checkbox,
  CountField,
  Field,
  FileDrop,
  MaskedField,
  MoneyField,
  OptionSelect,
  PercentField,
  PhoneField,
  RadioCards,
  Section,
  Segmented,
  Select,
  Stack,
  TagPicker,
} from '../ui';
import styles from './dev.module.css';

export function Fields() {
  const { t } = useTranslation('gallery');
  const [output, setOutput] = useState('');
  const skills = (['beauty', 'travel', 'food', 'tech', 'sport'] as const).map((value) => ({
    value,
    label: t(value),
  }));
  return (
    <Section title={t('fields')}>
      <div className={styles.two}>
        <Card>
          <Stack>
            <Field name="title" label={t('title')} hint={t('titleHint')} defaultValue={t('titleValue')} />
            <Field
              name="email"
              type="email"
              label={t('email')}
              defaultValue="aurora@"
              errors={[t('emailError')]}
            />
            <Field name="password" type="password" label={t('password')} autoComplete="new-password" />
            <Field name="about" type="textarea" label={t('about')} optional />
            <Field name="blocked" label={t('blocked')} defaultValue="–" disabled />
            <div className={styles.pair}>
              <CountField name="followers" label={t('followers')} defaultValue={48000} />
              <PercentField name="engagement" label={t('engagement')} defaultValue={3.5} />
              <Field name="start" type="date" label={t('start')} defaultValue="2026-12-01" />
            </div>
            <MoneyField
              name="totalCents"
              currency="BRL"
              label={t('total')}
              hint={t('totalHint')}
              defaultValue={1_000_000}
            />
            <div className={styles.pair}>
              <MaskedField name="cnpj" mask="cnpj" label={t('cnpj')} defaultValue="12.ABC.345/01DE-35" />
              <PhoneField name="phone" label={t('phone')} />
            </div>
          </Stack>
        </Card>
        <Card>
          <Stack>
            <Select
              name="format"
              label={t('format')}
              placeholder={t('choose')}
              options={['Reels', 'Stories', 'TikTok'].map((value) => ({ value, label: value }))}
            />
            <OptionSelect
              name="speciality"
              label={t('speciality')}
              placeholder={t('choose')}
              options={skills}
              onChoose={(name, value) => setOutput(t('choseOf', { name, value }))}
              onInvalid={(name) => setOutput(t('invalidOf', { name }))}
            />
            <output>{output}</output>
            <RadioCards
              name="kind"
              label={t('kind')}
              defaultValue="creator"
              options={[
                { value: 'creator', label: t('kindCreator'), hint: t('kindCreatorHint') },
                { value: 'squad', label: t('kindSquad'), hint: t('kindSquadHint') },
                { value: 'free', label: t('kindFree'), hint: t('kindFreeHint'), disabled: true },
              ]}
            />
            <Segmented
              name="paidAs"
              label={t('paidAs')}
              defaultValue="person"
              options={[
                { value: 'person', label: t('person') },
                { value: 'company', label: t('company') },
              ]}
            />
            <TagPicker
              name="skills"
              label={t('skills')}
              options={skills}
              max={3}
              defaultValues={['beauty', 'food']}
            />
            <FileDrop
              name="invoice"
              label={t('invoice')}
              hint={t('invoiceHint')}
              accept=".pdf,.xml"
              progress={0.6}
            />
            <Checkbox required name="terms" label={t('terms')} />
          </Stack>
        </Card>
      </div>
    </Section>
  );
}

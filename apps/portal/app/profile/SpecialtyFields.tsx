import { MAX_SPECIALTIES, skills } from '@elenco/core/people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionSelect, TagPicker } from '../ui';
import type { FieldMeta } from '../ui/field';

interface Props {
  fields: { mainSkill: FieldMeta; tags: FieldMeta };
  labels: { main: string; others: string; hint: string };
  /** The stored main specialty. */
  main: string;
}

/** Inputs for the main specialty and the other ones, which are counted together. */
export function SpecialtyFields({ fields, labels, main }: Props) {
  const { t, i18n } = useTranslation('options');
  const [chosen, setChosen] = useState(main);
  const options = skills
    .map((value) => ({ value, label: t(`skills.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <>
      <OptionSelect
        meta={fields.mainSkill}
        label={labels.main}
        options={options}
        onChoose={(_, value) => setChosen(value)}
      />
      <TagPicker
        meta={fields.tags}
        label={labels.others}
        hint={labels.hint}
        options={options}
        max={MAX_SPECIALTIES}
        counted={chosen}
      />
    </>
  );
}

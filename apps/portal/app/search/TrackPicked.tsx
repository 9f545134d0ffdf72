import { listStages } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { Button, Field, Row, Select } from '../ui';
import { NO_OWNER } from './listFilter';
import listStyles from './lists.module.css';
import type { ListData } from './oneList.server';
import { useStageName } from './stages';

const INTENT = 'trackPicked';

/**
 * Inputs that change stage, owner and labels of the selected creators of a list together; part of the
 * surrounding form. The form also sends the versions of the shown rows, so that a change made since then is
 * not overwritten.
 */
export function TrackPicked({ data: { people, facets, members } }: { data: ListData }) {
  const { t } = useTranslation('search');
  const stageName = useStageName();
  const used = facets.labels.map(({ label }) => label).join(', ');
  return (
    <div className={listStyles.stacked}>
      {members.map(({ version, profile: { key } }) => (
        <input key={key} type="hidden" name="versions" value={`${key}:${version}`} />
      ))}
      <Select
        name="toStage"
        label={t('list.stage')}
        required={false}
        placeholder={t('list.unchanged')}
        options={listStages.map((stage) => ({ value: stage, label: stageName(stage) }))}
      />
      <Select
        name="toOwner"
        label={t('list.owner')}
        required={false}
        placeholder={t('list.unchanged')}
        options={[
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NO_OWNER, label: t('list.noOwner') },
        ]}
      />
      <Field
        name="addLabels"
        label={t('list.addLabels')}
        hint={used ? t('list.labelsUsed', { labels: used }) : t('list.labelsHint')}
        required={false}
        maxLength={400}
        // Enter presses the first button of a form, which here belongs to a different action.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.querySelector<HTMLButtonElement>(`button[value=${INTENT}]`)?.click();
        }}
      />
      <Row>
        <Button type="submit" name="intent" value={INTENT}>
          {t('list.changeAll')}
        </Button>
      </Row>
    </div>
  );
}

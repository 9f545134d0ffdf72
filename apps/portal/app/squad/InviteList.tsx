import { invitedStages } from '@elenco/core/discovery';
import { acceptsCreators } from '@elenco/core/hiring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { useStageName } from '../search/stages';
import { Button, ButtonLink, Checkbox, Select } from '../ui';
import styles from './InviteList.module.css';
import type { SquadData } from './load.server';
import { newBriefingAt } from './paths';

/**
 * Form that invites a list, or its creators at some stages, to one of the briefings. If no briefing is
 * suitable, shows a link that creates one.
 */
export function InviteList({ data: { squad, briefings, lists, today } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const [listId, setListId] = useState(String(squad.listId ?? lists[0]?.id));
  const stages = lists.find(({ id }) => String(id) === listId)?.stages ?? [];
  const open = briefings.filter((row) => acceptsCreators(row, today));
  if (open.length === 0 || lists.length === 0) {
    return briefings.length === 0 ? (
      <ButtonLink to={newBriefingAt(squad)}>{t('brief.create')}</ButtonLink>
    ) : null;
  }
  return (
    <MoveDialog
      intent="invite"
      fields={{}}
      trigger={<Button>{t('invite.open')}</Button>}
      title={t('invite.title')}
      text={t('invite.text')}
      confirm={t('invite.go')}
    >
      {(errorsOf) => (
        <>
          <Select
            name="briefingId"
            label={t('invite.briefing')}
            options={open.map(({ id, title }) => ({ value: String(id), label: title }))}
            errors={errorsOf('briefingId')}
          />
          <Select
            name="listId"
            label={t('invite.list')}
            defaultValue={listId}
            onValue={setListId}
            options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
            errors={errorsOf('listId')}
          />
          {stages.length > 1 && <Stages key={listId} stages={stages} />}
        </>
      )}
    </MoveDialog>
  );
}

/** Checkboxes for the stages of the list. All but "declined" are checked at first. */
function Stages({ stages }: { stages: SquadData['lists'][number]['stages'] }) {
  const { t } = useTranslation('squad');
  const stageName = useStageName();
  return (
    <fieldset className={styles.stages}>
      <legend>{t('invite.stages')}</legend>
      {stages.map(({ stage, count }) => (
        <Checkbox
          key={stage}
          name="stages"
          value={stage}
          label={t('invite.stage', { stage: stageName(stage), count })}
          defaultChecked={invitedStages.includes(stage)}
        />
      ))}
    </fieldset>
  );
}

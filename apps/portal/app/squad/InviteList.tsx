import { invitedStages, type ListStage } from '@elenco/core/discovery';
import { acceptsCreators } from '@elenco/core/hiring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refusals } from '../forms/Refused';
import { confirmField, InviteReview, InviteWarnings } from '../search/InviteReview';
import { useStageName } from '../search/stages';
import { Button, ButtonLink, Checkbox, Select } from '../ui';
import styles from './InviteList.module.css';
import type { SquadData } from './load.server';
import { newBriefingAt } from './paths';

/**
 * Form that invites a list, or its creators at some stages, to one of the briefings. If no briefing is
 * suitable, shows a link that creates one.
 */
export function InviteList({ data: { squad, briefings, lists, asked, today } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const [listId, setListId] = useState(String(squad.listId ?? lists[0]?.id));
  const { stages = [], members = [] } = lists.find(({ id }) => String(id) === listId) ?? {};
  const [chosen, setChosen] = useState(invitedStages);
  const open = briefings.filter((row) => acceptsCreators(row, today));
  const [briefingId, setBriefingId] = useState(String(open[0]?.id));
  const project = open.find(({ id }) => String(id) === briefingId);
  const before = project && asked[project.id];
  const reached = members.filter(
    ({ stage, creatorId }) =>
      (stages.length < 2 ? invitedStages : chosen).includes(stage) && !before?.creatorIds.includes(creatorId),
  );
  const inviting = project && { ...project, invited: before?.invited ?? 0 };
  if (open.length === 0 || lists.length === 0) {
    return briefings.length === 0 ? (
      <ButtonLink to={newBriefingAt(squad)}>{t('brief.create')}</ButtonLink>
    ) : null;
  }
  return (
    <MoveDialog
      intent="invite"
      fields={{ id: squad.id }}
      trigger={<Button>{t('invite.open')}</Button>}
      title={t('invite.title')}
      text={t('invite.text')}
      confirm={t('invite.go')}
    >
      {(errorsOf) => (
        <>
          {reached.length === 0 && <Refusals refusals={errorsOf(confirmField)} />}
          <Select
            name="briefingId"
            defaultValue={briefingId}
            onValue={setBriefingId}
            label={t('invite.briefing')}
            options={open.map(({ id, title }) => ({ value: String(id), label: title }))}
            errors={errorsOf('briefingId')}
          />
          <Select
            name="listId"
            label={t('invite.list')}
            defaultValue={listId}
            onValue={(value) => {
              setListId(value);
              setChosen(invitedStages);
            }}
            options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
            errors={errorsOf('listId')}
          />
          {stages.length > 1 && (
            <Stages
              key={listId}
              stages={stages}
              chosen={chosen}
              errors={errorsOf('stages')}
              onToggle={(stage) =>
                setChosen((now) =>
                  now.includes(stage) ? now.filter((one) => one !== stage) : [...now, stage],
                )
              }
            />
          )}
          {inviting && reached.length > 0 && (
            <>
              <InviteWarnings project={inviting} adding={reached.length} today={today} />
              <InviteReview
                project={inviting}
                names={reached.map(({ name }) => name)}
                today={today}
                errors={errorsOf(confirmField)}
              />
            </>
          )}
        </>
      )}
    </MoveDialog>
  );
}

/** Checkboxes for the stages of the list. All but "declined" are checked at first. */
function Stages({
  stages,
  chosen,
  errors,
  onToggle,
}: {
  stages: SquadData['lists'][number]['stages'];
  chosen: readonly ListStage[];
  errors: readonly Refusal[];
  onToggle: (stage: ListStage) => void;
}) {
  const { t } = useTranslation('squad');
  const stageName = useStageName();
  return (
    <fieldset
      className={styles.stages}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) onToggle(target.value as ListStage);
      }}
    >
      <legend>{t('invite.stages')}</legend>
      <input type="hidden" name="asksStages" value="on" />
      <Refusals refusals={errors} />
      {stages.map(({ stage, count }) => (
        <Checkbox
          key={stage}
          name="stages"
          value={stage}
          label={t('invite.stage', { stage: stageName(stage), count })}
          defaultChecked={chosen.includes(stage)}
        />
      ))}
    </fieldset>
  );
}

import { acceptsCreators } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Button, ButtonLink, Select } from '../ui';
import type { SquadData } from './load.server';
import { newBriefingAt } from './paths';

/** Invites a whole list to one of the briefings; without a suitable briefing, a link to create one. */
export function InviteList({ data: { squad, briefings, lists, today } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
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
            defaultValue={String(squad.listId ?? lists[0]?.id)}
            options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
            errors={errorsOf('listId')}
          />
        </>
      )}
    </MoveDialog>
  );
}

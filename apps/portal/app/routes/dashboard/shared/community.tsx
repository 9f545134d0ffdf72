import { areaPath } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { AddMembers } from '../../../community/AddMembers';
import { boardActions } from '../../../community/actions.server';
import { loadBoard, type Members } from '../../../community/board.server';
import { ExportForm } from '../../../community/ExportForm';
import { MemberList } from '../../../community/Members';
import { Posts } from '../../../community/Posts';
import { WritePost } from '../../../community/WritePost';
import type { RouteHandle } from '../../../handle';
import { PickBar } from '../../../search/PickBar';
import { useCreatorSelection } from '../../../search/Results';
import { SharedFrame } from '../../../shell/SharedFrame';
import { loadSharedFrame } from '../../../shell/shared.server';
import { Alert, ButtonLink, Columns, EmptyState, PageHeader, Stack, TabLinks } from '../../../ui';

export const handle: RouteHandle = {
  title: 'community:title',
  i18n: ['community', 'shared', 'company', 'creator', 'search', 'options', 'problems'],
};

export const loader = page('shared', async (ctx) => {
  const board = await loadBoard(ctx);
  return { board, frame: await loadSharedFrame(ctx) };
});
export const action = boardActions;

/**
 * A brand's community: its board and its members. For creators, the posts of the brands whose communities
 * they are in.
 */
export default function Community() {
  const { t } = useTranslation('community');
  const { board, frame } = useLoaderData<typeof loader>();
  const brand = board.role === 'company';
  return (
    <SharedFrame frame={frame}>
      <PageHeader
        title={t('title')}
        subtitle={t(brand ? 'subtitle' : 'subtitleCreator')}
        action={
          brand && <ButtonLink to={`${areaPath.company}/new-briefing`}>{t('startBriefing')}</ButtonLink>
        }
      />
      {brand && (
        <TabLinks
          label={t('tabs.label')}
          name="view"
          options={[
            { value: '', label: t('tabs.board') },
            { value: 'members', label: t('tabs.members') },
          ]}
        />
      )}
      {board.members ? (
        <Membership members={board.members} formKey={board.key} />
      ) : brand ? (
        <Columns aside={<WritePost formKey={board.key} today={board.today} />}>
          <Posts board={board} />
        </Columns>
      ) : (
        <Posts board={board} />
      )}
    </SharedFrame>
  );
}

function Membership({ members, formKey }: { members: Members; formKey: string }) {
  const { t } = useTranslation('community');
  const picking = useCreatorSelection();
  return (
    <Columns
      aside={
        <Stack>
          <AddMembers candidates={members.candidates} />
          {members.rows.length > 0 && <ExportForm />}
        </Stack>
      }
    >
      {members.gone > 0 && <Alert title={t('members.gone', { count: members.gone })} />}
      {members.rows.length === 0 ? (
        <EmptyState title={t('members.none')} text={t('members.noneText')} />
      ) : (
        <>
          <MemberList members={members} picking={picking} />
          <PickBar listActions={members.listActions} picking={picking} formKey={formKey} />
        </>
      )}
    </Columns>
  );
}

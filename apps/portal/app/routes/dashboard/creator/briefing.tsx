import { acceptsMessages } from '@elenco/core/hiring';
import type { ReactNode } from 'react';
import { actions } from '../../../adapters/form.server';
import { creatorPage } from '../../../creator/page.server';
import { projectActions } from '../../../creator/project/actions.server';
import { Brief } from '../../../creator/project/Brief';
import { Ended } from '../../../creator/project/Ended';
import { Head } from '../../../creator/project/Head';
import { Invited } from '../../../creator/project/Invited';
import { loadProject } from '../../../creator/project/load.server';
import { CurrentTask } from '../../../creator/project/Now';
import { SentProposal } from '../../../creator/project/Sent';
import type { Stage } from '../../../creator/project/stage';
import { ProjectTimeline } from '../../../creator/project/Timeline';
import { ToSign } from '../../../creator/project/ToSign';
import { Work } from '../../../creator/project/Work';
import { ProposalForm } from '../../../creator/project/Writing';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { useLive } from '../../../live/useLive';
import { AskQuestions } from '../../../questions/AskQuestions';
import { TrackRecord } from '../../../trackRecord/TrackRecord';
import { Columns } from '../../../ui';

export const handle: RouteHandle = {
  title: 'creator:project.title',
  i18n: ['brief', 'shared', 'trackRecord'],
};

export const loader = creatorPage(loadProject);

export const action = actions('creator', projectActions);

export default function ProjectPage() {
  const project = useCreatorData<typeof loader>();
  const { work, proposal } = project;
  useLive(
    project.feedCursor,
    ({ topic, briefingId }) => topic === 'hiring' && briefingId === proposal.briefingId,
  );
  const stages: Record<Stage, () => ReactNode> = {
    invited: () => (
      <>
        <CurrentTask project={project} />
        <Columns asideFirst stays aside={<Invited project={project} />}>
          <Brief project={project} />
        </Columns>
      </>
    ),
    writing: () => <ProposalForm key={project.proposal.version} project={project} />,
    sent: () => <SentProposal project={project} />,
    contract: () => <ToSign project={project} />,
    work: () => work && <Work key={proposal.id} project={project} work={work} />,
    ended: () => <Ended project={project} />,
  };
  return (
    <>
      <Head project={project} />
      {stages[project.stage]()}
      {isDeciding(project.stage) && <TrackRecord shown={project.record} />}
      <AskQuestions
        proposalId={project.proposal.id}
        questions={project.questions}
        open={acceptsMessages(project.proposal)}
        folded={!isDeciding(project.stage)}
      />
      <ProjectTimeline steps={project.steps} work={project.work} />
    </>
  );
}

/** True until the creator has accepted the contract. */
const isDeciding = (stage: Stage): boolean => stage !== 'work' && stage !== 'ended';

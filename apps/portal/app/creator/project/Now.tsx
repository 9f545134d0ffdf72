import { workKeySuffix } from '@elenco/core/hiring';
import { areaPath, documentOfPayee } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui';
import { StageHead } from '../StageHead';
import type { Project } from './load.server';
import { usePieceName } from './usePieceName';

/** For each task, the state of the deliverables that it is about. */
const stateOf = {
  change_draft: 'changes_requested',
  submit_draft: 'planned',
  publish_content: 'approved',
} as const;

/** The current task of a project with its amount. `money` replaces the saved amount while the user types. */
export function CurrentTask({
  project,
  money = project.now.money,
}: {
  project: Project;
  money?: Project['now']['money'];
}) {
  const { t } = useTranslation('creator');
  const nameOf = usePieceName();
  const { now, work, contract, tradeName, proposal, payee, queuedId } = project;
  const { code } = now;
  const state = code in stateOf ? stateOf[code as keyof typeof stateOf] : undefined;
  const pieces = (work?.pieces ?? [])
    .filter((one) => one.status === state)
    .toSorted((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9'));
  const piece = pieces.find(({ id }) => id === queuedId) ?? pieces[0];
  const links = {
    accept_contract: [`/dashboard/contract/${contract?.id}`, t('stage.text')],
    answer_ending: [`/dashboard/contract/${contract?.id}#ending`, t('contract.open')],
    send_figures: [`${areaPath.creator}/${proposal.briefingId}/new-report-creator`, t('stage.figures')],
    correct_payee: [`${areaPath.creator}/settings/payee`, t('stage.payee')],
  } as const;
  const link = code in links ? links[code as keyof typeof links] : undefined;
  return (
    <StageHead
      stage={{ ...now, money }}
      company={tradeName || t('brief.silent')}
      piece={piece && nameOf(piece)}
      work={workKeySuffix(project.brief)}
      document={documentOfPayee(payee, proposal.currency)}
      action={
        link && (
          <ButtonLink to={link[0]} variant="primary">
            {link[1]}
          </ButtonLink>
        )
      }
    />
  );
}

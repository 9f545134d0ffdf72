import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { StepByStep } from '../../forms/StepByStep';
import { Alert, SubmitButton } from '../../ui';
import type { Project } from './load.server';

type Props = Pick<Project, 'missing'> & {
  /** Id of the proposal's form, whose input is saved before the link leaves the page. */
  form: string;
  answer: Answer | undefined;
};

/** Warns that a proposal requires a complete profile, before the creator starts writing. */
export function ProfileFirst({ missing, form, answer }: Props) {
  const { t } = useTranslation('creator');
  if (missing.length === 0) return null;
  const items = missing.map((part) => t(`complete.${part}`));
  const go = { form, name: 'intent', value: 'complete', children: t('write.complete') };
  return (
    <>
      <Alert
        tone="warning"
        title={t('write.incomplete')}
        action={<SubmitButton {...go} size="small" variant="quiet" />}
      >
        {items.join(' · ')}
      </Alert>
      <StepByStep
        answer={answer}
        code="creator_incomplete"
        text={t('write.first')}
        items={items}
        action={<SubmitButton {...go} />}
      />
    </>
  );
}

import { getFormProps } from '@conform-to/react';
import type { TakeHome } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { NetAmount } from '../creator/NetAmount';
import { useOwnAnswer } from '../creator/project/useOwnAnswer';
import { useFeeRows } from '../creator/useFeeRows';
import { MoveDialog } from '../forms/MoveDialog';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Button, Form, Row, Stack, SubmitButton } from '../ui';
import type { Amendment } from './amendments.server';

/** Form with which the creator accepts the amendment's exact text, or refuses it with a reason. */
export function AnswerAmendment({
  amendment,
  receives,
  legalForm,
  pressKey,
}: {
  amendment: Amendment;
  receives: TakeHome | undefined;
  legalForm: 'individual' | 'company';
  pressKey: string;
}) {
  const { t } = useTranslation(['shared', 'creator']);
  const feeRows = useFeeRows();
  const { id, version, textHash, additionalCents } = amendment;
  const [form] = useAnswer(useOwnAnswer('acceptAmendment', id), { id: `amendment-${id}` });
  const answer = (
    <Stack>
      <p className="small">{t('amendment.binds')}</p>
      <Refused form={form} />
      <Row>
        <Form {...getFormProps(form)}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="textHash" value={textHash} />
          <input type="hidden" name="key" value={`${pressKey}-${id}`} />
          <SubmitButton name="intent" value="acceptAmendment">
            {t('amendment.accept')}
          </SubmitButton>
        </Form>
        <MoveDialog
          intent="refuseAmendment"
          fields={{ id, version }}
          trigger={<Button variant="plain">{t('amendment.refuse')}</Button>}
          title={t('amendment.refuseTitle')}
          text={t('amendment.refuseText')}
          confirm={t('amendment.refuse')}
          comment={{ label: t('amendment.refuseWhy') }}
        />
      </Row>
    </Stack>
  );
  if (!receives) return answer;
  return (
    <NetAmount
      value={receives}
      state="proposed"
      legalForm={legalForm}
      before={feeRows(
        { ...amendment, totalCents: additionalCents },
        t('creator:net.total'),
        t('creator:net.feeNote'),
      )}
    >
      {answer}
    </NetAmount>
  );
}

import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { DateText, FileDrop, Form, Stack, SubmitButton } from '../ui';

export interface ShownProof {
  readonly id: number;
  readonly sentBy: string;
  readonly createdAt: string;
  /** URL of the file, for readers who may open it. */
  readonly to?: string;
}

/** Uploaded proofs of payment. */
export function Proofs({ proofs }: { proofs: readonly ShownProof[] }) {
  const { t } = useTranslation('authority');
  if (proofs.length === 0) return null;
  return (
    <ul className="small">
      {proofs.map(({ id, sentBy, createdAt, to }) => (
        <li key={id}>
          {to ? (
            <a href={to} target="_blank" rel="noreferrer">
              {t('proof.by', { name: sentBy })}
            </a>
          ) : (
            t('proof.by', { name: sentBy })
          )}{' '}
          <DateText value={createdAt} style="long" />
        </li>
      ))}
    </ul>
  );
}

/** Form that uploads a proof of payment; `chargeId` is needed if the page has several charges. */
export function ProofForm({ subtitle, chargeId }: { subtitle: string; chargeId?: number }) {
  const { t } = useTranslation('authority');
  const answer = useActionData<Answer>();
  const own = answer?.intent === 'proof' && answer.submission.initialValue?.chargeId === chargeId?.toString();
  const [form, fields] = useAnswer<{ file: File }>(own ? answer : undefined, {
    id: ['proof', ...(chargeId === undefined ? [] : [chargeId])].join('-'),
  });
  return (
    <Form {...getFormProps(form)} encType="multipart/form-data" preventScrollReset>
      <Stack form>
        <p>{subtitle}</p>
        <Refused form={form} />
        {chargeId !== undefined && <input type="hidden" name="chargeId" value={chargeId} />}
        <FileDrop
          meta={fields.file}
          label={t('proof.file')}
          hint={t('proof.hint')}
          accept=".pdf,.jpg,.jpeg,.png"
        />
        <SubmitButton name="intent" value="proof" variant="dark" icon={<Send aria-hidden="true" />}>
          {t('proof.send')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

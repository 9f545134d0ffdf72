import { getFormProps } from '@conform-to/react';
import { formatCnpj, formatCpf } from '@elenco/brazil';
import { companyRegimes, needsRegimeProof, payeeKind, payeeKindOf } from '@elenco/core/people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import { Proof, type ProofFields } from '../security/Proof';
import {
  Alert,
  CountField,
  DateText,
  Field,
  FileDrop,
  Form,
  MaskedField,
  OptionSelect,
  RadioCards,
  Segmented,
  Stack,
  SubmitButton,
} from '../ui';
import { HolderField } from './HolderField';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

type Fields = Record<
  | ('kind' | 'taxId' | 'holder' | 'bank' | 'branch' | 'account' | 'pixKey' | 'birthDate' | 'dependants')
  | ('taxRegime' | 'regimeFile' | 'regimeFileId'),
  string
> &
  ProofFields;

type Props = Pick<OwnSettings, 'payee' | 'banks' | 'restHours' | 'restsUntil' | 'regimeProof'> & {
  save?: string;
  answer?: Answer;
};

/** The creator's payout details; hidden and locked while impersonating. */
export function PayeePart({ sealed, ...form }: Props & Pick<OwnSettings, 'sealed'>) {
  const { t } = useTranslation('creator');
  return sealed ? <Alert tone="info" title={t('payee.sealed')} /> : <PayeeForm {...form} />;
}

/** Form for an individual with a CPF, or for a company (MEI or other) with a CNPJ. */
function PayeeForm({ payee, banks, restHours, restsUntil, regimeProof, save, answer }: Props) {
  const { t } = useTranslation(['creator', 'options']);
  const { exact } = useFormat();
  const [form, fields] = useAnswer<Fields>(answer, {
    id: 'payee-form',
    defaultValue: payee
      ? {
          ...payee,
          // The mask is applied in the browser, after the page is shown.
          taxId: payee.legalForm === 'individual' ? formatCpf(payee.taxId) : formatCnpj(payee.taxId),
          kind: payeeKindOf(payee),
          pixKey: payee.pixKey ?? '',
          dependants: String(payee.dependants),
          taxRegime: payee.taxRegime ?? 'other',
          regimeFileId: String(payee.regimeFileId ?? ''),
        }
      : { kind: 'individual', dependants: '0', taxRegime: 'other' },
  });
  const given = String(fields.kind.initialValue ?? 'individual');
  const [chosen, setChosen] = useState(given);
  const kind = payeeKind.options.find((one) => one === chosen) ?? 'individual';
  const company = kind !== 'individual';
  // The submitted kind of payee, which differs from the initial kind if the user changed it.
  const sent = answer ? answer.submission.initialValue?.kind : given;
  const { id, name } = fields.taxId;
  // If the user changed the kind, the stored tax id does not apply: the field starts empty and without
  // errors.
  const taxId = chosen === given ? fields.taxId : { id, name };
  const refused = chosen === sent ? fields.taxId.errors : undefined;
  const [regimeOfCompany, setRegime] = useState(String(fields.taxRegime.initialValue ?? 'other'));
  const regime = kind === 'mei' ? 'mei' : regimeOfCompany;
  return (
    <Form {...getFormProps(form)} encType="multipart/form-data">
      <input type="hidden" name="intent" value="payee" />
      <Stack>
        <Refused form={form} />
        {restsUntil && (
          <Alert tone="info" title={t('payee.resting', { from: exact(restsUntil) })}>
            {t('payee.restingText')}
          </Alert>
        )}
        <RadioCards
          meta={fields.kind}
          label={t('payee.legalForm')}
          onValue={setChosen}
          options={payeeKind.options.map((value) => ({
            value,
            label: t(`payee.kinds.${value}`),
            hint: t(`payee.kinds.${value}Text`),
          }))}
        />
        <p className="muted">{t(`payee.atHand.${kind}`)}</p>
        <div className={styles.pair}>
          <MaskedField
            key={chosen}
            meta={taxId}
            errors={refused ?? []}
            mask={company ? 'cnpj' : 'cpf'}
            label={t(company ? 'payee.cnpj' : 'payee.cpf')}
          />
          <Field
            meta={fields.birthDate}
            type="date"
            label={t(company ? 'payee.birthDateOwner' : 'payee.birthDate')}
            hint={company ? t('payee.birthDateOwnerHint') : undefined}
          />
        </div>
        <HolderField meta={fields.holder} kind={kind} />
        <OptionSelect
          meta={fields.bank}
          label={t('payee.bank')}
          hint={t('payee.bankHint')}
          options={banks}
          placeholder={t('payee.bankFind')}
        />
        <div className={styles.pair}>
          <Field meta={fields.branch} label={t('payee.branch')} inputMode="numeric" />
          <Field meta={fields.account} label={t('payee.account')} />
        </div>
        <Field
          meta={fields.pixKey}
          label={t('payee.pixKey')}
          hint={t(company ? 'payee.pixKeyHintCompany' : 'payee.pixKeyHint')}
          optional
        />
        {chosen === 'company' && (
          <Segmented
            meta={fields.taxRegime}
            label={t('payee.taxRegime')}
            hint={t('payee.taxRegimeHint')}
            onValue={setRegime}
            options={companyRegimes.map((value) => ({ value, label: t(`options:taxRegime.${value}`) }))}
          />
        )}
        {company && needsRegimeProof(regime) && (
          <>
            <FileDrop
              meta={fields.regimeFile}
              label={t('payee.regimeFile')}
              hint={t('payee.regimeFileHint')}
              accept="application/pdf,image/jpeg,image/png"
            />
            {regimeProof && payee?.taxRegime === regime && (
              <p>
                <a href={`/api/v1/files/${regimeProof.id}`} download>
                  {regimeProof.name}
                </a>{' '}
                · {t('payee.regimeFileSent')} <DateText value={regimeProof.createdAt} style="long" />
              </p>
            )}
            <p className="muted small">{t('payee.regimeFileUse')}</p>
            {payee?.regimeFileId && payee.taxRegime === regime && (
              <input type="hidden" name="regimeFileId" value={payee.regimeFileId} />
            )}
          </>
        )}
        {!company && (
          <CountField
            meta={fields.dependants}
            label={t('payee.dependants')}
            hint={t('payee.dependantsHint')}
          />
        )}
        {restHours !== null && <p className="muted">{t('payee.rests', { count: restHours })}</p>}
        <Proof form={form} fields={fields} />
        <div>
          <SubmitButton variant="dark" name="save" value="payee">
            {save ?? t('settings.save')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { usePlainAnswer } from '../forms/usePlainAnswer';
import { Alert, Csrf, FileDrop, Stack, SubmitButton } from '../ui';
import { useErrorText } from '../ui/field';
import styles from './tracking.module.css';

/** Form that imports the shop's orders; rejected lines are listed. */
export function OrderFile({ action, pressKey }: { action: string; pressKey: string }) {
  const { t } = useTranslation('shared');
  const answer = usePlainAnswer('importOrders', action);
  const { Form, shown } = answer;
  return (
    <Form {...answer.form} encType="multipart/form-data" className={styles.forms}>
      <Csrf />
      <input type="hidden" name="intent" value="importOrders" />
      <input type="hidden" name="key" value={`${pressKey}-orders`} />
      <p className="muted">{t('tracking.file.text')}</p>
      <pre className="small">order;day;code;amount{'\n'}1001;21/11/2026;CAIO10;129,90</pre>
      <Refusals refusals={answer.refusals} />
      {shown && <Taken {...shown} />}
      <FileDrop {...answer.of('file')} label={t('tracking.file.label')} accept=".csv,text/csv" required />
      <SubmitButton pending={answer.pending}>{t('tracking.file.button')}</SubmitButton>
    </Form>
  );
}

function Taken({ taken = '0', refused = '0', lines = '' }: Readonly<Record<string, string>>) {
  const { t } = useTranslation('shared');
  const why = useErrorText();
  const listed = lines === '' ? [] : lines.split(',').map((one) => one.split(' '));
  return (
    <Alert
      tone={refused === '0' ? 'success' : 'warning'}
      title={t('tracking.file.taken', { count: Number(taken) })}
    >
      {listed.length > 0 && (
        <Stack>
          <p>{t('tracking.file.refused', { count: Number(refused) })}</p>
          <ul>
            {listed.map(([line, code = '']) => (
              <li key={`${line} ${code}`}>
                {t('tracking.file.line', { line })} {why({ code })}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Alert>
  );
}

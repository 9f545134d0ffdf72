import { getFormProps } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Form, Row, Stack, SubmitButton } from '../ui';
import { nameOf } from './device';
import type { SecurityData } from './load.server';
import { Proof, type ProofFields } from './Proof';

type Props = Pick<SecurityData, 'sessions'> & { readonly answer: Answer | undefined };

/**
 * Asks for reauthentication before another browser is signed out, unless the user has reauthenticated
 * recently. Shown above the list of sessions.
 */
export function EndSession({ sessions, answer }: Props) {
  if (answer?.intent !== 'endOne' && answer?.intent !== 'endOthers') return null;
  const id = answer.intent === 'endOne' ? answer.submission.initialValue?.id : undefined;
  const one = sessions.find((session) => String(session.id) === id);
  // The session has already ended, perhaps in another window, so no confirmation is needed.
  if (answer.intent === 'endOne' && !one) return null;
  return <ReauthenticationForm key={String(id)} answer={answer} one={one} />;
}

function ReauthenticationForm({
  answer,
  one,
}: {
  answer: Answer;
  one: Props['sessions'][number] | undefined;
}) {
  const { t } = useTranslation('security');
  const [form, fields] = useAnswer<ProofFields>(answer, { id: 'end-session' });
  const box = useRef<HTMLElement>(null);
  // Moves the focus to this section, since the pressed button may be far below.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input:not([type=hidden]), a, button')?.focus();
  }, []);
  return (
    <section ref={box} aria-label={t('sessions.asks')}>
      <Card title={t('sessions.asks')}>
        <Form {...getFormProps(form)}>
          <Stack form>
            <Refused form={form} />
            {one && <input type="hidden" name="id" value={one.id} />}
            <Proof form={form} fields={fields} />
            <Row>
              <SubmitButton name="intent" value={answer.intent} variant="dark">
                {one ? t('sessions.endThis', { device: nameOf(one, t) }) : t('sessions.endOthers')}
              </SubmitButton>
            </Row>
          </Stack>
        </Form>
      </Card>
    </section>
  );
}

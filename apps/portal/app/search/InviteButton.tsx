import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from '../ui';
import { type Invitation, InvitationResult } from './InvitationResult';
import type { OnInvited } from './InviteWindow';
import { type OpenedWindow, PickWindows } from './PickWindows';

/**
 * Opens the invitation of these creators in a dialog; without scripts, on its page. The result stays beside
 * the button.
 */
export function InviteButton({
  keys,
  short,
  isInvolved,
  onInvited,
}: {
  keys: readonly string[];
  short?: boolean;
  /** True if the creators are already in a project of the brand. */
  isInvolved?: boolean;
  onInvited?: OnInvited | undefined;
}) {
  const { t } = useTranslation('search');
  const [result, setResult] = useState<Invitation | null>(null);
  const [opened, setOpened] = useState<OpenedWindow | null>(null);
  return (
    <>
      <Form>
        {keys.map((key) => (
          <input key={key} type="hidden" name="who" value={key} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="toInvite"
          variant="dark"
          icon={<UserPlus aria-hidden="true" />}
          onClick={(event) => {
            event.preventDefault();
            setOpened({ kind: 'invite', keys });
          }}
        >
          {t(result || isInvolved ? 'invite.another' : short ? 'bar.invite' : 'invite.go')}
        </Button>
      </Form>
      <InvitationResult invitation={result} />
      <PickWindows
        opened={opened}
        onChange={setOpened}
        onInvited={(invited, text, briefingId) => {
          setResult({ text, briefingId });
          onInvited?.(invited, text, briefingId);
        }}
      />
    </>
  );
}

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from '../ui';
import { type OpenedWindow, PickWindows } from './PickWindows';

/** Opens the invitation of these creators in a dialog; without scripts, on its page. */
export function InviteButton({
  keys,
  short,
  onInvited,
}: {
  keys: readonly string[];
  short?: boolean;
  onInvited?: ((keys: readonly string[]) => void) | undefined;
}) {
  const { t } = useTranslation('search');
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
          {t(short ? 'bar.invite' : 'invite.go')}
        </Button>
      </Form>
      <PickWindows opened={opened} onChange={setOpened} onInvited={onInvited} />
    </>
  );
}

import Icon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useWaiting } from '../kit/WaitingCount';
import { useWords } from '../kit/words';

/** Link to the notifications, with the number of unread ones. The notifications are a page of the portal. */
export function Bell() {
  const words = useWords();
  const unread = useWaiting('notifications');
  return (
    <IconButton
      href="/dashboard/notifications"
      color="inherit"
      aria-label={words.t('shell.notifications', { count: unread })}
    >
      <Badge badgeContent={unread} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
        <Icon />
      </Badge>
    </IconButton>
  );
}

import Typography from '@mui/material/Typography';
import Bowser from 'bowser';
import { useWords } from '../kit/words';

/** Browser and operating system of a user agent. Shows the user agent itself if either is unknown. */
export function Device({ userAgent }: { userAgent: string }) {
  const words = useWords();
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return (
    <Typography variant="body2" color="textSecondary" title={userAgent}>
      {browser.name && os.name
        ? words.t('signIns.device', { browser: browser.name, system: os.name })
        : userAgent}
    </Typography>
  );
}

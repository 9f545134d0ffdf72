import Typography from '@mui/material/Typography';
import { useWords } from '../kit/words';

/** Explains relevance and match, the two scores of a candidate. */
export function ScoreMeanings() {
  const words = useWords();
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ my: 1 }}>
      {words.t('briefing.relevanceMeaning')} {words.t('briefing.matchMeaning')}
    </Typography>
  );
}

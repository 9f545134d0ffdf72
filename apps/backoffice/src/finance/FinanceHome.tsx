import { PageHead } from '../kit/PageHead';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { FinanceDay } from './FinanceDay';

export function FinanceHome() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.t('finance.home.title')} subtitle={words.day(today())} />
      <FinanceDay />
    </>
  );
}

import { importTotal, sumByEffect } from '@elenco/core/finance';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { PreviewLine } from '../providers/answers';
import { ReturnTable } from './ReturnLines';

/**
 * What importing a bank's file would do: number and sum of its lines by effect, each line, and the button that
 * imports the file. The button is missing if the import would change nothing.
 */
export function ReturnPreview({
  lines,
  onImport,
  pending,
}: {
  readonly lines: readonly PreviewLine[];
  readonly onImport: () => void;
  readonly pending: boolean;
}) {
  const words = useWords();
  const { count, cents, writes } = importTotal(lines);
  const preview = (key: 'title' | 'hint' | 'nothing' | 'effect' | 'count' | 'sum') =>
    words.t(`finance.importPreview.${key}`);
  return (
    <Panel title={preview('title')}>
      <Typography variant="body2">{writes ? preview('hint') : preview('nothing')}</Typography>
      <SmallTable
        label={preview('title')}
        heads={[preview('effect'), preview('count'), preview('sum')]}
        rows={sumByEffect(lines).map((one) => ({
          key: one.effect,
          cells: [
            words.t(`finance.importPreview.effects.${one.effect}`),
            words.number(one.count),
            <Money key="sum" cents={one.cents} currency="BRL" />,
          ],
        }))}
      />
      {writes ? (
        <Button variant="contained" disabled={pending} onClick={onImport} sx={{ my: 2 }}>
          {count === 0
            ? words.t('finance.importPreview.importFile')
            : words.t('finance.importPreview.import', {
                smart_count: count,
                sum: words.money(cents, 'BRL'),
              })}
        </Button>
      ) : null}
      <ReturnTable lines={lines} planned />
    </Panel>
  );
}

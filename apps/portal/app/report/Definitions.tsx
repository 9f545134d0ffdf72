import { Disclosure, Table } from '../ui';
import type { Presented } from './present.server';
import { type MethodName, methodName, methodsOf } from './tables';
import { useFigures } from './useFigures';

/** Explains each formula, in the version that this report uses. */
export function Definitions({ shown }: { shown: Presented }) {
  const words = useFigures(shown.figures);
  const { t } = words;
  const named = (name: MethodName) => methodName(words, name);
  return (
    <Disclosure summary={t('definitions')}>
      <Table
        caption={t('definitions')}
        rows={methodsOf(shown.figures)}
        rowKey={(name) => name}
        empty={null}
        columns={[
          { key: 'figure', header: t('figure'), primary: true, cell: named },
          { key: 'formula', header: t('formula'), long: true, cell: (name) => t(`formulas.${name}`) },
          {
            key: 'version',
            header: t('version'),
            align: 'end',
            cell: (name) => shown.figures.methods[name] ?? '–',
          },
        ]}
      />
    </Disclosure>
  );
}

import { RecordContextProvider, useListContext, useStore, useTranslate } from 'ra-core';
import {
  Children,
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
} from 'react';
import type { DataTableColumnProps } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RecordOf, ResourceName } from '../resources';

interface Shown {
  /** Store key of the hidden columns. */
  readonly storeKey: string;
  readonly hidden: string[];
  readonly canMark: boolean;
  /** Returns the URL that a click on a row opens. Undefined if rows are not clickable. */
  readonly addressOf?: ((row: never) => string) | undefined;
  /** Navigation state for that URL. */
  readonly state?: object | undefined;
  readonly needsCare?: ((row: never) => boolean) | undefined;
}

/** Settings that the table passes to its rows. */
export const ShownRows = createContext<Shown | undefined>(undefined);

type Row = RecordOf<ResourceName>;
type Columns = readonly DataTableColumnProps[];
type Mark = (id: number, isRange: boolean) => void;

/**
 * Body of react-admin's table in plain HTML, styled by the table (`theme/adminParts.ts`), since a default
 * cell consists of twelve components (decision 187). Columns are the elements of the table, in the user's
 * order.
 */
export function TableRows({ children }: { readonly children?: ReactNode }) {
  const shown = useContext(ShownRows);
  if (!shown) throw new Error('rows must be inside a table');
  const { data = [], selectedIds } = useListContext<Row>();
  const [hidden] = useStore(shown.storeKey, shown.hidden);
  const columns = useMemo(
    () =>
      Children.toArray(children)
        .map((column) => (column as ReactElement<DataTableColumnProps>).props)
        .filter(({ source = '' }) => !hidden.includes(source)),
    [children, hidden],
  );
  const mark = useMark();
  return (
    <tbody>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <TableRow
            record={record}
            columns={columns}
            shown={shown}
            marked={selectedIds.includes(record.id)}
            mark={mark}
          />
        </RecordContextProvider>
      ))}
    </tbody>
  );
}

/**
 * Returns a function that selects or deselects a row, or the range of rows from the last clicked row to this
 * row.
 */
function useMark(): Mark {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<Row>();
  const now = useRef({ data, selectedIds, onSelect, onToggleItem });
  now.current = { data, selectedIds, onSelect, onToggleItem };
  const last = useRef<number>();
  return useCallback((id, isRange) => {
    const { data: rows, selectedIds: before, ...list } = now.current;
    const ids = rows.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    last.current = id;
    if (!isRange || before.length === 0 || from === undefined || from < 0) return list.onToggleItem(id);
    const between = ids.slice(from, (to ?? from) + 1);
    const others = before.filter((one) => !between.includes(one));
    list.onSelect(before.includes(id) ? others : [...others, ...between]);
  }, []);
}

interface RowProps {
  readonly record: Row;
  readonly columns: Columns;
  readonly shown: Shown;
  readonly marked: boolean;
  readonly mark: Mark;
}

/**
 * Row of a table. A click on the row opens its URL. Controls inside the row, and dialogs opened from it,
 * handle their own clicks.
 */
const TableRow = memo(function TableRow({ record, columns, shown, marked, mark }: RowProps) {
  const { addressOf, state, needsCare, canMark } = shown;
  const navigate = useNavigate();
  const open = addressOf && (() => navigate(addressOf(record as never), { state }));
  return (
    <tr
      className={needsCare?.(record as never) ? 'needsCare' : undefined}
      style={open && { cursor: 'pointer' }}
      onClick={({ target, currentTarget }) => {
        const pressed = target as Element;
        if (currentTarget.contains(pressed) && !pressed.closest('a, button, input, label')) open?.();
      }}
    >
      {canMark ? <MarkCell id={record.id} marked={marked} mark={mark} /> : null}
      {columns.map(({ source, align, render }) => (
        <td key={source} className={`column-${source} ${align}`}>
          {render?.(record)}
        </td>
      ))}
    </tr>
  );
});

function MarkCell({ id, marked, mark }: { readonly id: number } & Pick<RowProps, 'marked' | 'mark'>) {
  const translate = useTranslate();
  return (
    <td className="mark">
      <label>
        <input
          type="checkbox"
          aria-label={translate('ra.action.select_row')}
          checked={marked}
          onChange={({ nativeEvent }) => mark(id, (nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
    </td>
  );
}

import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { readDay, withSlash, writeDay } from './dayText';
import { useWords } from './words';

const DayCalendar = lazy(async () => ({ default: (await import('../calendar/DayCalendar')).DayCalendar }));

interface Props {
  readonly label: ReactNode;
  /** Day as `YYYY-MM-DD`; an empty string if no day is set. */
  readonly day: string;
  /**
   * Called with the day, or an empty string while the typed text is not a valid date. In that case, `typed`
   * is the typed text; otherwise it is empty.
   */
  readonly onDay: (day: string, typed: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly error?: ReactNode;
  readonly helperText?: ReactNode;
}

/** Input for a day, typed in the date format of the app's language or chosen from a calendar. */
export function DayField({ label, day, onDay, onBlur, id: given, name, error, helperText }: Props) {
  const words = useWords();
  const own = useId();
  const id = given ?? own;
  const [text, setText] = useState(() => writeDay(day, words.tag));
  const reported = useRef(day);
  const field = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Updates the text if the value was not changed by this input.
  useEffect(() => {
    if (day === reported.current) return;
    reported.current = day;
    setText(writeDay(day, words.tag));
  }, [day, words.tag]);

  const report = (next: string, typed: string) => {
    reported.current = next;
    onDay(next, typed);
  };
  const type = (typed: string) => {
    const shown = withSlash(typed, text);
    const next = readDay(shown, words.tag) ?? '';
    setText(next === '' ? shown : writeDay(next, words.tag));
    report(next, next === '' ? shown.trim() : '');
  };
  const choose = (chosen: string) => {
    setOpen(false);
    setText(writeDay(chosen, words.tag));
    report(chosen, '');
  };
  return (
    <>
      <TextField
        ref={field}
        size="small"
        id={id}
        name={name}
        label={label}
        value={text}
        error={Boolean(error)}
        helperText={error ?? helperText}
        placeholder={words.t('days.placeholder')}
        onBlur={onBlur}
        onChange={({ target }) => type(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={words.t('days.choose')}
                  aria-describedby={`${id}-label`}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  onClick={() => setOpen(true)}
                >
                  <CalendarToday sx={{ fontSize: 16 }} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={open}
        anchorEl={field.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': words.t('days.calendar') },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={336} />}>
          <DayCalendar locale={words.locale} day={day} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
}

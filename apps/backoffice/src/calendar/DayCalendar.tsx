import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, ptBR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';

const languages = {
  pt: { adapter: 'pt-br', texts: ptBR },
  en: { adapter: 'en', texts: enUS },
} as const;

interface Props {
  readonly locale: keyof typeof languages;
  /** Chosen day as `YYYY-MM-DD`; an empty string if no day is chosen. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/**
 * Calendar in which the user chooses a day, in the app's language. The calendar's code is loaded when a
 * calendar is first opened.
 */
export function DayCalendar({ locale, day, onChoose }: Props) {
  const { adapter, texts } = languages[locale];
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapter}
      localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <DateCalendar
        autoFocus
        value={day === '' ? null : dayjs(day)}
        views={['year', 'month', 'day']}
        openTo="day"
        onChange={(chosen, step) => {
          if (chosen && step === 'finish') onChoose(chosen.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}

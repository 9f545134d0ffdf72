import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../kit/inputs';

/** Input for the day of payment; reports each day to `onDay`, since the taxes follow it. */
export function PaymentDayInput({
  source,
  label,
  onDay,
}: {
  source: string;
  label: string;
  onDay: (day: string) => void;
}) {
  const day = useWatch({ name: source }) as string | null;
  useEffect(() => onDay(day ?? ''), [day, onDay]);
  return <DayInput source={source} label={label} />;
}

import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../kit/inputs';

/** Input for the payment day. Calls `onDay` with each chosen day, since taxes depend on the day. */
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

import { useWords } from '../kit/words';

/** The bank's codes with their meaning, if known. */
export function Codes({ codes }: { codes: readonly string[] }) {
  const words = useWords();
  if (codes.length === 0) return <>–</>;
  return (
    <>
      {codes.map((code) => {
        const meaning = words.oneOf('paymentOccurrence', code);
        return <div key={code}>{meaning === code ? code : `${code} · ${meaning}`}</div>;
      })}
    </>
  );
}

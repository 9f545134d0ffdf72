/** Formats the 47 digits of a digitable line in the groups that slips print and banks accept. */
export const formatDigitableLine = (line: string) =>
  line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');

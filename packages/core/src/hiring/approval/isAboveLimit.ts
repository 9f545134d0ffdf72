const codes = ['approval_over', 'approval_other_currency', 'approval_too_much'];

/** True for a refusal of `requestApproval` that an owner, who has no limit, can overcome. */
export const isAboveLimit = ({ code }: { readonly code: string }): boolean => codes.includes(code);

const codes = ['approval_over', 'approval_other_currency', 'approval_too_much'];

/** True for a refusal of `requestApproval` that does not apply to an owner, who has no limit. */
export const isAboveLimit = ({ code }: { readonly code: string }): boolean => codes.includes(code);

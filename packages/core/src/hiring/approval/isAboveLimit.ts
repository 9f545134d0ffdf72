const codes = ['approval_over', 'approval_other_currency', 'approval_too_much'];

/**
 * True for a refusal of `requestApproval` because of a limit. Such a refusal cannot occur for an owner, who
 * has no limit.
 */
export const isAboveLimit = ({ code }: { readonly code: string }): boolean => codes.includes(code);

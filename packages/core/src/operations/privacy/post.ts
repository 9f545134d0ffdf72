import {
  contractParties,
  type Declaration,
  erase,
  keep,
  nothing,
  numbers,
  sides,
  stamps,
  state,
} from './treatment';

/** What was published, and what came of it. Counts name nobody; the picture that proves them shows an account. */
export const post = {
  observations: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...contractParties,
      ...numbers('post_id confirmed_by_id'),
      ...nothing('metric value observed_at source reach_kind method_version confirmed confirmed_at'),
      proof_file_id: erase(null, 'creator'),
    },
  },
  posts: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...contractParties,
      ...numbers('deliverable_id'),
      ...nothing('network format published_at published_on caption_source caption_at disclosure'),
      ...nothing('checked_at read_at asked_at'),
      caption: erase('', 'creator'),
      network_post_id: erase(null, 'creator'),
      // Where the content was published proves that the contract was fulfilled.
      url: keep('contract', 'https://erased.invalid', 'creator'),
    },
  },
} satisfies Record<string, Declaration>;

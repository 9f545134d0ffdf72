import { connectionCallback } from '../../connection/actions.server';

export const loader = connectionCallback('youtube');

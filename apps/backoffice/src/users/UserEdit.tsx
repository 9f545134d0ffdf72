import { ResourceEdit } from '../kit/ResourceEdit';

const fields = ['name', 'phone', 'whatsapp', 'locale'] as const;

export function UserEdit() {
  return <ResourceEdit resource="users" fields={fields} />;
}

export { CompanyList } from './CompanyList';
export { CompanyShow } from './CompanyShow';
export { CreatorList } from './CreatorList';
export { CreatorShow } from './CreatorShow';
export { PrivacyList } from './PrivacyList';
export { PrivacyShow } from './PrivacyShow';
export { UserList } from './UserList';
export { UserShow } from './UserShow';

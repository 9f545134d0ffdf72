export { SettingList } from './SettingList';

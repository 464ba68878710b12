export { SettingsScreen } from './SettingsScreen';
export { SettingsSkeleton } from './SettingsSkeleton';

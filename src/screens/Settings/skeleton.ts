export { SettingsSkeleton } from './SettingsSkeleton';

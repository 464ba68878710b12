import { latePart } from '../../app/loading/latePart';
import { importWithRetry } from '../../device/importWithRetry';

// The frames and skeletons of screens that are opened from the list or before it, loaded as one
// file. Only those that stand beside the list, or where a press on a row leads, come with the start.

const load = importWithRetry(() => import('./frames'));

export const AccountSkeleton = latePart(async () => (await load()).AccountSkeleton);
export const DataSkeleton = latePart(async () => (await load()).DataSkeleton);
export const JoinSkeleton = latePart(async () => (await load()).JoinSkeleton);
export const MoreSkeleton = latePart(async () => (await load()).MoreSkeleton);
export const OutboxPage = latePart(async () => (await load()).OutboxPage);
export const OutboxSkeleton = latePart(async () => (await load()).OutboxSkeleton);
export const PersonPage = latePart(async () => (await load()).PersonPage);
export const PlanViewSkeleton = latePart(async () => (await load()).PlanViewSkeleton);
export const PlansSkeleton = latePart(async () => (await load()).PlansSkeleton);
export const ProjectsPage = latePart(async () => (await load()).ProjectsPage);
export const ProjectsSkeleton = latePart(async () => (await load()).ProjectsSkeleton);
export const RaiseSnagSkeleton = latePart(async () => (await load()).RaiseSnagSkeleton);
export const ReportsSkeleton = latePart(async () => (await load()).ReportsSkeleton);
export const ResetPasswordSkeleton = latePart(async () => (await load()).ResetPasswordSkeleton);
export const SetUpSkeleton = latePart(async () => (await load()).SetUpSkeleton);
export const SettingsSkeleton = latePart(async () => (await load()).SettingsSkeleton);
export const SigningSkeleton = latePart(async () => (await load()).SigningSkeleton);
export const SignInSkeleton = latePart(async () => (await load()).SignInSkeleton);
export const ToCheckSkeleton = latePart(async () => (await load()).ToCheckSkeleton);
export const WaitingPage = latePart(async () => (await load()).WaitingPage);
export const WaitingSkeleton = latePart(async () => (await load()).WaitingSkeleton);

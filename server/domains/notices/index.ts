/** Notices of the platform and of workspaces. Other parts of the server import what is listed here, and nothing else. */
export { runNoticeJobs } from './spread/run-notice-jobs.ts';

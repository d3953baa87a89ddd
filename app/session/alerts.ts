/** Where each state of the workspace or the platform is explained (ERR-07 to ERR-11). */
const pages: Readonly<Record<string, string>> = {
  workspace_out_of_use: '/alert/stop',
  enterprise_maintenance_in_progress: '/alert/maintain',
  platform_maintenance_in_progress: '/alert/maintain',
  workspace_expired: '/alert/past',
  workspace_not_started: '/alert/not-start',
};

/** The page that explains why the workspace is closed; undefined for other codes. */
export function alertPage(code: string): string | undefined {
  return Object.hasOwn(pages, code) ? pages[code] : undefined;
}

/** Of two limits in minutes the shorter one; 0 and undefined are none. A workspace can tighten the platform's, not loosen it. */
export function shorterLimit(platform: number, workspace: number | undefined): number {
  if (!workspace) return platform;
  return platform === 0 ? workspace : Math.min(platform, workspace);
}

/** What a sign-in to a workspace leaves in the browser. */
export const sessionTokens = {
  accessToken: 'a',
  accessTokenExpiresAt: '2030-01-01T00:00:00.000Z',
  refreshToken: 'r',
  refreshTokenExpiresAt: '2030-01-08T00:00:00.000Z',
  platform_logo: '/files/logo.png',
  platform_name: 'Pagewright',
  roles: ['WORKSPACE_USER' as const],
  ws_id: 'acme',
};

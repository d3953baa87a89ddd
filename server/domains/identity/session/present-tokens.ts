import type { Role, Schemas } from '#openapi';
import type { TokenPair } from './families.ts';

interface Opened {
  pair: TokenPair;
  roles: readonly Role[];
  wsId: string | null | undefined;
  platform: { platform_name: string; platform_logo: string };
  mustChangePassword: boolean;
  mustSetUpTotp?: boolean;
  /** The only application that the session may open. */
  appId?: string | null | undefined;
  isSupport?: boolean;
}

/** A session as the sign-in answer carries it (SESS-01). */
export function presentTokens({
  pair,
  roles,
  wsId,
  platform,
  mustChangePassword,
  mustSetUpTotp = false,
  appId,
  isSupport = false,
}: Opened): Schemas['TokenAnswer'] {
  const [first = 'WORKSPACE_USER', ...others] = roles;
  return {
    outcome: 'token',
    accessToken: pair.access,
    accessTokenExpiresAt: pair.accessExpiresAt.toISOString(),
    refreshToken: pair.refresh,
    refreshTokenExpiresAt: pair.refreshExpiresAt.toISOString(),
    platform_logo: platform.platform_logo,
    platform_name: platform.platform_name,
    roles: [first, ...others],
    ...(wsId ? { ws_id: wsId } : {}),
    ...(appId ? { application_id: appId } : {}),
    ...(appId || isSupport ? { alone: true } : {}),
    ...(mustChangePassword ? { must_change_password: true } : {}),
    ...(mustSetUpTotp ? { must_set_up_totp: true } : {}),
  };
}

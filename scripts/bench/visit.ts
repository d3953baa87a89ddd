import { demoPassword } from '#server/seeds/demo.ts';

/** The text of every image code in the measured server. */
export const demoCaptcha = '7k2p';

const basic = `Basic ${Buffer.from('web:web').toString('base64')}`;

/** What a sign-in sends, apart from the cookies of its image code. */
export const signInHeaders = { authorization: basic };
export const signInForm = (username: string): string =>
  new URLSearchParams({ username, password: demoPassword, verifyCode: demoCaptcha }).toString();

/** Fetches an image code and gives its cookies. */
export async function fetchCode(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/common/security-code/captcha`);
  if (!answer.ok) throw new Error(`No image code: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Signs a user in and returns the access token. */
export async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/oauth/token`, {
    method: 'POST',
    headers: {
      ...signInHeaders,
      cookie: await fetchCode(origin),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: signInForm(username),
  });
  // The contract's answer of a sign-in.
  const { data } = (await answer.json()) as { data: { accessToken?: string } };
  if (!data.accessToken) throw new Error(`${username} was not signed in: ${JSON.stringify(data)}`);
  return data.accessToken;
}

import { beforeAll, expect, test } from 'vitest';
import { invitationMessage } from '#server/domains/identity/account/invitation-message.ts';
import { sendByMailServer } from '#server/kernel/delivery/mail-server.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCaller } from '#tests/api/caller.ts';
import { add } from '#tests/api/people.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

/** Each reaches anna@example.com with a mail program that reads lists, groups, names and comments. */
const disguised = [
  '1,anna@example.com',
  'x<anna@example.com>',
  '<anna@example.com>',
  'g:anna@example.com;',
  '(c)anna@example.com',
  'anna@example.com(c)',
  'anna@mail。example.com',
  'anna@example.com,',
];

test('P15 a mail goes to the one address that was counted, however that is written', async () => {
  const server = {
    host: 'mail.example.com',
    port: 465,
    encryption: 'tls' as const,
    fromName: '',
    fromAddress: 'a@example.com',
    userName: '',
    password: '',
  };
  const connected: unknown[] = [];
  const egress = {
    connect: async (target: unknown) => {
      connected.push(target);
      throw new Error('connected');
    },
  };
  for (const to of disguised)
    await expect(sendByMailServer(egress as never, server, { to, subject: 's', text: 't' }), to).rejects.toMatchObject({
      reason: 'refused',
    });
  expect(connected).toEqual([]);
  await expect(
    sendByMailServer(egress as never, server, { to: 'anna.li+x@mail.example.com', subject: 's', text: 't' }),
  ).rejects.toThrow('connected');
});

test('P31 an invitation has no address but its own link, whatever workspace and person are called', () => {
  const link = 'https://pages.example.com/join?invitation=pwi_x';
  const names = { by: 'Win now at evil.test', workspace: 'https://evil.test/prize and www.evil.test' };
  for (const [channel, application] of [['mail'], ['mail', 'Loans at evil.test'], ['sms', 'evil.test']] as const)
    for (const locale of ['en-US', 'zh-CN']) {
      const values = { ...names, application, username: 'anna', link };
      const { subject, text } = invitationMessage(values, { channel, locale });
      expect(`${subject}\n${text}`.match(/\w+:\/\/\S+|[\w-]+\.\w{2,}[^\s]*/g)).toEqual([link]);
    }
  const plain = { by: 'J. Li', workspace: 'Acme Inc.', username: 'anna.li', link };
  expect(invitationMessage(plain, { channel: 'mail', locale: 'en-US' }).text).toContain(
    'J. Li invites you to Acme Inc.. Your username is anna.li.',
  );
});

describeOnEachDatabase('addresses of people', (opening) => {
  let api: Api;
  let owner: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    owner = await createCaller(api, 'owner');
    return () => api.close();
  });

  test('P15 an address that means another one, or two, is refused where it is entered', async () => {
    const { id } = await add(owner, { email: 'anna.li+x@mail.example.com' });
    expect(id).toBeTruthy();
    for (const email of [...disguised, 'a@example.com\r\nbcc:b@example.com']) {
      const answer = await owner.call('createAccount', { username: `x${Math.random()}`, real_name: 'A', email });
      expect([email, answer.status, answer.code]).toEqual([email, 422, 'invalid_request']);
    }
  });
});

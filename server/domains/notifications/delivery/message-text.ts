import type { NotificationRow } from '../notification/queries.ts';
import { presentNotification } from '../notification/present.ts';

interface Message {
  subject: string;
  text: string;
}

/** One line, so that no title writes further headers or texts. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A notification as a mail or an SMS, which is short and has no second line. */
export function messageOf(
  row: NotificationRow,
  { channel, locale, origin }: { channel: 'mail' | 'sms'; locale: string; origin: string },
): Message {
  const { title, content, link } = presentNotification(row, locale);
  const subject = line(title);
  if (channel === 'sms')
    return { subject, text: content === '' ? subject : `${subject}: ${line(content)}`.slice(0, 200) };
  const address = link === '' ? '' : `${origin}${link}`;
  const why =
    locale === 'zh-CN'
      ? '您在通知设置中选择了通过邮件接收此类通知。'
      : 'You get this mail because your notification settings say so.';
  return { subject, text: [subject, content, address, why].filter((part) => part !== '').join('\n\n') };
}

/** One SMS or mail. */
export interface OutgoingMessage {
  channel: 'sms' | 'mail';
  to: string;
  subject?: string;
  text: string;
  /** A code that somebody waits for to sign in. It is counted by itself: no other message takes its room. */
  isCode?: boolean;
  /** The workspace whose gateway sends it; without one, or where it has none of its own, the platform's does. */
  wsId?: string | undefined;
}

/** Sends SMS and mail: by the configured gateways, or to the outbox of demo mode. */
export interface Messages {
  /** Throws `MessageNotSent` when no gateway is set up, or it did not take the message. */
  send(message: OutgoingMessage): Promise<void>;
  /** Whether the workspace has a gateway of its own for SMS. */
  hasOwnSmsGateway(wsId: string): Promise<boolean>;
  /** Whether the platform itself can send such messages. */
  canSend(channel: OutgoingMessage['channel']): boolean;
}

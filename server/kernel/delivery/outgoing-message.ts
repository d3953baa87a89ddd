/** One SMS or mail. */
export interface OutgoingMessage {
  channel: 'sms' | 'mail';
  to: string;
  subject?: string;
  text: string;
  /** A code that a person needs to sign in. It has a cap of its own, which no other message uses up. */
  isCode?: boolean;
  /** Requested by the person who entered the address. Such codes have a cap of their own, so that strangers use up none of the owner's. */
  isOfStranger?: boolean;
  /** The workspace whose gateway sends it; without one, or where it has none of its own, the platform's does. */
  wsId?: string | undefined;
}

/** Whose gateway sends the messages of a workspace; undefined where none is set up. */
type Gateway = 'own' | 'platform' | undefined;

/** How a workspace can send messages now. */
export interface MessageWays {
  mail: Gateway;
  sms: Gateway;
  /** How many messages it may still send today by the platform's gateways. */
  left: number;
}

/** Sends SMS and mail: by the configured gateways, or to the outbox of demo mode. */
export interface Messages {
  /** Throws `MessageNotSent` when no gateway is set up, or it did not take the message. */
  send(message: OutgoingMessage): Promise<void>;
  /** Whether the workspace has a gateway of its own for SMS. */
  hasOwnSmsGateway(wsId: string): Promise<boolean>;
  /** By whose gateways the workspace sends, and how much of the day is left. */
  ways(wsId: string): Promise<MessageWays>;
  /** Whether the platform itself can send such messages. */
  canSend(channel: OutgoingMessage['channel']): boolean;
}

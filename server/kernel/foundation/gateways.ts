/** A mail server that is spoken to by SMTP. */
export interface MailServer {
  host: string;
  port: number;
  /** From the first byte, by an upgrade that has to succeed, or not at all. */
  encryption: 'tls' | 'starttls' | 'none';
  fromName: string;
  fromAddress: string;
  /** Empty: without a sign-in. */
  userName: string;
  password: string;
}

/** A service that takes SMS by HTTP. */
export interface SmsGateway {
  url: string;
  /** Put before each text; empty for none. */
  signature: string;
  /** Sent by basic authentication when there is one. */
  accessKey: string;
  accessSecret: string;
}

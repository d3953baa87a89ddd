/** The workspace that the request's address selects, `acme.localhost` → acme. */
export interface HostWorkspace {
  wsId: string;
  subdomain: string;
  customerName: string;
}

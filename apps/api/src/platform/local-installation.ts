/* Whether an installation serves only people on its own machine, and what follows from that. */

/** Settings that these rules read (`config.ts`). */
type Addressed = { readonly host: string; readonly publicUrl: string };
type Mailing = Addressed & { readonly smtpUrl?: string | undefined };

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
export const isLoopback = (host: string) => LOOPBACK.has(host);

/** Returns a URL's host name without the brackets of IPv6. */
export const hostNameOf = (hostname: string) => hostname.replace(/^\[|\]$/g, "");

/** Whether the installation serves only people on this machine. */
export const isLocalInstallation = ({ host, publicUrl }: Addressed) =>
  isLoopback(host) && isLoopback(hostNameOf(new URL(publicUrl).hostname));

/** Whether /dev/mailbox exists: only if no emails are sent (no `SMTP_URL`), and the installation is local. */
export const hasMailboxPage = (config: Mailing): boolean =>
  !config.smtpUrl && isLocalInstallation(config);

/** Which messages reach people. Others are only written to DATA_DIR/outbox, where no one sees them at /dev/mailbox. */
export const channelsInUse = (
  config: Mailing & { readonly twilio?: unknown },
): { readonly mail: boolean; readonly sms: boolean } => ({
  mail: config.smtpUrl !== undefined || hasMailboxPage(config),
  sms: config.twilio !== undefined || hasMailboxPage(config),
});

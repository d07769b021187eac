import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** An email as it arrived. */
export type ReceivedEmail = {
  readonly from: string;
  readonly to: readonly string[];
  /** The account that logged in to send it. */
  readonly user: string | undefined;
  readonly isEncrypted: boolean;
  /** RFC 5322. */
  readonly source: string;
};

/** The refusal of one command. */
export type MailRefusal = {
  readonly at: "MAIL FROM" | "RCPT TO" | "DATA";
  readonly code: number;
  readonly said: string;
};

export type MailServer = {
  readonly port: number;
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string;
  readonly received: ReceivedEmail[];
  /** For the next emails, in order; later ones are accepted. */
  readonly refusals: MailRefusal[];
  close(): Promise<void>;
};

const smtpError = ({ code, said }: MailRefusal) =>
  Object.assign(new Error(said), { responseCode: code });

/** Starts a real SMTP server for a test, with STARTTLS and a self-signed certificate. */
export async function mailServer(
  options: {
    readonly port?: number;
    /** Absent: anyone may send. */
    readonly account?: { readonly user: string; readonly password: string };
    readonly withoutTls?: true;
  } = {},
): Promise<MailServer> {
  const { account } = options;
  const received: ReceivedEmail[] = [];
  const refusals: MailRefusal[] = [];
  const refusalAt = (at: MailRefusal["at"]) =>
    refusals[0]?.at === at ? smtpError(refusals.splice(0, 1)[0] as MailRefusal) : null;
  const server = new SMTPServer({
    authOptional: !account,
    disabledCommands: options.withoutTls ? ["STARTTLS"] : [],
    onAuth({ username, password }, _session, done) {
      const isRight = username === account?.user && password === account?.password;
      done(isRight ? null : new Error("Invalid username or password"), { user: username });
    },
    onMailFrom: (_address, _session, done) => done(refusalAt("MAIL FROM")),
    onRcptTo: (_address, _session, done) => done(refusalAt("RCPT TO")),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const refusal = refusalAt("DATA");
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          user: typeof session.user === "string" ? session.user : undefined,
          isEncrypted: session.secure,
          source: Buffer.concat(parts).toString("utf8"),
        });
        return done();
      });
    },
  });
  // Some tests are about a client that rejects the certificate.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, "127.0.0.1", () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

import type { FastifyInstance } from "fastify";

/** Where email programs stop a kind of email with one click; links in its emails add the id and the token. */
export const ONE_CLICK_PATH = "/v1/renewal-reminders/one-click";
/** The body is 'List-Unsubscribe=One-Click' (bytes). */
const MAX_BYTES = 1024;
/** A parameter may be repeated. */
type Query = { readonly id?: unknown; readonly token?: unknown };

/**
 * Receives the POST of an email program whose user has unsubscribed from a kind of email (RFC 8058). It has no
 * cookies and no login, and follows no redirect.
 *
 * @param stop called with the id and the token of the link; an error refuses it
 */
export function addOneClick(
  app: FastifyInstance,
  stop: (link: { readonly id: string; readonly token: string }) => Promise<void>,
): void {
  void app.register(async (emails) => {
    // A form, in either encoding: the address says everything.
    emails.removeAllContentTypeParsers();
    emails.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
    emails.post<{ Querystring: Query }>(
      ONE_CLICK_PATH,
      { bodyLimit: MAX_BYTES },
      async ({ query: { id, token } }, reply) => {
        await stop({
          id: typeof id === "string" ? id : "",
          token: typeof token === "string" ? token : "",
        });
        return reply.header("cache-control", "no-store").status(204).send();
      },
    );
  });
}

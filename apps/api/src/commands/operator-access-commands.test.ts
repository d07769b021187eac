import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { startAuthenticator } from "@holdfast/contract/accounts/authenticator-endpoints";
import { signInMachine } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { acceptBrokerageInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { textPart } from "../platform/mail/read-email";
import {
  demoInstallation,
  emptyInstallation,
  type Installation,
} from "../../test/setup/installation";
import { linkOf, PASSWORD } from "../../test/factories/people";
import { type RunningApp, runHere, type Settings, startServer } from "../../test/setup/running-app";

let installation: Installation;
let server: RunningApp;
beforeAll(async () => {
  installation = await demoInstallation(await emptyInstallation());
  server = await startServer(installation.settings);
});

const run = (...args: string[]) => runHere(args, installation.settings);
const done = (line: string) => ({ code: 0, out: `${line}\n`, error: "" });
const refused = (message: string) => ({ code: 1, out: "", error: `${message}\n` });
const OWNER = "owner@demo.example";

it("rotate-key re-encrypts with the current key what a former key encrypted", async () => {
  const { settings, owner } = installation;
  const body = { password: PASSWORD };
  expect((await server.call(startAuthenticator, { as: owner, body })).status).toBe(201);
  const rotate = (keys: Settings) => runHere(["rotate-key"], { ...settings, ...keys });
  const counted = (renewed: number, current: number) =>
    `Authenticator secrets: ${renewed} re-encrypted, ${current} already encrypted with the current key.\n`;
  const another = { SECRET_KEY: "another key of at least 32 characters" };
  expect(await rotate(another)).toEqual({
    code: 1,
    out: counted(0, 0),
    error:
      "1 could not be decrypted. Add the key that encrypted them to SECRET_KEY_PREVIOUS and run this command again.\n",
  });
  // The key of this installation: given as a setting, or generated in its data folder.
  const secretKey = "SECRET_KEY" in settings ? settings["SECRET_KEY"] : undefined;
  const file = path.join(settings.DATA_DIR, "secret-key");
  if (secretKey === undefined) await copyFile(file, `${file}.previous`);
  const former: Settings = secretKey === undefined ? {} : { SECRET_KEY_PREVIOUS: secretKey };
  const moved = await rotate({ ...another, ...former });
  expect([moved.code, moved.out]).toEqual([0, expect.stringContaining(counted(1, 0))]);
  await rm(`${file}.previous`, { force: true });
  const back = await rotate({ SECRET_KEY_PREVIOUS: another.SECRET_KEY });
  expect([back.code, back.out]).toEqual([0, expect.stringContaining(counted(1, 0))]);
});

describe("brokerage invite", () => {
  const emailTo = (email: string) =>
    vi.waitFor(
      async () => {
        const folder = path.join(installation.settings.DATA_DIR, "outbox");
        const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
        for (const name of names) {
          const source = await readFile(path.join(folder, name), "utf8");
          if (source.includes(`To: ${email}`)) return textPart(source);
        }
        throw new Error("The email has not arrived yet.");
      },
      { timeout: 60_000, interval: 100 },
    );

  it("sends the email that makes a person a broker", async () => {
    const email = OWNER;
    // The session from before: removing the machine mark further down ends it.
    const as = installation.owner;
    expect(await run("brokerage", "invite", email, "--brokerage", "Anchorage Brokers")).toEqual(
      done(`The invitation to ${email} is queued. The server sends it while it is running.`),
    );
    const invitation = await emailTo(email);
    const brokerageId = /brokerageId=([\w-]{36})/.exec(invitation)?.[1] ?? "";
    const accepted = await server.call(acceptBrokerageInvitation, {
      params: { brokerageId },
      body: linkOf(invitation),
    });
    expect([accepted.status, accepted.answer.token]).toEqual([200, null]);
    const { answer } = await server.call(readBroker, { as });
    expect(answer.brokerageName).toBe("Anchorage Brokers");
    expect(await run("brokerage", "invite", email, "--brokerage=Anchorage Brokers")).toEqual(
      refused(`${email} is already a broker.`),
    );
  });

  it("finds a brokerage by its name without characters that reverse text", async () => {
    const create = ["brokerage", "create", "--quota", "1", "--name"];
    expect((await run(...create, "Lantern \u202eBrokers\u2069")).code).toBe(0);
    const email = "new@lantern.example";
    expect(await run("brokerage", "invite", email, "--brokerage", "\u2066Lantern Brokers")).toEqual(
      done(`The invitation to ${email} is queued. The server sends it while it is running.`),
    );
    expect(await emailTo(email)).toContain("Lantern Brokers");
  });

  it("rejects an invalid address and an unknown brokerage", async () => {
    expect(await run("brokerage", "invite", "new@demo.example", "--brokerage", "None")).toEqual(
      refused("There is no brokerage named None."),
    );
    expect(await run("brokerage", "invite", "new", "--brokerage", "Anchorage Brokers")).toEqual(
      refused("new is not an email address."),
    );
    expect(await run("brokerage", "invite", "new@demo.example")).toEqual(
      refused("--brokerage is missing."),
    );
  });
});

describe("accounts machine", () => {
  const signsIn = async () => {
    const body = { email: OWNER, password: PASSWORD };
    return (await server.call(signInMachine, { body })).status;
  };

  it("lets an account log in without a code until --off", async () => {
    expect(await signsIn()).toBe(403);
    expect(await run("accounts", "machine", "Owner@Demo.example")).toEqual(
      done(`${OWNER} can now log in without a code.`),
    );
    expect(await signsIn()).toBe(200);
    expect(await run("accounts", "machine", OWNER, "--off")).toEqual(
      done(`${OWNER} needs a code to log in again. Its sessions have ended.`),
    );
    expect(await signsIn()).toBe(403);
  });

  it("rejects an unregistered account", async () => {
    expect(await run("accounts", "machine", "nobody@demo.example")).toEqual(
      refused("No account is registered with nobody@demo.example."),
    );
    expect(await run("accounts", "machine", "--off")).toEqual(
      refused("Missing argument: the email address of the account."),
    );
  });
});

it("accounts reset-second-factor logs the person out and sends codes by email again", async () => {
  const as = installation.broker;
  expect((await server.call(readUser, { as })).status).toBe(200);
  expect(await run("accounts", "reset-second-factor", "broker@demo.example")).toEqual(
    done("Codes for broker@demo.example will be sent by email. All sessions have ended."),
  );
  expect((await server.call(readUser, { as })).status).toBe(401);
});

describe("partners", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const keyFile = async (name: string, key: KeyObject, type: "spki" | "pkcs8") => {
    const file = path.join(installation.settings.DATA_DIR, name);
    await writeFile(file, key.export({ type, format: "pem" }));
    return file;
  };
  let links = 0;
  const signInByLink = async () => {
    const now = Math.floor(Date.now() / 1_000);
    const link = await new SignJWT({
      iss: "Portal",
      sub: OWNER,
      aud: server.url.replace("127.0.0.1", "localhost"),
      jti: `link-${(links += 1)}`,
      iat: now,
      exp: now + 50,
    })
      .setProtectedHeader({ alg: "EdDSA" })
      .sign(privateKey);
    const authorization = `Link ${Buffer.from(link).toString("base64")}`;
    return (await fetch(`${server.url}/v1/auth/token`, { headers: { authorization } })).status;
  };

  it("makes a partner's links valid once its key is added, and invalid once it is revoked", async () => {
    expect(await signInByLink()).toBe(401);
    const key = await keyFile("portal.pem", publicKey, "spki");
    expect(await run("partners", "add", "Portal", key)).toEqual(
      done("Links signed by Portal are now accepted."),
    );
    expect(await signInByLink()).toBe(200);
    expect(await run("partners", "add", "Portal", key)).toEqual(
      refused("A partner named Portal already exists. Revoke it first."),
    );
    expect(await run("partners", "revoke", "Portal")).toEqual(
      done("Links signed by Portal are no longer accepted."),
    );
    expect(await signInByLink()).toBe(401);
    expect(await run("partners", "revoke", "Portal")).toEqual(
      refused("There is no partner named Portal."),
    );
  });

  it("stores a partner's name without characters that reverse text", async () => {
    const key = await keyFile("marked.pem", publicKey, "spki");
    expect(await run("partners", "add", "Har\u202ebour\u2066", key)).toEqual(
      done("Links signed by Harbour are now accepted."),
    );
    expect(await run("partners", "revoke", "Har\u202ebour")).toEqual(
      done("Links signed by Harbour are no longer accepted."),
    );
  });

  it("rejects a private key and a missing file for a partner", async () => {
    const secret = await keyFile("secret.pem", privateKey, "pkcs8");
    expect(await run("partners", "add", "Careless", secret)).toEqual(
      refused(`${secret} must contain an Ed25519 public key in PEM format.`),
    );
    const { error } = await run("partners", "add", "Careless", `${secret}.none`);
    expect(error).toContain("The key cannot be read: ENOENT");
  });
});

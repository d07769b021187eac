import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import type { ReceivedFile } from "./call-endpoint";
import { useDownload } from "./use-download";

const FILE: ReceivedFile = { blob: new Blob(["x"]), fileName: "plan.pdf" };

let finish: (file: ReceivedFile) => void;
let fail: (reason: Error) => void;
const make = vi.fn<() => Promise<ReceivedFile>>();

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  make.mockReset().mockImplementation(
    () =>
      new Promise<ReceivedFile>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
});

const Starter = ({ way }: { readonly way: "download" | "export" }) => {
  const { download } = useDownload(way);
  return (
    <>
      <button type="button" onClick={() => void download(make)}>
        Start
      </button>
      <ToastRegion />
    </>
  );
};

const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const start = () => page.getByRole("button", { name: "Start" }).click();

it.each([
  ["download", "Downloading", "Download successfully"],
  ["export", "Exporting", "Export successfully"],
] as const)(
  "%s shows its notice until the file is there, and ignores a second click meanwhile",
  async (way, busy, done) => {
    await render(<Starter way={way} />);
    await start();
    await shows(busy);
    await shows("Thanks for your patience.");
    await start();
    expect(make).toHaveBeenCalledTimes(1);
    expect(currentToasts()).toHaveLength(1);

    finish(FILE);
    await shows(done);
    expect(page.getByText(busy, { exact: true }).query()).toBeNull();
    await start();
    expect(make).toHaveBeenCalledTimes(2);
    finish(FILE);
  },
);

it("ignores another file meanwhile, also on the page that follows", async () => {
  const { unmount } = await render(<Starter way="export" />);
  await start();
  await shows("Exporting");
  await unmount();
  await render(<Starter way="download" />);
  await start();
  await shows("Exporting");
  expect(make).toHaveBeenCalledTimes(1);
  expect(currentToasts()).toHaveLength(1);
  finish(FILE);
  await shows("Export successfully");
  await start();
  expect(make).toHaveBeenCalledTimes(2);
  finish(FILE);
});

it.each([
  ["download", "Download failed"],
  ["export", "Export failed"],
] as const)("%s says that it failed, and can be started again", async (way, failed) => {
  await render(<Starter way={way} />);
  await start();
  fail(new Error("away"));
  await shows(failed);
  await start();
  expect(make).toHaveBeenCalledTimes(2);
  finish(FILE);
});

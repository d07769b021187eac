import { setPriority } from "node:os";
import { expect, test, vi } from "vitest";
import { lowerThread } from "./low-priority";

vi.mock("node:os", { spy: true });

test.runIf(process.platform === "linux")(
  "a system that refuses it leaves the thread as it is",
  () => {
    vi.mocked(setPriority).mockImplementation(() => {
      throw new Error("A system error occurred: uv_os_setpriority returned EPERM");
    });
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    lowerThread();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("EPERM"));
  },
);

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** Returns a file's size as '0.4 KB', '12 KB' or '3.4 MB'. */
export function fileSize(bytes: number): string {
  const [unit, name] = bytes < MEGABYTE ? [KILOBYTE, "KB"] : [MEGABYTE, "MB"];
  const size = Math.max(0.1, bytes / unit);
  const digits = size < 10 ? 1 : 0;
  return `${size.toLocaleString("en-AU", { maximumFractionDigits: digits })} ${name}`;
}
